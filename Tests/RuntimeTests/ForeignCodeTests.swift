import MutoscopeTesting
import Testing
import UIKit

// What sources written for Apple's systems do with our classes from another module.

private final class CountingButton: UIButton {
    var titles: [String?] = []
    override func setTitle(_ title: String?, for state: State) {
        titles.append(title)
        super.setTitle(title, for: state)
    }
    override var imageEdgeInsets: UIEdgeInsets { didSet { titles.append("insets") } }
    override func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
        titles.append("target")
        super.addTarget(target, action: action, for: controlEvents)
    }
}

private final class PinField: UITextField {
    var deletions = 0
    override func deleteBackward() {
        deletions += 1
        super.deleteBackward()
    }
}

private final class Panel: UIView {
    var log: [String] = []
    override func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        log.append("recognizer")
        super.addGestureRecognizer(gestureRecognizer)
    }
    override func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.insetBy(dx: 2, dy: 2) }
    override func bringSubviewToFront(_ view: UIView) {
        log.append("front")
        super.bringSubviewToFront(view)
    }
    override func encode(with coder: NSCoder) { super.encode(with: coder) }
    override var tag: Int { didSet { log.append("tag") } }
}

private final class Container: UIViewController {
    override var isBeingDismissed: Bool { true }
    override var navigationController: UINavigationController? { nil }
}

private final class LabelledConstraint: NSLayoutConstraint {
    var label: String?
}

@Suite("Sources of others")
@MainActor
struct ForeignCodeTests {
    @Test("override what is open on Apple's systems")
    func overrides() {
        let button = CountingButton()
        button.setTitle("a", for: .normal)
        button.imageEdgeInsets = UIEdgeInsets(top: 1, left: 0, bottom: 0, right: 0)
        button.addTarget(nil, action: Selector("x"), for: .touchUpInside)
        #expect(button.titles == ["a", "insets", "target"])
        #expect(button.title(for: .normal) == "a")
        let panel = Panel(), child = UIView()
        panel.addSubview(child)
        panel.addGestureRecognizer(UITapGestureRecognizer())
        panel.bringSubviewToFront(child)
        panel.tag = 3
        #expect(panel.log == ["recognizer", "front", "tag"])
        let field = PinField()
        field.insertText("ab")
        field.deleteBackward()
        #expect(field.deletions == 1)
        #expect(field.text == "a")
        #expect(Container().isBeingDismissed)
    }

    @Test("make buttons of a kind of their own class")
    func buttonKinds() {
        let button = CountingButton(type: .system)
        #expect(button.buttonType == .system)
        #expect(type(of: button) == CountingButton.self)
    }

    @Test("make constraints of their own class")
    func constraints() {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50)), inner = UIView()
        inner.translatesAutoresizingMaskIntoConstraints = false
        outer.addSubview(inner)
        let constraint = LabelledConstraint(
            item: inner, attribute: .width, relatedBy: .equal, toItem: outer, attribute: .width, multiplier: 0.5,
            constant: 4)
        constraint.label = "half"
        constraint.isActive = true
        outer.layoutIfNeeded()
        #expect(inner.bounds.width == 54)
        #expect(constraint.firstItem === inner)
    }

    @Test("ask bar items for the view that shows them, and the application by its name")
    func values() {
        let screen = TestScreen(size: CGSize(width: 320, height: 480), scale: 1)
        let controller = UIViewController()
        let item = UIBarButtonItem(title: "Go", style: .plain, target: nil, action: nil)
        controller.navigationItem.rightBarButtonItem = item
        screen.show(UINavigationController(rootViewController: controller))
        screen.advance(by: 0.1)
        let view = item.value(forKey: "view") as? UIView
        #expect(view?.window != nil)
        #expect((view?.bounds.width ?? 0) > 0)
        #expect(UIApplication.value(forKeyPath: "shared") as? UIApplication === UIApplication.shared)
        #expect(controller.value(forKey: "noSuchKey") == nil)
        let shared = NSSelectorFromString("sharedApplication")
        #expect(UIApplication.responds(to: shared))
        #expect(!UIApplication.responds(to: Selector("other")))
        #expect(UIApplication.perform(shared)?.takeUnretainedValue() === UIApplication.shared)
    }

    @Test("stop an animator that never started")
    func inactiveAnimator() {
        let animator = UIViewPropertyAnimator()
        animator.stopAnimation(true)
        #expect(animator.state == .inactive)
    }

    @Test("say for themselves to what they respond")
    func responders() {
        @MainActor final class Chooser: NSObject, SelectorResponder {
            nonisolated func answersWhetherItResponds(to aSelector: Selector!) -> Bool {
                aSelector?.name == "open" || hasMethod(aSelector)
            }
            func close() {}
        }
        let chooser: NSObject = Chooser()
        #expect(chooser.responds(to: Selector("open")))
        #expect(chooser.responds(to: Selector("close", Chooser.close)))
        #expect(!chooser.responds(to: Selector("other")))
        #expect(!NSObject().responds(to: Selector("open")))
    }

    @Test("swizzle nothing, and are told so")
    func swizzling() {
        let name = Selector("layoutSubviews", UIView.layoutSubviews)
        #expect(class_getInstanceMethod(UIView.self, name) == nil)
        #expect(object_getClass(UILabel()) == UILabel.self)
    }

    @Test("take turns")
    func synchronized() {
        let object = NSObject()
        objc_sync_enter(object)
        objc_sync_enter(object)
        #expect(objc_sync_exit(object) == 0)
        #expect(objc_sync_exit(object) == 0)
    }

    @Test("write to the log, where debugging messages are dropped")
    func log() {
        let log = OSLog(subsystem: "tests", category: "one")
        #expect(log.isEnabled(type: .error))
        #expect(!log.isEnabled(type: .debug))
        #expect(!OSLog.disabled.isEnabled(type: .error))
        os_log("%{public}@ and %d", log: log, type: .debug, "text", 3)
    }

    @Test("compare geometry by the old names")
    func equality() {
        #expect(CGSize(width: 1, height: 2).equalTo(CGSize(width: 1, height: 2)))
        #expect(!CGPoint.zero.equalTo(CGPoint(x: 1, y: 0)))
    }
}
