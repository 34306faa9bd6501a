import LayerStage
import MutoscopeTesting
import Testing
import UIKit

@testable import Mutoscope

extension ViewSuites {
    @MainActor
    @Suite("Edges of turned screens")
    struct SolidEdgeTests {
        let screen = TestScreen(size: CGSize(width: 200, height: 300), scale: 1)

        /// Two white screens, half turned.
        private func picture(of kind: TransitionKind, at progress: CGFloat) throws -> CGImage {
            let first = UIViewController(), second = UIViewController()
            for controller in [first, second] { controller.view.backgroundColor = .white }
            let director = TransitionDirector { kind.make($0) }
            second.modalPresentationStyle = .fullScreen
            second.transitioningDelegate = director
            screen.show(first)
            screen.advance(by: 0.1)
            director.scrub(to: progress) { first.present(second, animated: true) }
            screen.advance(by: 0.1)
            #expect(director.running?.driver.value == progress)
            return screen.snapshot()
        }

        /// How light the faces are that are seen, 0…255.
        private func grays(of kind: TransitionKind, at progress: CGFloat) -> [Int] {
            let v = CGVector(dx: -1, dy: 0), size = screen.size
            let faces =
                kind == .cube
                ? TransitionGeometry.cube(progress, v, size: size) : TransitionGeometry.flip(progress, v, size: size)
            return [faces.old, faces.new].filter(\.isVisible).map { Int((255 * (1 - $0.shade)).rounded()) }
        }

        @Test(
            "slanted edges are soft, and no rim is lighter than the face", arguments: [TransitionKind.flip, .cube],
            [0.2, 0.3])
        func soft(kind: TransitionKind, progress: CGFloat) throws {
            let picture = try picture(of: kind, at: progress), grays = grays(of: kind, at: progress)
            var between = 0
            for y in 0..<300 {
                for x in 0..<200 {
                    let light = Int(picture.pixel(x, y).red)
                    #expect(light <= (grays.max() ?? 0) + 1, "(\(x), \(y))")
                    if light > 2, !grays.contains(where: { abs($0 - light) <= 1 }) { between += 1 }
                }
            }
            #expect(between > 40, "the edges are cut off at whole pixels")
        }

        @Test("nothing shines through where the faces of a cube meet", arguments: [0.15, 0.3, 0.42])
        func seam(progress: CGFloat) throws {
            let picture = try picture(of: .cube, at: progress), grays = grays(of: .cube, at: progress)
            let row = (0..<200).map { Int(picture.pixel($0, 150).red) }
            let shown = row.drop { $0 == 0 }.reversed().drop { $0 == 0 }
            #expect(grays.count == 2)
            #expect(shown.count > 150)
            // Except where the cube itself ends.
            for light in shown.dropFirst(2).dropLast(2) { #expect(light >= (grays.min() ?? 0) - 1) }
        }

        @Test(
            "the picture of the coming screen is painted while the old one rests, unseen",
            arguments: [TransitionKind.flip, .cube])
        func paintedAhead(kind: TransitionKind) {
            let first = MarkController(.systemTeal, .zero), second = MarkController(.systemOrange, .zero)
            let director = TransitionDirector { kind.make($0) }
            second.modalPresentationStyle = .fullScreen
            second.transitioningDelegate = director
            screen.show(first)
            screen.advance(by: 0.1)
            let before = screen.snapshot()
            #expect(screen.stage.lastReport?.passCount == 1)
            director.scrub(to: 0) { first.present(second, animated: true) }
            screen.advance(by: 0.05)
            #expect(!screen.snapshot().differs(from: before))
            #expect(screen.stage.lastReport?.passCount == 2)
            // Of the screen that rests nothing is painted again.
            let painted = screen.stage.lastReport?.damage.reduce(0) { $0 + $1.width * $1.height }
            #expect(painted ?? .max <= 16)
            director.scrub(to: 0.3) {}
            screen.advance(by: 0.05)
            #expect(screen.snapshot().differs(from: before))
        }

        @Test("a run by time shows the old screen for one frame, and moves in the next")
        func firstFrame() throws {
            let first = MarkController(.systemTeal, .zero), second = MarkController(.systemOrange, .zero)
            let director = TransitionDirector { CubeTransition($0) }
            second.modalPresentationStyle = .fullScreen
            second.transitioningDelegate = director
            screen.show(first)
            screen.advance(by: 0.1)
            let before = screen.snapshot()
            first.present(second, animated: true)
            var changes: [Bool] = []
            for _ in 0..<3 {
                try screen.stage.tick(at: screen.now + 1.0 / 60)
                changes.append(screen.snapshot().differs(from: before))
            }
            #expect(changes == [false, true, true])
        }
    }
}
