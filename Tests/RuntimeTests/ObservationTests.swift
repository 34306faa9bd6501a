import MutoscopeTesting
import Testing
import UIKit

@Suite("Observed properties")
@MainActor
struct ObservationTests {
    private let screen = TestScreen(size: CGSize(width: 40, height: 40), scale: 1)

    /// A class of the program's own, told by name without being a responder.
    private final class Reporter: NSObject, KeyValueObserver {
        var seen: [String] = []
        var title = "none"
        var image: UIImage?

        func observeValue(
            forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
            context: UnsafeMutableRawPointer?
        ) {
            seen.append("\(keyPath ?? "") \(change?[.newKey] ?? "-")")
        }
    }

    @Test("of layers are told at once")
    func layers() {
        let layer = CALayer()
        var seen: [CGFloat] = []
        let tokens = [
            layer.observe(\.position, options: [.old, .new]) { _, change in
                seen += [change.oldValue?.x ?? -1, change.newValue?.x ?? -1]
            },
            layer.observe(\.bounds, options: .new) { layer, _ in seen.append(layer.bounds.width) },
            layer.observe(\.cornerRadius) { layer, change in
                #expect(change.newValue == nil)
                #expect(change.oldValue == nil)
                seen.append(layer.cornerRadius)
            },
        ]
        layer.position = CGPoint(x: 3, y: 4)
        layer.position = CGPoint(x: 3, y: 4)
        layer.bounds.size.width = 7
        layer.cornerRadius = 2
        #expect(seen == [0, 3, 7, 2])
        tokens[0].invalidate()
        layer.position = .zero
        #expect(seen.count == 4)
    }

    @Test("of controllers: parent, children and title at once; so are states of controls, texts of labels and pictures")
    func controllers() {
        let parent = UIViewController(), child = UIViewController()
        let button = UIButton(), label = UILabel(), picture = UIImageView()
        var seen: [String] = []
        let tokens: [NSKeyValueObservation] = [
            child.observe(\.parent) { child, _ in seen.append("parent \(child.parent != nil)") },
            child.observe(\.title) { child, _ in seen.append("title \(child.title ?? "-")") },
            button.observe(\.isSelected) { button, _ in seen.append("selected \(button.isSelected)") },
            label.observe(\.text) { label, _ in seen.append("text \(label.text ?? "-")") },
            picture.observe(\.image) { picture, _ in seen.append("image \(picture.image != nil)") },
        ]
        parent.addChild(child)
        child.removeFromParent()
        child.title = "A"
        button.isSelected = true
        label.text = "B"
        picture.image = UIImage()
        #expect(seen == ["parent true", "parent false", "title A", "selected true", "text B", "image true"])
        withExtendedLifetime(tokens) {}
    }

    @Test("of views: safe area, hidden, alpha and geometry at once, any other with the next frame")
    func views() {
        let controller = UIViewController()
        screen.show(controller)
        let table = UITableView(frame: controller.view.bounds)
        controller.view.addSubview(table)
        var seen: [String] = []
        let tokens = [
            table.observe(\.isEditing, options: .new) { _, change in seen.append("editing \(change.newValue ?? false)")
            },
            table.observe(\.isHidden) { table, _ in seen.append("hidden \(table.isHidden)") },
            table.observe(\.alpha) { table, _ in seen.append("alpha \(table.alpha)") },
            controller.view.observe(\.safeAreaInsets, options: .new) { _, change in
                seen.append("top \(change.newValue?.top ?? -1)")
            },
        ]
        table.isHidden = true
        table.alpha = 0.5
        controller.additionalSafeAreaInsets.top = 12
        #expect(seen.suffix(3) == ["hidden true", "alpha 0.5", "top \(controller.view.safeAreaInsets.top)"])
        table.isEditing = true
        screen.advance(by: 0.05)
        #expect(seen.last == "editing true")
        withExtendedLifetime(tokens) {}
    }

    @Test("of recognisers: each state, before the targets hear of it, also by a path through their view")
    func recognizers() {
        @MainActor final class Target: NSObject {
            var order: [String] = []
            func panned(_ pan: UIPanGestureRecognizer) { order.append("target \(pan.state)") }
        }
        let target = Target(), reporter = Reporter()
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        scroll.contentSize = CGSize(width: 40, height: 400)
        screen.show(scroll)
        scroll.panGestureRecognizer.addTarget(target, action: Selector("panned:", Target.panned))
        let token = scroll.panGestureRecognizer.observe(\.state) { pan, _ in
            target.order.append("observer \(pan.state)")
        }
        scroll.addObserver(reporter, forKeyPath: "panGestureRecognizer.state", options: .new, context: nil)
        screen.drag(from: CGPoint(x: 20, y: 35), to: CGPoint(x: 20, y: 5))
        #expect(target.order.prefix(2) == ["observer began", "target began"])
        #expect(
            target.order.suffix(2) == ["observer ended", "target ended"] || target.order.contains("observer ended"))
        #expect(reporter.seen.contains("panGestureRecognizer.state 1"))
        #expect(reporter.seen.contains("panGestureRecognizer.state 3"))
        withExtendedLifetime(token) {}
    }

    @Test("of the program's own classes are told with the next frame, by path or by name")
    func ownClasses() {
        screen.show(UIView())
        let reporter = Reporter(), other = Reporter()
        var seen: [String] = []
        let tokens = [
            reporter.observe(\.title, options: .new) { _, change in seen.append(change.newValue ?? "-") },
            reporter.observe(\.image, options: .new) { _, change in seen.append("image \(change.newValue != nil)") },
        ]
        reporter.addObserver(other, forKeyPath: "title", options: .new, context: nil)
        screen.advance(by: 0.05)
        #expect(seen.isEmpty)
        #expect(other.seen.isEmpty)
        reporter.title = "some"
        reporter.image = UIImage()
        screen.advance(by: 0.05)
        #expect(seen.sorted() == ["image true", "some"])
        #expect(other.seen == ["title some"])
        withExtendedLifetime(tokens) {}
    }

    @Test("end with their token, and with what is observed")
    func lifetimes() {
        var count = 0
        let layer = CALayer()
        do {
            let token = layer.observe(\.opacity) { _, _ in count += 1 }
            layer.opacity = 0.5
            withExtendedLifetime(token) {}
        }
        layer.opacity = 0.2
        #expect(count == 1)
        weak var gone: CALayer?
        let token: NSKeyValueObservation
        do {
            let other = CALayer()
            gone = other
            token = other.observe(\.opacity) { _, _ in count += 1 }
        }
        #expect(gone == nil)
        token.invalidate()
        token.invalidate()
    }
}
