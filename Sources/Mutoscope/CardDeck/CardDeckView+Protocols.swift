import UIKit

/// Gives a deck its cards.
@MainActor
public protocol CardDeckViewDataSource: AnyObject {
    /// How many cards there are; asked after each change that the deck is told of.
    func numberOfCards(in deck: CardDeckView) -> Int
    /// The card at an index, from ``CardDeckView/dequeueReusableCard(withIdentifier:for:)``. Asked only for cards about to be seen.
    func deck(_ deck: CardDeckView, cardAt index: Int) -> CardDeckCard
}

/// Hears what happens in a deck. Every method has a default that does nothing.
@MainActor
public protocol CardDeckViewDelegate: AnyObject {
    /// Another card is in front: called as the deck turns past it, the place for a tap of the haptic engine.
    func deck(_ deck: CardDeckView, didBringToFront index: Int)
    /// The front card was tapped.
    func deck(_ deck: CardDeckView, didSelectCardAt index: Int)
    /// The deck has come to rest.
    func deckDidSettle(_ deck: CardDeckView)
}

extension CardDeckViewDelegate {
    /// Does nothing where it is not implemented.
    public func deck(_ deck: CardDeckView, didBringToFront index: Int) {}
    /// Does nothing where it is not implemented.
    public func deck(_ deck: CardDeckView, didSelectCardAt index: Int) {}
    /// Does nothing where it is not implemented.
    public func deckDidSettle(_ deck: CardDeckView) {}
}
