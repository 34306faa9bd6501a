import RenderTree
import Testing

@testable import QuartzCore

/// Writes down which actions are asked for.
private final class Asked: NSObject, CALayerDelegate {
    nonisolated(unsafe) static var lines: [String] = []
    var answer: (String) -> (any CAAction)? = { _ in nil }

    func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        Asked.lines.append("\(layer.name ?? "").\(event)")
        return answer(event)
    }
}

private struct Ran: CAAction {
    var run: (String) -> Void

    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) { run(event) }
}

@MainActor @Suite struct ActionTests {
    private let scene = Scene()

    private func committed() -> CALayer { scene.layer() }

    @Test func aFreshLayerDoesNotAnimate() {
        let scene = Scene()
        let layer = CALayer()
        layer.opacity = 0.5
        scene.root.addSublayer(layer)
        layer.position = CGPoint(x: 5, y: 5)
        #expect(layer.animationKeys() == nil)
        CATransaction.flush()
        layer.opacity = 0.7
        #expect(layer.animationKeys() == ["opacity"])
    }

    @Test func theImplicitAnimationIsAQuarterSecond() throws {
        let layer = committed()
        layer.position = CGPoint(x: 10, y: 20)
        let animation = try #require(layer.animation(forKey: "position") as? CABasicAnimation)
        #expect(animation.duration == 0.25)
        #expect(animation.keyPath == "position")
        #expect(animation.fromValue as? CGPoint == .zero)
        #expect(animation.toValue == nil)
        #expect(animation.timingFunction === CAMediaTimingFunction(name: .default))
        #expect(animation.fillMode == .backwards)
        #expect(animation.isRemovedOnCompletion)
    }

    @Test(arguments: [
        ("bounds", "bounds"), ("zPosition", "zPosition"), ("anchorPoint", "anchorPoint"),
        ("cornerRadius", "cornerRadius"),
        ("borderWidth", "borderWidth"), ("shadowRadius", "shadowRadius"), ("contentsRect", "contentsRect"),
        ("transform.rotation.z", "transform"), ("sublayerTransform", "sublayerTransform"),
    ])
    func basicAnimationsForAnimatableProperties(path: String, key: String) {
        let layer = committed()
        let values: [String: Any] = [
            "bounds": CGRect(x: 0, y: 0, width: 3, height: 3), "anchorPoint": CGPoint(x: 1, y: 1),
            "contentsRect": CGRect(x: 0, y: 0, width: 0.5, height: 1),
            "sublayerTransform": CATransform3DMakeScale(2, 2, 2),
        ]
        layer.setValue(values[path] ?? 0.5, forKeyPath: path)
        #expect(layer.animationKeys() == [key])
        #expect(layer.animation(forKey: key) is CABasicAnimation)
    }

    @Test func transitionsForWhatCannotBeInterpolated() {
        for change in [
            { (layer: CALayer) in layer.isHidden = true }, { $0.masksToBounds = true }, { $0.mask = CALayer() },
            { $0.addSublayer(CALayer()) }, { $0.maskedCorners = [] }, { $0.isGeometryFlipped = true },
        ] {
            let layer = committed()
            change(layer)
            #expect(layer.animationKeys() == ["transition"])
            #expect((layer.animation(forKey: "transition") as? CATransition)?.type == .fade)
        }
    }

    @Test func someChangesNeverAnimate() {
        let layer = committed()
        layer.isDoubleSided = false
        layer.contentsGravity = .center
        layer.name = "x"
        layer.cornerCurve = .continuous
        layer.speed = 2
        layer.setValue(5, forKey: "mine")
        layer.shadowPath = CGPath(rect: .zero, transform: nil)
        #expect(layer.animationKeys() == nil)
    }

    @Test func backgroundColorAnimatesOnlyFromAColour() {
        let layer = committed()
        layer.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        #expect(layer.animationKeys() == nil)
        layer.backgroundColor = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
        #expect(layer.animationKeys() == ["backgroundColor"])
    }

