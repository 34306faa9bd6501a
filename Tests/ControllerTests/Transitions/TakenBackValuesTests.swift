import MutoscopeTesting
import Testing
import UIKit

/// One property that an explicit animation can move: where it is, its value before, and the one that the animation leads to.
private struct AnimatedProperty: Sendable, CustomTestStringConvertible {
    let key: String
    let kind: Kind
    let change: @MainActor @Sendable (CALayer) -> Void

    enum Kind: Sendable { case plain, shape, gradient, replicator, emitter, text }

    var testDescription: String { key }

    init(_ key: String, _ kind: Kind = .plain, by change: @escaping @MainActor @Sendable (CALayer) -> Void) {
        (self.key, self.kind, self.change) = (key, kind, change)
    }

    @MainActor func makeLayer() -> CALayer {
        switch kind {
        case .plain: return CALayer()
        case .shape:
            let layer = CAShapeLayer()
            layer.path = CGPath(rect: CGRect(x: 0, y: 0, width: 20, height: 20), transform: nil)
            layer.strokeColor = UIColor.green.cgColor
            return layer
        case .gradient:
            let layer = CAGradientLayer()
            layer.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
            return layer
        case .replicator: return CAReplicatorLayer()
        case .emitter: return CAEmitterLayer()
        case .text: return CATextLayer()
        }
    }
}

private func set<Layer: CALayer, Value: Sendable>(
    _ path: any ReferenceWritableKeyPath<Layer, Value> & Sendable, _ value: Value
) -> @MainActor @Sendable (CALayer) -> Void {
    { ($0 as? Layer)?[keyPath: path] = value }
}

private let properties: [AnimatedProperty] = [
    AnimatedProperty("position", by: set(\CALayer.position, CGPoint(x: 70, y: 30))),
    AnimatedProperty("bounds", by: set(\CALayer.bounds, CGRect(x: 0, y: 0, width: 70, height: 30))),
    AnimatedProperty("transform", by: set(\CALayer.transform, CATransform3DMakeScale(2, 1, 1))),
    AnimatedProperty("opacity", by: set(\CALayer.opacity, 0.3)),
    AnimatedProperty("zPosition", by: set(\CALayer.zPosition, 5)),
    AnimatedProperty("anchorPoint", by: set(\CALayer.anchorPoint, CGPoint(x: 0, y: 1))),
    AnimatedProperty("anchorPointZ", by: set(\CALayer.anchorPointZ, 9)),
    AnimatedProperty("sublayerTransform", by: set(\CALayer.sublayerTransform, CATransform3DMakeScale(2, 1, 1))),
    AnimatedProperty("cornerRadius", by: set(\CALayer.cornerRadius, 8)),
    AnimatedProperty("borderWidth", by: set(\CALayer.borderWidth, 3)),
    AnimatedProperty("shadowOpacity", by: set(\CALayer.shadowOpacity, 1)),
    AnimatedProperty("shadowOffset", by: set(\CALayer.shadowOffset, CGSize(width: 9, height: 9))),
    AnimatedProperty("shadowRadius", by: set(\CALayer.shadowRadius, 9)),
    AnimatedProperty("contentsRect", by: set(\CALayer.contentsRect, CGRect(x: 0, y: 0, width: 0.5, height: 0.5))),
    AnimatedProperty("contentsCenter", by: set(\CALayer.contentsCenter, CGRect(x: 0.2, y: 0, width: 0.5, height: 0.5))),
    AnimatedProperty("hidden", by: set(\CALayer.isHidden, true)),
    AnimatedProperty("masksToBounds", by: set(\CALayer.masksToBounds, true)),
    AnimatedProperty("backgroundColor") { $0.backgroundColor = UIColor.red.cgColor },
    AnimatedProperty("borderColor") { $0.borderColor = UIColor.red.cgColor },
    AnimatedProperty("shadowColor") { $0.shadowColor = UIColor.red.cgColor },
    AnimatedProperty("shadowPath") {
        $0.shadowPath = CGPath(rect: CGRect(x: 0, y: 0, width: 9, height: 9), transform: nil)
    },
    AnimatedProperty("path", .shape) {
        ($0 as? CAShapeLayer)?.path = CGPath(rect: CGRect(x: 5, y: 5, width: 9, height: 9), transform: nil)
    },
    AnimatedProperty("fillColor", .shape) { ($0 as? CAShapeLayer)?.fillColor = UIColor.red.cgColor },
    AnimatedProperty("strokeColor", .shape) { ($0 as? CAShapeLayer)?.strokeColor = UIColor.red.cgColor },
    AnimatedProperty("strokeStart", .shape, by: set(\CAShapeLayer.strokeStart, 0.4)),
    AnimatedProperty("strokeEnd", .shape, by: set(\CAShapeLayer.strokeEnd, 0.4)),
    AnimatedProperty("lineWidth", .shape, by: set(\CAShapeLayer.lineWidth, 7)),
    AnimatedProperty("miterLimit", .shape, by: set(\CAShapeLayer.miterLimit, 7)),
    AnimatedProperty("lineDashPhase", .shape, by: set(\CAShapeLayer.lineDashPhase, 7)),
    AnimatedProperty("colors", .gradient) {
        ($0 as? CAGradientLayer)?.colors = [UIColor.white.cgColor, UIColor.black.cgColor]
    },
    AnimatedProperty("locations", .gradient) { ($0 as? CAGradientLayer)?.locations = [0.2, 0.4] },
    AnimatedProperty("startPoint", .gradient, by: set(\CAGradientLayer.startPoint, CGPoint(x: 1, y: 1))),
    AnimatedProperty("endPoint", .gradient, by: set(\CAGradientLayer.endPoint, CGPoint(x: 1, y: 1))),
    AnimatedProperty("instanceTransform", .replicator) {
        ($0 as? CAReplicatorLayer)?.instanceTransform = CATransform3DMakeScale(2, 1, 1)
    },
    AnimatedProperty("emitterPosition", .emitter) { ($0 as? CAEmitterLayer)?.emitterPosition = CGPoint(x: 3, y: 4) },
]

