import Compositor
import Displays
import MutoscopeTesting
import QuartzCore
import RenderTree
import UIKit

/// Views laid out and committed, without pixels.
@MainActor
enum FrameBench {
    static func run() -> [Result] {
        let scratch = Result.measure("500 views laid out and committed from scratch", goal: 5, runs: 21) {
            TestScreen(size: CGSize(width: 400, height: 800))
        } body: { screen in
            screen.show(makeViews())
        }
        return [scratch, dirtyView()]
    }

    /// Fifty rows of ten views; every tenth view has text.
    private static func makeViews() -> UIView {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
        for row in 0..<50 {
            let line = UIView(frame: CGRect(x: 0, y: CGFloat(row) * 16, width: 400, height: 16))
            line.backgroundColor = row % 2 == 0 ? .systemBackground : .secondarySystemBackground
            root.addSubview(line)
            for column in 0..<9 {
                let view = UIView(frame: CGRect(x: CGFloat(column) * 44, y: 2, width: 40, height: 12))
                view.backgroundColor = .systemBlue
                view.layer.cornerRadius = 3
                line.addSubview(view)
            }
        }
        return root
    }

    /// One view of 500 moves: layout, commit, sampling, the display list and what it damages.
    private static func dirtyView() -> Result {
        let screen = TestScreen(size: CGSize(width: 400, height: 800)), root = makeViews()
        screen.show(root)
        let view = root.subviews[25].subviews[4]
        // Two builders take turns, so that the last frame's list is there to compare with.
        let sampler = TreeSampler(), builders = [SceneBuilder(), SceneBuilder()]
        var difference = DisplayListDifference(), time = 0.0, frame = 0
        let pixels = PixelRect(minX: 0, minY: 0, maxX: 800, maxY: 1600)
        return Result.measure("a frame with one dirty view of 500, before pixels", goal: 0.3, runs: 201) {
            time += 1 / 60.0
            frame += 1
        } body: {
            view.frame.origin.x += view.frame.minX > 200 ? -1 : 1
            view.setNeedsLayout()
            screen.stage.context.runFrame(at: time)
            sampler.sample(screen.stage.context.tree, at: time)
            let builder = builders[frame % 2], last = builders[(frame + 1) % 2]
            builder.build(sampler, screen: pixels, scale: 2, background: .black)
            _ = difference.damage(from: last.list, to: builder.list)
        }
    }
}
