import MutoscopeTesting
import Testing
import UIKit

/// What is tapped in text that is not edited.
@MainActor @Suite("Text items")
struct TextItemTests {
    @MainActor
    private final class Teller: NSObject, UITextViewDelegate {
        var items: [String] = []

        func textView(
            _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
        ) -> UIAction? {
            UIAction { [weak self] _ in
                switch textItem.content {
                case .link(let url): self?.items.append("link \(url.absoluteString) \(textItem.range)")
                case .tag(let tag): self?.items.append("tag \(tag) \(textItem.range)")
                case .textAttachment: self?.items.append("attachment")
                }
            }
        }
    }

    @Test("a tap on a link or a marked part asks the delegate what to do")
    func taps() {
        let screen = TestScreen(size: CGSize(width: 300, height: 100), scale: 1)
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100)), teller = Teller()
        view.isEditable = false
        view.delegate = teller
        let text = NSMutableAttributedString(string: "here there", attributes: [.font: UIFont.systemFont(ofSize: 30)])
        text.addAttribute(.link, value: URL(string: "https://example.org")!, range: NSRange(location: 0, length: 4))
        text.addAttribute(.textItemTag, value: "place", range: NSRange(location: 5, length: 5))
        view.attributedText = text
        screen.show(view)
        screen.tap(at: CGPoint(x: 20, y: 25))
        screen.advance(by: 0.6)
        screen.tap(at: CGPoint(x: 110, y: 25))
        screen.advance(by: 0.6)
        #expect(teller.items == ["link https://example.org {0, 4}", "tag place {5, 5}"])
    }

    @MainActor
    private final class OlderTeller: NSObject, UITextViewDelegate {
        var asked: [String] = []

        func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange) -> Bool {
            asked.append("\(URL.absoluteString) \(characterRange)")
            return false
        }

        func textView(
            _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
            interaction: UITextItemInteraction
        ) -> Bool {
            asked.append("picture \(characterRange) \(interaction == .invokeDefaultAction)")
            return true
        }
    }

    @Test("delegates that do not ask how are asked too, and of pictures")
    func olderDelegates() {
        let screen = TestScreen(size: CGSize(width: 300, height: 100), scale: 1)
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100)), teller = OlderTeller()
        view.isEditable = false
        view.delegate = teller
        let picture = NSTextAttachment()
        picture.image = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 30)).image { _ in }
        let text = NSMutableAttributedString(string: "here ", attributes: [.font: UIFont.systemFont(ofSize: 30)])
        text.addAttribute(.link, value: URL(string: "https://example.org")!, range: NSRange(location: 0, length: 4))
        text.append(NSAttributedString(attachment: picture))
        view.attributedText = text
        screen.show(view)
        screen.tap(at: CGPoint(x: 20, y: 25))
        screen.advance(by: 0.6)
        screen.tap(at: CGPoint(x: 110, y: 25))
        screen.advance(by: 0.6)
        #expect(teller.asked == ["https://example.org {0, 4}", "picture {5, 1} true"])
    }
}
