import MutoscopeTesting
import TestSupport
import Testing

@testable import UIKit

@MainActor @Suite struct CurledPagesTests {
    private func mid(_ first: [Int] = [4, 5]) -> PageStage {
        PageStage(
            .pageCurl, size: CGSize(width: 600, height: 400),
            options: [.spineLocation: UIPageViewController.SpineLocation.mid.rawValue], first: first)
    }

    @Test func dragsTurnAndTellInOrder() {
        let stage = PageStage(.pageCurl)
        #expect(stage.controller.gestureRecognizers.count == 2)
        stage.screen.drag(from: CGPoint(x: 290, y: 300), to: CGPoint(x: 30, y: 300), duration: 0.2)
        stage.screen.advance(by: 1)
        stage.expectRest([4])
        #expect(stage.pages.lines == ["4 will appear", "3 will disappear", "3 did disappear", "4 did appear"])
        #expect(stage.pages.turns == ["to [4]", "finished true from [3] completed true"])
        stage.screen.drag(from: CGPoint(x: 10, y: 300), to: CGPoint(x: 280, y: 300), duration: 0.2)
        stage.screen.advance(by: 1)
        stage.expectRest([3])
    }

    @Test func leavesFallBack() {
        let stage = PageStage(.pageCurl)
        let before = stage.screen.snapshot()
        let finger = stage.screen.finger(at: CGPoint(x: 290, y: 300))
        finger.move(to: CGPoint(x: 220, y: 300), over: 0.2)
        stage.screen.advance(by: 0.4)
        #expect(stage.screen.displays(.mesh))
        finger.lift()
        stage.screen.advance(by: 1)
        stage.expectRest([3])
        #expect(
            stage.pages.lines == [
                "4 will appear", "3 will disappear", "4 will disappear", "3 will appear", "4 did disappear",
                "3 did appear",
            ])
        #expect(stage.pages.turns == ["to [4]", "finished true from [3] completed false"])
        #expect(!stage.screen.displays(.mesh))
        let after = stage.screen.snapshot()
        for (x, y) in [(10, 10), (300, 400), (590, 790), (80, 90)] { #expect(before.pixel(x, y) == after.pixel(x, y)) }
    }

    /// The free edge is where the finger is, once the leaf has caught up.
    @Test func theFreeEdgeFollowsTheFinger() {
        for spine in [UIPageViewController.SpineLocation.min, .max] {
            let stage = PageStage(.pageCurl, options: [.spineLocation: spine.rawValue])
            // In the middle of the height the leaf is not tilted: its edge is upright.
            let start: CGFloat = spine == .min ? 290 : 10
            let finger = stage.screen.finger(at: CGPoint(x: start, y: 200))
            for x in [220.0, 150, 90] as [CGFloat] {
                let place = spine == .min ? x : 300 - x
                finger.move(to: CGPoint(x: place, y: 200), over: 0.1)
                stage.screen.advance(by: 0.4)
                let meshes = stage.screen.displayedItems(matching: .mesh)
                // The part of the leaf that has left the ground ends at its free edge or at the roll, whichever is farther.
                let reach = spine == .min ? meshes.last!.frame.minX : meshes.last!.frame.maxX
                #expect(abs(reach - place) < 2, "\(spine) at \(place) reaches \(reach)")
            }
            finger.cancel()
            stage.screen.advance(by: 1)
            stage.expectRest([3])
        }
    }

    @Test func leavesOfSpreadsFollowTheFinger() {
        let stage = mid()
        let finger = stage.screen.finger(at: CGPoint(x: 590, y: 200))
        for x in [500, 350, 120] as [CGFloat] {
            finger.move(to: CGPoint(x: x, y: 200), over: 0.15)
            stage.screen.advance(by: 0.3)
            let edge = stage.screen.displayedItems(matching: .mesh).last?.frame.minX ?? 0
            #expect(abs(edge - x) < 2, "at \(x) the edge is at \(edge)")
        }
        finger.lift()
        stage.screen.advance(by: 1)
        stage.expectRest([6, 7])
    }

    @Test func spreadsTurnBothWays() {
        let stage = mid()
        #expect(stage.controller.isDoubleSided)
        stage.screen.drag(from: CGPoint(x: 580, y: 300), to: CGPoint(x: 60, y: 300), duration: 0.25)
        stage.screen.advance(by: 1)
        stage.expectRest([6, 7])
        #expect(stage.pages.turns.first == "to [6, 7]")
        stage.screen.drag(from: CGPoint(x: 20, y: 300), to: CGPoint(x: 560, y: 300), duration: 0.25)
        stage.screen.advance(by: 1)
        stage.expectRest([4, 5])
        #expect(stage.controller.viewControllers?.map { $0.view.frame.minX } == [0, 300])
    }

