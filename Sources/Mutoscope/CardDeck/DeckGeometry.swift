public import UIKit

/// Where the cards of a deck lie and how the front card falls, as pure functions of how far the deck has been turned.
///
/// Cards behind are smaller, higher, darker and thinner framed, each by a formula of its depth. Depth runs from 0 (front) on;
/// it is a real number, so that the cards move up evenly while the front one falls.
public struct DeckGeometry: Equatable, Sendable {
    /// Points.
    public var cardSize: CGSize
    /// How many cards are seen behind the front one before the next has faded.
    public var visibleDepth = 5
    /// The size of the second card as a part of the first; each card further back shrinks by the same factor.
    public var shrink: CGFloat = 0.92
    /// How far the second card's top edge stands above the first's, points; the steps grow smaller with depth.
    public var rise: CGFloat = 18
    /// The shade over the last visible card, 0…1.
    public var darkest: CGFloat = 0.6
    /// The frame of the front card, points.
    public var borderWidth: CGFloat = 5
    /// Distance of the eye from the screen, points.
    public var eyeDistance: CGFloat = 1000
    /// The shade over a card that is seen nearly from its edge, 0…1.
    public var fallShade: CGFloat = 0.3
    /// The part of a fall after which the card fades.
    public var fallFade: CGFloat = 0.72

    /// - Parameter cardSize: of the front card, in points.
    public init(cardSize: CGSize) {
        self.cardSize = cardSize
    }

    /// How one card looks.
    public struct Placement: Equatable, Sendable {
        /// Times the front card's size.
        public var scale: CGFloat
        /// Of the card's centre from the front card's, points, negative upwards.
        public var offsetY: CGFloat
        /// Alpha of the black over the card.
        public var shade: CGFloat
        /// Width of the card's border, in points.
        public var borderWidth: CGFloat
        /// 0 is clear, 1 opaque.
        public var alpha: CGFloat
        /// Of the card's bottom edge from the front card's, points, negative upwards.
        public var bottomOffset: CGFloat
    }

    /// The look of a card at `depth`. A depth that is negative or not a number counts as 0.
    public func placement(atDepth depth: CGFloat) -> Placement {
        let depth = depth.isNaN ? 0 : max(0, depth)
        let scale = pow(shrink, depth)
        // The top edge rises by a geometric series, so every card shows a strip thinner than the one before.
        let topRise = rise * (1 - pow(shrink, depth)) / max(1 - shrink, .ulpOfOne)
        let shrunkBy = cardSize.height * (1 - scale) / 2
        let part = min(1, depth / CGFloat(max(visibleDepth, 1)))
        return Placement(
            scale: scale, offsetY: -(topRise + shrunkBy), shade: darkest * part,
            borderWidth: borderWidth * scale, alpha: fade(depth), bottomOffset: -(topRise + 2 * shrunkBy))
    }

    /// Cards come out of nothing at the far end.
    private func fade(_ depth: CGFloat) -> CGFloat {
        min(1, max(0, CGFloat(visibleDepth) - depth))
    }

    /// How the falling card looks at `progress`: 0 stands, ½ lies edge on, 1 lies upside down below.
    public struct Fall: Equatable, Sendable {
        /// About the bottom edge, radians, 0 … −π.
        public var angle: CGFloat
        /// Whether the back is seen.
        public var showsBack: Bool
        /// Width of the card's border, in points.
        public var borderWidth: CGFloat
        /// Where the card stands, from its own plane to the deck's, perspective included.
        public var transform: CATransform3D
        /// Alpha of the black over it: darkest when it lies edge on to the light.
        public var shade: CGFloat
        /// The card fades when it has nearly come down, so that it is gone where it would lie flat.
        public var alpha: CGFloat
    }

    /// The front card's fall. Progress is limited to 0…1.
    public func fall(_ progress: CGFloat) -> Fall {
        let progress = min(max(progress.isNaN ? 0 : progress, 0), 1)
        let angle = -CGFloat.pi * progress
        var transform = CATransform3DIdentity
        transform.m34 = -1 / eyeDistance
        transform = CATransform3DRotate(transform, angle, 1, 0, 0)
        let showsBack = progress >= 0.5
        return Fall(
            angle: angle, showsBack: showsBack, borderWidth: showsBack ? 0 : borderWidth, transform: transform,
            shade: fallShade * sin(.pi * progress), alpha: min(1, (1 - progress) / (1 - fallFade)))
    }

    /// The progress that a finger's way makes: 150 points are a whole fall, downwards counts.
    public static func progress(forTranslation y: CGFloat) -> CGFloat {
        y / 150
    }

    /// The card that a throw ends at, from a place in cards and a speed in cards a second: as far as the speed carries it in a
    /// quarter of a second, at least the nearest card.
    public static func target(position: CGFloat, velocity: CGFloat, count: Int) -> Int {
        let projected = position + velocity * 0.25
        guard projected.isFinite, count > 0 else { return 0 }
        return min(max(Int(projected.rounded()), 0), count - 1)
    }
}
