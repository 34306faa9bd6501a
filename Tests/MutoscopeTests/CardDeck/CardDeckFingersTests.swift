import MutoscopeTesting
import TestSupport
import Testing
import UIKit

@testable import Mutoscope

extension ViewSuites {
    @MainActor
    @Suite("Card deck, at its worst")
    struct CardDeckFingersTests: DeckOnScreen {
        let screen = TestScreen(size: CGSize(width: 200, height: 300), scale: 1)
        let deck = CardDeckView()
        let cards = NumberedCards(8)

        @Test("a deck that shrinks in the middle of a throw goes on to its last card")
        func shrinks() {
            show()
            deck.scrollToCard(at: 7)
            screen.advance(by: 0.2)
            let place = deck.flipPosition
            #expect(place > 0.2)
            #expect(place < 5)
            cards.ids.removeLast()
            deck.deleteCards(at: IndexSet(integer: 7))
            #expect(deck.flipPosition == place)
            screen.advance(by: 3)
            #expect(deck.flipPosition == 6)
        }

        @Test("a deck that is emptied under the finger is at its beginning")
        func emptied() {
            show()
            let finger = screen.finger(at: CGPoint(x: 100, y: 100))
            finger.move(to: CGPoint(x: 100, y: 40), over: 0.2)
            #expect(deck.flipPosition < 0)
            cards.ids = []
            deck.reloadData()
            finger.move(to: CGPoint(x: 100, y: 20), over: 0.1)
            finger.lift()
            screen.advance(by: 1)
            #expect(deck.flipPosition == 0)
        }

        @Test("an empty deck and a deck of one card give and come back, whatever is asked of them", arguments: [0, 1])
        func few(count: Int) {
            cards.ids = Array(0..<count)
            show()
            let before = screen.snapshot()
            #expect(!deck.flipForward())
            #expect(!deck.flipBack())
            #expect(!deck.scrollToCard(at: 1))
            deck.flipPosition = 7
            #expect(deck.flipPosition == 0)
            screen.drag(from: CGPoint(x: 100, y: 60), to: CGPoint(x: 100, y: 280), duration: 0.1)
            screen.advance(by: 2)
            #expect(deck.flipPosition == 0)
            #expect(deck.frontIndex == 0)
            #expect(!screen.snapshot().differs(from: before))
        }

        @Test("a deck of no size shows nothing, and all when it has one")
        func noSize() {
            deck.frame = CGRect(x: 0, y: 0, width: 1, height: 0)
            show()
            deck.flipForward()
            screen.advance(by: 2)
            #expect(deck.subviews.isEmpty)
            #expect(deck.frontIndex == 1)
            deck.frame = CGRect(x: 0, y: 0, width: 200, height: 300)
            screen.advance(by: 0.1)
            #expect(tag(at: 1) == 1)
        }

        @Test("a data source that changes its mind in mid flight is believed at the next change")
        func changedMind() {
            show()
            screen.drag(from: CGPoint(x: 100, y: 30), to: CGPoint(x: 100, y: 280), duration: 0.08)
            screen.advance(by: 0.1)
            cards.ids = [50, 51]
            screen.advance(by: 0.1)
            deck.deleteCards(at: IndexSet([0]))
            screen.advance(by: 2)
            #expect(deck.numberOfCards == 2)
            #expect(deck.frontIndex <= 1)
            #expect(tag(at: 1) == 51)
        }

        @Test("whatever fingers do, and while the size and the data change, the deck comes to rest at a card")
        func randomFingers() {
            let untouched = UntouchedPictures()
            playScripts { seed, remains in
                let screen = TestScreen(size: CGSize(width: 200, height: 300), scale: 1)
                let deck = CardDeckView(), cards = NumberedCards(8)
                remains.watch(deck)
                remains.watch(cards)
                cards.onCard = { remains.watch($0) }
                deck.register(CardDeckCard.self, forCardWithReuseIdentifier: "card")
                deck.dataSource = cards
                screen.show(deck)
                var fingers = RandomFingers(screen, seed: seed)
                fingers.run(
                    steps: 30, area: CGRect(x: 0, y: 0, width: 200, height: 300),
                    events: [
                        ("resize", { deck.frame.size.height = CGFloat.random(in: 0...300, using: &$0).rounded() }),
                        ("delete", { Self.delete(cards, deck, &$0) }),
                        ("insert", { Self.insert(cards, deck, &$0) }),
                        ("flip", { _ in deck.flipForward() }),
                        ("another mind", { _ in cards.ids = Array(cards.ids.dropLast(2)) }),
                    ])
                deck.frame.size.height = 300
                if deck.numberOfCards != cards.ids.count { deck.reloadData() }
                screen.advance(by: 0.1)
                let place = deck.flipPosition
                #expect(place == place.rounded(), "seed \(seed): rests at \(place) after \(fingers.log)")
                #expect(place >= 0, "seed \(seed)")
                #expect(place <= CGFloat(max(0, cards.ids.count - 1)), "seed \(seed)")
                #expect(deck.subviews.count <= 6, "seed \(seed): \(deck.subviews.count) cards are left")
                let same = untouched.picture("\(deck.frontIndex) of \(cards.ids)") {
                    cards.untouchedDeck(front: deck.frontIndex)
                }
                #expect(
                    !screen.snapshot().differs(from: same),
                    "seed \(seed): looks other than an untouched deck after \(fingers.log)")
            }
        }

        private static func delete(_ cards: NumberedCards, _ deck: CardDeckView, _ numbers: inout SeededGenerator) {
            guard !cards.ids.isEmpty else { return }
            let index = Int.random(in: 0..<cards.ids.count, using: &numbers)
            cards.ids.remove(at: index)
            deck.deleteCards(at: IndexSet(integer: index))
        }

        private static func insert(_ cards: NumberedCards, _ deck: CardDeckView, _ numbers: inout SeededGenerator) {
            let index = Int.random(in: 0...cards.ids.count, using: &numbers)
            cards.ids.insert(1_000 + index, at: index)
            deck.insertCards(at: IndexSet(integer: index))
        }
    }
}
