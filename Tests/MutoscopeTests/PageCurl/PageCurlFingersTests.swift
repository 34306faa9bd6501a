import MutoscopeTesting
import Testing
import UIKit

@testable import Mutoscope

extension ViewSuites {
    @MainActor
    @Suite("Page curl view, at its worst")
    struct PageCurlFingersTests: PagesOnScreen {
        let screen = TestScreen(size: CGSize(width: 200, height: 280), scale: 1)
        let view = PageCurlView()
        let pages = NumberedPages(0...9)

        init() { show() }

        @Test("a page that a slider has left half way goes where it was nearer, and the program turns from there")
        func scrubbedThenTurned() {
            view.scrub(.forward, to: 0.6)
            view.turnForward()
            screen.advance(by: 0.1)
            view.endScrubbing()
            settle()
            expectRest(6)
            view.scrub(.forward, to: 0.4)
            view.turnForward()
            settle()
            expectRest(7)
            #expect(pages.turned == [5, 6, 7])
        }

        @Test("a slider that goes back to the beginning has turned nothing")
        func scrubbedInVain() {
            view.scrub(.forward, to: 0.7)
            view.scrub(.forward, to: 0.1)
            view.endScrubbing()
            settle()
            expectRest(4)
            #expect(pages.turned.isEmpty)
        }

        @Test("a slider takes hold of a page in flight", arguments: [PageTurn.forward, .backward])
        func scrubbedInFlight(turn: PageTurn) {
            if turn == .forward { view.turnBackward() } else { view.turnForward() }
            screen.advance(by: 0.1)
            view.scrub(turn, to: 0.7)
            #expect(view.leaves.count == 2)
            view.endScrubbing()
            settle()
            expectRest(4)
        }

        @Test("pages that a finger has stopped go on when it lifts, though the page under it is gone by then")
        func touchedPageGone() {
            view.turnForward()
            screen.advance(by: 0.15)
            let finger = screen.finger(at: CGPoint(x: 60, y: 140))
            view.turnForward()
            screen.advance(by: 3)
            finger.lift()
            settle()
            expectRest(6)
        }

        @Test("a page that a finger stops just where it is gone is taken away")
        func stoppedAtItsGoal() {
            let finger = screen.finger(at: CGPoint(x: 190, y: 140))
            finger.move(to: CGPoint(x: -600, y: 140), over: 0.5)
            #expect(view.held?.leaf.time.value == 1)
            finger.lift()
            screen.finger(at: CGPoint(x: 60, y: 140)).lift()
            settle()
            expectRest(5)
        }

        @Test(
            "the program turns a page out of the finger's hand, and the finger is free again",
            arguments: [(true, 5), (false, 3)])
        func turnedOutOfHand(isForward: Bool, page: Int) {
            let finger = screen.finger(at: CGPoint(x: 190, y: 260))
            finger.move(to: CGPoint(x: 120, y: 230), over: 0.3)
            if isForward { view.turnForward() } else { view.turnBackward() }
            finger.move(to: CGPoint(x: 150, y: 240), over: 0.1)
            finger.lift()
            settle()
            expectRest(page)
            #expect(pages.turned == [page])
            screen.drag(from: CGPoint(x: 190, y: 270), to: CGPoint(x: 20, y: 200), duration: 0.4)
            settle()
            expectRest(page + 1)
        }

        @Test("a view of no size takes fingers and turns by the program")
        func noSize() {
            view.frame = .zero
            view.turnForward()
            screen.drag(from: CGPoint(x: 100, y: 200), to: CGPoint(x: 10, y: 190), duration: 0.2)
            settle()
            view.frame = CGRect(x: 0, y: 0, width: 200, height: 280)
            settle()
            expectRest(5)
        }

        @Test("whatever fingers do, one flat page is left and its neighbours are right")
        func randomFingers() {
            let untouched = UntouchedPictures()
            playScripts { seed, remains in
                let screen = TestScreen(size: CGSize(width: 200, height: 280), scale: 1)
                let view = PageCurlView(), pages = NumberedPages(0...3)
                remains.watch(view)
                pages.onPage = { remains.watch($0, "page") }
                view.dataSource = pages
                view.setPage(pages.page(1))
                screen.show(view)
                var fingers = RandomFingers(screen, seed: seed)
                fingers.run(
                    steps: 30, area: CGRect(x: 0, y: 0, width: 200, height: 280),
                    events: [
                        ("resize", { view.frame.size.width = CGFloat.random(in: 0...200, using: &$0).rounded() }),
                        ("next", { _ in view.turnForward() }), ("previous", { _ in view.turnBackward() }),
                        ("set", { _ in view.setPage(pages.page(2)) }),
                        ("scrub", { _ = view.scrub(.forward, to: CGFloat.random(in: 0...1, using: &$0)) }),
                        ("end scrubbing", { _ in view.endScrubbing() }),
                    ])
                view.endScrubbing()
                view.frame.size.width = 200
                screen.advance(by: 3)
                #expect(view.leaves.count == 1, "seed \(seed): \(fingers.log)")
                #expect(!view.isTurning, "seed \(seed): \(fingers.log)")
                #expect(view.subviews.count == 1, "seed \(seed): \(fingers.log)")
                #expect(view.leaves.first?.wrapper.layer.filters == nil, "seed \(seed)")
                #expect(view.currentPage.map { pages.range.contains($0.tag) } == true, "seed \(seed)")
                #expect(view.leaves.first?.wrapper.isUserInteractionEnabled == true, "seed \(seed)")
                let number = view.currentPage?.tag ?? -1,
                    same = untouched.picture("\(number)") { Self.untouched(number) }
                #expect(
                    !screen.snapshot().differs(from: same),
                    "seed \(seed): looks other than an untouched page after \(fingers.log)")
            }
        }

        private static func untouched(_ number: Int) -> CGImage {
            let screen = TestScreen(size: CGSize(width: 200, height: 280), scale: 1)
            let view = PageCurlView()
            view.setPage(NumberedPages(0...3).page(number))
            screen.show(view)
            return screen.snapshot()
        }
    }
}
