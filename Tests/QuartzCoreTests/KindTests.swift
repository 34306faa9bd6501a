import RenderTree
import Synchronization
import Testing

@testable import QuartzCore

@MainActor @Suite struct KindTests {
    private let scene = Scene()

    @Test("layers and animations keep a copy of a path that can change; the same object set again is another path")
    func changedPath() {
        let path = CGMutablePath(), layer = CAShapeLayer(), motion = CAKeyframeAnimation(keyPath: "position")
        path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
        layer.path = path
        layer.shadowPath = path
        motion.path = path
        path.addRect(CGRect(x: 20, y: 0, width: 10, height: 10))
        let first = CGRect(x: 0, y: 0, width: 10, height: 10), both = CGRect(x: 0, y: 0, width: 30, height: 10)
        #expect(layer.path?.boundingBox == first)
        #expect(layer.shadowPath?.boundingBox == first)
        #expect(motion.path?.boundingBox == first)
        layer.path = path
        #expect(layer.path?.boundingBox == both)
        let still = CGPath(rect: first, transform: nil)
        layer.path = still
        #expect(layer.path === still)
    }

    @Test("layers that are given one changeable path keep one copy of it, and another once it has changed")
    func sharedPath() {
        let path = CGMutablePath(), first = CAShapeLayer(), second = CAShapeLayer()
        path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
        first.path = path
        second.path = path
        #expect(first.path !== path)
        #expect(first.path === second.path)
        path.addRect(CGRect(x: 20, y: 0, width: 10, height: 10))
        second.path = path
        #expect(first.path !== second.path)
        #expect(first.path?.boundingBox.width == 10)
        #expect(second.path?.boundingBox.width == 30)
    }

    @Test func textIsDrawnAtTheLayersScaleAndRedrawn() throws {
        let layer = CATextLayer()
        #expect(layer.fontSize == 36)
        #expect(layer.foregroundColor?.rgba == .white)
        #expect(!layer.isWrapped)
        layer.bounds = CGRect(x: 0, y: 0, width: 80, height: 20)
        layer.contentsScale = 2
        layer.fontSize = 14
        layer.string = "Mutoscope"
        scene.root.addSublayer(layer)
        CATransaction.flush()
        let first = try #require(layer.contents as? CGImage)
        #expect(first.width == 160)
        #expect(first.height == 40)
        #expect(ink(first) > 100)
        layer.alignmentMode = .right
        CATransaction.flush()
        let second = try #require(layer.contents as? CGImage)
        #expect(second !== first)
        #expect(centre(second) > centre(first) + 10)
        layer.string = nil
        CATransaction.flush()
        #expect(layer.contents == nil)
    }

