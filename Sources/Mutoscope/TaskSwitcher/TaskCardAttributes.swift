import UIKit

/// Where a card is, and what of it the next one leaves to be seen.
final class TaskCardAttributes: UICollectionViewLayoutAttributes {
    /// How much of the card's length is not covered, in points of the card.
    var strip = CGFloat.infinity
    /// The least of it while the card is the nearest to the middle: a name is not longer.
    var room = CGFloat.infinity

    override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        if let copy = copy as? TaskCardAttributes { (copy.strip, copy.room) = (strip, room) }
        return copy
    }

    override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? TaskCardAttributes else { return false }
        return super.isEqual(other) && strip == other.strip && room == other.room
    }
}
