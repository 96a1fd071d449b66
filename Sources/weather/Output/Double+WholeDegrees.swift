extension Double {
  /// A direction in whole degrees, from 0 to 359.
  var wholeDegrees: Double {
    rounded().truncatingRemainder(dividingBy: 360)
  }
}
