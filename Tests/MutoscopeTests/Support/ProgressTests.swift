import MutoscopeTesting
import Testing
import UIKit

@testable import Mutoscope

extension ViewSuites {
    /// Every effect by its one number: what was there first is seen at 0 to the last bit, what comes at 1, and every quarter between shows
    /// something else, whichever way one reads.
    @MainActor
    @Suite("Every effect at 0, ¼, ½, ¾ and 1")
    struct ProgressTests {
        private static let quarters = [0, 0.25, 0.5, 0.75, 1] as [CGFloat]

        /// Expects each picture to be further from the first and nearer to the last than the one before.
        private func expectWay(_ pictures: [CGImage], _ name: String) {
            let from = pictures.map { $0.distance(to: pictures[0]) }, to = pictures.map { $0.distance(to: pictures[4]) }
            for (a, b) in zip(from, from.dropFirst()) { #expect(a < b, "\(name): from the first \(from)") }
            for (a, b) in zip(to, to.dropFirst()) { #expect(a > b, "\(name): to the last \(to)") }
        }

        @Test(
            "transitions", arguments: TransitionKind.allCases,
            [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft])
        func transitions(kind: TransitionKind, direction: UITraitEnvironmentLayoutDirection) {
            let screen = TestScreen(size: CGSize(width: 120, height: 180), scale: 1)
            screen.layoutDirection = direction
            let place = CGRect(x: 20, y: 30, width: 40, height: 60)
            let first = MarkController(.systemTeal, place), second = MarkController(.systemOrange, place)
            let director = TransitionDirector { kind.make($0) }
            screen.show(first)
            screen.advance(by: 0.1)
            let before = screen.snapshot()
            second.modalPresentationStyle = .fullScreen
            second.transitioningDelegate = director
            let pictures = Self.quarters.map { presence in
                director.scrub(to: presence) { first.present(second, animated: true) }
                screen.advance(by: 0.05)
                return screen.snapshot()
            }
            #expect(!pictures[0].differs(from: before), "\(kind) at 0")
            director.endScrubbing()
            screen.advance(by: 2)
            #expect(first.presentedViewController === second)
            let after = screen.snapshot()
            #expect(!pictures[4].differs(from: after), "\(kind) at 1")
            for (a, b) in zip(pictures, pictures.dropFirst()) { #expect(a.differs(from: b), "\(kind)") }
            if [.slide, .zoom].contains(kind) { expectWay(pictures, "\(kind)") }
        }

        @Test("the sheet")
        func sheet() {
            let screen = TestScreen(size: CGSize(width: 120, height: 180), scale: 1), director = SemiModalDirector()
            let first = MarkController(.systemTeal, .zero), second = MarkController(.systemOrange, .zero)
            screen.show(first)
            screen.advance(by: 0.1)
            second.modalPresentationStyle = .custom
            second.transitioningDelegate = director
            let before = screen.snapshot()
            let pictures = Self.quarters.map { presence in
                director.scrub(to: presence) { first.present(second, animated: true) }
                screen.advance(by: 0.05)
                return screen.snapshot()
            }
            #expect(!pictures[0].differs(from: before))
            expectWay(pictures, "sheet")
        }

        @Test("pages, forward and back", arguments: [PageTurn.forward, .backward], [false, true])
        func pages(turn: PageTurn, isMirrored: Bool) {
            let screen = TestScreen(size: CGSize(width: 120, height: 180), scale: 1)
            screen.layoutDirection = isMirrored ? .rightToLeft : .leftToRight
            let view = PageCurlView(), pages = NumberedPages(0...3)
            view.dataSource = pages
            view.setPage(pages.page(1))
            screen.show(view)
            let before = screen.snapshot()
            let pictures = Self.quarters.map { progress in
                view.scrub(turn, to: progress)
                screen.advance(by: 0.05)
                return screen.snapshot()
            }
            #expect(!pictures[0].differs(from: before))
            // A roll may be over what has been seen already; the page beneath comes out all the same.
            let from = pictures.map { $0.distance(to: pictures[0]) }
            for (a, b) in zip(from, from.dropFirst()) { #expect(a < b, "\(from)") }
            view.endScrubbing()
            screen.advance(by: 2)
            #expect(view.currentPage?.tag == (turn == .forward ? 2 : 0))
            #expect(!screen.snapshot().differs(from: pictures[4]))
        }

        @Test("a month of the calendar")
        func calendar() {
            let screen = TestScreen(size: CGSize(width: 200, height: 240), scale: 1), view = CurlCalendarView()
            view.calendar = MonthGridTests.calendar(zone: "UTC")
            view.now = { Date(timeIntervalSince1970: 1_795_000_000) }
            view.showToday(animated: false)
            screen.show(view)
            let before = screen.snapshot()
            let pictures = Self.quarters.map { progress in
                view.pages.scrub(.forward, to: progress)
                screen.advance(by: 0.05)
                return screen.snapshot()
            }
            #expect(!pictures[0].differs(from: before))
            for (a, b) in zip(pictures, pictures.dropFirst()) { #expect(a.differs(from: b)) }
            view.pages.endScrubbing()
            screen.advance(by: 2)
            #expect(!screen.snapshot().differs(from: pictures[4]))
        }

        @Test("a card of the deck")
        func deck() {
            let screen = TestScreen(size: CGSize(width: 160, height: 220), scale: 1)
            let deck = CardDeckView(), cards = NumberedCards(8)
            deck.register(CardDeckCard.self, forCardWithReuseIdentifier: "card")
            deck.dataSource = cards
            screen.show(deck)
            let before = screen.snapshot()
            let pictures = Self.quarters.map { progress in
                deck.flipPosition = progress
                screen.advance(by: 0.05)
                return screen.snapshot()
            }
            #expect(!pictures[0].differs(from: before))
            for (a, b) in zip(pictures, pictures.dropFirst()) { #expect(a.differs(from: b)) }
            deck.scrollToCard(at: 1, animated: false)
            screen.advance(by: 0.05)
            #expect(!screen.snapshot().differs(from: pictures[4]))
            #expect(!cards.untouchedDeck(front: 1, size: screen.size).differs(from: pictures[4]))
        }
    }
}

extension CGImage {
    /// The mean difference of channels, 0…255.
    fileprivate func distance(to other: CGImage) -> Double {
        var sum = 0
        for y in 0..<height {
            for x in 0..<width {
                let a = buffer.base[y * buffer.stride + x], b = other.buffer.base[y * other.buffer.stride + x]
                for shift in [0, 8, 16] as [UInt32] { sum += abs(Int(a >> shift & 255) - Int(b >> shift & 255)) }
            }
        }
        return Double(sum) / Double(width * height * 3)
    }
}