    @Test func longTextIsCutOrWrapped() throws {
        let layer = CATextLayer()
        layer.bounds = CGRect(x: 0, y: 0, width: 60, height: 100)
        layer.fontSize = 14
        layer.string = "a deck of cards becomes a moving picture"
        func rows() throws -> Int {
            layer.display()
            return try inkRows(#require(layer.contents as? CGImage))
        }
        let single = try rows()
        layer.isWrapped = true
        #expect(try rows() > single * 2)
        layer.isWrapped = false
        layer.truncationMode = .end
        #expect(try rows() <= single + 4)
    }

    @Test func fontSizeAnimatesByRedrawing() throws {
        let layer = CATextLayer()
        layer.bounds = CGRect(x: 0, y: 0, width: 100, height: 60)
        layer.fontSize = 10
        layer.string = "H"
        scene.root.addSublayer(layer)
        scene.run(to: 1)
        let small = try ink(#require(layer.contents as? CGImage))
        let grow = CABasicAnimation(keyPath: "fontSize")
        grow.toValue = 50
        grow.duration = 1
        layer.add(grow, forKey: "grow")
        scene.run(to: 2)
        scene.run(to: 2.5)
        #expect(layer.presentation()?.fontSize == 30)
        #expect(layer.fontSize == 10)
        #expect(try ink(#require(layer.contents as? CGImage)) > small * 4)
        scene.run(to: 3.5)
        #expect(try ink(#require(layer.contents as? CGImage)) == small)
    }

    @Test func tilesAreDrawnWhereVisibleAndFadeIn() throws {
        final class Map: CATiledLayer {
            /// Tiles are drawn on several threads.
            static let drawn = Mutex<[CGRect]>([])
            override func draw(in ctx: CGContext) {
                let box = ctx.boundingBoxOfClipPath.integral
                Map.drawn.withLock { $0.append(box) }
            }
        }
        Map.drawn.withLock { $0 = [] }
        let map = Map()
        map.anchorPoint = .zero
        map.tileSize = CGSize(width: 256, height: 256)
        map.bounds = CGRect(x: 0, y: 0, width: 2048, height: 2048)
        CATransaction.setDisableActions(true)
        scene.root.addSublayer(map)
        scene.run(to: 1)
        // The root shows 320×480: two columns, two rows.
        #expect(map.committed?.children.count == 4)
        let tile = try #require(map.committed?.children.first)
        #expect(LayerSampler.sample(tile, parentTime: 1.125).geometry.opacity == 0.5)
        scene.run(to: 2)
        #expect(Map.drawn.withLock { $0 }.count == 4)
        CATransaction.setDisableActions(true)
        map.position.x = -256
        scene.run(to: 3)
        #expect(Map.drawn.withLock { $0 }.count == 6)
        #expect(map.committed?.children.count == 4)
        map.setNeedsDisplay(CGRect(x: 300, y: 0, width: 1, height: 1))
        scene.run(to: 4)
        #expect(Map.drawn.withLock { $0 }.count == 7)
    }

    @Test func tilesFollowTheMagnification() {
        let map = CATiledLayer()
        map.anchorPoint = .zero
        map.levelsOfDetail = 3
        map.levelsOfDetailBias = 1
        map.bounds = CGRect(x: 0, y: 0, width: 320, height: 320)
        CATransaction.setDisableActions(true)
        scene.root.addSublayer(map)
        func pixels(scale: Double, at time: Double) -> Int {
            CATransaction.setDisableActions(true)
            map.transform = CATransform3DMakeScale(scale, scale, 1)
            scene.run(to: time)
            scene.run(to: time + 1)
            map.setNeedsLayout()
            map.position.y += 0.001
            scene.run(to: time + 2)
            return map.committed?.children.map { $0.style.values.contents?.image.width ?? 0 }.max() ?? 0
        }
        // The first tile of the row holds 256 pixels, or all 160 and 80 of the coarser levels.
        #expect(pixels(scale: 1, at: 1) == 256)
        #expect(pixels(scale: 0.5, at: 10) == 160)
        #expect(pixels(scale: 0.1, at: 20) == 160)
        #expect(pixels(scale: 2, at: 30) == 256)
    }

    @Test func scrollLayersScrollOnlyWhereAllowed() {
        let layer = CAScrollLayer(), child = CALayer()
        layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        child.frame = CGRect(x: 300, y: 20, width: 50, height: 50)
        layer.addSublayer(child)
        #expect(layer.masksToBounds)
        layer.scroll(to: CGPoint(x: 10, y: 20))
        #expect(layer.bounds.origin == CGPoint(x: 10, y: 20))
        layer.scrollMode = .horizontally
        layer.scroll(to: CGPoint(x: 0, y: 0))
        #expect(layer.bounds.origin == CGPoint(x: 0, y: 20))
        child.scrollRectToVisible(child.bounds)
        #expect(layer.bounds.origin == CGPoint(x: 250, y: 20))
        #expect(child.visibleRect == CGRect(x: 0, y: 0, width: 50, height: 50))
        layer.scroll(to: CGPoint(x: 320, y: 0))
        #expect(child.visibleRect == CGRect(x: 20, y: 0, width: 30, height: 50))
    }

    @Test func kindsCommitTheirContent() throws {
        let shape = CAShapeLayer(), gradient = CAGradientLayer(), replicator = CAReplicatorLayer()
        let emitter = CAEmitterLayer(), cell = CAEmitterCell()
        shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 5, height: 5), transform: nil)
        shape.fillRule = .evenOdd
        shape.lineCap = .round
        shape.lineDashPattern = [2, 3]
        gradient.colors = [CGColor(red: 1, green: 0, blue: 0, alpha: 1)]
        gradient.type = .conic
        replicator.instanceCount = 5
        replicator.instanceDelay = 0.1
        cell.birthRate = 10
        cell.emitterCells = [cell]
        emitter.emitterCells = [cell]
        emitter.emitterShape = .circle
        scene.clock.now = 3
        for layer in [shape, gradient, replicator, emitter] { scene.root.addSublayer(layer) }
        CATransaction.flush()
        guard case .shape(let s)? = shape.committed?.content, case .gradient(let g)? = gradient.committed?.content,
            case .replicator(let r)? = replicator.committed?.content, case .emitter(let e)? = emitter.committed?.content
        else { return #expect(Bool(false)) }
        #expect(s.fillRuleIsEvenOdd)
        #expect(s.lineCap == .round)
        #expect(s.lineDashPattern == [2, 3])
        #expect(s.fillColor == .black)
        #expect(g.kind == .conic)
        #expect(g.colors.count == 1)
        #expect(r.instanceCount == 5)
        #expect(r.instanceDelay == 0.1)
        #expect(e.shape == .circle)
        #expect(e.cells.first?.birthRate == 10)
        #expect(e.startTime == 3)
    }

    @Test("The filters by which particles are sampled reach the commit, also by their keys")
    func particleFilters() throws {
        let emitter = CAEmitterLayer(), cell = CAEmitterCell()
        #expect([cell.magnificationFilter, cell.minificationFilter] == ["linear", "linear"])
        cell.magnificationFilter = CALayerContentsFilter.nearest.rawValue
        cell.setValue(CALayerContentsFilter.trilinear.rawValue, forKey: "minificationFilter")
        cell.setValue(0.5, forKey: "minificationFilterBias")
        #expect(cell.value(forKey: "magnificationFilter") as? String == "nearest")
        #expect(cell.minificationFilterBias == 0.5)
        emitter.emitterCells = [cell]
        scene.root.addSublayer(emitter)
        CATransaction.flush()
        guard case .emitter(let content)? = emitter.committed?.content, let committed = content.cells.first else {
            return #expect(Bool(false))
        }
        #expect(committed.magnificationFilter == .nearest)
        #expect(committed.minificationFilter == .trilinear)
    }

    @Test func filtersAreUnderstoodOrReported() {
        let layer = CALayer()
        let blur = CAFilter(type: CAFilter.gaussianBlur)
        blur.setValue(4, forKey: "inputRadius")
        layer.filters = [blur]
        layer.compositingFilter = "multiplyBlendMode"
        #expect(layer.appearance.filters == [.gaussianBlur(radius: 4)])
        #expect(layer.appearance.compositingFilter == .multiply)
        let messages = Diagnostics.collecting { layer.backgroundFilters = [CAFilter(type: "sparkle")] }.messages
        #expect(messages.count == 1)
        #expect(layer.appearance.backgroundFilters.isEmpty)
    }

    @Test func springsRefuseImpossibleValues() {
        let spring = CASpringAnimation(keyPath: "opacity")
        _ = Diagnostics.collecting {
            spring.mass = 0
            spring.stiffness = -1
            spring.damping = -1
        }
        #expect(spring.mass == 1)
        #expect(spring.stiffness == 100)
        #expect(spring.damping == 10)
        #expect(abs(spring.settlingDuration - 1.4727003346780927) < 1e-9)
        let soft = CASpringAnimation(perceptualDuration: 0.5, bounce: 0)
        #expect(abs(soft.stiffness - 157.913670417) < 1e-6)
        #expect(soft.allowsOverdamping)
        #expect(soft.duration == soft.settlingDuration)
    }

    @Test func timingFunctionsAreSharedByName() async {
        #expect(CAMediaTimingFunction(name: .easeIn) === CAMediaTimingFunction(name: .easeIn))
        let custom = CAMediaTimingFunction(controlPoints: 0.1, 0.2, 0.3, 0.4)
        #expect(custom != CAMediaTimingFunction(controlPoints: 0.1, 0.2, 0.3, 0.4))
        var point: [Float] = [9, 9]
        custom.getControlPoint(at: 2, values: &point)
        #expect(point == [0.3, 0.4])
        await #expect(processExitsWith: .failure) {
            _ = CAMediaTimingFunction(name: CAMediaTimingFunctionName(rawValue: "wobble"))
        }
    }

