import Testing
import UIKit

/// Texts that are cut into parts.
@Suite("components of texts") struct ComponentsTests {
    @Test("lines of files from Windows are cut at their ends as on Apple's systems")
    func lines() {
        #expect("a\r\nb\r\nc".components(separatedBy: "\n") == ["a\r", "b\r", "c"])
        #expect("a\r\nb".components(separatedBy: "\r\n") == ["a", "b"])
    }

    @Test("parts may be empty, and a text without the separator is one part")
    func parts() {
        #expect(", a, , b, ".components(separatedBy: ", ") == ["", "a", "", "b", ""])
        #expect("".components(separatedBy: ",") == [""])
        #expect("abc".components(separatedBy: "") == ["abc"])
        #expect("ab".components(separatedBy: "abc") == ["ab"])
        #expect("zwölf–elf".components(separatedBy: "–") == ["zwölf", "elf"])
        #expect("aaa".components(separatedBy: "aa") == ["", "a"])
        #expect("a b\tc".components(separatedBy: .whitespaces) == ["a", "b", "c"])
    }
}
