/// A value with its unit, as the National Weather Service writes it.
struct NWSQuantity: Decodable {
  private let value: LenientValue?
  private let unitCode: LenientValue?
  private let qualityControl: LenientValue?

  /// The number, or `nil` when there is none or it was found to be wrong (X) or subjectively bad (B).
  var number: Double? {
    let rejected = ["X", "B"]
    if let mark = qualityControl?.text?.split(separator: ":").last, rejected.contains(String(mark)) {
      return nil
    }
    return value?.number
  }

  /// The unit without the name of its vocabulary, which has changed over time: `wmoUnit:degC`, `unit:degC`.
  var unit: String? {
    unitCode?.text?.split(separator: ":").last.map(String.init)
  }
}
