import UIKit

/// Cards in perspective, the ones behind smaller, higher and darker. The front card flips down about its bottom edge, the others
/// come forward; then all of it backwards.
struct CardDeckScreen: Screen {
    let name = "card-deck"
    let title = "Card deck"
    let summary =
        "A deck in perspective: the front card flips down about its bottom edge and the next one takes its place."
    let duration = 6.4
    let moment = 0.4...1.2
    let sourceFile = #filePath

    private static let count = 7
    private static let flip = 0.8

    func build(in root: CALayer, _ scenery: Scenery) {
        let table = CAGradientLayer()
        table.frame = scenery.bounds
        table.colors = [CGColor.hex(0x2A2540), CGColor.hex(0x5A4468), CGColor.hex(0xB58A86)]
        root.addSublayer(table)

        let stack = CALayer()
        stack.frame = scenery.bounds
        stack.sublayerTransform = perspective(1000 * scenery.unit)
        root.addSublayer(stack)
        let size = cardSize(scenery)
        let cards = (0..<Self.count).map { Card(index: $0, size: size, scenery: scenery) }
        // The farthest first: sublayers are drawn in order.
        for card in cards.reversed() { stack.addSublayer(card.layer) }
        for card in cards { place(card, at: card.index, scenery) }

        let steps = [(0.4, 0, 1), (1.4, 1, 2), (2.4, 2, 3), (3.6, 3, 2), (4.5, 2, 1), (5.4, 1, 0)]
        for (time, before, after) in steps {
            scenery.at(time) { move(cards, from: before, to: after, scenery) }
        }
    }

    /// One more card down, or one back up.
    private func move(_ cards: [Card], from before: Int, to after: Int, _ scenery: Scenery) {
        let goesDown = after > before, now = CACurrentMediaTime()
        cards[min(before, after)].flip(down: goesDown, at: now, for: Self.flip)
        CATransaction.begin()
        CATransaction.setAnimationDuration(0.5)
        CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(controlPoints: 0.3, 1.4, 0.5, 1))
        for card in cards where card.index >= max(before, after) || (!goesDown && card.index >= after) {
            place(card, at: card.index - after, scenery)
        }
        CATransaction.commit()
    }

    /// Everything about a card's place follows from how many are before it.
    private func place(_ card: Card, at position: Int, _ scenery: Scenery) {
        let depth = CGFloat(max(0, position)), shrink = pow(0.9, depth)
        // Each card's top edge shows above the one before it, by less and less.
        let lift = (1 - shrink) + 0.42 * (1 - pow(0.74, depth))
        card.layer.position = CGPoint(
            x: scenery.size.width / 2, y: scenery.size.height * 0.66 - cardSize(scenery).height * lift)
        card.layer.setValue(shrink, forKeyPath: "transform.scale")
        card.shade.opacity = Float(min(0.75, depth * 0.13))
        card.layer.opacity = depth > 5 ? 0 : 1
        card.photo.borderWidth = (9 - depth) * scenery.unit
    }

    private func cardSize(_ scenery: Scenery) -> CGSize {
        scenery.bounds.insetBy(dx: scenery.size.width * 0.1, dy: scenery.size.height * 0.26).fitting(aspect: 1.34).size
    }
}

/// A photo with a white border, a shade for the distance, and a plain back.
@MainActor
private struct Card {
    let index: Int
    let layer = CALayer()
    let photo: CALayer
    let shade: CALayer

    init(index: Int, size: CGSize, scenery: Scenery) {
        self.index = index
        let bounds = CGRect(origin: .zero, size: size), radius = 14 * scenery.unit
        layer.bounds = bounds
        layer.anchorPoint = CGPoint(x: 0.5, y: 1)
        layer.backgroundColor = .hex(0xEFE7D8)
        layer.cornerRadius = radius
        layer.castShadow(opacity: 0.28, radius: 12 * scenery.unit, offset: 4 * scenery.unit)
        layer.shadowPath = CGPath(roundedRect: bounds, cornerWidth: radius, cornerHeight: radius, transform: nil)
        photo = .image(scenery.pictures.image(index, size: size, scale: scenery.scale), frame: bounds)
        photo.cornerRadius = radius
        photo.masksToBounds = true
        photo.borderColor = .cream
        shade = .color(.hex(0x000000), frame: bounds, cornerRadius: radius)
        layer.addSublayers(photo, shade)
    }

    /// Down to π about the bottom edge, or up from there. Edge-on, the photo gives way to the back; near the end the card fades.
    func flip(down: Bool, at begin: Double, for duration: Double) {
        func ordered(_ values: [Any]) -> [Any] { down ? values : values.reversed() }
        layer.animate(
            "transform.rotation.x", ordered([0, -CGFloat.pi / 2, -CGFloat.pi]), at: begin, for: duration,
            timing: .linear)
        photo.animate(
            "opacity", ordered([1, 1, 0, 0]), at: begin, for: duration, keyTimes: [0, 0.499, 0.501, 1], timing: .linear)
        layer.animate(
            "opacity", ordered([1, 1, 0]), at: begin, for: duration, keyTimes: down ? [0, 0.7, 1] : [0, 0.3, 1],
            timing: .linear)
    }
}
