import CoreGraphics
import MutoscopeTesting
import QuartzCore
import Testing

@testable import UIKit

/// Corners one by one, as measured on iOS 26.1 (docs/behaviour/views.md).
@MainActor
@Suite("Corner configurations")
struct CornerConfigurationTests {
    private func box(_ width: CGFloat, _ height: CGFloat, _ corners: UICornerConfiguration) -> UIView {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
        view.cornerConfiguration = corners
        return view
    }

    private func radii(_ view: UIView) -> [CGFloat] {
        [.topLeft, .topRight, .bottomLeft, .bottomRight].map { view.effectiveRadius(corner: $0) }
    }

    @Test("radii are points, a capsule's half the smaller side, and no radius is larger than that")
    func resolves() {
        #expect(radii(box(100, 40, .corners(radius: 8))) == [8, 8, 8, 8])
        #expect(radii(box(100, 40, .uniformCorners(radius: .fixed(40)))) == [20, 20, 20, 20])
        #expect(radii(box(100, 40, .capsule())) == [20, 20, 20, 20])
        #expect(radii(box(60, 100, .capsule())) == [30, 30, 30, 30])
        #expect(radii(box(100, 40, .capsule(maximumRadius: 10))) == [10, 10, 10, 10])
        #expect(radii(box(100, 100, .uniformTopRadius(16))) == [16, 16, 0, 0])
        #expect(radii(box(100, 100, .uniformEdges(topRadius: 16, bottomRadius: 4))) == [16, 16, 4, 4])
        #expect(radii(box(100, 100, .uniformEdges(leftRadius: 5, rightRadius: 6))) == [5, 6, 5, 6])
        #expect(radii(box(100, 100, .uniformBottomRadius(9, topRightRadius: 2))) == [0, 2, 9, 9])
        #expect(radii(box(100, 100, .corners(radius: .fixed(.nan)))) == [0, 0, 0, 0])
        #expect(radii(box(0, 0, .capsule())) == [0, 0, 0, 0])
    }

    @Test("the layer's own radius stays, and counts for less")
    func layersRadiusStays() {
        let view = box(100, 40, .capsule())
        #expect(view.layer.cornerRadius == 0 && view.layer.maskedCorners.rawValue == 15)
        view.layer.cornerRadius = 2
        #expect(radii(view) == [20, 20, 20, 20])
        view.cornerConfiguration = .corners()
        #expect(radii(view) == [2, 2, 2, 2])
    }

    @Test("a capsule follows the size")
    func followsSize() {
        let view = box(100, 40, .capsule())
        view.frame.size = CGSize(width: 200, height: 60)
        #expect(radii(view) == [30, 30, 30, 30])
    }

    @Test("inner corners have the outer ones' centre, whatever changes")
    func concentric() {
        let outer = box(100, 100, .corners(radius: 20))
        let inner = box(92, 92, .corners(radius: .containerConcentric(minimum: 3)))
        inner.frame.origin = CGPoint(x: 4, y: 4)
        outer.addSubview(inner)
        #expect(radii(inner) == [16, 16, 16, 16])
        outer.cornerConfiguration = .corners(radius: 30)
        #expect(radii(inner) == [26, 26, 26, 26])
        inner.frame = CGRect(x: 10, y: 4, width: 86, height: 92)
        #expect(radii(inner) == [26, 26, 26, 26])
        inner.frame = CGRect(x: 29, y: 29, width: 42, height: 42)
        #expect(radii(inner) == [3, 3, 3, 3])
        inner.removeFromSuperview()
        #expect(radii(inner) == [3, 3, 3, 3])
    }

    @Test("inner corners follow the size of what is around, and the place of what is between")
    func concentricFollowsContainers() {
        let outer = box(100, 100, .corners(radius: 20)),
            between = UIView(frame: CGRect(x: 4, y: 4, width: 92, height: 92))
        let inner = box(92, 92, .corners(radius: .containerConcentric(minimum: 3)))
        outer.addSubview(between)
        between.addSubview(inner)
        #expect(radii(inner) == [16, 16, 16, 16])
        outer.frame.size.width = 104
        #expect(radii(inner) == [16, 16, 16, 16])
        outer.frame.size = CGSize(width: 110, height: 110)
        #expect(radii(inner) == [16, 16, 16, 6])
        between.frame.origin = CGPoint(x: 9, y: 9)
        #expect(radii(inner) == [11, 11, 11, 11])
        // Moved with what is between into another container.
        let other = box(100, 100, .corners(radius: 30))
        other.addSubview(between)
        #expect(radii(inner) == [21, 31, 31, 31])
        other.frame.size = CGSize(width: 110, height: 110)
        #expect(radii(inner) == [21, 21, 21, 21])
        // Nobody is left who would follow.
        inner.removeFromSuperview()
        other.frame.size.width = 200
        #expect(other.extras?.holdsConcentricCorners == false)
    }

    @Test("say what they are")
    func descriptions() {
        #expect(
            "\(UICornerConfiguration.uniformTopRadius(8))"
                == "UICornerConfiguration(topLeftRadius: .fixed(radius: 8.0), topRightRadius: .fixed(radius: 8.0), "
                + "bottomLeftRadius: .unspecified, bottomRightRadius: .unspecified)")
        #expect("\(UICornerRadius.containerConcentric(minimum: 8))" == ".containerConcentric(minimumRadius: 8.0)")
        #expect(UICornerConfiguration.capsule(maximumRadius: 8) == .corners(radius: 8))
    }

    @Test("pixels: each corner by itself, and on the way from one shape to the next")
    func pictures() {
        let screen = TestScreen(size: CGSize(width: 100, height: 100), scale: 1)
        let view = box(100, 100, .corners(topLeftRadius: 30, bottomRightRadius: 10))
        view.backgroundColor = .white
        screen.show(view)
        screen.advance(by: 0.1)
        func isLit(_ x: Int, _ y: Int) -> Bool { screen.snapshot().pixel(x, y).red > 200 }
        #expect(!isLit(4, 4) && isLit(98, 1) && isLit(1, 98) && !isLit(99, 99) && isLit(94, 94))
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            view.cornerConfiguration = .corners(topLeftRadius: 0, topRightRadius: 50, bottomRightRadius: 10)
        }
        screen.advance(by: 0.5)
        // 15 points at the left, 25 at the right.
        #expect(!isLit(2, 2) && isLit(6, 6) && !isLit(95, 4))
        screen.advance(by: 0.6)
        #expect(isLit(1, 1) && !isLit(90, 8))
    }
}
