import Foundation
import Testing
import UIKit

/// Strings as Foundation on Apple's systems edits and enumerates them.
struct StringEditingTests {
    private static let key = NSAttributedString.Key("mark")

    @Test func editsOfTheMutableStringTakeTheLooksAlong() {
        let text = NSMutableAttributedString(string: "abc", attributes: [Self.key: 1])
        text.mutableString.append("def")
        #expect(text.string == "abcdef")
        #expect(NSAttributedString(attributedString: text).length == 6)
        _ = text.mutableString.replaceOccurrences(
            of: "b", with: "XXXX", options: [], range: NSRange(location: 0, length: 6))
        #expect(text.string == "aXXXXcdef")
        text.mutableString.insert("!", at: 0)
        text.mutableString.deleteCharacters(in: NSRange(location: 1, length: 1))
        #expect(text.mutableString as String == "!XXXXcdef")
        #expect(text.mutableString.length == 9)
        text.mutableString.setString("new")
        #expect(text.string == "new")
        #expect(text.attribute(Self.key, at: 0, effectiveRange: nil) as? Int == 1)
    }

    @Test func wordsOfAString() {
        let text = "Hello, big world. It's fine"
        var words: [String] = []
        text.enumerateSubstrings(in: text.startIndex..<text.endIndex, options: .byWords) { word, range, _, _ in
            words.append(word ?? "")
            #expect(text[range] == word ?? "")
        }
        #expect(words == ["Hello", "big", "world", "It's", "fine"])
        var last: [String] = []
        text.enumerateSubstrings(in: text.startIndex..., options: [.byWords, .reverse]) { word, _, _, stop in
            last.append(word ?? "")
            stop = last.count == 2
        }
        #expect(last == ["fine", "It's"])
    }

    @Test func sentencesOfAnNSString() {
        let text = "One two. Three!" as NSString
        var found: [String] = []
        text.enumerateSubstrings(in: NSRange(location: 0, length: text.length), options: .bySentences) {
            part, range, _, _ in
            found.append(part ?? "")
            #expect(text.substring(with: range) == part ?? "")
        }
        #expect(found.count == 2)
    }

    @Test func linesAreFoundationsOwn() {
        var lines: [String] = []
        "a\nb".enumerateSubstrings(in: "a\nb".startIndex..., options: .byLines) { line, _, _, _ in
            lines.append(line ?? "")
        }
        #expect(lines == ["a", "b"])
    }
}
