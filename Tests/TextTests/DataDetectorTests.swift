import MutoscopeTesting
import Testing

@testable import UIKit

/// What programs call the two kinds: Foundation's names, which carry a warning on Linux.
private protocol KindNames {
    static var link: Self { get }
    static var phoneNumber: Self { get }
}
extension NSTextCheckingResult.CheckingType: KindNames {}
private func kind<Names: KindNames>(_ names: Names.Type) -> Names.Type { names }

/// Links and telephone numbers that are found in a text.
@MainActor struct DataDetectorTests {
    private func found(_ text: String, _ types: UIDataDetectorTypes) -> [String] {
        types.links(in: text).map(\.url.absoluteString)
    }

    @Test func links() {
        let text = "See https://example.com/a?b=1, www.swift.org. or mail Ann@Example.org! (apple.com/ipad)"
        #expect(
            found(text, .link) == [
                "https://example.com/a?b=1", "http://www.swift.org", "mailto:Ann@Example.org", "http://apple.com/ipad",
            ])
        #expect(found(text, .phoneNumber) == [])
        #expect(found("nothing.here 3.14 e.g. this", .link) == [])
    }

    @Test func telephoneNumbers() {
        #expect(
            found("Call (555) 123-4567 or +49 30 1234567.", .phoneNumber) == ["tel:5551234567", "tel:+49301234567"])
        #expect(found("in 1998 for 25.50, on 2024-01-15", .phoneNumber) == [])
    }

    @Test("a detector's expression finds what the detector finds")
    func expressions() throws {
        let types = kind(NSTextCheckingResult.CheckingType.self)
        let text =
            "See https://example.com/a?b=1, mail Ann@Example.org! Call +49 30 1234567, not 12 34 (apple.com/ipad)."
        let whole = NSRange(location: 0, length: text.utf16.count)
        for asked in [
            types.link.rawValue, types.phoneNumber.rawValue, types.link.rawValue | types.phoneNumber.rawValue,
        ] {
            let detector = try NSDataDetector(types: asked)
            let ranges = detector.matches(in: text, range: whole).map(\.range)
            #expect(!ranges.isEmpty)
            #expect(detector.expression.matches(in: text, range: whole).map(\.range) == ranges)
        }
        let dates = try NSDataDetector(types: 1 << 3)
        #expect(dates.expression.firstMatch(in: text, range: whole) == nil)
    }

    @Test func onlyTextThatIsNotEditedHasThem() {
        final class Listener: NSObject, UITextViewDelegate {
            var urls: [String] = []
            func textView(
                _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
                interaction: UITextItemInteraction
            ) -> Bool {
                urls.append(URL.absoluteString)
                return false
            }
        }
        let screen = TestScreen(size: CGSize(width: 300, height: 100)), listener = Listener()
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        view.delegate = listener
        view.dataDetectorTypes = [.link]
        view.font = .systemFont(ofSize: 17)
        view.text = "www.swift.org"
        screen.show(view)
        screen.tap(at: CGPoint(x: 40, y: 18))
        #expect(listener.urls.isEmpty)
        view.resignFirstResponder()
        view.isEditable = false
        screen.advance(by: 1)
        screen.tap(at: CGPoint(x: 40, y: 18))
        #expect(listener.urls == ["http://www.swift.org"])
        // The text itself has no link.
        #expect(view.attributedText.attribute(.link, at: 0, effectiveRange: nil) == nil)
    }

    @Test func foundationsDetector() throws {
        let link = kind(NSTextCheckingResult.CheckingType.self).link
        let phoneNumber = kind(NSTextCheckingResult.CheckingType.self).phoneNumber
        let detector = try NSDataDetector(types: link.rawValue | phoneNumber.rawValue)
        let text = "Call +49 30 1234567 or see www.swift.org"
        let found = detector.matches(in: text, options: [], range: NSRange(location: 0, length: text.utf16.count))
        #expect(found.map(\.resultType) == [phoneNumber, link])
        #expect(found.first?.phoneNumber == "+49 30 1234567")
        #expect(found.last?.url?.absoluteString == "http://www.swift.org")
        #expect((text as NSString).substring(with: found[1].range) == "www.swift.org")
        #expect(detector.numberOfMatches(in: text, range: NSRange(location: 0, length: 10)) == 0)
        #expect(throws: (any Error).self) { try NSDataDetector(types: 0) }
        var count = 0
        detector.enumerateMatches(in: text, range: NSRange(location: 0, length: text.utf16.count)) { _, _, stop in
            count += 1
            stop.pointee = true
        }
        #expect(count == 1)
    }
}
