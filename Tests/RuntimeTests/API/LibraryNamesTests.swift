import MutoscopeTesting
import Testing
import UIKit

/// Names that libraries of others use here and there.
@MainActor
@Suite("Names of libraries")
struct LibraryNamesTests {
    final class Action: NSObject {}

    final class Named: UIView {
        override var accessibilityLabel: String? {
            get { "own" }
            set {}
        }
    }

    @Test("Every object tells assistive programs of itself, views with what they override")
    func accessibility() {
        let action = Action(), image = UIImage(), view: NSObject = Named()
        action.accessibilityLabel = "Delete"
        action.isAccessibilityElement = true
        image.accessibilityIdentifier = "bin"
        #expect(action.accessibilityLabel == "Delete")
        #expect(action.isAccessibilityElement)
        #expect(image.accessibilityIdentifier == "bin")
        #expect(image.accessibilityLabel == nil)
        #expect(view.accessibilityLabel == "own")
        #expect(!view.isAccessibilityElement)
        let plain: NSObject = UIView(frame: CGRect(x: 0, y: 0, width: 3, height: 4))
        plain.accessibilityLabel = "plain"
        #expect((plain as? UIView)?.accessibilityLabel == "plain")
        #expect(plain.accessibilityFrame.size.width == 3)
        let controller = UIViewController()
        controller.accessibilityElements = [plain]
        #expect(controller.accessibilityElementCount() == 1)
        #expect(!controller.accessibilityPerformEscape())
    }

    @Test("Levels of windows add up")
    func levels() {
        #expect((UIWindow.Level.alert + 1).rawValue == 2001)
        #expect(UIWindow.Level.normal - 1 < .normal)
    }

    @Test("A face without a size is what a text layer takes")
    func faces() {
        let bold = CATextLayer(), plain = CATextLayer()
        bold.font = CGFont(UIFont.boldSystemFont(ofSize: 10).fontName as CFString)
        plain.font = CGFont(UIFont.systemFont(ofSize: 10).fontName as CFString)
        for layer in [bold, plain] { layer.string = "wide" }
        #expect(bold.preferredFrameSize().width > plain.preferredFrameSize().width)
        #expect(CGFont("No Such Font") == nil)
    }

    @Test("Geometry is described as Core Graphics does")
    func descriptions() {
        #expect(CGRect(x: 1, y: 2, width: 3.5, height: 4).debugDescription == "(1.0, 2.0, 3.5, 4.0)")
        #expect(CGPoint(x: 1, y: 2).debugDescription == "(1.0, 2.0)")
        #expect(CGSize.zero.debugDescription == "(0.0, 0.0)")
    }

    @Test("Locks keep threads apart")
    func locks() {
        var lock = os_unfair_lock()
        os_unfair_lock_lock(&lock)
        #expect(!os_unfair_lock_trylock(&lock))
        os_unfair_lock_unlock(&lock)
        #expect(os_unfair_lock_trylock(&lock))
        let count = OSAllocatedUnfairLock(initialState: 0)
        DispatchQueue.concurrentPerform(iterations: 1000) { _ in count.withLock { $0 += 1 } }
        #expect(count.withLock { $0 } == 1000)
    }

    private final class Fitted: UINavigationController {
        let size: Int

        init(root: UIViewController, size: Int) {
            self.size = size
            super.init(rootViewController: root)
        }

        required init?(coder: NSCoder) { nil }
    }

    private final class Sized: UIPresentationController {
        override func size(
            forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
        ) -> CGSize { CGSize(width: parentSize.width / 2, height: 10) }
    }

    @Test("Subclasses call and override what they do on Apple's systems")
    func subclasses() {
        let root = UIViewController(), fitted = Fitted(root: root, size: 3)
        #expect(fitted.viewControllers == [root])
        #expect(fitted.size == 3)
        let sized = Sized(presentedViewController: root, presenting: nil)
        let size = sized.size(forChildContentContainer: root, withParentContainerSize: CGSize(width: 8, height: 8))
        #expect(size == CGSize(width: 4, height: 10))
    }

    @Test("Lists of Core Foundation give addresses of their objects")
    func lists() throws {
        let line = CTLineCreateWithAttributedString(NSAttributedString(string: "line"))
        let list: CFArray = [line, 7]
        let address = try #require(CFArrayGetValueAtIndex(list, 0))
        #expect(unsafeBitCast(address, to: CTLine.self) === line)
        #expect(CFArrayGetCount(list) == 2 && CFArrayGetValueAtIndex(list, 1) != nil)
    }

    @Test("A bar's item with a word and a picture has its target and its menu")
    func barItems() {
        let owner = NSObject()
        let item = UIBarButtonItem(title: "Map", image: nil, target: owner, action: nil, menu: UIMenu())
        #expect(item.title == "Map" && item.style == .plain && item.target === owner && item.menu != nil)
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 30, height: 40))
        scroll.contentSize = CGSize(width: 30, height: 400)
        #expect(scroll.visibleSize == CGSize(width: 30, height: 40))
    }

    @Test("Links and numbers in texts are made as they are found")
    func results() throws {
        let url = try #require(URL(string: "https://example.org"))
        let link: NSTextCheckingResult = .linkCheckingResult(range: NSRange(location: 2, length: 5), url: url)
        #expect(link.url == url && link.range == NSRange(location: 2, length: 5) && link.phoneNumber == nil)
        let number = NSTextCheckingResult.phoneNumberCheckingResult(range: NSRange(), phoneNumber: "+1 23")
        #expect(number.phoneNumber == "+1 23" && number.url == nil && number.duration == 0 && number.timeZone == nil)
        let tab = NSTextTab(
            textAlignment: .right, location: 40,
            options: [.columnTerminators: NSTextTab.columnTerminators(for: Locale(identifier: "de_DE"))])
        #expect((tab.options[.columnTerminators] as? CharacterSet)?.contains(",") == true)
        #expect(UIKeyboardType.alphabet == .asciiCapable && __CGPointEqualToPoint(.zero, .zero))
        #expect(UIScreen.main.value(forKey: "_displayCornerRadius") as? CGFloat == 0)
    }
}
