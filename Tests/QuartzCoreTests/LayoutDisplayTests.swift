import Testing

@testable import QuartzCore

@MainActor @Suite struct LayoutTests {
    private final class Laid: CALayer {
        nonisolated(unsafe) static var log: [String] = []
        var onLayout: (Laid) -> Void = { _ in }
        override func layoutSublayers() {
            Laid.log.append(name ?? "")
            onLayout(self)
        }
    }

    private let scene = Scene()

    private func layer(_ name: String) -> Laid {
        let layer = Laid()
        layer.name = name
        return layer
    }

    @Test func passesGoDownwardAndClimbOnlyThroughMarkedSuperlayers() {
        let a = layer("a"), b = layer("b"), c = layer("c")
        a.addSublayer(b)
        b.addSublayer(c)
        a.layoutIfNeeded()
        Laid.log = []
        c.setNeedsLayout()
        b.setNeedsLayout()
        c.layoutIfNeeded()
        #expect(Laid.log == ["b", "c"])
        Laid.log = []
        c.setNeedsLayout()
        a.setNeedsLayout()
        c.layoutIfNeeded()
        #expect(Laid.log == ["c"])
        #expect(a.needsLayout())
    }

    @Test func boundsAndTransformMarkTheLayerAndItsSuperlayer() {
        let a = layer("a"), b = layer("b")
        a.addSublayer(b)
        a.layoutIfNeeded()
        b.position = CGPoint(x: 5, y: 5)
        #expect(!a.needsLayout())
        #expect(!b.needsLayout())
        b.bounds.size.width = 5
        #expect(a.needsLayout())
        #expect(b.needsLayout())
        a.layoutIfNeeded()
        b.transform = CATransform3DMakeScale(2, 2, 2)
        #expect(a.needsLayout())
        #expect(b.needsLayout())
    }

    @Test func marksFromWithinTheLayersOwnLayoutAreDropped() {
        let a = layer("a"), b = layer("b")
        a.addSublayer(b)
        a.onLayout = {
            $0.setNeedsLayout(); $0.sublayers?.first?.bounds.size.width += 1
        }
        Laid.log = []
        a.layoutIfNeeded()
        #expect(Laid.log == ["a", "b"])
        #expect(!a.needsLayout())
        #expect(!b.needsLayout())
    }

    @Test func workAddedDuringThePassIsDoneInIt() {
        let a = layer("a"), b = layer("b")
        scene.root.addSublayer(a)
        scene.root.addSublayer(b)
        var asked = false
        b.onLayout = { _ in
            if !asked { asked = true; a.setNeedsLayout() }
        }
        a.setNeedsLayout()
        b.setNeedsLayout()
        Laid.log = []
        scene.run(to: 1)
        #expect(Laid.log == ["a", "b", "a"])
        #expect(!a.needsLayout())
    }

    @Test func endlessLayoutIsReportedAndDoesNotHang() {
        let a = layer("a"), b = layer("b")
        scene.root.addSublayer(a)
        scene.root.addSublayer(b)
        a.onLayout = { _ in b.setNeedsLayout() }
        b.onLayout = { _ in a.setNeedsLayout() }
        a.setNeedsLayout()
        let messages = Diagnostics.collecting { scene.run(to: 1) }.messages
        #expect(messages.contains { $0.contains("still asks for layout") })
    }

    @Test func theDelegateComesBeforeTheLayoutManager() {
        final class Manager: NSObject, CALayoutManager {
            var laid = 0
            func layoutSublayers(of layer: CALayer) { laid += 1 }
            func preferredSize(of layer: CALayer) -> CGSize { CGSize(width: 7, height: 8) }
        }
        final class Silent: NSObject, CALayerDelegate {}
        final class Doing: NSObject, CALayerDelegate {
            func layoutSublayers(of layer: CALayer) {}
        }
        let manager = Manager(), layer = CALayer(), silent = Silent(), doing = Doing()
        layer.layoutManager = manager
        #expect(layer.needsLayout())
        #expect(layer.preferredFrameSize() == CGSize(width: 7, height: 8))
        layer.layoutIfNeeded()
        layer.delegate = silent
        layer.setNeedsLayout()
        layer.layoutIfNeeded()
        #expect(manager.laid == 2)
        layer.delegate = doing
        layer.setNeedsLayout()
        layer.layoutIfNeeded()
        #expect(manager.laid == 2)
    }
}

