/// The line that makes the compiler speak of the original file.
enum SourceLocationLine {
    /// Takes the place of the first line that says nothing to the compiler, so that no line moves; only where imports and
    /// code fill the file from its first line on, a line is put before them.
    static func add(to text: String, path: String) -> String {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let path = path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
        for (number, line) in lines.enumerated() {
            let plain = line.drop { $0 == " " || $0 == "\t" }
            if isIdle(plain) || (plain.hasPrefix("///") && importFollows(number, lines)) {
                guard number < lines.count - 1 else { break }
                lines[number] = "#sourceLocation(file: \"\(path)\", line: \(number + 2))"
                return lines.joined(separator: "\n")
            }
            guard isImport(plain) else { break }
        }
        return "#sourceLocation(file: \"\(path)\", line: 1)\n" + text
    }

    private static func isIdle(_ line: Substring) -> Bool {
        line.isEmpty || (line.hasPrefix("//") && !line.hasPrefix("///") && !line.hasPrefix("// swift-"))
    }

    private static func isImport(_ line: Substring) -> Bool {
        line.hasPrefix("import ") || line.hasPrefix("@testable import ")
    }

    /// Whether the comment of line `number` is a header's, which documents no declaration.
    private static func importFollows(_ number: Int, _ lines: [Substring]) -> Bool {
        let next = lines[number...].lazy.map { $0.drop { $0 == " " || $0 == "\t" } }
            .first { !$0.isEmpty && !$0.hasPrefix("//") }
        return next.map { isImport($0) } ?? false
    }
}
