extension WeatherData.CurrentConditions {
  /// The conditions without the values that cannot be: infinities, and what no place on earth has.
  ///
  /// The limits lie well beyond every record, so that they catch placeholders such as -999 and nothing else.
  func checked() -> Self {
    var result = self
    result.temperature = temperature.within(-150...100)
    result.apparentTemperature = apparentTemperature.within(-200...150)
    result.humidity = humidity.within(0...1.1).map { min($0, 1) }
    result.pressure = pressure.within(300...1200)
    result.windSpeed = windSpeed.within(0...200)
    result.windGust = windGust.within(0...300)
    result.windDirection = windDirection.within(0...360).map { $0 == 360 ? 0 : $0 }
    result.precipitation = precipitation.within(0...2000)
    result.cloudCover = cloudCover.within(0...1.01).map { min($0, 1) }
    result.visibility = visibility.within(0...1_000_000)
    result.uvIndex = uvIndex.within(0...50)
    return result
  }

  /// Whether nothing is known but the time and whether it is day.
  var isEmpty: Bool {
    var rest = self
    rest.isDay = nil
    return rest == Self(observedAt: observedAt)
  }
}

extension Double? {
  /// The value if it is in a range, a negative zero as zero.
  fileprivate func within(_ range: ClosedRange<Double>) -> Double? {
    flatMap { range.contains($0) ? ($0 == 0 ? 0 : $0) : nil }
  }
}
