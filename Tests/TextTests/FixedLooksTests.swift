import Testing
import UIKit

@MainActor @Suite("Looks that are put in order")
struct FixedLooksTests {
    @Test("a paragraph has its first character's style, and only attachments' characters an attachment")
    func fixed() {
        let (first, other) = (NSMutableParagraphStyle(), NSMutableParagraphStyle())
        first.firstLineHeadIndent = 4
        other.firstLineHeadIndent = 9
        let text = NSMutableAttributedString(string: "one\ntwo\nthree")
        text.addAttribute(.paragraphStyle, value: first, range: NSRange(location: 0, length: 2))
        text.addAttribute(.paragraphStyle, value: other, range: NSRange(location: 5, length: 2))
        text.addAttribute(.paragraphStyle, value: other, range: NSRange(location: 9, length: 2))
        text.addAttribute(.attachment, value: NSTextAttachment(), range: NSRange(location: 1, length: 1))
        text.fixAttributes(in: NSRange(location: 1, length: 5))
        func indent(_ place: Int) -> CGFloat? {
            (text.attribute(.paragraphStyle, at: place, effectiveRange: nil) as? NSParagraphStyle)?.firstLineHeadIndent
        }
        #expect((0..<4).allSatisfy { indent($0) == 4 })
        #expect((4..<8).allSatisfy { indent($0) == nil })
        #expect(indent(9) == 9, "a paragraph that is not asked for stays")
        #expect(text.attribute(.attachment, at: 1, effectiveRange: nil) == nil)
    }
}
