public import Foundation
import UIKit

/// A card that exists, and where it belongs.
@MainActor
struct CardSlot {
    let card: CardDeckCard
    /// nil for a card that was deleted and is on its way out.
    var index: Int?
    /// Where it was when the last change began, as a depth; nil where it did not exist.
    var oldDepth: CGFloat?
}

/// Cards that are out of sight, and the classes to make more of.
@MainActor
struct CardPool {
    private var classes: [String: CardDeckCard.Type] = [:]
    private var idle: [String: [CardDeckCard]] = [:]

    mutating func register(_ type: CardDeckCard.Type, for identifier: String) {
        classes[identifier] = type
        idle[identifier] = nil
    }

    mutating func take(_ identifier: String) -> CardDeckCard {
        if let card = idle[identifier]?.popLast() {
            card.prepareForReuse()
            return card
        }
        guard let type = classes[identifier] else {
            preconditionFailure(
                "No card class is registered for \"\(identifier)\"; call register(_:forCardWithReuseIdentifier:) first."
            )
        }
        let card = type.init(frame: .zero)
        card.reuseIdentifier = identifier
        return card
    }

    mutating func put(_ card: CardDeckCard) {
        if let identifier = card.reuseIdentifier { idle[identifier, default: []].append(card) }
    }
}

extension CardDeckView {
    // MARK: Cards

    /// Says which class cards of a kind are made of.
    public func register(_ cardClass: CardDeckCard.Type, forCardWithReuseIdentifier identifier: String) {
        pool.register(cardClass, for: identifier)
    }

    /// A card of a registered kind, used before or new.
    public func dequeueReusableCard(withIdentifier identifier: String, for index: Int) -> CardDeckCard {
        pool.take(identifier)
    }

    /// The card at an index, nil when it is not in sight.
    public func cardForIndex(_ index: Int) -> CardDeckCard? {
        slots.first { $0.index == index }?.card
    }

    // MARK: Changes

    /// Asks the data source for everything anew. The front card's place is kept as far as there are cards.
    public func reloadData() {
        for slot in slots { discard(slot.card) }
        slots = []
        numberOfCards = max(0, dataSource?.numberOfCards(in: self) ?? 0)
        keepPositionInside()
        shuffle.move(to: 1, duration: 0)
        setNeedsLayout()
    }

    /// Says that cards came in. The others make way; the front card stays.
    ///
    /// - `indices`: as they are after the change.
    public func insertCards(at indices: IndexSet, animated: Bool = true) {
        change(expected: numberOfCards + indices.count, animated: animated) { old in
            var index = old
            for new in indices where new <= index { index += 1 }
            return index
        }
    }

    /// Says that cards went away. The others close up; when the front card went, the next one takes its place.
    ///
    /// - `indices`: as they were before the change.
    public func deleteCards(at indices: IndexSet, animated: Bool = true) {
        let count = indices.count(in: 0..<numberOfCards)
        change(expected: numberOfCards - count, animated: animated) { old in
            indices.contains(old) ? nil : old - indices.count(in: 0..<max(old, 0))
        }
    }

    /// Asks for some cards anew; the old ones dissolve.
    public func reloadCards(at indices: IndexSet, animated: Bool = true) {
        guard animated, window != nil, slots.contains(where: { $0.index.map(indices.contains) ?? false }) else {
            return replaceCards(at: indices)
        }
        dissolve { self.replaceCards(at: indices) }
    }

    private func replaceCards(at indices: IndexSet) {
        for slot in slots where slot.index.map(indices.contains) ?? false { discard(slot.card) }
        slots.removeAll { $0.index.map(indices.contains) ?? false }
        placeCards()
    }

