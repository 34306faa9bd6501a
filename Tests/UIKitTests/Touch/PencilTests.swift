import MutoscopeTesting
import Testing
import UIKit

/// What a view hears of a pencil.
@MainActor @Suite struct PencilTests {
    final class Paper: UIView {
        var heard: [(phase: UITouch.Phase, force: CGFloat, altitude: CGFloat, azimuth: CGFloat)] = []

        private func hear(_ touches: Set<UITouch>) {
            for touch in touches {
                heard.append((touch.phase, touch.force, touch.altitudeAngle, touch.azimuthAngle(in: self)))
            }
        }

        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { hear(touches) }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { hear(touches) }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { hear(touches) }
    }

    let screen = TestScreen(size: CGSize(width: 100, height: 100))
    let paper = Paper(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    init() { screen.show(paper) }

    @Test func forceAndAnglesFollowTheHand() throws {
        let pencil = screen.pencil(at: CGPoint(x: 20, y: 20), force: 2, altitudeAngle: 1, azimuthAngle: 0.5)
        // What stays in place and is pressed harder has moved.
        pencil.hold(force: 3, altitudeAngle: 0.5, azimuthAngle: -2)
        pencil.move(to: CGPoint(x: 30, y: 20))
        pencil.lift()
        #expect(paper.heard.map(\.phase) == [.began, .moved, .moved, .ended])
        let found = paper.heard.flatMap { [$0.force, $0.altitude, $0.azimuth] }
        let expected: [CGFloat] = [2, 1, 0.5, 3, 0.5, -2, 3, 0.5, -2, 3, 0.5, -2]
        #expect(zip(found, expected).allSatisfy { abs($0 - $1) < 1e-9 }, "\(found)")
    }

    @Test func aDirectionTurnsWithTheView() throws {
        paper.transform = CGAffineTransform(rotationAngle: .pi / 2)
        let pencil = screen.pencil(at: CGPoint(x: 50, y: 50), azimuthAngle: 0)
        let heard = try #require(paper.heard.first)
        #expect(abs(heard.azimuth + .pi / 2) < 1e-9)
        pencil.lift()
    }

    @Test func fingersHaveNoForce() throws {
        screen.tap(at: CGPoint(x: 50, y: 50))
        let heard = try #require(paper.heard.first)
        #expect(heard.force == 0)
        #expect(heard.altitude == .pi / 2)
        #expect(heard.azimuth == 0)
    }
}
