import MutoscopeTesting
import Testing
import UIKit

@MainActor @Suite("Text views that are their own delegate") struct OwnDelegateTests {
    private final class Composer: UITextView, UITextViewDelegate {
        var log: [String] = []
        override var delegate: (any UITextViewDelegate)? {
            get { self }
            set {}
        }
        func textViewDidBeginEditing(_ textView: UITextView) { log.append("begin") }
        func textViewDidChange(_ textView: UITextView) { log.append("change") }
        func scrollViewDidScroll(_ scrollView: UIScrollView) { log.append("scroll") }
    }

    private final class Listener: NSObject, UITextViewDelegate, UIScrollViewDelegate {}

    @Test("hear of typing and scrolling")
    func events() {
        let screen = TestScreen(size: CGSize(width: 200, height: 300))
        let text = Composer(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        screen.show(text)
        text.becomeFirstResponder()
        screen.type("a")
        #expect(text.log == ["begin", "change"])
        text.log = []
        text.setContentOffset(CGPoint(x: 0, y: 5), animated: false)
        #expect(text.log == ["scroll"])
        text.delegate = Listener()
        #expect(text.delegate === text)
    }

    @Test("others keep the one that is set, also as scroll views, and not alive")
    func others() {
        let text = UITextView(), listener = Listener()
        text.delegate = listener
        #expect(text.delegate === listener)
        #expect((text as UIScrollView).delegate === listener)
        (text as UIScrollView).delegate = nil
        #expect(text.delegate == nil)
        do { text.delegate = Listener() }
        #expect(text.delegate == nil)
    }
}
