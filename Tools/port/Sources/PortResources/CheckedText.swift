import Foundation

/// What ends the process in Foundation's parser of XML, and that no file of Xcode has: bytes that are not UTF-8, instructions, document
/// types.
enum CheckedText {
    struct Problem {
        /// Counted from one.
        var line: Int
        var message: String
    }

    /// The first problem; nil where the bytes can be given to the parser.
    static func problem(in data: Data) -> Problem? {
        guard let text = String(validating: data, as: UTF8.self) else {
            let lines = data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            let line = lines.firstIndex { String(validating: $0, as: UTF8.self) == nil } ?? 0
            return Problem(line: line + 1, message: "is not text in UTF-8 from here on.")
        }
        for (index, line) in text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            .enumerated()
        where hasForeignMarks(line) {
            return Problem(
                line: index + 1, message: "has an instruction or a document type here, as no file of Xcode has.")
        }
        return nil
    }

    /// `<!DOCTYPE …>`, or `<?name …?>` of another name than `xml`.
    private static func hasForeignMarks(_ line: Substring.UTF8View) -> Bool {
        var rest = line[...]
        while let place = rest.firstIndex(of: UInt8(ascii: "<")) {
            rest = rest[rest.index(after: place)...]
            if rest.starts(with: "!DOCTYPE".utf8) { return true }
            if rest.starts(with: "?".utf8), !rest.starts(with: "?xml ".utf8) { return true }
        }
        return false
    }
}
