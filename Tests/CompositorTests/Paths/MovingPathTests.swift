import CoreGraphics
import RenderTree
import TestSupport
import Testing

@testable import Compositor

/// Paths of layers that have changed are worked out while the list is still being built.
@Suite("Moving paths")
struct MovingPathTests {
    private static let size = (width: 320, height: 240)

    private func outline(_ corners: Int) -> PathReference {
        PathReference(
            .polygon(
                (0..<corners).map { k in
                    let angle = 2 * Double.pi * Double(k) / Double(corners), far = k % 2 == 0 ? 11.0 : 5
                    return (cos(angle) * far, sin(angle) * far)
                }))
    }

    private func shape(
        _ id: UInt64, _ path: PathReference, _ map: CGAffineTransform, _ contents: LayerContent? = nil,
        mask: LayerNode? = nil, children: [LayerNode] = [], opacity: Float = 1
    ) -> LayerNode {
        var shape = ShapeContent()
        (shape.path, shape.fillColor) = (path, RGBA(red: Float(id % 7) / 7, green: 0.5, blue: 0.2, alpha: 0.8))
        shape.fillRuleIsEvenOdd = id % 3 == 0
        return node(id, children: children, mask: mask, content: contents ?? .shape(shape)) {
            $0.transform = CATransform3DMakeAffineTransform(map)
            $0.opacity = opacity
        }
    }

    /// Shapes that move, that stand still, that are in groups and masks, and that leave the screen and come back.
    private func tree(_ frame: Int, _ outlines: [PathReference]) -> RenderTree {
        var children: [LayerNode] = []
        for k in 0..<700 {
            let isMoving = k % 3 != 0, step = isMoving ? Double(frame) * (0.3 + Double(k % 5)) : 0
            let scale = k % 4 == 0 && isMoving ? 1 + Double(frame) / 10 : 1
            let far = k % 50 == 7 && frame % 2 == 1 ? 4000.0 : 0
            let map = CGAffineTransform(
                a: scale, b: 0, c: 0, d: scale, tx: Double(k * 37 % 320) + step + far,
                ty: Double(k * 91 % 240) + step / 2)
            let id = UInt64(k + 2), path = outlines[k % outlines.count]
            if k % 100 == 13 {
                let inner = [
                    shape(5000 + id, path, .identity), shape(6000 + id, outlines[0], .init(translationX: 5, y: 3)),
                ]
                children.append(shape(id, path, map, .some(.none), children: inner, opacity: 0.5))
            } else if k % 100 == 21 {
                children.append(
                    shape(id, path, map, mask: shape(7000 + id, outlines[1], .init(translationX: step, y: 1))))
            } else {
                children.append(shape(id, path, map))
            }
        }
        return RenderTree(
            root: node(1, CGRect(x: 0, y: 0, width: 320, height: 240), color: .fullGreen, children: children))
    }

    private func pixels(_ buffer: PixelBuffer) -> [UInt32] {
        (0..<Self.size.height).flatMap { y in
            Array(UnsafeBufferPointer(start: buffer.base + y * buffer.stride, count: Self.size.width))
        }
    }

    @Test("look as in a program that shows this frame alone", arguments: [1, 2, 4])
    func sameAsAlone(threads: Int) {
        let outlines = (0..<9).map { outline(6 + 3 * $0) }
        let compositor = Compositor(threads: threads)
        let target = PixelBuffer(width: 340, height: 250)
        for frame in [0, 1, 2, 3, 3, 4, 9, 9, 2] {
            let tree = tree(frame, outlines)
            let report = render(tree, compositor, target)
            #expect(report.itemCount > 500)
            let alone = PixelBuffer(width: 320, height: 240)
            _ = render(tree, Compositor(threads: 1), alone)
            #expect(pixels(target) == pixels(alone), "frame \(frame)")
        }
    }

    @Test("cost nothing where nothing of them is painted")
    func unpainted() {
        let outlines = [outline(12), outline(15)], compositor = Compositor(threads: 2)
        let target = PixelBuffer(width: 320, height: 240)
        // Equal trees of new nodes: all layers have changed, and no pixel has.
        for frame in 0..<5 {
            let report = render(tree(0, outlines), compositor, target)
            #expect(report.damage.isEmpty == (frame > 0))
        }
        let alone = PixelBuffer(width: 320, height: 240)
        _ = render(tree(1, outlines), compositor, target)
        _ = render(tree(1, outlines), Compositor(threads: 1), alone)
        #expect(pixels(target) == pixels(alone))
    }

    private func render(_ tree: RenderTree, _ compositor: Compositor, _ target: PixelBuffer) -> FrameReport {
        compositor.render(tree, at: 0, width: Self.size.width, height: Self.size.height, scale: 1, into: target)
    }
}
