import MutoscopeTesting
import Testing
import UIKit

@MainActor
@Suite("Pointer interactions")
struct PointerInteractionTests {
    let screen = TestScreen(size: CGSize(width: 200, height: 200), scale: 1)
    let view = UIView(frame: CGRect(x: 50, y: 50, width: 60, height: 40))
    let delegate = Delegate()

    init() {
        let controller = UIViewController()
        controller.view.backgroundColor = .white
        screen.show(controller)
        controller.view.addSubview(view)
        view.addInteraction(UIPointerInteraction(delegate: delegate))
        screen.advance(by: 0.1)
    }

    @Test("A highlight comes up behind the view and goes with the pointer")
    func highlight() {
        let before = screen.snapshot().pixel(46, 70)
        #expect(before.red == 255)
        screen.hover(at: CGPoint(x: 80, y: 70))
        screen.advance(by: 0.3)
        #expect(screen.snapshot().pixel(46, 70).red < 240)
        #expect(delegate.calls == ["enter"])
        screen.hover(at: CGPoint(x: 10, y: 10))
        screen.advance(by: 0.3)
        #expect(screen.snapshot().pixel(46, 70).red == 255)
        #expect(delegate.calls == ["enter", "exit"])
        #expect(view.layer.sublayers?.isEmpty ?? true)
    }

    @Test("A lifted view grows and keeps its own transform")
    func lift() {
        view.backgroundColor = .black
        delegate.lifts = true
        screen.hover(at: CGPoint(x: 80, y: 70))
        screen.advance(by: 0.3)
        #expect(view.transform == .identity)
        #expect(screen.snapshot().pixel(49, 70).red < 255)
        screen.hover(at: CGPoint(x: 10, y: 10))
        screen.advance(by: 0.3)
        #expect(screen.snapshot().pixel(49, 70).red == 255)
    }

    @Test("Taken away, it leaves nothing behind")
    func removal() {
        screen.hover(at: CGPoint(x: 80, y: 70))
        screen.advance(by: 0.3)
        view.interactions = []
        screen.advance(by: 0.3)
        #expect(view.gestureRecognizers?.isEmpty ?? true)
        #expect(screen.snapshot().pixel(46, 70).red == 255)
    }

    final class Delegate: NSObject, UIPointerInteractionDelegate {
        var calls: [String] = []
        var lifts = false

        func pointerInteraction(
            _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
        ) -> UIPointerStyle? {
            let preview = UITargetedPreview(view: interaction.view!)
            return UIPointerStyle(effect: lifts ? .lift(preview) : .highlight(preview))
        }

        func pointerInteraction(
            _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
            animator: any UIPointerInteractionAnimating
        ) {
            calls.append("enter")
        }

        func pointerInteraction(
            _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
            animator: any UIPointerInteractionAnimating
        ) {
            calls.append("exit")
        }
    }
}
