/// Names that every file system takes.
enum FileNames {
    /// File systems take 255 bytes; the rest is for endings.
    private static let longest = 180

    /// Letters, digits, dashes and underscores; `opens(at:)` becomes `opens-at`. What is too long ends in a hash of the whole.
    static func plain(_ text: String) -> String {
        let words = text.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "-") }.joined(separator: "-")
        guard words.utf8.count > longest else { return words }
        var short = ""
        for letter in words where short.utf8.count < longest - 20 { short.append(letter) }
        return "\(short)-\(hash(words))"
    }

    /// The same, but different texts have different names: what gets lost is made up for by a hash.
    static func distinct(_ text: String) -> String {
        let name = plain(text)
        guard name != text else { return name }
        return name.isEmpty ? hash(text) : "\(name)-\(hash(text))"
    }

    /// FNV-1a of the text; the same on every machine and in every run.
    private static func hash(_ text: String) -> String {
        let value = text.utf8.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 }
        return String(format: "%08x", value)
    }
}
