/// The names that follow a dot in sources, and those that they declare.
struct UsedNames {
    private static let declaring: Set<String> = ["let", "var", "func", "case", "enum", "struct", "class"]
    private var used: Set<String> = []
    private var declared: Set<String> = []

    init(_ texts: [String]) {
        for var text in texts { text.withUTF8 { read($0) } }
    }

    func uses(_ name: String) -> Bool { used.contains(name) }
    func declares(_ name: String) -> Bool { declared.contains(name) }

    private mutating func read(_ text: UnsafeBufferPointer<UInt8>) {
        var place = 0
        // Whether a word that declares has just been read, with blanks after it.
        var declares = false
        while place < text.count {
            guard Self.isPart(text[place]) else {
                if !Self.isBlank(text[place]), text[place] != UInt8(ascii: "`") { declares = false }
                place += 1
                continue
            }
            let start = place
            while place < text.count, Self.isPart(text[place]) { place += 1 }
            let followsDot = Self.followsDot(start, text)
            guard followsDot || declares || place < text.count && Self.isBlank(text[place]) else { continue }
            let word = String(decoding: text[start..<place], as: UTF8.self)
            if followsDot { used.insert(word) }
            if declares { declared.insert(word) }
            declares = Self.declaring.contains(word)
        }
    }

    /// Whether a dot stands before a word, which may be in backticks.
    private static func followsDot(_ start: Int, _ text: UnsafeBufferPointer<UInt8>) -> Bool {
        var place = start - 1
        if place >= 0, text[place] == UInt8(ascii: "`") { place -= 1 }
        return place >= 0 && text[place] == UInt8(ascii: ".")
    }

    /// Letters and digits; what is not ASCII counts as letters.
    private static func isPart(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
            true
        default: false
        }
    }

    private static func isBlank(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): true
        default: false
        }
    }
}