@MainActor @Suite struct DisplayTests {
    private final class Painter: NSObject, CALayerDelegate {
        var log: [String] = []
        func layerWillDraw(_ layer: CALayer) { log.append("will") }
        func draw(_ layer: CALayer, in ctx: CGContext) {
            log.append("draw")
            ctx.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
            ctx.fill(CGRect(x: 10, y: 10, width: 1, height: 1))
        }
    }

    private let scene = Scene()

    private func pixel(_ layer: CALayer, _ x: Int, _ y: Int) throws -> UInt32 {
        let buffer = try #require((layer.contents as? CGImage)?.buffer)
        return buffer.base[y * buffer.stride + x]
    }

    @Test func theDelegateDrawsIntoABitmapOfTheLayersSize() throws {
        let layer = scene.layer(), painter = Painter()
        layer.bounds = CGRect(x: 10, y: 10, width: 2.3, height: 2)
        layer.contentsScale = 2
        layer.delegate = painter
        layer.setNeedsDisplay()
        #expect(layer.needsDisplay())
        scene.run(to: 1)
        #expect(!layer.needsDisplay())
        #expect(painter.log == ["will", "draw"])
        let image = try #require(layer.contents as? CGImage)
        #expect(image.width == 5)
        #expect(image.height == 4)
        #expect(try pixel(layer, 1, 1) == 0xffff_0000)
        #expect(try pixel(layer, 2, 2) == 0)
        scene.run(to: 2)
        #expect(painter.log.count == 2)
    }

    /// Documented: the delegate may set what the drawing depends on, such as the scale.
    @Test func theDelegateChoosesTheBitmapBeforeItIsMade() throws {
        final class Choosing: NSObject, CALayerDelegate {
            func layerWillDraw(_ layer: CALayer) {
                layer.contentsScale = 3
                layer.isOpaque = true
            }
            func draw(_ layer: CALayer, in ctx: CGContext) {}
        }
        let layer = scene.layer(), choosing = Choosing()
        layer.bounds = CGRect(x: 0, y: 0, width: 4, height: 2)
        layer.delegate = choosing
        layer.setNeedsDisplay()
        scene.run(to: 1)
        let image = try #require(layer.contents as? CGImage)
        #expect(image.width == 12)
        #expect(try pixel(layer, 1, 1) == 0xff00_0000)
    }

    @Test func aDelegateThatDisplaysDrawsNothing() {
        final class Provider: NSObject, CALayerDelegate {
            func display(_ layer: CALayer) { layer.contents = "picture" }
            func draw(_ layer: CALayer, in ctx: CGContext) { Issue.record("draw is not asked") }
        }
        let layer = scene.layer(), provider = Provider()
        layer.bounds = CGRect(x: 0, y: 0, width: 2, height: 2)
        layer.delegate = provider
        layer.setNeedsDisplay()
        layer.displayIfNeeded()
        #expect(layer.contents as? String == "picture")
    }

    @Test func nobodyDrawingLeavesNoBitmap() {
        let layer = scene.layer()
        layer.bounds = CGRect(x: 0, y: 0, width: 20, height: 20)
        layer.setNeedsDisplay()
        scene.run(to: 1)
        #expect(layer.contents == nil)
    }

    @Test func marksOfTheDrawingItselfAskForNoOther() {
        final class Eager: CALayer {
            var count = 0
            override func draw(in ctx: CGContext) {
                count += 1
                setNeedsDisplay()
            }
        }
        let layer = Eager()
        layer.bounds = CGRect(x: 0, y: 0, width: 2, height: 2)
        _ = scene.layer { layer }
        layer.setNeedsDisplay()
        for time in 1...3 { scene.run(to: Double(time)) }
        #expect(layer.count == 1)
        #expect(!layer.needsDisplay())
    }

    @Test func newBoundsRedrawOnlyWhenAsked() {
        let layer = scene.layer()
        layer.bounds.size.width = 5
        #expect(!layer.needsDisplay())
        layer.needsDisplayOnBoundsChange = true
        layer.bounds.size.width = 6
        #expect(layer.needsDisplay())
    }

