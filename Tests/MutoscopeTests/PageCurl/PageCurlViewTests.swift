import MutoscopeTesting
import Testing
import UIKit

@testable import Mutoscope

extension ViewSuites {
    @MainActor
    @Suite("Page curl view")
    struct PageCurlViewTests: PagesOnScreen {
        let screen = TestScreen(size: CGSize(width: 200, height: 280), scale: 1)
        let view = PageCurlView()
        let pages = NumberedPages(0...9)

        init() { show() }

        @Test(
            "a page dragged past the middle turns, from each side and corner",
            arguments: [
                (CGPoint(x: 190, y: 270), CGPoint(x: 30, y: 180), 5),
                (CGPoint(x: 190, y: 20), CGPoint(x: 20, y: 90), 5),
                (CGPoint(x: 100, y: 270), CGPoint(x: 110, y: 40), 5),
                (CGPoint(x: 10, y: 140), CGPoint(x: 180, y: 150), 3),
                (CGPoint(x: 100, y: 10), CGPoint(x: 90, y: 260), 3),
            ])
        func turns(from: CGPoint, to: CGPoint, page: Int) {
            screen.drag(from: from, to: to, duration: 0.5)
            #expect(view.isTurning)
            settle()
            expectRest(page)
            #expect(pages.turned == [page])
            #expect(pages.removed == [4])
        }

        @Test("a page that is let go before the middle, or taken from the finger, lies as before")
        func returns() {
            let before = screen.snapshot()
            for cancels in [false, true] {
                let finger = screen.finger(at: CGPoint(x: 190, y: 260))
                finger.move(to: CGPoint(x: cancels ? 20 : 130, y: 230), over: 0.4)
                screen.advance(by: 0.2)
                #expect(screen.snapshot().differs(from: before))
                cancels ? finger.cancel() : finger.lift()
                settle()
                expectRest(4)
                #expect(!screen.snapshot().differs(from: before))
            }
            #expect(pages.turned.isEmpty)
            #expect(pages.removed == [5, 5])
        }

        @Test("the corner is under the finger once the page has caught up")
        func underFinger() throws {
            let finger = screen.finger(at: CGPoint(x: 196, y: 276))
            finger.move(to: CGPoint(x: 90, y: 190), over: 0.4)
            screen.advance(by: 0.6)
            let leaf = try #require(view.held?.leaf), grip = try #require(leaf.grip)
            let geometry = CurlGeometry(size: view.bounds.size)
            let place = geometry.bend(
                grip.edge, travel: geometry.travel(at: leaf.time.value, leaf.angle),
                radius: geometry.radius(at: leaf.time.value), leaf.angle)
            #expect(hypot(place.x - 90, place.y - 190) < 1.5)
            finger.lift()
            settle()
        }

        @Test("quick turns overlap and none is lost")
        func quick() {
            for _ in 0..<3 {
                view.turnForward()
                screen.advance(by: 0.1)
            }
            #expect(view.leaves.count == 4)
            settle()
            expectRest(7)
            #expect(pages.turned == [5, 6, 7])
            for _ in 0..<2 {
                screen.drag(from: CGPoint(x: 20, y: 100), to: CGPoint(x: 160, y: 110), duration: 0.1)
                screen.advance(by: 0.05)
            }
            settle()
            expectRest(5)
        }

        @Test("a turn in flight is turned round")
        func reversed() {
            view.turnForward()
            screen.advance(by: 0.15)
            view.turnBackward()
            screen.advance(by: 0.05)
            #expect(view.leaves.count == 2)
            settle()
            expectRest(4)
            view.turnForward()
            screen.advance(by: 0.15)
            // The finger brings back the page that is flying off.
            screen.drag(from: CGPoint(x: 30, y: 140), to: CGPoint(x: 180, y: 140), duration: 0.4)
            settle()
            expectRest(4)
        }

