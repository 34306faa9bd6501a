import MutoscopeTesting
import Testing
import UIKit

@testable import Mutoscope

extension ViewSuites {
    @MainActor
    @Suite("Card deck")
    struct CardDeckViewTests: DeckOnScreen {
        let screen = TestScreen(size: CGSize(width: 200, height: 300), scale: 1)
        let deck = CardDeckView()
        let cards = NumberedCards(8)

        @Test("the card follows the finger: 150 points are a whole fall")
        func follows() {
            show()
            let finger = screen.finger(at: CGPoint(x: 100, y: 100))
            finger.move(to: CGPoint(x: 100, y: 110), over: 0.05)
            finger.move(to: CGPoint(x: 100, y: 170), over: 0.2)
            #expect(abs(deck.flipPosition - 0.4) < 0.01)
            finger.move(to: CGPoint(x: 100, y: 147.5), over: 0.2)
            screen.advance(by: 0.2)
            #expect(abs(deck.flipPosition - 0.25) < 0.01)
            finger.lift()
            screen.advance(by: 1)
            #expect(deck.flipPosition == 0)
            #expect(cards.fronts.isEmpty)
        }

        @Test("past half way it goes on by itself; upwards it comes back")
        func release() {
            show()
            screen.drag(from: CGPoint(x: 100, y: 60), to: CGPoint(x: 100, y: 165), duration: 0.9)
            screen.advance(by: 1.5)
            #expect(deck.flipPosition == 1)
            #expect(deck.frontIndex == 1)
            #expect(cards.fronts == [1])
            screen.drag(from: CGPoint(x: 100, y: 250), to: CGPoint(x: 100, y: 130), duration: 0.9)
            screen.advance(by: 1.5)
            #expect(deck.flipPosition == 0)
        }

        @Test("a drag to the side is left to others: from the edge it goes back in a navigation controller")
        func sideways() {
            deck.register(CardDeckCard.self, forCardWithReuseIdentifier: "card")
            deck.dataSource = cards
            let top = UIViewController()
            top.view = deck
            let navigation = UINavigationController(rootViewController: UIViewController())
            navigation.pushViewController(top, animated: false)
            screen.show(navigation)
            screen.advance(by: 0.1)
            screen.drag(from: CGPoint(x: 60, y: 150), to: CGPoint(x: 180, y: 170), duration: 0.3)
            screen.advance(by: 1)
            #expect(deck.flipPosition == 0)
            #expect(navigation.topViewController === top)
            screen.drag(from: CGPoint(x: 4, y: 150), to: CGPoint(x: 180, y: 170), duration: 0.3)
            screen.advance(by: 1)
            #expect(navigation.viewControllers.count == 1)
        }

        @Test("a throw takes several cards, a touch catches them in flight")
        func thrown() {
            show()
            screen.drag(from: CGPoint(x: 100, y: 30), to: CGPoint(x: 100, y: 280), duration: 0.08)
            screen.advance(by: 0.15)
            let caught = screen.finger(at: CGPoint(x: 100, y: 150))
            let place = deck.flipPosition
            #expect(place > 1.2)
            screen.advance(by: 0.5)
            #expect(deck.flipPosition == place)
            caught.lift()
            screen.advance(by: 1.5)
            #expect(deck.flipPosition == place.rounded())
        }

        @Test("a gesture that the system takes away settles")
        func cancelled() {
            show()
            let finger = screen.finger(at: CGPoint(x: 100, y: 100))
            finger.move(to: CGPoint(x: 100, y: 150), over: 0.2)
            finger.cancel()
            screen.advance(by: 1)
            #expect(deck.flipPosition == 0)
        }

        @Test("the ends give a little and pull back")
        func rubberEnds() {
            show()
            let finger = screen.finger(at: CGPoint(x: 100, y: 100))
            finger.move(to: CGPoint(x: 100, y: 20), over: 0.3)
            #expect(deck.flipPosition < 0)
            #expect(deck.flipPosition > -0.35)
            finger.lift()
            screen.advance(by: 1)
            #expect(deck.flipPosition == 0)
            deck.scrollToCard(at: 7, animated: false)
            let other = screen.finger(at: CGPoint(x: 100, y: 100))
            other.move(to: CGPoint(x: 100, y: 290), over: 0.3)
            #expect(deck.flipPosition > 7)
            #expect(deck.flipPosition < 7.35)
            other.lift()
            screen.advance(by: 1)
            #expect(deck.flipPosition == 7)
        }

        @Test("quick calls add up and none is lost")
        func quickCalls() {
            show()
            for _ in 0..<3 { deck.flipForward() }
            screen.advance(by: 3)
            #expect(deck.flipPosition == 3)
            #expect(cards.fronts == [1, 2, 3])
            #expect(!deck.scrollToCard(at: 8))
            deck.scrollToCard(at: 7, animated: false)
            #expect(!deck.flipForward())
        }

        @Test("as few cards are made for a hundred thousand as for ten")
        func reuse() {
            cards.ids = Array(0..<100_000)
            show()
            #expect(deck.slots.count == 6)
            deck.scrollToCard(at: 50_000, animated: false)
            #expect(deck.slots.count == 6)
            #expect(tag(at: 50_000) == 50_000)
            let made = cards.made
            screen.drag(from: CGPoint(x: 100, y: 60), to: CGPoint(x: 100, y: 200), duration: 0.5)
            screen.advance(by: 2)
            #expect(cards.made - made <= 3)
            #expect(deck.subviews.count <= 7)
        }

