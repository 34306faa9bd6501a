public import UIKit

extension DeckGeometry {
    /// How a card is shown, wherever it is in the deck.
    public struct Pose: Equatable, Sendable {
        /// About the middle of the card's bottom edge.
        public var transform: CATransform3D
        /// Of that point from where the front card has it, points, negative upwards.
        public var bottomOffset: CGFloat
        /// Alpha of the black over the card.
        public var shade: CGFloat
        /// Points, before the transform.
        public var borderWidth: CGFloat
        /// 0 is clear, 1 opaque.
        public var alpha: CGFloat
        /// Whether the back side faces the eye.
        public var showsBack: Bool
    }

    /// The card's pose at a depth: from 0 on it waits its turn, from 0 to −1 it falls, beyond it has fallen and is not seen.
    public func pose(atDepth depth: CGFloat) -> Pose {
        guard depth < 0 else {
            let place = placement(atDepth: depth)
            return Pose(
                transform: CATransform3DMakeScale(place.scale, place.scale, 1), bottomOffset: place.bottomOffset,
                shade: place.shade, borderWidth: place.borderWidth / place.scale, alpha: place.alpha, showsBack: false)
        }
        let fall = fall(-depth)
        return Pose(
            transform: fall.transform, bottomOffset: 0, shade: fall.shade, borderWidth: fall.borderWidth,
            alpha: fall.alpha,
            showsBack: fall.showsBack)
    }

    /// The indices of the cards that are seen when the deck has been turned to `position`, in cards; never more than a handful.
    public func visibleIndices(position: CGFloat, count: Int) -> Range<Int> {
        guard count > 0, position.isFinite else { return 0..<0 }
        let first = min(max(Int(position.rounded(.down)), 0), count - 1)
        return first..<min(count, first + visibleDepth + 1)
    }
}

extension DeckGeometry {
    /// Same geometry: the rise and the frame belong to the size.
    static func fitted(to size: CGSize) -> DeckGeometry {
        var geometry = DeckGeometry(cardSize: size)
        geometry.rise = size.height * 0.085
        geometry.borderWidth = max(2, size.height * 0.02)
        geometry.eyeDistance = max(400, size.height * 3.6)
        return geometry
    }
}
