extension AddLocationViewModel {
  /// What the screen shows.
  public enum State: Equatable, Sendable {
    /// Nothing was typed, or the search was given up.
    case empty
    /// A search is under way.
    case querying
    /// The search found nothing or failed; the words to show.
    case message(String)
    /// The places found, best first; at least one.
    case results([AddLocationCellViewModel])
  }
}

extension AddLocationViewModel.State {
  init(_ matches: PlaceMatches, query: String) {
    if matches.places.isEmpty {
      self = .message(matches.remark ?? "no place found for '\(query)'")
    } else {
      self = .results(
        matches.places.enumerated().map { AddLocationCellViewModel(place: $0.element, id: $0.offset + 1) })
    }
  }
}