        @Test("the roll never jumps while a finger takes, moves and lets go of it")
        func smooth() {
            var last: CGFloat?
            func watch() {
                let time = view.leaves.first?.time.value ?? 0
                if let last { #expect(abs(time - last) < 0.12, "from \(last) to \(time)") }
                last = time
            }
            view.turnForward()
            for _ in 0..<8 {
                screen.advance(by: 1.0 / 60)
                watch()
            }
            let finger = screen.finger(at: CGPoint(x: 60, y: 140))
            for x in stride(from: 60.0, through: 150, by: 6) {
                finger.move(to: CGPoint(x: x, y: 140), over: 1.0 / 60)
                watch()
            }
            finger.lift()
            for _ in 0..<20 {
                screen.advance(by: 1.0 / 60)
                watch()
            }
            settle()
            expectRest(4)
        }

        @Test("the last page gives a little, and falls back")
        func end() {
            view.setPage(pages.page(9))
            screen.drag(from: CGPoint(x: 190, y: 200), to: CGPoint(x: 5, y: 190), duration: 0.3)
            settle()
            expectRest(9)
            #expect(!view.turnForward())
            #expect(pages.turned.isEmpty)
        }

        @Test("where one reads from the right, moving right turns forward")
        func rightToLeft() {
            view.semanticContentAttribute = .forceRightToLeft
            screen.drag(from: CGPoint(x: 10, y: 140), to: CGPoint(x: 180, y: 150), duration: 0.4)
            settle()
            expectRest(5)
            #expect(view.accessibilityScroll(.left))
            settle()
            expectRest(4)
        }

        @Test("with Reduce Motion pages cross-fade at the release")
        func reduceMotion() {
            screen.reducesMotion = true
            defer { screen.reducesMotion = false }
            let finger = screen.finger(at: CGPoint(x: 190, y: 200))
            finger.move(to: CGPoint(x: 40, y: 190), over: 0.3)
            #expect(!view.isTurning)
            finger.lift()
            #expect(view.currentPage?.tag == 5)
            // As long as a turn takes.
            screen.advance(by: view.turnDuration * 0.8)
            let between = screen.snapshot()
            settle()
            expectRest(5)
            #expect(pages.turned == [5])
            #expect(screen.snapshot().differs(from: between))
        }

        @Test("assistive programs go to the page that was turned to, and hear nothing of one that fell back")
        func announced() {
            var elements: [UIView?] = []
            UIAccessibility.listener = { elements.append($0.argument as? UIView) }
            defer { UIAccessibility.listener = nil }
            view.turnForward()
            settle()
            view.turnBackward(animated: false)
            screen.drag(from: CGPoint(x: 190, y: 200), to: CGPoint(x: 150, y: 190), duration: 0.3)
            settle()
            #expect(elements.map { $0?.tag } == [5, 4])
        }

        @Test("a slider turns a page to and fro, and it settles at the nearer end")
        func scrubbed() {
            let before = screen.snapshot()
            for progress in [0.25, 0.75, 0.5] as [CGFloat] {
                #expect(view.scrub(.forward, to: progress))
                #expect(view.leaves.count == 2)
                #expect(view.leaves.first?.time.value == progress)
                #expect(screen.snapshot().differs(from: before))
            }
            view.scrub(.forward, to: 0.2)
            view.endScrubbing()
            settle()
            expectRest(4)
            #expect(!screen.snapshot().differs(from: before))
            view.scrub(.backward, to: 1)
            view.endScrubbing()
            settle()
            expectRest(3)
        }

        @Test("only the current page is seen by readers of the screen")
        func accessible() {
            view.turnForward()
            screen.advance(by: 0.1)
            let hidden = view.leaves.filter { $0.page.accessibilityElementsHidden }.map(\.page.tag)
            #expect(hidden == [4])
            settle()
            #expect(view.currentPage?.accessibilityElementsHidden == false)
        }
    }
}
