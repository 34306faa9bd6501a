import Testing

@testable import QuartzCore

func near(_ a: CGRect, _ b: CGRect, _ tolerance: Double = 1e-9) -> Bool {
    near(a.origin, b.origin, tolerance) && abs(a.width - b.width) <= tolerance && abs(a.height - b.height) <= tolerance
}

func near(_ a: CGPoint, _ b: CGPoint, _ tolerance: Double = 1e-9) -> Bool {
    abs(a.x - b.x) <= tolerance && abs(a.y - b.y) <= tolerance
}

@MainActor @Suite struct GeometryTests {
    @Test func framePositionAndBoundsFollowOneAnother() {
        let layer = CALayer()
        layer.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
        #expect(layer.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
        #expect(layer.position == CGPoint(x: 60, y: 45))
        layer.anchorPoint = .zero
        #expect(layer.frame == CGRect(x: 60, y: 45, width: 100, height: 50))
        layer.bounds = CGRect(x: 5, y: 5, width: 200, height: 100)
        #expect(layer.frame == CGRect(x: 60, y: 45, width: 200, height: 100))
        layer.transform = CATransform3DMakeScale(2, 3, 1)
        #expect(near(layer.frame, CGRect(x: 60, y: 45, width: 400, height: 300)))
        layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        #expect(near(layer.position, .zero))
        #expect(near(layer.bounds, CGRect(x: 5, y: 5, width: 5, height: 10.0 / 3)))
        layer.transform = CATransform3DMakeRotation(0.5, 0, 0, 1)
        #expect(abs(layer.frame.minX - -1.598085128680676) < 1e-9)
        #expect(abs(layer.frame.width - 5.98599793813254) < 1e-9)
        #expect(abs(layer.frame.height - 5.322402899322256) < 1e-9)
    }

    @Test func negativeSizesAreStandardized() {
        let framed = CALayer()
        framed.frame = CGRect(x: 10, y: 10, width: -20, height: -30)
        #expect(framed.bounds == CGRect(x: 0, y: 0, width: 20, height: 30))
        #expect(framed.position == CGPoint(x: 0, y: -5))
        let bounded = CALayer()
        bounded.bounds = CGRect(x: 5, y: 5, width: -10, height: -20)
        #expect(bounded.bounds == CGRect(x: -5, y: -15, width: 10, height: 20))
    }

    @Test(arguments: [
        (CGPoint(x: 0, y: 0), CGPoint(x: 140, y: 210)), (CGPoint(x: 0.5, y: 0.5), CGPoint(x: 40, y: 60)),
        (CGPoint(x: 1, y: 1), CGPoint(x: -60, y: -90)), (CGPoint(x: 0.5, y: 1), CGPoint(x: 40, y: -90)),
        (CGPoint(x: 0, y: 0.5), CGPoint(x: 140, y: 60)), (CGPoint(x: 0.25, y: -0.5), CGPoint(x: 90, y: 360)),
    ])
    func anchorPointMovesTheLayer(anchor: CGPoint, origin: CGPoint) {
        let layer = CALayer()
        layer.frame = CGRect(x: 40, y: 60, width: 200, height: 300)
        layer.anchorPoint = anchor
        #expect(near(layer.frame.origin, origin))
        layer.frame = CGRect(x: 40, y: 60, width: 200, height: 300)
        #expect(near(layer.frame, CGRect(x: 40, y: 60, width: 200, height: 300)))
        #expect(layer.anchorPoint == anchor)
    }

    @Test func defaults() {
        let layer = CALayer()
        #expect(layer.anchorPoint == CGPoint(x: 0.5, y: 0.5))
        #expect(layer.isDoubleSided)
        #expect(layer.opacity == 1)
        #expect(layer.contentsScale == 1)
        #expect(layer.contentsRect == CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(layer.contentsGravity == .resize)
        #expect(layer.magnificationFilter == .linear)
        #expect(layer.edgeAntialiasingMask.rawValue == 15)
        #expect(layer.maskedCorners.rawValue == 15)
        #expect(layer.borderColor?.rgba == .black)
        #expect(layer.shadowColor?.rgba == .black)
        #expect(layer.shadowOffset == CGSize(width: 0, height: -3))
        #expect(layer.shadowRadius == 3)
        #expect(layer.shadowOpacity == 0)
        #expect(layer.rasterizationScale == 1)
        #expect(layer.allowsGroupOpacity)
        #expect(layer.speed == 1)
        #expect(layer.duration == .infinity)
        #expect(layer.fillMode == .removed)
        #expect(layer.sublayers == nil)
        #expect(layer.presentation() == nil)
        #expect(CALayer.cornerCurveExpansionFactor(.continuous) == 1.528665)
    }

