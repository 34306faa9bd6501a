import MutoscopeTesting
import Testing
import UIKit

/// Which views are asked whether a touch is theirs.
@MainActor @Suite struct HitTestTests {
    private class Asked: UIView {
        var hitTests = 0
        var insides = 0

        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
            hitTests += 1
            return super.hitTest(point, with: event)
        }
        override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
            insides += 1
            return super.point(inside: point, with: event)
        }
    }
    private final class AskedBelow: Asked {}
    private final class AskedButton: UIButton {
        var hitTests = 0
        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
            hitTests += 1
            return super.hitTest(point, with: event)
        }
    }
    private final class AskedGeneric<Content>: UIView {
        var hitTests = 0
        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
            hitTests += 1
            return nil
        }
    }
    private final class Wide: UIControl {
        override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
            bounds.insetBy(dx: -20, dy: -20).contains(point)
        }
    }
    private final class Passing: UIView {
        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
            let hit = super.hitTest(point, with: event)
            return hit === self ? nil : hit
        }
    }

    private let whole = CGRect(x: 0, y: 0, width: 200, height: 200)

    private func chain(_ views: [UIView]) -> UIView {
        let root = UIView(frame: whole)
        var host = root
        for view in views {
            view.frame = whole
            host.addSubview(view)
            host = view
        }
        return root
    }

    @Test func everyDescendantIsAskedOnce() {
        let plain = UIView(), first = Asked(), middle = UIView(), last = AskedBelow()
        let root = chain([plain, first, middle, last])
        #expect(root.hitTest(CGPoint(x: 10, y: 10), with: nil) === last)
        #expect(first.hitTests == 1)
        #expect(last.hitTests == 1)
        #expect(first.insides == 1)
        #expect(last.insides == 1)
    }

    @Test func siblingsBehindAreNotAskedOnceOneIsHit() {
        let root = UIView(frame: whole), back = Asked(frame: whole), front = Asked(frame: whole)
        root.addSubview(back)
        root.addSubview(front)
        #expect(root.hitTest(CGPoint(x: 5, y: 5), with: nil) === front)
        #expect(front.hitTests == 1)
        #expect(back.hitTests == 0)
    }

    @Test func hiddenAndDisabledViewsAreAskedAndDecline() {
        let root = UIView(frame: whole), hidden = Asked(frame: whole), disabled = Asked(frame: whole)
        hidden.isHidden = true
        disabled.isUserInteractionEnabled = false
        root.addSubview(hidden)
        root.addSubview(disabled)
        #expect(root.hitTest(CGPoint(x: 5, y: 5), with: nil) === root)
        #expect(disabled.hitTests == 1)
        #expect(hidden.hitTests == 1)
        #expect(hidden.insides == 0)
    }

    @Test func viewsOutsideThePointAreAsked() {
        let root = UIView(frame: whole), beside = Asked(frame: CGRect(x: 150, y: 150, width: 50, height: 50))
        root.addSubview(beside)
        #expect(root.hitTest(CGPoint(x: 5, y: 5), with: nil) === root)
        #expect(beside.hitTests == 1)
        #expect(beside.insides == 1)
    }

    @Test func controlsAndGenericViewsAreAsked() {
        let button = AskedButton(frame: whole), generic = AskedGeneric<Int>()
        let root = chain([button, generic])
        #expect(root.hitTest(CGPoint(x: 5, y: 5), with: nil) === button)
        #expect(button.hitTests == 1)
        #expect(generic.hitTests == 1)
    }

    @Test func touchesGoWhereOverridesSay() {
        let screen = TestScreen(size: CGSize(width: 200, height: 200))
        let root = UIView(frame: whole), wide = Wide(frame: CGRect(x: 50, y: 50, width: 10, height: 10))
        let cover = Passing(frame: whole)
        var taps = 0
        wide.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        root.addSubview(wide)
        root.addSubview(cover)
        screen.show(root)
        screen.tap(at: CGPoint(x: 38, y: 55))
        #expect(taps == 1)
        screen.tap(at: CGPoint(x: 20, y: 55))
        #expect(taps == 1)
    }
}