    // MARK: Pixels

    private func ink(_ image: CGImage) -> Int { alpha(image).reduce(0) { $0 + $1.reduce(0, +) } / 255 }

    private func inkRows(_ image: CGImage) -> Int { alpha(image).count { $0.contains { $0 > 40 } } }

    private func centre(_ image: CGImage) -> Int {
        var sum = 0, weight = 0
        for row in alpha(image) {
            for (x, a) in row.enumerated() { sum += x * a; weight += a }
        }
        return sum / max(1, weight)
    }

    private func alpha(_ image: CGImage) -> [[Int]] {
        let buffer = image.buffer
        return (0..<buffer.height).map { y in
            (0..<buffer.width).map { Int(buffer.base[y * buffer.stride + $0] >> 24) }
        }
    }
}

@MainActor @Suite struct BadInputTests {
    private let scene = Scene()
    nonisolated private static let numbers = [Double.nan, .infinity, -.infinity, 1e300, -1e300, 0, -1]

    @Test(arguments: numbers) func anyNumberInAnyPropertyIsSurvived(number: Double) {
        let layer = scene.layer()
        layer.addSublayer(CALayer())
        for path in [
            "position.x", "bounds.size.width", "bounds.origin.y", "zPosition", "anchorPoint.x", "anchorPointZ",
            "opacity",
            "transform.rotation.x", "transform.scale", "transform.translation.y", "cornerRadius", "borderWidth",
            "shadowRadius", "shadowOffset.width", "contentsScale", "contentsRect.size.width", "speed", "timeOffset",
            "beginTime", "rasterizationScale", "frame",
        ] {
            layer.setValue(number, forKeyPath: path)
            scene.run(to: scene.clock.now + 0.1)
            _ = layer.presentation()
            _ = layer.frame
            _ = scene.root.hitTest(CGPoint(x: 5, y: 5))
            _ = layer.convert(CGPoint(x: 1, y: 1), to: scene.root)
            _ = scene.root.convert(CGRect(x: 1, y: 1, width: 2, height: 2), to: layer)
        }
        layer.frame = CGRect(x: number, y: number, width: number, height: number)
        layer.setNeedsDisplay()
        _ = Diagnostics.collecting { scene.run(to: scene.clock.now + 0.1) }
    }

