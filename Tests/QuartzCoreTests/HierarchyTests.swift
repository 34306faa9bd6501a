import Testing

@testable import QuartzCore

@MainActor @Suite struct HierarchyTests {
    private func names(_ layer: CALayer) -> [String] { (layer.sublayers ?? []).map { $0.name ?? "" } }

    private func layer(_ name: String) -> CALayer {
        let layer = CALayer()
        layer.name = name
        return layer
    }

    @Test func insertingOrdersSublayers() {
        let root = CALayer(), a = layer("a"), b = layer("b"), c = layer("c"), d = layer("d")
        root.addSublayer(a)
        root.addSublayer(b)
        root.insertSublayer(c, at: 0)
        #expect(names(root) == ["c", "a", "b"])
        root.insertSublayer(d, below: b)
        #expect(names(root) == ["c", "a", "d", "b"])
        root.insertSublayer(c, above: b)
        #expect(names(root) == ["a", "d", "b", "c"])
        root.insertSublayer(c, at: 1)
        #expect(names(root) == ["a", "c", "d", "b"])
        root.addSublayer(a)
        #expect(names(root) == ["c", "d", "b", "a"])
        root.insertSublayer(b, at: 99)
        #expect(names(root) == ["c", "d", "a", "b"])
    }

    @Test func replacingAndMoving() {
        let root = CALayer(), other = CALayer(), a = layer("a"), b = layer("b"), c = layer("c")
        root.sublayers = [a, b]
        root.replaceSublayer(a, with: c)
        #expect(names(root) == ["c", "b"])
        #expect(a.superlayer == nil)
        #expect(c.superlayer === root)
        root.replaceSublayer(c, with: b)
        #expect(names(root) == ["b"])
        other.addSublayer(b)
        #expect(root.sublayers == nil)
        #expect(b.superlayer === other)
        b.removeFromSuperlayer()
        #expect(b.superlayer == nil)
        #expect(other.sublayers == nil)
        root.sublayers = []
        #expect(root.sublayers == nil)
    }

    @Test func aMaskHasOneHost() {
        let a = CALayer(), b = CALayer(), mask = CALayer()
        a.mask = mask
        b.mask = mask
        #expect(a.mask == nil)
        #expect(b.mask === mask)
        #expect(mask.superlayer === b)
        b.addSublayer(mask)
        #expect(b.mask == nil)
        #expect(b.sublayers?.count == 1)
    }

    @Test func layersGoWhenNobodyHoldsThem() {
        weak var child: CALayer?
        weak var mask: CALayer?
        do {
            let root = CALayer()
            let a = CALayer(), m = CALayer()
            root.addSublayer(a)
            a.mask = m
            child = a
            mask = m
        }
        #expect(child == nil)
        #expect(mask == nil)
    }

    @Test func anOutlivingChildLosesItsSuperlayer() {
        let child = CALayer()
        do {
            let parent = CALayer()
            parent.addSublayer(child)
        }
        #expect(child.superlayer == nil)
    }

    @Test func contextAnimationAndLayerLetGoOfOneAnother() {
        weak var layer: CALayer?
        weak var log: Log?
        weak var context: LayerContext?
        do {
            let scene = Scene()
            let moved = scene.layer()
            let listener = Log()
            let animation = CABasicAnimation(keyPath: "opacity")
            animation.delegate = listener
            animation.toValue = 0
            moved.add(animation, forKey: nil)
            scene.run(to: 0.1)
            scene.run(to: 5)
            layer = moved
            log = listener
            context = scene.context
        }
        CATransaction.flush()
        #expect(layer == nil)
        #expect(log == nil)
        #expect(context == nil)
    }

    @Test func treesMayBeVeryDeep() {
        let scene = Scene()
        var top: CALayer? = CALayer()
        var bottom = top!
        for _ in 0..<100_000 {
            let layer = CALayer()
            layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
            bottom.addSublayer(layer)
            bottom = layer
        }
        scene.root.addSublayer(top!)
        scene.run(to: 1)
        #expect(bottom.committed != nil)
        bottom.setNeedsLayout()
        bottom.setNeedsDisplay()
        CATransaction.setDisableActions(true)
        bottom.opacity = 0.5
        scene.run(to: 2)
        #expect(scene.root.hitTest(CGPoint(x: 5, y: 5)) === bottom)
        #expect(near(bottom.convert(CGPoint.zero, to: scene.root), CGPoint.zero))
        #expect(bottom.presentation()?.opacity == 0.5)
        #expect(scene.root.presentation()?.hitTest(CGPoint(x: 5, y: 5))?.model() === bottom)
        _ = bottom.convertTime(1, to: nil)
        top?.removeFromSuperlayer()
        scene.run(to: 3)
        top = nil
        bottom = CALayer()
        scene.run(to: 4)
    }

    @Test func aLayerInItsOwnDescendantIsAMistake() async {
        await #expect(processExitsWith: .failure) {
            let a = CALayer(), b = CALayer()
            a.addSublayer(b)
            b.addSublayer(a)
        }
    }

    @Test func presentationLayersAreReadOnly() async {
        await #expect(processExitsWith: .failure) {
            let context = LayerContext(clock: .init())
            let root = CALayer()
            context.root = root
            context.runFrame(at: 0)
            root.presentation()?.opacity = 0.5
        }
    }
}
