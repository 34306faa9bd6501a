import RenderTree
import Testing

@testable import QuartzCore

/// Properties of a program's own that are animated: who displays, and where the values show.
@MainActor @Suite struct CustomPropertyTests {
    /// As lottie's main-thread engine: displays by placing other layers.
    private final class Player: CALayer {
        let hand = CALayer()
        var shown: [CGFloat] = []
        var frameNumber: CGFloat {
            get { value(forKey: "frameNumber") as? CGFloat ?? 0 }
            set { setValue(newValue, forKey: "frameNumber") }
        }
        override init() {
            super.init()
            addSublayer(hand)
        }
        override init(layer: Any) { super.init(layer: layer) }
        required init?(coder: NSCoder) { nil }
        override class func needsDisplay(forKey key: String) -> Bool {
            key == "frameNumber" || super.needsDisplay(forKey: key)
        }
        override func display() {
            let frame = animationKeys() == nil ? frameNumber : presentation()?.frameNumber ?? 0
            shown.append(frame)
            CATransaction.begin()
            CATransaction.setDisableActions(true)
            hand.position.x = frame
            CATransaction.commit()
        }
    }

    @Test func aLayerThatDisplaysByItsSublayersMovesThem() throws {
        let scene = Scene()
        let player = try #require(scene.layer { Player() } as? Player)
        let animation = CABasicAnimation(keyPath: "frameNumber")
        animation.fromValue = 0
        animation.toValue = 100
        animation.duration = 1
        player.add(animation, forKey: "play")
        CATransaction.flush()
        scene.run(to: 0.25)
        scene.run(to: 0.5)
        #expect(abs((player.shown.last ?? 0) - 50) < 1)
        #expect(abs(player.hand.position.x - 50) < 1)
        #expect(abs((player.hand.committed?.geometry.position.x ?? 0) - 50) < 1)
        scene.run(to: 0.75)
        #expect(abs((player.hand.committed?.geometry.position.x ?? 0) - 75) < 1)
    }

    private final class Progress: CALayer {
        var progress: CGFloat = 0
        private(set) var isFlagged = false
        override init() { super.init() }
        override init(layer: Any) {
            super.init(layer: layer)
            if let layer = layer as? Progress { progress = layer.progress }
        }
        required init?(coder: NSCoder) { nil }
    }

    @Test func animatedValuesReachStoredPropertiesOfTheCopy() throws {
        let scene = Scene()
        let layer = try #require(scene.layer { Progress() } as? Progress)
        let animation = CABasicAnimation(keyPath: "progress")
        animation.fromValue = 0
        animation.toValue = 1
        animation.duration = 2
        layer.add(animation, forKey: nil)
        scene.run(to: 0.01)
        scene.run(to: 1)
        #expect(abs((layer.presentation()?.progress ?? 0) - 0.5) < 0.01)
        #expect(layer.progress == 0)
        #expect(layer.presentation()?.isFlagged == false)
    }

    /// Draws upside down where y points up.
    private final class Drawn: CALayer {
        var map = CGAffineTransform.identity
        override init() { super.init() }
        override init(layer: Any) { super.init(layer: layer) }
        required init?(coder: NSCoder) { nil }
        override func draw(in ctx: CGContext) {
            map = ctx.ctm
            ctx.fill(CGRect(x: 0, y: 0, width: 4, height: 1))
        }
    }

    @Test func underFlippedGeometryDrawingHasYUp() {
        let parent = CALayer(), drawn = Drawn()
        parent.addSublayer(drawn)
        drawn.frame = CGRect(x: 0, y: 0, width: 4, height: 4)
        drawn.setNeedsDisplay()
        drawn.displayIfNeeded()
        let down = drawn.map
        parent.isGeometryFlipped = true
        #expect(!drawn.contentsAreFlipped())
        drawn.setNeedsDisplay()
        drawn.displayIfNeeded()
        #expect(drawn.map.d == -down.d)
        let image = drawn.contents as! CGImage
        #expect(image.buffer.base[3 * image.buffer.stride] != 0)
        #expect(image.buffer.base[0] == 0)
    }
}
