import CoreGraphics
import RenderTree

/// A tree that uses every kind of thing a scene file can hold.
enum SceneFixtures {
    static func everything() -> Scene {
        let image = ImageReference(checkerboard(width: 5, height: 3))
        let path = PathReference(
            CGPath(elements: [
                .move(CGPoint(x: 1, y: 2)), .line(CGPoint(x: 3.25, y: -4)),
                .quad(CGPoint(x: 5, y: 6), control: CGPoint(x: 7, y: 8)),
                .cubic(CGPoint(x: 1e-7, y: 1e20), control1: CGPoint(x: 0.1, y: 0.2), control2: CGPoint(x: 0.3, y: 0.4)),
                .close,
            ]))
        let shared = node(opacity: 0.1, id: 40, children: [node(id: 41)])
        var children = [
            styled(image: image, path: path), animated(image: image, path: path, source: shared),
            node(id: 50, content: .transform, children: [shared], mask: node(id: 51)),
        ]
        children += contents(image: image, path: path, kept: shared).enumerated().map { index, content in
            node(id: UInt64(60 + index), content: content)
        }
        var timing = MediaTiming.layer
        timing.speed = 0
        timing.timeOffset = 0.3
        let root = node(position: CGPoint(x: 195, y: 422), id: 1, timing: timing, children: children)
        return Scene(
            tree: RenderTree(root: root, commitTime: 0.1, generation: 12), size: CGSize(width: 390, height: 844),
            scale: 3,
            time: 1.0 / 3)
    }

    static func checkerboard(width: Int, height: Int) -> CGImage {
        let buffer = PixelBuffer(width: width, height: height)
        for y in 0..<height {
            for x in 0..<width {
                let alpha = UInt32(x * 50 + 5) % 256, grey = alpha * UInt32(y % 4) / 3
                buffer.base[y * buffer.stride + x] = alpha << 24 | grey << 16 | alpha << 8 | grey / 2
            }
        }
        return CGImage(buffer: buffer)
    }

    private static func styled(image: ImageReference, path: PathReference) -> LayerNode {
        var geometry = LayerGeometry()
        geometry.bounds = CGRect(x: 1, y: 2, width: 300.5, height: 400)
        geometry.zPosition = -5
        geometry.anchorPoint = CGPoint(x: 0, y: 1)
        geometry.anchorPointZ = 0.1
        geometry.transform = CATransform3DMakeRotation(1, 1, 2, 3)
        geometry.isHidden = true
        var looks = LayerAppearance()
        looks.sublayerTransform.m34 = -1 / 700
        looks.isDoubleSided = false
        looks.isGeometryFlipped = true
        looks.masksToBounds = true
        looks.backgroundColor = RGBA(red: 0.1, green: 1.2, blue: -0.3, alpha: 0.7)
        looks.backgroundPattern = image
        looks.backgroundPatternScale = 2
        looks.cornerRadius = 12.5
        looks.cornerCurveIsContinuous = true
        looks.maskedCorners = 5
        looks.borderWidth = 2
        looks.borderColor = nil
        looks.shadowOpacity = 0.4
        looks.shadowPath = path
        looks.contents = image
        looks.contentsGravity = .resizeAspectFill
        looks.minificationFilter = .trilinear
        looks.compositingFilter = .multiply
        looks.filters = [
            .pageCurl(PageCurlFilter(time: 0.4, angle: 3, radius: 20)),
            .pageCurl(
                PageCurlFilter(
                    time: 0.4, angle: 3, radius: 20,
                    backColor: RGBA(red: 0.125, green: 0.25, blue: 0.5, alpha: 0.75))),
            .gaussianBlur(radius: 4), .colorSaturate(amount: 1.5), .colorMatrix((0..<20).map(Float.init)),
        ]
        looks.backgroundFilters = [.gaussianBlur(radius: 20)]
        return LayerNode(id: LayerID(2), geometry: geometry, style: LayerStyle(looks))
    }

    private static func animated(image: ImageReference, path: PathReference, source: LayerNode) -> LayerNode {
        var keyframes = KeyframeTrack()
        keyframes.path = path
        keyframes.keyTimes = []
        keyframes.timingFunctions = [.easeIn, .easeOut]
        keyframes.calculation = .cubicPaced
        keyframes.rotation = .autoReverse
        keyframes.tensions = [0.5, -0.5]
        var values = KeyframeTrack()
        values.values = [
            .number(0.1), .flag(true), .point(CGPoint(x: 1, y: 2)), .size(CGSize(width: 3, height: 4)),
            .rect(CGRect(x: 1, y: 2, width: 3, height: 4)), .transform(CATransform3DMakeScale(1, 2, 3)), .color(nil),
            .color(.white), .path(path), .path(nil), .image(image), .image(nil), .numbers([]), .numbers([1, 2]),
            .colors([.black, .clear]),
        ]
        var spring = SpringParameters()
        spring.damping = 7
        spring.allowsOverdamping = true
        var transition = TransitionAnimation()
        transition.kind = .pageCurl
        transition.edge = .fromBottom
        transition.endProgress = 0.75
        var leaf = PageLeaf()
        (leaf.tilt, leaf.startRadius, leaf.isHinged) = (-0.25, 12.5, true)
        transition.leaf = leaf
        transition.source = source
        transition.sourceTime = 0.2
        var timing = MediaTiming()
        timing.duration = 2
        timing.repeatCount = .infinity
        timing.autoreverses = true
        timing.fillMode = .both
        let basic = animation("transform.rotation.y", .basic(from: .number(0), to: nil, by: .number(.pi))) {
            $0.timingFunction = .standard
            $0.isRemovedOnCompletion = false
            $1.isAdditive = true
            $1.isCumulative = true
            $1.valueFunction = .rotateY
        }
        let group = AnimationRecord(
            id: AnimationID(7), timing: timing,
            kind: .group([
                basic, AnimationRecord(id: AnimationID(8), timing: timing, kind: .group([])),
                AnimationRecord(id: AnimationID(9), timing: timing, kind: .transition(transition)),
            ]))
        return node(
            id: 3,
            animations: [
                basic, animation("my key \"path\"\n\\", .spring(from: nil, to: .number(1), by: nil, spring)),
                animation("position", .keyframes(keyframes)), animation("opacity", .keyframes(values)), group,
                AnimationRecord(id: AnimationID(10), timing: timing, kind: .transition(TransitionAnimation())),
            ])
    }

    private static func contents(image: ImageReference, path: PathReference, kept: LayerNode) -> [LayerContent] {
        var shape = ShapeContent()
        shape.path = path
        shape.lineDashPattern = [4, 2]
        shape.lineCap = .round
        var gradient = GradientContent()
        gradient.kind = .conic
        gradient.colors = [.black, .white]
        gradient.locations = [0, 0.7]
        var replicator = ReplicatorContent()
        replicator.instanceCount = 12
        replicator.alphaOffset = -0.1
        var emitter = EmitterContent()
        emitter.shape = .sphere
        emitter.seed = 77
        var cell = EmitterCell()
        cell.name = "spark"
        cell.contents = image
        cell.birthRate = 30
        cell.cells = [EmitterCell()]
        emitter.cells = [cell, EmitterCell()]
        return [
            .shape(shape), .gradient(gradient), .replicator(replicator), .emitter(emitter),
            .tiles([TileContent(image: image, frame: CGRect(x: 0, y: 0, width: 256, height: 256))]), .tiles([]),
            .snapshot(SnapshotContent(node: kept, time: 0.5, sourceRect: CGRect(x: 1, y: 2, width: 3, height: 4))),
        ]
    }
}
