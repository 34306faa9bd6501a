import RenderTree
import Testing

@testable import QuartzCore

@MainActor @Suite struct SmokeTests {
    @Test func anAnimationRuns() throws {
        let scene = Scene()
        let layer = scene.layer()
        let log = Log()
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.fromValue = 0
        animation.toValue = 1
        animation.duration = 1
        animation.delegate = log
        layer.add(animation, forKey: "fade")
        scene.run(to: 0.5)
        #expect(layer.presentation()?.opacity == 0)
        #expect(log.lines == ["start"])
        scene.run(to: 1)
        #expect(abs((layer.presentation()?.opacity ?? 0) - 0.5) < 1e-6)
        scene.run(to: 1.5)
        #expect(log.lines == ["start", "stop(true)"])
        #expect(layer.animation(forKey: "fade") == nil)
    }
}
