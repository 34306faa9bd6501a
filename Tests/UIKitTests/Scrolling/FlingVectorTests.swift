import MutoscopeTesting
import Testing

@testable import UIKit

/// The rows of vectors/scrolling.json through real scroll views and fingers.
@MainActor @Suite struct FlingVectorTests {
    private struct Vectors: Decodable {
        struct Drag: Decodable {
            var drag, slop, raw, dimension, shown, tol: Double
        }
        struct Deceleration: Decodable {
            var rate, v0, distanceFactor, naturalTarget_to_zero_velocity, distance_until_10pt_per_s: Double
            var integral_projection_v_over_minus_1000_ln_rate, duration_until_10pt_per_s, tol: Double
        }
        struct Spring: Decodable {
            var x0, omega, tol: Double
            var rows_t_x: [[Double]]
        }
        struct Snap: Decodable {
            var releaseOffset, velocity_pt_per_ms, proposed, target, tol: Double
        }
        var dragPastEdge: [Drag]
        var deceleration: [Deceleration]
        var bounceFromRestAlternative: [Spring]
        var snapping: [Snap]
    }

    private let vectors: Vectors

    init() throws {
        let file = try #require(Bundle.module.url(forResource: "Resources/scrolling", withExtension: "json"))
        vectors = try JSONDecoder().decode(Vectors.self, from: Data(contentsOf: file))
    }

    private func show(
        _ size: CGSize, content: CGSize, scale: CGFloat = 3
    ) -> (TestScreen, UIScrollView) {
        let screen = TestScreen(size: size, scale: scale), controller = UIViewController()
        let scrollView = UIScrollView(frame: CGRect(origin: .zero, size: size))
        scrollView.contentSize = content
        controller.view.addSubview(scrollView)
        screen.show(controller)
        return (screen, scrollView)
    }

    @Test func flingsEndWithinHalfAPoint() {
        for row in vectors.deceleration {
            let (screen, scrollView) = show(
                CGSize(width: 100, height: 1200), content: CGSize(width: 100, height: 9000), scale: 1)
            scrollView.decelerationRate = UIScrollView.DecelerationRate(rawValue: row.rate)
            let way = row.v0 * 0.2
            screen.drag(
                from: CGPoint(x: 50, y: 1190), to: CGPoint(x: 50, y: 1190 - way), duration: 0.2)
            let start = Double(scrollView.contentOffset.y)
            #expect(abs(start - (way - 10)) <= 0.5, "\(row.v0)")
            #expect(scrollView.isDecelerating)
            screen.advance(by: row.duration_until_10pt_per_s - 0.02)
            #expect(scrollView.isDecelerating, "\(row.v0) at \(row.rate) rests too early")
            screen.advance(by: 0.06)
            #expect(!scrollView.isDecelerating, "\(row.v0) at \(row.rate) rests too late")
            let end = Double(scrollView.contentOffset.y) - start
            #expect(abs(end - row.distance_until_10pt_per_s) <= 0.5, "\(row.v0) at \(row.rate) went \(end)")
        }
    }

    /// Where content is depends on the time alone, not on the frames that led there.
    @Test func flingsDoNotDependOnFrames() {
        var places: [[CGFloat]] = []
        for step in [1.0 / 60, 1.0 / 120, 0.1, 0.37] {
            let (screen, scrollView) = show(
                CGSize(width: 100, height: 600), content: CGSize(width: 100, height: 2000))
            screen.drag(from: CGPoint(x: 50, y: 590), to: CGPoint(x: 50, y: 190), duration: 0.2)
            var offsets: [CGFloat] = []
            for _ in 0..<8 {
                screen.advance(by: 0.37, step: step)
                offsets.append(scrollView.contentOffset.y)
            }
            places.append(offsets)
        }
        #expect(places.allSatisfy { $0 == places[0] }, "\(places)")
        // 390 points of drag, then 2000 points per second.
        #expect(abs((places[0].last ?? 0) - (390 + 1990 * 0.499)) <= 0.5)
    }

    @Test func projectionsFollowTheRate() {
        for row in vectors.deceleration {
            #expect(abs(ScrollPhysics.reach(of: row.rate) - row.distanceFactor) < 1e-9)
            #expect(abs(row.v0 * ScrollPhysics.reach(of: row.rate) - row.naturalTarget_to_zero_velocity) <= row.tol)
            // The integral of the same decay is the published other projection: near, and not what is used.
            let integral = row.v0 / (-1000 * log(row.rate))
            #expect(abs(integral - row.integral_projection_v_over_minus_1000_ln_rate) <= row.tol)
        }
    }

    @Test func dragsPastTheEdgeShowTheBand() {
        for row in vectors.dragPastEdge {
            let (screen, scrollView) = show(
                CGSize(width: row.dimension, height: row.dimension),
                content: CGSize(width: row.dimension, height: 2000))
            let finger = screen.finger(at: CGPoint(x: 20, y: 20))
            finger.move(to: CGPoint(x: 20, y: 20 + row.drag), over: 0.5)
            // Shown on the pixels of a screen of three to the point.
            #expect(abs(Double(scrollView.contentOffset.y) + -row.shown) <= 0.5 / 3 + row.tol)
            finger.lift()
        }
    }

    @Test func theAlternativeSpringIsTheSameFormula() {
        for row in vectors.bounceFromRestAlternative {
            for x in row.rows_t_x {
                let value = ScrollPhysics.spring(offset: row.x0, velocity: 0, frequency: row.omega, at: x[0])
                #expect(abs(value - x[1]) <= row.tol)
            }
        }
    }

    private final class Snapper: NSObject, UIScrollViewDelegate {
        /// Ten items of 240 points, 20 apart, from 40 on: the one nearest the middle comes to the middle.
        func scrollViewWillEndDragging(
            _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
            targetContentOffset: UnsafeMutablePointer<CGPoint>
        ) {
            let centers = (0..<10).map { 40 + 120 + 260 * CGFloat($0) }
            let middle = targetContentOffset.pointee.x + 160
            let nearest = centers.min { abs($0 - middle) < abs($1 - middle) }!
            targetContentOffset.pointee.x = nearest - 160
        }
    }

    @Test func chosenTargetsSnap() {
        for row in vectors.snapping {
            let (screen, scrollView) = show(
                CGSize(width: 320, height: 200), content: CGSize(width: 40 + 260 * 10 + 20, height: 200))
            let snapper = Snapper()
            scrollView.delegate = snapper
            scrollView.contentOffset.x = row.releaseOffset
            let velocity = row.velocity_pt_per_ms * 1000
            let projection = row.releaseOffset + velocity * ScrollPhysics.reach(of: 0.998)
            #expect(abs(projection - row.proposed) <= row.tol)
            scrollView.coast(velocity: CGPoint(x: velocity, y: 0), after: .drag) { _ in }
            screen.advance(by: 5)
            #expect(abs(Double(scrollView.contentOffset.x) - row.target) <= row.tol)
        }
    }
}
