import CoreGraphics
import MutoscopeTesting
import QuartzCore
import TestSupport
import Testing

/// Values that nobody means, from the layer to the pixel: nothing may crash, hang or leave its screen.
@MainActor @Suite("Hostile input")
struct HostileTests {
    private let screen = TestScreen(size: CGSize(width: 48, height: 48), scale: 1)

    private static let numbers: [Double] = [
        .nan, .infinity, -.infinity, 0, -1, .leastNonzeroMagnitude, 1e308, -1e308, 1e9, -1e9, 0.5, 1, 7,
    ]
    private static let keyPaths = [
        "transform.rotation.x", "transform.rotation.y", "transform.rotation.z", "transform.scale.x",
        "transform.scale.y", "transform.scale.z", "transform.translation.x", "transform.translation.z",
        "bounds.size.width", "bounds.origin.y", "bounds.size.height", "position.x", "position.y", "anchorPoint.x",
        "anchorPointZ", "zPosition", "cornerRadius", "borderWidth", "opacity", "shadowRadius", "shadowOpacity",
        "shadowOffset.width", "sublayerTransform.rotation.y", "sublayerTransform.scale", "contentsScale",
        "contentsRect.size.width", "contentsCenter.origin.x", "rasterizationScale", "speed", "timeOffset",
        "beginTime", "duration", "repeatCount", "repeatDuration", "noSuchKey", "transform.noSuchPart", "position.q",
    ]

    private func layer(_ random: inout SeededGenerator) -> CALayer {
        let kinds: [() -> CALayer] = [
            { CALayer() }, { CAShapeLayer() }, { CAGradientLayer() }, { CATextLayer() }, { CATransformLayer() },
            { CAReplicatorLayer() }, { CAEmitterLayer() }, { CAScrollLayer() }, { CATiledLayer() },
        ]
        let layer = kinds.randomElement(using: &random)!()
        layer.frame = CGRect(x: 4, y: 4, width: 40, height: 40)
        layer.backgroundColor = CGColor(red: 0.2, green: 0.6, blue: 1, alpha: 0.8)
        layer.masksToBounds = Bool.random(using: &random)
        layer.shouldRasterize = Bool.random(using: &random)
        layer.shadowOpacity = Bool.random(using: &random) ? 0.5 : 0
        (layer as? CAShapeLayer)?.path = CGPath(ellipseIn: layer.bounds, transform: nil)
        (layer as? CATextLayer)?.string = "text"
        (layer as? CAGradientLayer)?.colors = [CGColor(gray: 0, alpha: 1), CGColor(gray: 1, alpha: 1)]
        (layer as? CAReplicatorLayer)?.instanceCount = 3
        return layer
    }

    private func animation(_ random: inout SeededGenerator) -> CAAnimation {
        let number = { (random: inout SeededGenerator) in Self.numbers.randomElement(using: &random)! }
        let path = Self.keyPaths.randomElement(using: &random)!
        let animation: CAAnimation
        switch Int.random(in: 0..<4, using: &random) {
        case 0:
            let basic = CABasicAnimation(keyPath: path)
            (basic.fromValue, basic.toValue) = (number(&random), number(&random))
            animation = basic
        case 1:
            let keys = CAKeyframeAnimation(keyPath: path)
            keys.values = (0..<Int.random(in: 0...4, using: &random)).map { _ in number(&random) }
            keys.keyTimes = (0..<Int.random(in: 0...4, using: &random)).map { _ in NSNumber(value: number(&random)) }
            animation = keys
        case 2:
            let spring = CASpringAnimation(keyPath: path)
            (spring.mass, spring.stiffness, spring.damping) = (number(&random), number(&random), number(&random))
            (spring.initialVelocity, spring.toValue) = (number(&random), number(&random))
            animation = spring
        default:
            let transition = CATransition()
            transition.type = CATransitionType(
                rawValue: ["pageCurl", "cube", "suckEffect", "nonsense"].randomElement(using: &random)!)
            (transition.startProgress, transition.endProgress) = (Float(number(&random)), Float(number(&random)))
            animation = transition
        }
        (animation.duration, animation.speed) = (number(&random), Float(number(&random)))
        (animation.timeOffset, animation.repeatCount) = (number(&random), Float(number(&random)))
        animation.autoreverses = Bool.random(using: &random)
        return animation
    }

    @Test("any number in any property and any animation leaves frames that can be drawn", arguments: 0..<60)
    func properties(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        _ = Diagnostics.collecting {
            let root = CALayer()
            screen.show(root)
            var layers = [root]
            for _ in 0..<6 {
                let next = layer(&random)
                layers.randomElement(using: &random)!.addSublayer(next)
                layers.append(next)
            }
            for _ in 0..<4 {
                for layer in layers.dropFirst() {
                    let path = Self.keyPaths.prefix(34).randomElement(using: &random)!
                    layer.setValue(Self.numbers.randomElement(using: &random)!, forKeyPath: path)
                    if Bool.random(using: &random) { layer.add(animation(&random), forKey: "a") }
                }
                screen.advance(by: 0.1, step: 0.05)
                let picture = screen.snapshot()
                #expect(picture.width == 48, "seed \(seed)")
                for layer in layers {
                    _ = layer.presentation()?.frame
                    _ = layer.hitTest(CGPoint(x: 20, y: 20))
                }
            }
        }
    }

    @Test(
        "layers nested without end draw",
        arguments: [("plain", 100_000), ("clipping", 20_000), ("translucent", 20_000)])
    func depth(kind: String, count: Int) {
        let root = CALayer()
        screen.show(root)
        var inner = root
        for _ in 0..<count {
            let next = CALayer()
            next.frame = screen.stageBounds
            next.masksToBounds = kind == "clipping"
            next.opacity = kind == "translucent" ? 0.9999 : 1
            inner.addSublayer(next)
            inner = next
        }
        inner.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        #expect(screen.snapshot().pixel(24, 24).red >= (kind == "translucent" ? 0 : 255))
        #expect(root.hitTest(CGPoint(x: 24, y: 24)) != nil)
        CATransaction.setDisableActions(true)
        root.sublayers = nil
        #expect(screen.snapshot().pixel(24, 24).red == 0)
    }

    @Test("a layer of a million points with every decoration draws what is in sight")
    func hugeLayer() {
        let root = CALayer(), huge = CALayer()
        screen.show(root)
        huge.frame = CGRect(x: -5e5, y: -5e5, width: 1e6, height: 1e6)
        huge.backgroundColor = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
        (huge.cornerRadius, huge.borderWidth, huge.shadowOpacity, huge.shadowRadius) = (4e5, 10, 1, 1e4)
        huge.opacity = 0.999
        huge.shouldRasterize = true
        huge.transform = CATransform3DMakeRotation(0.3, 0, 0, 1)
        let child = CALayer()
        child.frame = huge.bounds
        huge.addSublayer(child)
        root.addSublayer(huge)
        #expect(screen.snapshot().pixel(24, 24).green > 250)
    }
}

extension TestScreen {
    fileprivate var stageBounds: CGRect { CGRect(origin: .zero, size: size) }
}
