#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What a service says about its refusal.
struct ServiceReason: Decodable {
  private struct Inner: Decodable {
    var message: LenientValue?
  }

  /// The words, or `nil` when the body holds none.
  let text: String?

  private enum Key: String, CodingKey {
    case reason, detail, message, error, title
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    let direct = [Key.reason, .detail, .message, .error, .title].lazy.compactMap { key in
      (try? container.decode(LenientValue.self, forKey: key))?.text
    }
    text = direct.first ?? (try? container.decode(Inner.self, forKey: .error))?.message?.text
  }

  /// Takes the reason out of the body of an error answer: safe to print, 200 characters at most.
  static func words(of response: HTTPResponse) -> String? {
    let bytes = Array(response.body.prefix(64 << 10))
    var words: String?
    if JSONDepth.isWithin(16, bytes) {
      words = (try? JSONDecoder().decode(ServiceReason.self, from: Data(bytes)))?.text
    }
    let text = words ?? plainText(String(decoding: bytes.prefix(4096), as: UTF8.self))
    return text.isEmpty ? nil : text.safeForTerminal(limit: 200)
  }

  /// The text of a page without its tags, on one line.
  private static func plainText(_ page: String) -> String {
    var text = ""
    var isInTag = false
    for character in page {
      switch character {
      case "<": isInTag = true
      case ">" where isInTag:
        isInTag = false
        text += " "
      case _ where isInTag: break
      default: text.append(character)
      }
    }
    return text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
