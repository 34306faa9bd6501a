import UIKit

extension CardDeckView {
    func addGestures() {
        pan.maximumNumberOfTouches = 1
        callbacks.append(pan.calling { [weak self] (pan: UIPanGestureRecognizer) in self?.drag(pan) })
        let tap = UITapGestureRecognizer()
        callbacks.append(tap.calling { [weak self] (tap: UITapGestureRecognizer) in self?.tapped(tap) })
        addGestureRecognizer(pan)
        addGestureRecognizer(tap)
        // A finger catches the deck in flight.
        touches.onTouch = { [weak self] in self?.position.stop() }
        touches.onRelease = { [weak self] in self?.settleIfLetGo() }
        addGestureRecognizer(touches)
    }

    private func drag(_ pan: UIPanGestureRecognizer) {
        guard numberOfCards > 0 else { return }
        let reducesMotion = UIAccessibility.isReduceMotionEnabled
        let way = DeckGeometry.progress(forTranslation: pan.translation(in: self).y)
        switch pan.state {
        case .began:
            dragStart = position.value
            fallthrough
        case .changed:
            if !reducesMotion { position.hold(at: limited(dragStart + way)) }
        case .ended:
            let velocity = DeckGeometry.progress(forTranslation: pan.velocity(in: self).y)
            let place = reducesMotion ? dragStart + way : position.value
            let target = DeckGeometry.target(position: place, velocity: velocity, count: numberOfCards)
            settle(at: target, velocity: velocity)
        case .cancelled, .failed: settleIfLetGo()
        case .possible: break
        }
    }

    /// Beyond the first and the last card the deck gives a little.
    private func limited(_ place: CGFloat) -> CGFloat {
        let last = CGFloat(numberOfCards - 1)
        if place < 0 { return rubberBand(place, limit: 0.35) }
        return place > last ? last + rubberBand(place - last, limit: 0.35) : place
    }

    /// Without a finger and a goal the deck goes to the nearest card.
    func settleIfLetGo() {
        guard pan.state != .began, pan.state != .changed, !position.isMoving, numberOfCards > 0 else { return }
        let nearest = DeckGeometry.target(position: position.value, velocity: 0, count: numberOfCards)
        guard position.value != CGFloat(nearest) else { return }
        settle(at: nearest, velocity: 0)
    }

    private func tapped(_ tap: UITapGestureRecognizer) {
        guard let slot = slots.first(where: { $0.index == frontIndex }) else { return }
        let point = tap.location(in: slot.card)
        if slot.card.bounds.contains(point) { delegate?.deck(self, didSelectCardAt: frontIndex) }
    }
}
