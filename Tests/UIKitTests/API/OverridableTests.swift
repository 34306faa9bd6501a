import Testing
import UIKit

/// On Apple's systems a subclass may override every method of these classes, and the frameworks call what it wrote.
@MainActor
@Suite("What subclasses override")
struct OverridableTests {
    private final class Screen: UIView {
        var calls: [String] = []

        override func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
            calls.append("exchange \(index1) \(index2)")
            super.exchangeSubview(at: index1, withSubviewAt: index2)
        }
        override func resizableSnapshotView(
            from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
        ) -> UIView? {
            calls.append("snapshot")
            return UIView(frame: rect)
        }
        override func addConstraint(_ constraint: NSLayoutConstraint) {
            calls.append("constraint")
            super.addConstraint(constraint)
        }
        override func addInteraction(_ interaction: any UIInteraction) {
            calls.append("interaction")
            super.addInteraction(interaction)
        }
        override func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
            calls.append("convert")
            return super.convert(point, to: view)
        }
    }

    @Test("of views is called by others of their methods")
    func views() {
        let view = Screen(frame: CGRect(x: 10, y: 0, width: 50, height: 50))
        let first = UIView(), second = UIView()
        view.addSubview(first)
        view.addSubview(second)
        view.exchangeSubview(at: 0, withSubviewAt: 1)
        #expect(view.subviews == [second, first])
        #expect(view.snapshotView(afterScreenUpdates: true)?.frame.width == 50)
        view.addConstraints([first.widthAnchor.constraint(equalToConstant: 5)])
        #expect(view.constraints.count == 1)
        view.interactions = [UIContextMenuInteraction(delegate: Menus())]
        let above = UIView()
        above.addSubview(view)
        #expect(view.convert(CGPoint(x: 1, y: 1), to: above) == CGPoint(x: 11, y: 1))
        #expect(view.calls == ["exchange 0 1", "snapshot", "constraint", "interaction", "convert"])
    }

    private final class Menus: NSObject, UIContextMenuInteractionDelegate {
        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
        ) -> UIContextMenuConfiguration? { nil }
    }

    private final class Page: UIViewController {
        let own = UIPresentationController(presentedViewController: UIViewController(), presenting: nil)

        override var presentationController: UIPresentationController? { own }
        override var overrideUserInterfaceStyle: UIUserInterfaceStyle {
            get { .dark }
            set {}
        }
        override func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
            UITraitCollection(horizontalSizeClass: .regular)
        }
    }

    @Test("of controllers answers for them")
    func controllers() {
        let page: UIViewController = Page()
        #expect(page.presentationController === (page as? Page)?.own)
        #expect(page.overrideUserInterfaceStyle == .dark)
        #expect(page.overrideTraitCollection(forChild: UIViewController())?.horizontalSizeClass == .regular)
    }

    private final class Switch: UIControl {
        var added = 0
        override func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {
            added += 1
            super.addAction(action, for: controlEvents)
        }
    }

    private final class Tap: UITapGestureRecognizer {
        var added = 0
        override func addTarget(_ target: Any, action: Selector) {
            added += 1
            super.addTarget(target, action: action)
        }
    }

    private final class Code: UITextField {
        override var selectedTextRange: UITextRange? {
            get { nil }
            set {}
        }
    }

    @Test("of controls, recognisers and fields runs")
    func controls() {
        let control = Switch()
        control.addAction(UIAction { _ in }, for: .valueChanged)
        #expect(control.added == 1)
        let tap = Tap(target: control, action: Selector("layoutIfNeeded"))
        #expect(tap.added == 1)
        let field: UITextField = Code()
        field.text = "12"
        field.selectedTextRange = field.textRange(from: field.beginningOfDocument, to: field.endOfDocument)
        #expect(field.selectedTextRange == nil)
    }

    private final class Upright: UIResponder, UIApplicationDelegate {
        func application(
            _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
        ) -> UIInterfaceOrientationMask { .portrait }
    }
    private final class Silent: UIResponder, UIApplicationDelegate {}

    @Test("of the application's delegate says which orientations there are")
    func orientations() {
        let application = UIApplication()
        #expect(application.supportedInterfaceOrientations(for: nil) == .all)
        let upright = Upright(), silent = Silent()
        application.delegate = upright
        #expect(application.supportedInterfaceOrientations(for: nil) == .portrait)
        application.delegate = silent
        #expect(application.supportedInterfaceOrientations(for: nil) == .all)
    }
}
