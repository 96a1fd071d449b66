/// Answers of Open-Meteo.
enum OpenMeteoText {
  /// The conditions in Oslo, of whose temperature nearly nothing is left, and one of whose values is not known.
  static let oslo = """
    {"latitude":59.9,"longitude":10.75,"utc_offset_seconds":0,"timezone":"GMT","current_units":{"time":"iso8601",
    "interval":"seconds","temperature_2m":"°C","apparent_temperature":"°C","wind_speed_10m":"km/h",
    "wind_direction_10m":"°","weather_code":"wmo code","is_day":""},"current":{"time":"2026-07-28T13:45","interval":900,
    "temperature_2m":-0.4,"apparent_temperature":null,"wind_speed_10m":14.4,"wind_direction_10m":225,
    "weather_code":61,"is_day":1}}
    """
}