/// Moves one property of a layer of the leaving page by an explicit animation, and its model with it.
@MainActor
private final class ExplicitAnimator: NSObject, UIViewControllerAnimatedTransitioning, UINavigationControllerDelegate {
    let layer: CALayer
    let property: AnimatedProperty
    let inGroup: Bool
    let interactor = UIPercentDrivenInteractiveTransition()

    init(_ property: AnimatedProperty, inGroup: Bool) {
        self.property = property
        self.inGroup = inGroup
        layer = property.makeLayer()
        layer.frame = CGRect(x: 10, y: 110, width: 40, height: 40)
    }

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.4 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        if let view = context.view(forKey: .to) { context.containerView.insertSubview(view, at: 0) }
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        CATransaction.setCompletionBlock {
            MainActor.assumeIsolated { context.completeTransition(!context.transitionWasCancelled) }
        }
        let animation = CABasicAnimation(keyPath: property.key)
        animation.fromValue = layer.value(forKey: property.key)
        property.change(layer)
        animation.toValue = layer.value(forKey: property.key)
        animation.duration = 0.4
        let group = CAAnimationGroup()
        group.animations = [animation]
        group.duration = 0.4
        layer.add(inGroup ? group : animation, forKey: "change")
        CATransaction.commit()
    }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }
}

@MainActor
@Suite("A cancelled transition takes values back")
struct TakenBackValuesTests {
    /// A value in words that tell all of it.
    private func words(_ value: Any?) -> String {
        switch value {
        case let color as CGColor: "\(color.components ?? [])"
        case let list as [Any]: "\(list.map(words))"
        case let box as NSValue where !(box is NSNumber) && box.caTransform3DValue != CATransform3D():
            "\(box.caTransform3DValue)"
        default: value.map { "\($0)" } ?? "nil"
        }
    }

    @Test("the model behind an explicit animation of every key", arguments: properties, [false, true])
    fileprivate func explicit(property: AnimatedProperty, inGroup: Bool) {
        let screen = TestScreen(size: CGSize(width: 200, height: 300), scale: 1)
        let root = UIViewController(), navigation = UINavigationController(rootViewController: root)
        let animator = ExplicitAnimator(property, inGroup: inGroup)
        root.view.backgroundColor = .white
        root.view.layer.addSublayer(animator.layer)
        screen.show(navigation)
        screen.advance(by: 0.1)
        navigation.delegate = animator
        func value() -> String { words(animator.layer.value(forKey: property.key)) }
        let before = value(), picture = screen.snapshot()
        navigation.pushViewController(UIViewController(), animated: true)
        screen.advance(by: 0.1)
        animator.interactor.update(0.5)
        screen.advance(by: 0.1)
        #expect(value() != before)
        animator.interactor.cancel()
        screen.advance(by: 1)
        #expect(navigation.topViewController === root)
        #expect(value() == before)
        #expect(!screen.snapshot().differs(from: picture))
    }
}