    @Test func conversionsFollowBoundsTransformAndSublayerTransform() {
        let a = CALayer(), b = CALayer()
        a.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
        b.frame = CGRect(x: 50, y: 60, width: 100, height: 100)
        b.bounds.origin = CGPoint(x: 10, y: 10)
        a.addSublayer(b)
        #expect(near(b.convert(.zero, to: a), CGPoint(x: 40, y: 50)))
        b.transform = CATransform3DMakeScale(2, 2, 1)
        #expect(near(b.convert(CGPoint(x: 10, y: 10), to: a), CGPoint(x: 0, y: 10)))
        #expect(near(b.convert(CGPoint(x: 60, y: 60), to: a), CGPoint(x: 100, y: 110)))
        #expect(
            near(
                b.convert(CGRect(x: 10, y: 10, width: 10, height: 10), to: a),
                CGRect(x: 0, y: 10, width: 20, height: 20)))
        #expect(near(a.convert(CGPoint(x: 100, y: 110), to: b), CGPoint(x: 60, y: 60)))

        let parent = CALayer(), child = CALayer()
        parent.anchorPoint = .zero
        parent.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
        parent.sublayerTransform = CATransform3DMakeScale(2, 2, 1)
        child.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
        parent.addSublayer(child)
        #expect(near(child.convert(.zero, to: parent), CGPoint(x: 20, y: 20)))
        parent.bounds.origin = CGPoint(x: 5, y: 5)
        #expect(near(child.convert(.zero, to: parent), CGPoint(x: 15, y: 15)))
    }

    @Test func siblingsConvertThroughTheirCommonAncestor() {
        let root = CALayer(), a = CALayer(), b = CALayer()
        // The root cannot be inverted, but it lies above both.
        root.transform = CATransform3DMakeScale(0, 0, 0)
        root.sublayers = [a, b]
        a.frame = CGRect(x: 10, y: 10, width: 10, height: 10)
        b.frame = CGRect(x: 40, y: 50, width: 10, height: 10)
        #expect(near(a.convert(CGPoint(x: 1, y: 2), to: b), CGPoint(x: -29, y: -38)))
    }

    @Test func flippedGeometryTurnsTheWayUpButNotTheWayToSublayers() {
        let root = CALayer(), flipped = CALayer(), child = CALayer()
        root.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
        flipped.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        flipped.isGeometryFlipped = true
        child.frame = CGRect(x: 40, y: 50, width: 10, height: 10)
        root.addSublayer(flipped)
        flipped.addSublayer(child)
        #expect(near(child.convert(.zero, to: flipped), CGPoint(x: 40, y: 50)))
        #expect(flipped.hitTest(CGPoint(x: 45, y: 45)) === child)
        #expect(flipped.hitTest(CGPoint(x: 45, y: 55)) === flipped)
        #expect(root.contentsAreFlipped())
        #expect(!flipped.contentsAreFlipped())
    }

    /// Programs fold a layer away with perspective and set its frame meanwhile.
    @Test func frameSetOnALayerSeenEdgeOnKeepsItsSize() {
        let layer = CALayer()
        var turned = CATransform3DIdentity
        turned.m34 = -1 / 500
        layer.transform = CATransform3DRotate(turned, .pi / 2, 1, 0, 0)
        layer.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
        #expect(layer.bounds.size == CGSize(width: 200, height: 40))
        layer.transform = CATransform3DMakeScale(1e-6, 1e-6, 1)
        layer.frame = CGRect(x: 0, y: 0, width: 1e-4, height: 1e-4)
        #expect(abs(layer.bounds.width - 100) < 1e-6)
    }
}

@MainActor @Suite struct HitTestTests {
    private func layer(_ frame: CGRect) -> CALayer {
        let layer = CALayer()
        layer.frame = frame
        return layer
    }

