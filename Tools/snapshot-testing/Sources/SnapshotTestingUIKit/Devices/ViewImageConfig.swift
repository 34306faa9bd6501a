public import UIKit

/// What a view is shown as: the size, safe area and traits of a device.
public struct ViewImageConfig: Sendable {
    /// How a phone is held.
    public enum Orientation: Sendable {
        case landscape
        case portrait
    }

    /// How a tablet is held, and which part of it the app has.
    public enum TabletOrientation: Sendable {
        /// The part of a tablet that is held upright.
        public enum PortraitSplits: Sendable {
            case oneThird
            case twoThirds
            case full
        }
        /// The part of a tablet that lies.
        public enum LandscapeSplits: Sendable {
            case oneThird
            case oneHalf
            case twoThirds
            case full
        }
        case landscape(splitView: LandscapeSplits)
        case portrait(splitView: PortraitSplits)
    }

    /// What bars and rounded corners cover, in points.
    public var safeArea: UIEdgeInsets
    /// Points; nil is the view's own.
    public var size: CGSize?
    /// Laid over the traits of the screen.
    public var traits: UITraitCollection

    /// A device by what it is made of.
    public init(safeArea: UIEdgeInsets = .zero, size: CGSize? = nil, traits: UITraitCollection = .init()) {
        (self.safeArea, self.size, self.traits) = (safeArea, size, traits)
    }
}
