import RenderTree
import Testing

@testable import QuartzCore

@MainActor @Suite struct PresentationTests {
    private let scene = Scene()

    @Test func itShowsCommittedValues() {
        let layer = CALayer()
        layer.opacity = 0.2
        scene.root.addSublayer(layer)
        #expect(layer.presentation() == nil)
        CATransaction.flush()
        CATransaction.setDisableActions(true)
        layer.opacity = 0.7
        #expect(layer.presentation()?.opacity == 0.2)
        CATransaction.flush()
        #expect(layer.presentation()?.opacity == 0.7)
    }

    @Test func modelAndPresentationKnowOneAnother() throws {
        let layer = scene.layer()
        let child = CALayer(), mask = CALayer()
        CATransaction.setDisableActions(true)
        layer.addSublayer(child)
        layer.mask = mask
        CATransaction.flush()
        let shown = try #require(layer.presentation())
        #expect(shown !== layer)
        #expect(shown.model() === layer)
        #expect(layer.model() === layer)
        #expect(shown.presentation() === shown)
        #expect(shown.sublayers?.first !== child)
        #expect(shown.sublayers?.first?.model() === child)
        #expect(shown.superlayer !== scene.root)
        #expect(shown.superlayer?.model() === scene.root)
        #expect(shown.mask?.model() === mask)
        #expect(layer.animation(forKey: "x") == nil)
    }

    @Test func hitTestingItTestsWhatIsOnScreen() {
        let layer = scene.layer()
        CATransaction.setDisableActions(true)
        layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        CATransaction.flush()
        CATransaction.setDisableActions(true)
        let move = CABasicAnimation(keyPath: "position.x")
        move.fromValue = 5
        move.toValue = 105
        move.duration = 1
        layer.add(move, forKey: nil)
        layer.position.x = 105
        CATransaction.flush()
        scene.clock.now = 0.5
        #expect(scene.root.presentation()?.hitTest(CGPoint(x: 55, y: 5))?.model() === layer)
        #expect(scene.root.hitTest(CGPoint(x: 105, y: 5)) === layer)
    }

    @Test func theCopyIsOfTheSameClassThroughInitLayer() throws {
        final class Dial: CALayer {
            var ticks = 0
            override init() { super.init() }
            override init(layer: Any) {
                ticks = (layer as? Dial)?.ticks ?? -1
                super.init(layer: layer)
            }
            required init?(coder: NSCoder) { nil }
        }
        let dial = Dial()
        dial.ticks = 12
        scene.root.addSublayer(dial)
        CATransaction.flush()
        #expect(dial.presentation()?.ticks == 12)
        let plain = Dial(layer: dial)
        #expect(plain.ticks == 12)
        #expect(plain.bounds == .zero)
        #expect(plain.model() === plain)
    }

    @Test func ownPropertiesAnimateAndRedraw() throws {
        final class Dial: CALayer {
            nonisolated(unsafe) static var drawn: [Double] = []
            var progress: CGFloat {
                get { value(forKey: "progress") as? CGFloat ?? 0 }
                set { setValue(newValue, forKey: "progress") }
            }
            override class func needsDisplay(forKey key: String) -> Bool {
                key == "progress" || super.needsDisplay(forKey: key)
            }
            override func draw(in ctx: CGContext) { Dial.drawn.append(progress) }
        }
        Dial.drawn = []
        let dial = Dial()
        dial.bounds = CGRect(x: 0, y: 0, width: 4, height: 4)
        scene.root.addSublayer(dial)
        dial.progress = 1
        scene.run(to: 1)
        #expect(Dial.drawn == [1])
        let animation = CABasicAnimation(keyPath: "progress")
        animation.fromValue = 0
        animation.duration = 1
        dial.add(animation, forKey: "p")
        scene.run(to: 2)
        scene.run(to: 2.25)
        scene.run(to: 2.5)
        #expect(dial.presentation()?.progress == 0.5)
        scene.run(to: 3.5)
        scene.run(to: 4)
        #expect(Dial.drawn == [1, 0.25, 0.5, 1])
        #expect(dial.progress == 1)
    }

    @Test func shapeGradientAndReplicatorValuesAreSampled() throws {
        let shape = CAShapeLayer()
        shape.strokeColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        let gradient = CAGradientLayer()
        gradient.colors = [CGColor(red: 1, green: 0, blue: 0, alpha: 1), CGColor(red: 0, green: 0, blue: 0, alpha: 1)]
        CATransaction.setDisableActions(true)
        scene.root.addSublayer(shape)
        scene.root.addSublayer(gradient)
        CATransaction.flush()
        for (layer, path, from, to) in [(shape, "strokeEnd", 0.0, 1.0), (gradient, "endPoint.x", 0, 1)]
            as [(CALayer, String, Double, Double)]
        {
            let animation = CABasicAnimation(keyPath: path)
            animation.fromValue = from
            animation.toValue = to
            animation.duration = 1
            layer.add(animation, forKey: nil)
        }
        CATransaction.flush()
        scene.clock.now = 0.25
        #expect(shape.presentation()?.strokeEnd == 0.25)
        #expect(shape.strokeEnd == 1)
        #expect(shape.presentation()?.strokeColor === shape.strokeColor)
        #expect(gradient.presentation()?.endPoint.x == 0.25)
        #expect((gradient.presentation()?.colors?.first as? CGColor)?.rgba.red == 1)
    }
}
