import Testing
import UIKit

@MainActor struct AttributedStringConversionTests {
    @Test func looksGoBothWays() {
        let old = NSMutableAttributedString(
            string: "red and linked", attributes: [.font: UIFont.systemFont(ofSize: 20)])
        old.addAttributes([.foregroundColor: UIColor.red, .kern: 2], range: NSRange(location: 0, length: 3))
        old.addAttributes(
            [.underlineStyle: NSUnderlineStyle.single.rawValue, .link: "https://example.org"],
            range: NSRange(location: 8, length: 6))
        let new = AttributedString(old)
        #expect(String(new.characters) == "red and linked")
        #expect(new.runs.count == 3)
        #expect(new.runs.first?.uiKit.foregroundColor == .red)
        #expect(new.runs.first?.uiKit.kern == 2)
        #expect(new.runs.first?.uiKit.font?.pointSize == 20)
        let again = NSAttributedString(new)
        #expect(
            again.attribute(.underlineStyle, at: 9, effectiveRange: nil) as? Int == NSUnderlineStyle.single.rawValue)
        #expect(again.attribute(.link, at: 9, effectiveRange: nil) as? URL == URL(string: "https://example.org"))
        #expect(again.attribute(.link, at: 0, effectiveRange: nil) == nil)
        #expect(again.length == 14)
    }

    @Test func containersAreDictionaries() {
        let container = AttributeContainer([.foregroundColor: UIColor.blue, .baselineOffset: 3])
        #expect(container.uiKit.baselineOffset == 3)
        let looks = [NSAttributedString.Key: Any](container)
        #expect(looks[.foregroundColor] as? UIColor == .blue)
        #expect(looks.count == 2)
    }

    @Test func leaningAndWideLettersGoBothWays() {
        let old = NSAttributedString(
            string: "a", attributes: [.obliqueness: 0.25, .expansion: 0.5, .textEffect: "_UIKitNewLetterpressStyle"])
        let new = AttributedString(old)
        #expect(new.uiKit.obliqueness == 0.25 && new.uiKit.expansion == 0.5)
        #expect(new.uiKit.textEffect == .letterpressStyle)
        let again = NSAttributedString(new).attributes(at: 0, effectiveRange: nil)
        #expect(again[.textEffect] as? String == "_UIKitNewLetterpressStyle" && again[.expansion] as? CGFloat == 0.5)
    }
}