    @Test func clippingHidingAndMasksDecide() {
        let a = layer(CGRect(x: 0, y: 0, width: 100, height: 100))
        let b = layer(CGRect(x: 80, y: 80, width: 50, height: 50))
        a.addSublayer(b)
        #expect(a.hitTest(CGPoint(x: 120, y: 120)) === b)
        a.masksToBounds = true
        #expect(a.hitTest(CGPoint(x: 120, y: 120)) == nil)
        a.masksToBounds = false
        b.isHidden = true
        #expect(a.hitTest(CGPoint(x: 90, y: 90)) === a)
        b.isHidden = false
        b.opacity = 0
        #expect(a.hitTest(CGPoint(x: 90, y: 90)) === a)

        let holder = layer(CGRect(x: 0, y: 0, width: 100, height: 100))
        let host = layer(CGRect(x: 0, y: 0, width: 100, height: 100))
        holder.addSublayer(host)
        host.mask = layer(CGRect(x: 0, y: 0, width: 40, height: 40))
        #expect(holder.hitTest(CGPoint(x: 50, y: 50)) === holder)
        #expect(holder.hitTest(CGPoint(x: 20, y: 20)) === host)
    }

    @Test func orderFollowsZPositionThenSublayers() {
        let root = layer(CGRect(x: 0, y: 0, width: 100, height: 100))
        let first = layer(root.bounds), second = layer(root.bounds), third = layer(root.bounds)
        root.sublayers = [first, second, third]
        #expect(root.hitTest(CGPoint(x: 5, y: 5)) === third)
        first.zPosition = 1
        #expect(root.hitTest(CGPoint(x: 5, y: 5)) === first)
        second.zPosition = 1
        #expect(root.hitTest(CGPoint(x: 5, y: 5)) === second)
        #expect(root.sublayers!.map(ObjectIdentifier.init) == [first, second, third].map(ObjectIdentifier.init))
    }

    @Test func pickingFollowsPerspective() {
        let root = layer(CGRect(x: 0, y: 0, width: 400, height: 800))
        let card = CALayer()
        card.bounds = CGRect(x: 0, y: 0, width: 200, height: 300)
        card.anchorPoint = CGPoint(x: 0.5, y: 1)
        card.position = CGPoint(x: 160, y: 400)
        var perspective = CATransform3DIdentity
        perspective.m34 = -1.0 / 1000
        card.transform = CATransform3DRotate(perspective, -.pi / 6, 1, 0, 0)
        root.addSublayer(card)
        // The turned card spans x 42.353…277.647 at y 94.344, and x 60…260 at y 400.
        #expect(root.hitTest(CGPoint(x: 43, y: 95)) === card)
        #expect(root.hitTest(CGPoint(x: 41, y: 95)) === root)
        #expect(root.hitTest(CGPoint(x: 43, y: 399)) === root)
        #expect(near(card.convert(CGPoint(x: 0, y: 0), to: root), CGPoint(x: 42.352941, y: 94.343975), 1e-5))
        card.transform = CATransform3DRotate(perspective, -.pi / 2, 1, 0, 0)
        #expect(root.hitTest(CGPoint(x: 160, y: 380)) === root)
    }

    @Test func transformLayersAreNeverHitButTheirLayersAreNearestFirst() {
        let root = layer(CGRect(x: 0, y: 0, width: 100, height: 100))
        let space = CATransformLayer()
        space.frame = root.bounds
        let near = layer(root.bounds), far = layer(root.bounds)
        near.transform = CATransform3DMakeTranslation(0, 0, 20)
        far.transform = CATransform3DMakeTranslation(0, 0, -20)
        space.sublayers = [near, far]
        root.addSublayer(space)
        #expect(root.hitTest(CGPoint(x: 50, y: 50)) === near)
        space.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
        #expect(root.hitTest(CGPoint(x: 50, y: 50)) === far)
        space.sublayers = []
        #expect(root.hitTest(CGPoint(x: 50, y: 50)) === root)
    }

    @Test func shapeMasksAreHitInsideTheirPath() {
        let host = layer(CGRect(x: 0, y: 0, width: 100, height: 100))
        let mask = CAShapeLayer()
        mask.path = CGPath(ellipseIn: host.bounds, transform: nil)
        host.mask = mask
        #expect(host.hitTest(CGPoint(x: 50, y: 50)) === host)
        #expect(host.hitTest(CGPoint(x: 3, y: 3)) == nil)
    }
}
