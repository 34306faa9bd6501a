import MutoscopeTesting
import Testing
import UIKit

/// Who is asked for the action of a view's layer, and when.
@MainActor @Suite struct LayerActionTests {
    private final class AskingLayer: CALayer {
        nonisolated(unsafe) static var asked: [String] = []
        override func action(forKey event: String) -> (any CAAction)? {
            AskingLayer.asked.append(event)
            return super.action(forKey: event)
        }
    }
    private final class AskingLayerView: UIView {
        override class var layerClass: AnyClass { AskingLayer.self }
    }
    private final class AskedView: UIView {
        var asked: [String] = []
        override func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
            asked.append(event)
            return super.action(for: layer, forKey: event)
        }
    }
    private final class Other: NSObject, CALayerDelegate {
        nonisolated(unsafe) var asked: [String] = []
        nonisolated func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
            asked.append(event)
            return NSNull()
        }
    }

    private let screen = TestScreen(size: CGSize(width: 100, height: 100))

    @Test func overridesAreAskedOutsideAnimationsToo() {
        AskingLayer.asked = []
        let byLayer = AskingLayerView(), byView = AskedView(), root = UIView()
        root.addSubview(byLayer)
        root.addSubview(byView)
        screen.show(root)
        byLayer.alpha = 0.5
        byView.alpha = 0.5
        #expect(AskingLayer.asked.contains("opacity"))
        #expect(byView.asked.contains("opacity"))
    }

    @Test func plainViewsMoveAtOnceOutsideAnimationsAndAnimateInside() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        screen.show(view)
        view.center.x = 50
        #expect(view.layer.animationKeys() == nil)
        UIView.animate(withDuration: 1) { view.center.x = 90 }
        #expect(view.layer.animation(forKey: "position") != nil)
        UIView.performWithoutAnimation { view.alpha = 0.3 }
        #expect(view.layer.animation(forKey: "opacity") == nil)
    }

    @Test func anotherDelegateIsAsked() {
        let view = UIView(), other = Other()
        screen.show(view)
        view.layer.delegate = other
        view.layer.opacity = 0.4
        #expect(other.asked.contains("opacity"))
    }
}
