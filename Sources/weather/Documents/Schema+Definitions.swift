extension Schema {
  /// A shape that documents are made of.
  struct Definition: Hashable, Sendable {
    /// The name that references use.
    let name: String
    /// The shape, as JSON Schema has it.
    let text: String
  }

  /// The shapes, each before those that it is made of.
  static let definitions = [
    Definition(
      name: "condition",
      text: #"""
        {"type":"object",
        "required":["location","current","observedAt","fetchedAt","ageSeconds","stale","source","error"],"properties":{
        "location":{"$ref":"#/$defs/location"},"current":{"$ref":"#/$defs/reading"},
        "observedAt":{"$ref":"#/$defs/text"},"fetchedAt":{"$ref":"#/$defs/text"},
        "ageSeconds":{"$ref":"#/$defs/count"},"stale":{"type":["boolean","null"]},
        "source":{"$ref":"#/$defs/source"},"error":{"anyOf":[{"type":"null"},{"$ref":"#/$defs/error"}]}}}
        """#),
    Definition(
      name: "result",
      text: #"""
        {"type":"object","required":["line","command","status","locations","error"],"properties":{
        "line":{"type":"integer","minimum":1},"command":{"type":"string"},"status":{"type":"integer"},
        "locations":{"type":"array","items":{"$ref":"#/$defs/location"}},
        "error":{"anyOf":[{"type":"null"},{"$ref":"#/$defs/error"}]}}}
        """#),
    Definition(
      name: "location",
      text: #"""
        {"type":"object","required":["id","name","latitude","longitude"],"properties":{
        "id":{"type":"string","minLength":1},
        "name":{"type":"string","minLength":1},
        "region":{"type":"string"},"country":{"type":"string"},
        "latitude":{"$ref":"#/$defs/latitude"},"longitude":{"$ref":"#/$defs/longitude"},
        "timeZone":{"type":"string"},"geonameID":{"type":"integer"},"note":{"type":"string"},
        "tags":{"type":"array","items":{"type":"string"}}}}
        """#),
    Definition(
      name: "error",
      text: #"""
        {"type":"object","required":["code","status","message","retryable"],"properties":{
        "code":{"type":"string"},"status":{"type":"integer"},"message":{"type":"string"},
        "retryable":{"type":"boolean"},"path":{"type":"string"},"line":{"type":"integer"},
        "column":{"type":"integer"},"retryAfter":{"type":"integer"},"committed":{"type":"boolean"},
        "suggestions":{"type":"array","items":{"type":"string"}},
        "candidates":{"type":"array","items":{"$ref":"#/$defs/place"}},
        "results":{"type":"array","items":{"$ref":"#/$defs/result"}}}}
        """#),
    Definition(
      name: "place",
      text: #"""
        {"type":"object",
        "required":["name","region","subregion","country","countryName","latitude","longitude","timeZone","population","feature","geonameID","matched"],
        "properties":{
        "name":{"type":"string"},"region":{"$ref":"#/$defs/text"},"subregion":{"$ref":"#/$defs/text"},
        "country":{"$ref":"#/$defs/text"},"countryName":{"$ref":"#/$defs/text"},
        "latitude":{"$ref":"#/$defs/latitude"},"longitude":{"$ref":"#/$defs/longitude"},
        "timeZone":{"$ref":"#/$defs/text"},"population":{"$ref":"#/$defs/count"},"feature":{"$ref":"#/$defs/text"},
        "geonameID":{"$ref":"#/$defs/count"},"matched":{"type":"string"}}}
        """#),
    Definition(
      name: "problem",
      text: #"""
        {"type":"object","required":["line","column","id","message"],"properties":{
        "line":{"type":"integer","minimum":1},"column":{"type":"integer","minimum":1},
        "id":{"$ref":"#/$defs/text"},"message":{"type":"string"}}}
        """#),
    Definition(
      name: "reading",
      text: #"""
        {"type":["object","null"],
        "required":["summary","icon","temperature","apparentTemperature","humidity","pressure","windSpeed","windGust","windDirection","precipitation","cloudCover","visibility","uvIndex","isDay"],
        "properties":{
        "summary":{"$ref":"#/$defs/text"},"icon":{"$ref":"#/$defs/text"},
        "temperature":{"$ref":"#/$defs/amount"},"apparentTemperature":{"$ref":"#/$defs/amount"},
        "humidity":{"$ref":"#/$defs/amount"},"pressure":{"$ref":"#/$defs/amount"},
        "windSpeed":{"$ref":"#/$defs/amount"},"windGust":{"$ref":"#/$defs/amount"},
        "windDirection":{"$ref":"#/$defs/amount"},"precipitation":{"$ref":"#/$defs/amount"},
        "cloudCover":{"$ref":"#/$defs/amount"},"visibility":{"$ref":"#/$defs/amount"},
        "uvIndex":{"$ref":"#/$defs/amount"},"isDay":{"type":["boolean","null"]}}}
        """#),
    Definition(
      name: "source",
      text: #"""
        {"type":["object","null"],"required":["provider","attribution","url","sample"],"properties":{
        "provider":{"type":"string"},"attribution":{"type":"string"},"url":{"$ref":"#/$defs/text"},
        "sample":{"type":"boolean"}}}
        """#),
    Definition(
      name: "latitude",
      text: #"""
        {"type":"number","minimum":-90,"maximum":90}
        """#),
    Definition(
      name: "longitude",
      text: #"""
        {"type":"number","minimum":-180,"maximum":180}
        """#),
    Definition(
      name: "text",
      text: #"""
        {"type":["string","null"]}
        """#),
    Definition(
      name: "count",
      text: #"""
        {"type":["integer","null"]}
        """#),
    Definition(
      name: "amount",
      text: #"""
        {"type":["number","null"]}
        """#),
  ]
}