    @Test(arguments: numbers) func anyNumberInAnyAnimationIsSurvived(number: Double) {
        let layer = scene.layer()
        for set: (CAAnimation) -> Void in [
            { $0.duration = number }, { $0.beginTime = number }, { $0.speed = Float(number) },
            { $0.timeOffset = number },
            { $0.repeatCount = Float(number) }, { $0.repeatDuration = number },
            { ($0 as? CABasicAnimation)?.toValue = number },
        ] {
            let animation = CABasicAnimation(keyPath: "position.x")
            animation.toValue = 1
            set(animation)
            layer.add(animation, forKey: "a")
            for _ in 0..<3 {
                scene.run(to: scene.clock.now + 0.3)
                _ = layer.presentation()?.position
            }
        }
    }

    @Test func strangeKeyframesAndPathsHaveNoEffect() {
        let layer = scene.layer()
        for (values, times) in [
            ([1], nil), ([], nil), ([0, 1], [0]), ([0, 1, 2], [1, 0.5, 0]), ([0, "x"], nil), ([0, 1], [-3, 9]),
            ([CGPoint.zero, 3], nil),
        ] as [([Any], [NSNumber]?)] {
            for mode in [CAAnimationCalculationMode.linear, .discrete, .paced, .cubic, .cubicPaced] {
                let animation = CAKeyframeAnimation(keyPath: "opacity")
                animation.values = values
                animation.keyTimes = times
                animation.calculationMode = mode
                animation.duration = 1
                layer.add(animation, forKey: "a")
                scene.run(to: scene.clock.now + 0.4)
                _ = layer.presentation()?.opacity
            }
        }
    }

    @Test func unknownKeyPathsRunToTheirEnd() {
        let layer = scene.layer(), log = Log()
        for path in ["nothing.at.all", "", "transform.rotation.w", "position.z"] {
            let animation = CABasicAnimation(keyPath: path)
            animation.toValue = 1
            animation.duration = 1
            animation.delegate = log
            layer.add(animation, forKey: path)
        }
        layer.add(CABasicAnimation(keyPath: nil), forKey: "nil")
        layer.add(CAAnimation(), forKey: "base")
        scene.run(to: 0.1)
        scene.run(to: 2)
        #expect(log.lines.count { $0 == "stop(true)" } == 4)
        #expect(layer.animationKeys() == nil)
    }

    @Test func aScaleThatIsSingularOnlyInDepthIsStillHit() {
        let layer = scene.layer()
        layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        layer.transform = CATransform3DMakeScale(1.2, 1.2, 0)
        #expect(scene.root.hitTest(CGPoint(x: 10.5, y: 5)) === layer)
        layer.transform = CATransform3DMakeScale(1, 0, 1)
        #expect(scene.root.hitTest(CGPoint(x: 5, y: 5)) === scene.root)
    }
}