    /// Gives the cards their new indices and lets them move to where those belong.
    ///
    /// A data source whose number of cards is not the `expected` one is asked for everything anew.
    private func change(expected: Int, animated: Bool, newIndex: (Int) -> Int?) {
        let depths = slots.map { depth(of: $0) }
        let front = frontIndex
        numberOfCards = max(0, dataSource?.numberOfCards(in: self) ?? 0)
        guard numberOfCards == expected else { return reloadData() }
        for index in slots.indices {
            slots[index].oldDepth = depths[index]
            slots[index].index = slots[index].index.flatMap(newIndex)
        }
        let shift = CGFloat((newIndex(front) ?? survivors(before: front, newIndex)) - front)
        position.shift(by: shift)
        dragStart += shift
        keepPositionInside()
        guard animated, window != nil else { return finishShuffle() }
        guard !UIAccessibility.isReduceMotionEnabled else { return dissolve { self.finishShuffle() } }
        shuffle.hold(at: 0)
        shuffle.move(to: 1, velocity: 0, duration: 0.45)
    }

    /// Where the first card that is left behind a deleted one stands.
    private func survivors(before front: Int, _ newIndex: (Int) -> Int?) -> Int {
        var index = front - 1
        while index >= 0 {
            if let new = newIndex(index) { return new + 1 }
            index -= 1
        }
        return 0
    }

    private func keepPositionInside() {
        let last = CGFloat(max(0, numberOfCards - 1))
        dragStart = min(dragStart, last)
        if numberOfCards == 0 || position.value > last {
            position.hold(at: min(max(position.value, 0), last))
        } else if position.goal > last {
            // In flight to a card that is not there any more.
            settle(at: numberOfCards - 1, velocity: nil)
        }
    }

    func finishShuffle() {
        for slot in slots where slot.index == nil { discard(slot.card) }
        slots.removeAll { $0.index == nil }
        for index in slots.indices { slots[index].oldDepth = nil }
        if shuffle.value != 1 { shuffle.hold(at: 1) }
        placeCards()
    }

    private func discard(_ card: CardDeckCard) {
        card.removeFromSuperview()
        pool.put(card)
    }

    // MARK: Placing

    /// Depth of a card now, while it may be on its way from where it was before a change.
    private func depth(of slot: CardSlot) -> CGFloat {
        guard let index = slot.index else { return slot.oldDepth ?? 0 }
        let depth = CGFloat(index) - position.value
        guard let old = slot.oldDepth, shuffle.value < 1 else { return depth }
        return mix(old, depth, shuffle.value)
    }

    /// Makes the cards that are in sight, takes back those that are not, and puts each where its depth says.
    func placeCards() {
        guard let dataSource, geometry.cardSize.width > 0, geometry.cardSize.height > 0 else { return }
        let visible = geometry.visibleIndices(position: position.value, count: numberOfCards)
        let isShuffling = shuffle.value < 1
        let leaving = slots.filter { slot in
            guard let index = slot.index else { return !isShuffling }
            return !visible.contains(index) && (!isShuffling || slot.oldDepth == nil)
        }
        for slot in leaving { discard(slot.card) }
        slots.removeAll { slot in leaving.contains { $0.card === slot.card } }
        for index in visible where !slots.contains(where: { $0.index == index }) {
            let card = dataSource.deck(self, cardAt: index)
            card.isAccessibilityElement = false
            slots.append(CardSlot(card: card, index: index))
            insert(card, at: index)
        }
        for slot in slots { place(slot) }
        noteFront()
    }

    private func place(_ slot: CardSlot) {
        slot.card.bounds = CGRect(origin: .zero, size: geometry.cardSize)
        var pose = geometry.pose(atDepth: depth(of: slot))
        let part = shuffle.value.unit
        if slot.index == nil {
            // A deleted card is lifted out.
            pose.alpha *= 1 - part
            pose.bottomOffset -= geometry.cardSize.height * 0.5 * part
        } else if slot.oldDepth == nil, part < 1 {
            pose.alpha *= part
            pose.bottomOffset -= geometry.cardSize.height * 0.5 * (1 - part)
        }
        slot.card.apply(pose, frontBottom: frontBottom)
    }

    /// Cards with a lower index are in front.
    private func insert(_ card: CardDeckCard, at index: Int) {
        let behind = slots.filter { ($0.index ?? -1) > index }.map(\.card)
        if let top = subviews.last(where: { view in behind.contains { $0 === view } }) {
            insertSubview(card, aboveSubview: top)
        } else {
            insertSubview(card, at: 0)
        }
    }
}