    @Test func aFrameAnimatesPositionThenBounds() {
        let layer = committed()
        layer.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(layer.animationKeys() == ["position", "bounds"])
    }

    @Test func theSearchGoesDelegateActionsStyleClass() {
        final class Own: CALayer {
            nonisolated(unsafe) static var log: [String] = []
            override class func defaultAction(forKey event: String) -> (any CAAction)? {
                Ran { _ in log.append("class") }
            }
        }
        let scene = Scene()
        let layer = scene.layer { Own() }
        Own.log = []
        layer.opacity = 0.1
        layer.style = ["actions": ["opacity": Ran { _ in Own.log.append("style") }]]
        layer.opacity = 0.2
        layer.actions = ["opacity": Ran { _ in Own.log.append("actions") }]
        layer.opacity = 0.3
        let delegate = Asked()
        delegate.answer = { _ in Ran { _ in Own.log.append("delegate") } }
        layer.delegate = delegate
        layer.opacity = 0.4
        #expect(Own.log == ["class", "style", "actions", "delegate"])
        delegate.answer = { _ in NSNull() }
        layer.opacity = 0.5
        #expect(Own.log.count == 4)
        #expect(layer.animationKeys() == nil)
    }

    @Test func nullInActionsStopsMotionAndSoDoesTheTransaction() {
        let layer = committed()
        layer.actions = ["position": NSNull()]
        layer.position = CGPoint(x: 1, y: 1)
        #expect(layer.animationKeys() == nil)
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        layer.opacity = 0
        CATransaction.commit()
        #expect(layer.animationKeys() == nil)
        #expect(CALayer.defaultAction(forKey: "opacity") == nil)
    }

    @Test func treeEventsComeInCoreAnimationsOrder() {
        let parent = committed()
        let delegate = Asked()
        let child = CALayer(), other = CALayer()
        for (layer, name) in [(parent, "P"), (child, "C"), (other, "N")] {
            layer.delegate = delegate
            layer.name = name
        }
        func events(_ change: () -> Void) -> [String] {
            Asked.lines = []
            change()
            return Asked.lines
        }
        #expect(events { parent.addSublayer(child) } == ["P.sublayers", "C.onOrderIn"])
        #expect(
            events { parent.replaceSublayer(child, with: other) } == ["P.sublayers", "C.onOrderOut", "N.onOrderIn"])
        #expect(events { other.removeFromSuperlayer() } == ["P.sublayers", "N.onOrderOut"])
        CATransaction.flush()
        #expect(
            events {
                parent.setNeedsLayout(); parent.layoutIfNeeded()
            } == ["P.onLayout"])
    }

    @Test func onOrderInRunsAnAnimation() {
        let parent = committed()
        let child = CALayer()
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.fromValue = 0
        child.actions = [kCAOnOrderIn: fade]
        parent.addSublayer(child)
        #expect(child.animationKeys() == [kCAOnOrderIn])
    }

    @Test func theActionIsAskedBeforeTheValueChanges() {
        let layer = committed()
        let delegate = Asked()
        nonisolated(unsafe) var seen: [Float] = []
        delegate.answer = { _ in
            seen.append(layer.opacity)
            return Ran { _ in seen.append(layer.opacity) }
        }
        layer.delegate = delegate
        layer.opacity = 0.25
        #expect(seen == [1, 0.25])
    }

    @Test func aRetargetedImplicitAnimationStartsWhereItIs() throws {
        let layer = committed()
        layer.position = CGPoint(x: 100, y: 0)
        scene.run(to: 1)
        scene.run(to: 1.125)
        let shown = try #require(layer.presentation()?.position)
        #expect(shown.x > 5)
        #expect(shown.x < 95)
        layer.position = CGPoint(x: 0, y: 0)
        let animation = try #require(layer.animation(forKey: "position") as? CABasicAnimation)
        #expect(animation.fromValue as? CGPoint == shown)
    }
}
