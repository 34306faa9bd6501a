import Foundation

/// A part of a document in RTF.
enum RichTextToken: Equatable {
    case open
    case close
    /// `\b0`: a word and its number.
    case word(String, Int?)
    /// `\*`, `\~`.
    case symbol(Character)
    /// Bytes of a character set.
    case bytes([UInt8])
}

/// RTF in its parts. Whatever comes, there is a next one until the bytes end.
struct RichTextTokens {
    private let bytes: [UInt8]
    private var place = 0

    init(_ data: Data) { bytes = [UInt8](data) }

    mutating func next() -> RichTextToken? {
        while place < bytes.count {
            switch bytes[place] {
            case UInt8(ascii: "{"):
                place += 1
                return .open
            case UInt8(ascii: "}"):
                place += 1
                return .close
            case UInt8(ascii: "\\"):
                place += 1
                return control()
            case 10, 13, 0: place += 1
            default: return text()
            }
        }
        return nil
    }

    private mutating func text() -> RichTextToken {
        let start = place
        while place < bytes.count, !Self.ends.contains(bytes[place]) { place += 1 }
        return .bytes(Array(bytes[start..<place]))
    }

    private static let ends: Set<UInt8> = [
        UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "\\"), 10, 13, 0,
    ]

    private mutating func control() -> RichTextToken {
        guard place < bytes.count else { return .symbol("\\") }
        let first = bytes[place]
        guard Self.isLetter(first) else {
            place += 1
            return first == UInt8(ascii: "'") ? hexadecimal() : .symbol(Character(Unicode.Scalar(first)))
        }
        let start = place
        while place < bytes.count, Self.isLetter(bytes[place]), place - start < 32 { place += 1 }
        let word = String(decoding: bytes[start..<place], as: UTF8.self)
        let number = self.number()
        if place < bytes.count, bytes[place] == UInt8(ascii: " ") { place += 1 }
        if word == "bin", let number { place = min(bytes.count, place + max(0, number)) }
        return .word(word, number)
    }

    private mutating func number() -> Int? {
        let start = place
        if place < bytes.count, bytes[place] == UInt8(ascii: "-") { place += 1 }
        while place < bytes.count, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[place]), place - start < 11 {
            place += 1
        }
        guard let number = Int(String(decoding: bytes[start..<place], as: UTF8.self)) else {
            place = start
            return nil
        }
        return number
    }

    /// `\'e9`, and those that follow at once: characters of two bytes are written as two of these.
    private mutating func hexadecimal() -> RichTextToken {
        var found: [UInt8] = []
        while true {
            let digits = bytes[place..<min(place + 2, bytes.count)]
            guard digits.count == 2, let byte = UInt8(String(decoding: digits, as: UTF8.self), radix: 16) else { break }
            found.append(byte)
            place += 2
            guard place + 1 < bytes.count, bytes[place] == UInt8(ascii: "\\"), bytes[place + 1] == UInt8(ascii: "'")
            else { break }
            place += 2
        }
        return .bytes(found)
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
    }
}