        @Test("cards in front are drawn in front")
        func order() {
            show()
            deck.flipPosition = 3.4
            let tags = deck.subviews.map(\.tag)
            #expect(tags == tags.sorted(by: >))
            deck.flipPosition = 0.2
            #expect(deck.subviews.map(\.tag) == [5, 4, 3, 2, 1, 0])
        }

        @Test("inserted cards push the others back, deleted ones let them close up")
        func changes() {
            show()
            deck.scrollToCard(at: 3, animated: false)
            cards.ids.insert(contentsOf: [100, 101], at: 1)
            deck.insertCards(at: IndexSet([1, 2]))
            #expect(deck.frontIndex == 5)
            #expect(tag(at: 5) == 3)
            screen.advance(by: 1)
            #expect(deck.numberOfCards == 10)
            #expect(tag(at: 5) == 3)
            cards.ids.remove(at: 5)
            deck.deleteCards(at: IndexSet(integer: 5))
            screen.advance(by: 0.1)
            #expect(deck.subviews.contains { $0.tag == 3 && $0.alpha < 1 })
            screen.advance(by: 1)
            #expect(deck.frontIndex == 5)
            #expect(tag(at: 5) == 4)
            #expect(!deck.subviews.contains { $0.tag == 3 })
            #expect(deck.flipPosition == 5)
        }

        @Test("a data source whose number does not fit is asked for everything anew")
        func disagreement() {
            show()
            cards.ids = [7, 8]
            deck.insertCards(at: IndexSet([0]))
            screen.advance(by: 1)
            #expect(deck.numberOfCards == 2)
            #expect(tag(at: 0) == 7)
            #expect(tag(at: 1) == 8)
            cards.ids = []
            deck.reloadData()
            screen.advance(by: 0.1)
            #expect(deck.slots.isEmpty)
            screen.drag(from: CGPoint(x: 100, y: 60), to: CGPoint(x: 100, y: 200), duration: 0.3)
            #expect(deck.flipPosition == 0)
            #expect(deck.accessibilityValue == nil)
        }

        @Test("assistive programs see one adjustable element")
        func accessible() {
            show()
            #expect(deck.isAccessibilityElement)
            #expect(deck.accessibilityTraits.contains(.adjustable))
            #expect(deck.accessibilityLabel == "Card 0")
            #expect(deck.accessibilityValue == "1 / 8")
            deck.accessibilityIncrement()
            deck.accessibilityIncrement()
            screen.advance(by: 2)
            #expect(deck.accessibilityValue == "3 / 8")
            #expect(deck.accessibilityLabel == "Card 2")
            deck.accessibilityDecrement()
            screen.advance(by: 2)
            #expect(deck.frontIndex == 1)
        }

        @Test("with Reduce Motion nothing turns: the release dissolves")
        func reduceMotion() {
            show()
            screen.reducesMotion = true
            defer { screen.reducesMotion = false }
            let finger = screen.finger(at: CGPoint(x: 100, y: 60))
            finger.move(to: CGPoint(x: 100, y: 200), over: 0.3)
            #expect(deck.flipPosition == 0)
            screen.advance(by: 0.3)
            finger.lift()
            #expect(deck.flipPosition == 1)
            screen.advance(by: 0.1)
            #expect(deck.layer.animationKeys()?.isEmpty == false)
            screen.advance(by: 1)
            #expect(deck.layer.animationKeys()?.isEmpty ?? true)
        }

        @Test("with Reduce Motion cards that come and go dissolve where they are")
        func reduceMotionOfChanges() {
            show()
            screen.reducesMotion = true
            defer { screen.reducesMotion = false }
            let before = screen.snapshot()
            cards.ids.removeFirst()
            deck.deleteCards(at: IndexSet(integer: 0))
            #expect(tag(at: 0) == 1)
            #expect(deck.slots.allSatisfy { $0.index != nil })
            screen.advance(by: 0.15)
            let between = screen.snapshot(), rest = cards.untouchedDeck(front: 0)
            #expect(between.differs(from: before))
            #expect(between.differs(from: rest))
            screen.advance(by: 1)
            #expect(!screen.snapshot().differs(from: rest))
        }

        @Test("a tap on the front card selects it")
        func tapped() {
            show()
            screen.tap(at: CGPoint(x: 100, y: 160))
            #expect(cards.selected == [0])
        }

        @Test("cards that are asked for anew dissolve into the new ones")
        func reloaded() {
            show()
            let before = screen.snapshot()
            cards.ids[0] = 1
            deck.reloadCards(at: IndexSet(integer: 0))
            screen.advance(by: 0.15)
            let between = screen.snapshot()
            #expect(tag(at: 0) == 1)
            #expect(between.differs(from: before))
            screen.advance(by: 1)
            #expect(screen.snapshot().differs(from: between))
            #expect(!screen.snapshot().differs(from: cards.untouchedDeck(front: 0)))
        }
    }
}
