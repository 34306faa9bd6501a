import MutoscopeTesting
import Testing
import UIKit

/// The font of a text view that nobody gave one; what BonMot's and LayoutKit's tests found on iOS.
@MainActor @Suite struct TextViewFontTests {
    @Test func thereIsNoneBeforeThereIsText() {
        let view = UITextView()
        #expect(view.font == nil)
        view.text = "Testing"
        #expect(view.font == UIFont(name: "Helvetica", size: 12))
        view.font = .systemFont(ofSize: 20)
        #expect(view.font?.pointSize == 20)
        view.font = nil
        #expect(view.font == nil)
    }

    @Test func aFontThatIsSetIsThereAtOnce() {
        let view = UITextView()
        view.font = .systemFont(ofSize: 20)
        view.text = "Testing"
        #expect(view.font?.pointSize == 20)
    }

    @Test(arguments: [1, 2, 3] as [CGFloat]) func sizesAreWholePixels(_ scale: CGFloat) {
        let screen = TestScreen(size: CGSize(width: 300, height: 300), scale: scale)
        let view = UITextView(), page = UIViewController()
        page.view.addSubview(view)
        screen.show(page)
        view.isScrollEnabled = false
        view.text = "Hello World\nHello World"
        view.textContainerInset = UIEdgeInsets(top: 2, left: 3, bottom: 4, right: 5)
        view.textContainer.lineFragmentPadding = 0
        let size = view.sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity))
        #expect(size.height == (2 * 13.8 * scale).rounded(.up) / scale + 6)
        #expect(abs((size.width * scale).rounded() - size.width * scale) < 1e-6)
    }

    /// SwifterSwift's tests read the size right after they set text, fit and bounds.
    @Test func theContentsSizeIsKnownWithoutALayoutPass() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
        view.font = .systemFont(ofSize: 20)
        view.text = String(repeating: "words and ", count: 40)
        let size = view.contentSize
        #expect(size.width == 100)
        #expect(size.height > 300)
        view.text = "one"
        #expect(view.contentSize.height < 60)
        view.isScrollEnabled = false
        view.sizeToFit()
        #expect(view.contentSize == view.bounds.size)
    }
}
