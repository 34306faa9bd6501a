import Foundation
import Testing

@Suite("Paths in documents")
struct DocumentPathTests {
    @Test("every path that a document names exists", arguments: ["ARCHITECTURE.md", "README.md", "CONTRIBUTING.md"])
    func paths(document: String) throws {
        let root = Repository.root
        let text = try String(contentsOf: root.appendingPathComponent(document), encoding: .utf8)
        let folders = "Sources|Tests|Snippets|Benchmarks|Tools|Fuzz|scripts|docs"
        let pattern = try Regex("(?:\(folders))/[A-Za-z0-9_+./-]*[A-Za-z0-9_]")
        for match in text.matches(of: pattern) {
            let path = root.appendingPathComponent(String(text[match.range])).path
            #expect(FileManager.default.fileExists(atPath: path), "\(document) names \(text[match.range])")
        }
    }
}
