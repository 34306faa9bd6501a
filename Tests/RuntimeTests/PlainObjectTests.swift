import Testing
import UIKit

/// Classes that are none of Foundation's, as test cases are: they may be delegates.
@MainActor @Suite struct PlainObjectTests {
    private final class Plain: UIScrollViewDelegate, UITextFieldDelegate {
        var scrolls = 0
        func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
    }

    @Test func aPlainClassIsADelegate() {
        let plain = Plain(), view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.delegate = plain
        view.contentOffset.y = 3
        #expect(plain.scrolls == 1)
    }

    @Test func itIsEqualToItselfAlone() {
        let a = Plain(), b = Plain()
        #expect(a.isEqual(a))
        #expect(!a.isEqual(b))
        #expect(!a.isEqual(nil))
        #expect(a.hash == a.hash)
        #expect(!a.isProxy())
        #expect(a.description.contains("Plain"))
    }
}