    @Test func programmedTurnsTakeFourTenths() {
        let stage = PageStage(.pageCurl)
        var ends: [Bool] = []
        stage.controller.setViewControllers([stage.pages.page(7)], direction: .reverse, animated: true) {
            ends.append($0)
        }
        stage.screen.advance(by: 0.38)
        #expect(ends.isEmpty)
        #expect(stage.screen.displays(.mesh))
        stage.screen.advance(by: 0.05)
        #expect(ends == [true])
        #expect(!stage.screen.displays(.mesh))
        #expect(stage.pages.turns.isEmpty)
        stage.expectRest([7])
    }

    @Test func pagesSetInTheMiddleOfATurnEndIt() {
        let stage = PageStage(.pageCurl)
        var ends: [String] = []
        stage.controller.setViewControllers([stage.pages.page(5)], direction: .forward, animated: true) {
            ends.append("5 \($0)")
        }
        stage.screen.advance(by: 0.1)
        stage.controller.setViewControllers([stage.pages.page(1)], direction: .reverse, animated: true) {
            ends.append("1 \($0)")
        }
        #expect(ends == ["5 false"])
        stage.screen.advance(by: 1)
        #expect(ends == ["5 false", "1 true"])
        stage.expectRest([1])
        let finger = stage.screen.finger(at: CGPoint(x: 290, y: 200))
        finger.move(to: CGPoint(x: 100, y: 200), over: 0.2)
        stage.controller.setViewControllers([stage.pages.page(8)], direction: .forward, animated: false)
        #expect(stage.pages.turns == ["to [2]", "finished false from [1] completed false"])
        finger.move(to: CGPoint(x: 20, y: 200), over: 0.2)
        finger.lift()
        stage.screen.advance(by: 1)
        stage.expectRest([8])
    }

    @Test func pagesSetByTheDelegateAtTheStartOfATurn() {
        for style in [UIPageViewController.TransitionStyle.pageCurl, .scroll] {
            let stage = PageStage(style)
            stage.pages.duringTurn = { [unowned pages = stage.pages, unowned controller = stage.controller] in
                pages.duringTurn = nil
                controller.setViewControllers([pages.page(9)], direction: .forward, animated: false)
            }
            stage.screen.drag(from: CGPoint(x: 290, y: 200), to: CGPoint(x: 60, y: 200), duration: 0.2)
            stage.screen.advance(by: 2)
            stage.expectRest([9])
        }
    }

    @Test func runningLeavesAreCaught() {
        let stage = PageStage(.pageCurl)
        var ends: [Bool] = []
        stage.controller.setViewControllers([stage.pages.page(5)], direction: .forward, animated: true) {
            ends.append($0)
        }
        stage.screen.advance(by: 0.2)
        let finger = stage.screen.finger(at: CGPoint(x: 150, y: 200))
        finger.move(to: CGPoint(x: 250, y: 200), over: 0.15)
        stage.screen.advance(by: 0.5)
        #expect(ends.isEmpty)
        #expect(stage.screen.displays(.mesh))
        finger.move(to: CGPoint(x: 298, y: 200), over: 0.1)
        finger.lift()
        stage.screen.advance(by: 1)
        #expect(ends == [false])
        stage.expectRest([3])
    }

    @Test func tapsInTheMarginsTurn() {
        let stage = PageStage(.pageCurl)
        stage.screen.tap(at: CGPoint(x: 290, y: 200))
        stage.screen.advance(by: 1)
        stage.expectRest([4])
        stage.screen.tap(at: CGPoint(x: 150, y: 200))
        stage.screen.advance(by: 1)
        stage.expectRest([4])
        stage.screen.tap(at: CGPoint(x: 10, y: 200))
        stage.screen.advance(by: 1)
        stage.expectRest([3])
    }

    @Test func turningTheDeviceMovesTheSpine() {
        let stage = PageStage(.pageCurl)
        stage.pages.spine = .mid
        stage.screen.resize(to: CGSize(width: 600, height: 300))
        stage.screen.advance(by: 0.1)
        #expect(stage.controller.spineLocation == .mid)
        stage.expectRest([3, 4])
        #expect(stage.controller.viewControllers?.map { $0.view.frame.width } == [300, 300])
    }

    @Test func doubleSidedLeavesShowTheirBacks() {
        let stage = PageStage(.pageCurl)
        stage.controller.isDoubleSided = true
        stage.controller.setViewControllers(
            [stage.pages.page(6), stage.pages.page(5)], direction: .forward, animated: true)
        stage.screen.advance(by: 1)
        stage.expectRest([6])
    }

    // MARK: The leaf in the hand