    @Test func onlyLayersInATreeAreDisplayedByACommit() {
        let layer = CALayer()
        layer.setNeedsDisplay()
        scene.run(to: 1)
        #expect(layer.needsDisplay())
        layer.displayIfNeeded()
        #expect(!layer.needsDisplay())
    }

    @Test func placesAndSizesThatAreNoNumbersAreRefused() {
        let scene = Scene(), layer = CALayer()
        layer.frame = CGRect(x: 1, y: 2, width: 30, height: 40)
        scene.root.addSublayer(layer)
        for wrong in [CGFloat.infinity, -.infinity, .nan] {
            let messages = Diagnostics.collecting {
                layer.bounds.size.width = wrong
                layer.position.y = wrong
                layer.setValue(wrong, forKeyPath: "position.x")
                scene.run(to: 1)
            }.messages
            #expect(layer.frame == CGRect(x: 1, y: 2, width: 30, height: 40))
            #expect(messages.count == 3 && messages.allSatisfy { $0.contains("is infinite or not a number") })
        }
        _ = Diagnostics.collecting { layer.frame = .null }
        #expect(layer.frame == CGRect(x: 1, y: 2, width: 30, height: 40))
    }

    @Test func impossibleSizesHaveNoBitmap() {
        final class Red: CALayer {
            override func draw(in ctx: CGContext) { Issue.record("there is nothing to draw into") }
        }
        for size in [
            CGSize(width: 1e9, height: 5), .zero, CGSize(width: Double.nan, height: 5),
            CGSize(width: Double.infinity, height: 1),
        ] {
            let layer = Red()
            layer.bounds.size = size
            _ = Diagnostics.collecting { layer.display() }
            #expect(layer.contents == nil)
        }
    }
}

@MainActor @Suite struct DisplayLinkTests {
    @MainActor private final class Target: NSObject {
        var times: [Double] = []
        func step(_ link: CADisplayLink) { times.append(link.targetTimestamp) }
    }

    @Test func itTicksWithEveryFrameUntilInvalidated() {
        let scene = Scene()
        let target = Target()
        let link = CADisplayLink(target: target, selector: Selector("step:", Target.step(_:)))
        link.add(to: .main, forMode: .common)
        #expect(scene.context.needsFrame)
        scene.run(to: 1)
        scene.run(to: 1.5)
        #expect(link.timestamp == 1)
        #expect(link.targetTimestamp == 1.5)
        #expect(link.duration == 0.5)
        link.isPaused = true
        scene.run(to: 2)
        link.isPaused = false
        scene.run(to: 2.5)
        link.invalidate()
        scene.run(to: 3)
        #expect(target.times == [1, 1.5, 2.5])
        #expect(!scene.context.needsFrame)
    }

    @Test func itKeepsItsTargetUntilInvalidated() {
        weak var target: Target?
        let link: CADisplayLink
        do {
            let strong = Target()
            target = strong
            link = CADisplayLink(target: strong, selector: Selector("step:", Target.step(_:)))
            link.add(to: .main, forMode: .common)
        }
        #expect(target != nil)
        link.invalidate()
        #expect(target == nil)
    }

    @Test func aLowerRateSkipsFrames() {
        let scene = Scene()
        var ticks = 0
        let link = CADisplayLink { _ in ticks += 1 }
        link.preferredFrameRateRange = CAFrameRateRange(minimum: 30, maximum: 30, preferred: 30)
        link.add(to: .main, forMode: .common)
        scene.advance(by: 1)
        #expect(ticks == 30)
        link.invalidate()
    }

    @Test func invalidatingFromWithinIsFine() {
        let scene = Scene()
        var ticks = 0
        let link = CADisplayLink { link in
            ticks += 1
            link.invalidate()
        }
        link.add(to: .main, forMode: .common)
        scene.advance(by: 0.1)
        #expect(ticks == 1)
    }

    @Test func selectorsCompareByName() {
        let selector = Selector("step:", Target.step(_:))
        #expect(selector == Selector("step:"))
        #expect(selector == "step:")
        #expect(selector.isImplemented(by: Target()))
        #expect(!selector.isImplemented(by: CALayer()))
    }
}
