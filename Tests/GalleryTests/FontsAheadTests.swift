import Testing
import UIKit

@testable import CoreGraphics
@testable import gallery

@Suite("Fonts that are looked for ahead")
@MainActor
struct FontsAheadTests {
    /// Who is busy with the engine meanwhile hears of a font with the next one.
    private func isExpected(_ font: FontDescription, for text: String, after act: () -> Void) -> Bool {
        guard let fonts = FontsAhead.fonts(font, for: text) else { return false }
        for _ in 0..<1_000 {
            act()
            if TextEngine.withEngine({ $0.expected.contains(fonts) }) { return true }
        }
        return false
    }

    @Test("a label's fonts are looked for as soon as its text and its font are set, whichever is set first")
    func labels() {
        let first = FontDescription(size: 31.375), second = FontDescription(size: 32.125)
        let label = UILabel()
        let isFound = isExpected(first, for: "Words") {
            label.font = .systemFont(ofSize: 31)
            label.text = "Words"
            label.font = .systemFont(ofSize: 31.375)
        }
        #expect(isFound)
        let other = isExpected(second, for: "12") {
            label.text = nil
            label.font = .systemFont(ofSize: 32.125)
            label.text = "12"
        }
        #expect(other)
    }

    @Test("typefaces of the gallery look for the sizes that they are told")
    func typefaces() {
        let font = FontDescription(family: .system(.serif), size: 41.875, weight: 700)
        #expect(isExpected(font, for: "Title") { Typeface.serifBold.expect(40, 41.875) })
        #expect(FontsAhead.fonts(font, for: "Title") != FontsAhead.fonts(font, for: "1"))
    }
}
