public import UIKit

/// How a card of the task switcher looks, as a pure function of its distance from the centre in cards.
///
/// Cards past the centre are larger and pushed on evenly; cards before it shrink and bunch up, quadratically, so that a strip of each
/// stays in sight.
public struct TaskCardGeometry: Equatable, Sendable {
    /// Change of scale a card.
    public var scaleStep: CGFloat = 0.06
    /// How far a card past the centre is pushed on, as a part of the viewport's length, a card.
    public var push: CGFloat = 0.12
    /// How far a card before the centre is pulled back, as a part of the viewport's length, a squared card.
    public var pull: CGFloat = 0.04803
    /// The whole stack moves up by this part of a card's length.
    public var lift: CGFloat = 1 / 5.8
    /// Cards further before the centre than this are covered completely.
    public var deepest: CGFloat = 4

    /// Makes one with the defaults of its properties.
    public init() {}

    /// Scale of the card at `distance` cards from the centre.
    public func scale(at distance: CGFloat) -> CGFloat {
        max(0.1, 1 + scaleStep * distance)
    }

    /// Shift along the scrolling direction from the card's own place in the list, points.
    public func shift(at distance: CGFloat, viewport: CGFloat, cardLength: CGFloat) -> CGFloat {
        let move = distance > 0 ? distance * push * viewport : distance * distance * pull * viewport
        return move - cardLength * lift
    }

    /// The card's transform. Its z scale is 0, as in the text this comes from: it draws, although it has no inverse.
    public func transform(
        at distance: CGFloat, viewport: CGFloat, cardLength: CGFloat, isVertical: Bool
    ) -> CATransform3D {
        let scale = scale(at: distance)
        let shift = shift(at: distance, viewport: viewport, cardLength: cardLength)
        return CATransform3DConcat(
            CATransform3DMakeScale(scale, scale, 0),
            CATransform3DMakeTranslation(isVertical ? 0 : shift, isVertical ? shift : 0, 0))
    }

    /// How much of a card's length the next one does not cover, in points of the card.
    ///
    /// - `step`: from one card to the next in the list, points.
    public func strip(at distance: CGFloat, step: CGFloat, viewport: CGFloat, cardLength: CGFloat) -> CGFloat {
        func start(_ distance: CGFloat) -> CGFloat {
            shift(at: distance, viewport: viewport, cardLength: cardLength) - cardLength * scale(at: distance) / 2
        }
        return max(0, (step + start(distance + 1) - start(distance)) / scale(at: distance))
    }

    /// Cards that lie far under the others fade.
    public func alpha(at distance: CGFloat) -> CGFloat {
        min(1, max(0, deepest + 1 + distance))
    }
}
