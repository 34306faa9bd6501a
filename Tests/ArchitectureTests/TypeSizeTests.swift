import Foundation
import Testing

/// A file per topic hides how large a type is: what counts is all that may touch its state.
@Suite("The size of types") struct TypeSizeTests {
    /// Lines of one type over all its extensions. Larger ones are listed: `UIView` has Apple's own surface, and may only shrink.
    private static let mostLines = 1200, larger = ["UIView": 1800, "CALayer": 1800]
    /// Lines of one file; larger are class bodies, since only members there can be overridden.
    private static let mostLinesOfFile = 450
    private static let largerFiles = ["UIView.swift", "CALayer.swift"]

    /// The kit's own sources; what others add to its types is theirs.
    private static let others: Set = ["gallery", "Mutoscope", "MutoscopeTesting", "MutoscopeCLI"]

    private let files = Repository.swiftFiles(below: Repository.root.appendingPathComponent("Sources")).filter {
        !Self.others.contains(String($0.path.prefix { $0 != "/" }))
    }

    @Test("no type grows beyond what one can know")
    func types() throws {
        var lines: [Substring: Int] = [:]
        for file in files { try Self.addTypes(of: file.text, to: &lines) }
        for (name, count) in lines.sorted(by: { $0.key < $1.key }) {
            let most = Self.larger[String(name)] ?? Self.mostLines
            #expect(count <= most, "\(name) has \(count) lines: lift a responsibility into an object of its own")
        }
    }

    /// Comments and small types beside it count: this is what one reads to know a type.
    @Test("nor do the files that are named after one")
    func filesOfTypes() {
        var lines: [Substring: Int] = [:]
        for file in files {
            let name = file.path.split(separator: "/").last?.dropLast(".swift".count) ?? ""
            let type = name.prefix { $0 != "+" }
            lines[type, default: 0] += file.text.split(separator: "\n", omittingEmptySubsequences: false).count
        }
        for (name, count) in lines.sorted(by: { $0.key < $1.key }) {
            let most = Self.larger[String(name)] ?? Self.mostLines
            #expect(count <= most, "the files of \(name) have \(count) lines: lift a responsibility out of it")
        }
    }

    @Test("no file does")
    func fileLengths() {
        for file in files where !Self.largerFiles.contains(String(file.path.split(separator: "/").last ?? "")) {
            let count = file.text.split(separator: "\n", omittingEmptySubsequences: false).count
            #expect(count <= Self.mostLinesOfFile, "\(file.path) has \(count) lines")
        }
    }

    /// Adds the lines of every type or extension that begins at the left edge and ends with a brace there.
    private static func addTypes(of text: String, to lines: inout [Substring: Int]) throws {
        let beginning = try Regex(
            #"^(?:@?[a-z][A-Za-z]*(?:\([^)]*\))? )*(?:class|struct|enum|protocol|actor|extension) ([A-Z][\w.]*)"#)
        var open: (name: Substring, start: Int)?
        for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            if let type = open {
                guard line.hasPrefix("}") else { continue }
                lines[type.name, default: 0] += number - type.start + 1
                open = nil
            } else if let name = try beginning.prefixMatch(in: line)?[1].substring {
                if line.hasSuffix("}") { lines[name, default: 0] += 1 } else { open = (name, number) }
            }
        }
    }
}