    /// A finger that holds the leaf of page 3 in the middle of the height.
    private func held(_ stage: PageStage) -> TestFinger {
        let finger = stage.screen.finger(at: CGPoint(x: 290, y: 200))
        finger.move(to: CGPoint(x: 180, y: 200), over: 0.1)
        stage.screen.advance(by: 0.4)
        return finger
    }

    @Test func pagesStayAliveWhileTheyTurn() {
        let stage = PageStage(.pageCurl), finger = held(stage), page = stage.controller.viewControllers![0]
        let before = stage.screen.snapshot()
        page.view.backgroundColor = .black
        stage.screen.advance(by: 0.1)
        let after = stage.screen.snapshot()
        #expect(before.pixel(40, 700) != after.pixel(40, 700))
        #expect(after.pixel(40, 700).red < 20)
        #expect(before.pixel(590, 700) == after.pixel(590, 700))
        finger.cancel()
        stage.screen.advance(by: 1)
        stage.expectRest([3])
        #expect(stage.screen.snapshot().pixel(40, 700) == after.pixel(40, 700))
    }

    @Test func animationsOnALeafGoOn() {
        let stage = mid()
        let finger = stage.screen.finger(at: CGPoint(x: 590, y: 200))
        finger.move(to: CGPoint(x: 80, y: 200), over: 0.2)
        stage.screen.advance(by: 0.4)
        // Page 6 is the back of the leaf, most of which lies over page 4 by now.
        let back = stage.controller.children.first { ($0 as? NumberedPage)?.number == 6 }!
        let before = stage.screen.snapshot().pixel(300, 600)
        UIView.animate(withDuration: 0.4) { back.view.backgroundColor = .black }
        stage.screen.advance(by: 0.2)
        let middle = stage.screen.snapshot().pixel(300, 600)
        stage.screen.advance(by: 0.4)
        let after = stage.screen.snapshot().pixel(300, 600)
        #expect(before.red > middle.red)
        #expect(middle.red > after.red)
        #expect(after.red < 40)
        finger.lift()
        stage.screen.advance(by: 1)
        stage.expectRest([6, 7])
    }

    @Test func theLeafLeansAfterTheFinger() {
        let stage = PageStage(.pageCurl), finger = held(stage)
        func flatPart() -> CGFloat { stage.screen.displayedItems(matching: .mesh).first?.frame.maxX ?? 0 }
        let upright = flatPart()
        for y in [370, 30] as [CGFloat] {
            finger.move(to: CGPoint(x: 180, y: y), over: 0.2)
            stage.screen.advance(by: 0.3)
            #expect(flatPart() > upright + 8, "at \(y)")
        }
        finger.move(to: CGPoint(x: 180, y: 200), over: 0.2)
        stage.screen.advance(by: 0.3)
        #expect(abs(flatPart() - upright) < 1)
        finger.lift()
        stage.screen.advance(by: 1)
    }

    /// Every moment of a turn, cancelled or finished, from any place: nothing is left behind.
    @Test func randomTurnsLeaveNothingBehind() {
        var random = SeededGenerator(seed: 11)
        for round in 0..<40 {
            let isSpread = Bool.random(using: &random)
            let stage = isSpread ? mid() : PageStage(Bool.random(using: &random) ? .pageCurl : .scroll)
            let width = stage.screen.size.width
            for _ in 0..<6 {
                let start = CGPoint(
                    x: CGFloat.random(in: 0...width, using: &random), y: CGFloat.random(in: 0...400, using: &random))
                let end = CGPoint(
                    x: CGFloat.random(in: 0...width, using: &random),
                    y: start.y + CGFloat.random(in: -20...20, using: &random))
                switch Int.random(in: 0..<5, using: &random) {
                case 0: stage.screen.tap(at: start)
                case 1:
                    let count = isSpread ? 2 : 1, first = Int.random(in: 0...8, using: &random)
                    stage.controller.setViewControllers(
                        (0..<count).map { stage.pages.page(first + $0) },
                        direction: Bool.random(using: &random) ? .forward : .reverse,
                        animated: Bool.random(using: &random))
                default:
                    let finger = stage.screen.finger(at: start)
                    finger.move(to: end, over: Double.random(in: 0.05...0.4, using: &random))
                    if Bool.random(using: &random) { finger.lift() } else { finger.cancel() }
                }
                stage.screen.advance(by: Double.random(in: 0...0.3, using: &random))
            }
            stage.screen.advance(by: 2)
            stage.expectRest(stage.controller.numbers, "round \(round)")
            #expect(!stage.screen.displays(.mesh), "round \(round): a leaf is still there")
            let calls = Dictionary(grouping: stage.pages.turns) { $0.hasPrefix("to") }
            #expect(calls[true]?.count == calls[false]?.count, "round \(round): \(stage.pages.turns)")
        }
    }
}
