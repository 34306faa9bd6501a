import Mutoscope
import MutoscopeTesting
import UIKit

/// Photos as cards and as tasks.
@MainActor
final class PhotoCards: CardDeckViewDataSource, TaskSwitcherViewDataSource {
    private let count: Int
    private let scale: CGFloat

    init(_ count: Int, scale: CGFloat) {
        self.count = count
        self.scale = scale
    }

    func numberOfCards(in deck: CardDeckView) -> Int { count }

    func deck(_ deck: CardDeckView, cardAt index: Int) -> CardDeckCard {
        let card = deck.dequeueReusableCard(withIdentifier: "photo", for: index)
        let view = card.contentView.subviews.first as? UIImageView ?? UIImageView()
        view.frame = CGRect(origin: .zero, size: deck.geometry.cardSize)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.image = Photos.photo(index, size: deck.geometry.cardSize, scale: scale)
        if view.superview == nil { card.contentView.addSubview(view) }
        return card
    }

    func numberOfTasks(in switcher: TaskSwitcherView) -> Int { count }

    func taskSwitcher(_ switcher: TaskSwitcherView, configure card: TaskCardCell, forTaskAt index: Int) {
        card.title = "Task \(index)"
        card.taskView = UIImageView(image: Photos.photo(index, size: switcher.layout.itemSize, scale: scale))
    }
}

extension EffectScene {
    /// One card under the finger, a throw through several, and back.
    static func deck(_ count: Int = 20) -> EffectScene {
        EffectScene(name: "card deck, \(count) cards", frames: 200) { screen in
            let deck = CardDeckView(), cards = PhotoCards(count, scale: screen.scale), hand = Hand(screen: screen)
            deck.backgroundColor = .systemIndigo
            deck.register(CardDeckCard.self, forCardWithReuseIdentifier: "photo")
            deck.dataSource = cards
            screen.show(deck)
            let middle = hand.part(0.5, 0.5), below = CGPoint(x: middle.x, y: middle.y + 160)
            return { [cards] frame in
                _ = cards
                hand.drag(5...55, at: frame, from: middle, to: below)
                hand.drag(80...87, at: frame, from: middle, to: below)
                if frame == 140 { deck.scrollToCard(at: 0) }
            }
        }
    }

    /// A slow drag, a throw, and back.
    static func switcher(_ count: Int = 20) -> EffectScene {
        EffectScene(name: "task switcher, \(count) cards", frames: 240) { screen in
            let switcher = TaskSwitcherView(), cards = PhotoCards(count, scale: screen.scale)
            let hand = Hand(screen: screen)
            switcher.backgroundColor = .systemIndigo
            switcher.dataSource = cards
            screen.show(switcher)
            return { [cards] frame in
                _ = cards
                hand.drag(5...55, at: frame, from: hand.part(0.8, 0.5), to: hand.part(0.2, 0.5))
                hand.drag(80...87, at: frame, from: hand.part(0.8, 0.5), to: hand.part(0.3, 0.5))
                if frame == 170 { switcher.scrollToTask(at: 0) }
            }
        }
    }
}

// MARK: Many beside few

extension EffectScene {
    /// A finger that turns some cards in the middle of a deck down and up again: the same motion whatever the deck's size. Only frames
    /// in which it moves count.
    static func turnedDeck(_ count: Int) -> EffectScene {
        let down = 5...64, up = 90...149
        return EffectScene(
            name: "card deck, \(count) cards", frames: 200, counts: { down.contains($0) || up.contains($0) },
            make: { screen in
                let deck = CardDeckView(), cards = PhotoCards(count, scale: screen.scale), hand = Hand(screen: screen)
                deck.register(CardDeckCard.self, forCardWithReuseIdentifier: "photo")
                deck.dataSource = cards
                screen.show(deck)
                deck.scrollToCard(at: 8, animated: false)
                return { [cards] frame in
                    _ = cards
                    hand.drag(down, at: frame, from: hand.part(0.5, 0.3), to: hand.part(0.5, 0.85))
                    hand.drag(up, at: frame, from: hand.part(0.5, 0.85), to: hand.part(0.5, 0.3))
                }
            })
    }

    /// A finger that scrolls some cards in the middle on and back. Only frames in which it moves count.
    static func scrolledSwitcher(_ count: Int) -> EffectScene {
        let on = 5...64, back = 110...169
        return EffectScene(
            name: "task switcher, \(count) cards", frames: 240, counts: { on.contains($0) || back.contains($0) },
            make: { screen in
                let switcher = TaskSwitcherView(), cards = PhotoCards(count, scale: screen.scale)
                let hand = Hand(screen: screen)
                switcher.dataSource = cards
                screen.show(switcher)
                switcher.scrollToTask(at: 8, animated: false)
                return { [cards] frame in
                    _ = cards
                    hand.drag(on, at: frame, from: hand.part(0.9, 0.5), to: hand.part(0.1, 0.5))
                    hand.drag(back, at: frame, from: hand.part(0.1, 0.5), to: hand.part(0.9, 0.5))
                }
            })
    }
}
