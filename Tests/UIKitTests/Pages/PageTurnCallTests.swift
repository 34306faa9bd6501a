import MutoscopeTesting
import TestSupport
import Testing

@testable import UIKit

/// What a page view controller tells of turns that follow each other closely.
@MainActor @Suite("turns in quick succession") struct PageTurnCallTests {
    private func swipe(_ stage: PageStage, from start: CGFloat, to end: CGFloat, pause: Double) {
        stage.screen.drag(from: CGPoint(x: start, y: 200), to: CGPoint(x: end, y: 200), duration: 0.1)
        stage.screen.advance(by: pause)
    }

    @Test("two quick swipes are two turns: what still shows of the first page is no turn back to it")
    func twoSwipes() {
        let stage = PageStage(.scroll)
        swipe(stage, from: 260, to: 60, pause: 0.04)
        swipe(stage, from: 260, to: 60, pause: 2)
        stage.expectRest([5])
        #expect(
            stage.pages.turns == [
                "to [4]", "finished true from [3] completed true", "to [5]", "finished true from [4] completed true",
            ])
    }

    @Test("the page that is left is seen until the next one is there", arguments: [false, true])
    func thePageThatIsLeftIsSeen(isMirrored: Bool) throws {
        let stage = PageStage(.scroll)
        func point(_ x: CGFloat) -> CGPoint { CGPoint(x: isMirrored ? 300 - x : x, y: 200) }
        if isMirrored { stage.screen.layoutDirection = .rightToLeft }
        stage.controller.viewControllers?.first?.view.backgroundColor = .red
        stage.screen.advance(by: 0.1)
        let first = stage.screen.finger(at: point(200))
        first.move(to: point(20), over: 0.3)
        first.lift()
        let second = stage.screen.finger(at: point(150))
        second.move(to: point(130), over: 0.05)
        #expect(stage.controller.numbers == [4])
        #expect(stage.controller.children.count == 1)
        let picture = stage.screen.snapshot(), scale = picture.width / 300
        let color = picture.pixel(Int(point(5).x) * scale, 300 * scale)
        #expect(color.red > 200, "\(color)")
        #expect(color.green < 80, "\(color)")
        try stage.screen.pictureToLookAt("page-remainder-\(isMirrored ? "mirrored" : "plain")")
        second.lift()
        stage.screen.advance(by: 2)
        stage.expectRest([4])
        let inner = stage.controller.view.subviews.compactMap { $0 as? UIScrollView }[0]
        #expect(inner.subviews.filter { $0 is SnapshotView }.isEmpty)
    }

    @Test("a finger that catches a turn and takes it back turns back")
    func turnsBack() {
        let stage = PageStage(.scroll)
        swipe(stage, from: 260, to: 60, pause: 0.02)
        swipe(stage, from: 40, to: 280, pause: 2)
        stage.expectRest([3])
        #expect(
            stage.pages.turns == [
                "to [4]", "finished true from [3] completed true", "to [3]", "finished true from [4] completed true",
            ])
    }

    @Test("forward, back, forward: each turn is told as it was made")
    func forwardBackForward() {
        let stage = PageStage(.scroll)
        for (start, end) in [(260, 60), (40, 240), (260, 60)] as [(CGFloat, CGFloat)] {
            swipe(stage, from: start, to: end, pause: 1)
        }
        stage.expectRest([4])
        #expect(stage.pages.turns.filter { $0.hasPrefix("to") } == ["to [4]", "to [3]", "to [4]"])
        #expect(stage.pages.turns.filter { $0.hasSuffix("completed true") }.count == 3)
    }

    @Test("past the last page there is nothing to turn to")
    func pastTheEnd() {
        let stage = PageStage(.scroll, first: [9])
        swipe(stage, from: 260, to: 20, pause: 0.05)
        swipe(stage, from: 260, to: 20, pause: 2)
        stage.expectRest([9])
        #expect(stage.pages.turns.isEmpty)
        #expect(stage.pages.lines.isEmpty)
    }

    @Test(
        "fingers that only go forward turn only forward, one page at a time, however close they follow",
        arguments: [UIPageViewController.TransitionStyle.scroll, .pageCurl], [UInt64.random(in: 0...999_999), 1, 2, 3])
    func onlyForward(style: UIPageViewController.TransitionStyle, seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let stage = PageStage(style, first: [0])
        for _ in 0..<20 {
            let start = CGFloat.random(in: 160...290, using: &random)
            stage.screen.drag(
                from: CGPoint(x: start, y: 200),
                to: CGPoint(x: start - .random(in: 15...150, using: &random), y: 200),
                duration: .random(in: 0.03...0.3, using: &random))
            stage.screen.advance(by: .random(in: 0...0.5, using: &random))
        }
        stage.screen.advance(by: 2)
        let turns = stage.pages.turns
        var page = 0
        for index in stride(from: 0, to: turns.count - 1, by: 2) {
            #expect(turns[index] == "to [\(page + 1)]", "seed \(seed)")
            #expect(turns[index + 1].contains("from [\(page)]"), "seed \(seed)")
            if turns[index + 1].hasSuffix("completed true") { page += 1 }
        }
        #expect(stage.pages.turns.count % 2 == 0, "seed \(seed)")
        stage.expectRest([page], "seed \(seed)")
    }
}
