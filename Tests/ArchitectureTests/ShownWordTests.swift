import Foundation
import Testing

/// What the kit shows and says is in the table of words, where it has other languages.
@Suite("Words that are shown")
struct ShownWordTests {
    /// What stands before a title, a text or a label that is set to a word.
    private static let before = [
        "title: ", " title = ", ".text = ", "Title(", "accessibilityLabel = ", "activityTitle: String? { ",
    ]
    /// Where the words are no interface: what is said to who develops a program.
    private static let exceptions: Set = ["Launch/PreviewWish.swift"]

    /// The literals of English in a source that are shown.
    private func literals(in source: String) -> [String] {
        Self.before.flatMap { start in
            source.components(separatedBy: start + "\"").dropFirst().compactMap { rest in
                let word = rest.prefix { $0 != "\"" }, letters = Array(word.prefix(2))
                guard letters.count == 2, letters[0].isUppercase, letters[1].isLowercase else { return nil }
                return String(word)
            }
        }
    }

    @Test("are no literals in the sources")
    func sources() throws {
        let files = ["UIKit", "UIFoundation"].flatMap {
            Repository.swiftFiles(below: Repository.root.appendingPathComponent("Sources/\($0)"))
        }
        #expect(files.count > 500)
        for (path, text) in files where !Self.exceptions.contains(path) {
            #expect(literals(in: text) == [], "in \(path)")
        }
    }

    @Test("would be found if they were")
    func finds() {
        let source = #"""
            sheet.addAction(UIAlertAction(title: "Print", style: .default))
            word.text = "Opacity"
            button.setTitle("Undo", for: .normal)
            """#
        #expect(literals(in: source) == ["Print", "Opacity", "Undo"])
    }
}
