import MutoscopeTesting
import UIKit

@testable import Mutoscope

/// Cards with their number, counted as they are made.
@MainActor
final class NumberedCards: CardDeckViewDataSource, CardDeckViewDelegate {
    var ids: [Int]
    var made = 0
    var fronts: [Int] = []
    var selected: [Int] = []
    /// Told of every card that is shown.
    var onCard: ((CardDeckCard) -> Void)?

    init(_ count: Int) { ids = Array(0..<count) }

    func numberOfCards(in deck: CardDeckView) -> Int { ids.count }

    func deck(_ deck: CardDeckView, cardAt index: Int) -> CardDeckCard {
        let card = deck.dequeueReusableCard(withIdentifier: "card", for: index)
        made += 1
        onCard?(card)
        // Cards that were taken away in silence are asked for until the deck is told.
        let id = ids.indices.contains(index) ? ids[index] : -1
        card.tag = id
        card.accessibilityLabel = "Card \(id)"
        card.contentView.backgroundColor = id < 0 ? .systemGray : [.systemRed, .systemGreen, .systemBlue][id % 3]
        return card
    }

    func deck(_ deck: CardDeckView, didBringToFront index: Int) { fronts.append(index) }
    func deck(_ deck: CardDeckView, didSelectCardAt index: Int) { selected.append(index) }
}

extension NumberedCards {
    /// What a deck of the same cards shows that no finger has touched.
    func untouchedDeck(front: Int, size: CGSize = CGSize(width: 200, height: 300)) -> CGImage {
        let screen = TestScreen(size: size, scale: 1)
        let deck = CardDeckView(), same = NumberedCards(0)
        same.ids = ids
        deck.register(CardDeckCard.self, forCardWithReuseIdentifier: "card")
        deck.dataSource = same
        screen.show(deck)
        deck.scrollToCard(at: front, animated: false)
        return screen.snapshot()
    }
}

/// Tests of a deck of numbered cards on a screen.
@MainActor
protocol DeckOnScreen {
    var screen: TestScreen { get }
    var deck: CardDeckView { get }
    var cards: NumberedCards { get }
}

extension DeckOnScreen {
    func show() {
        deck.register(CardDeckCard.self, forCardWithReuseIdentifier: "card")
        deck.dataSource = cards
        deck.delegate = cards
        screen.show(deck)
    }

    func tag(at index: Int) -> Int? { deck.cardForIndex(index)?.tag }
}
