public import CoreGraphics

/// How a section slows down and bounces that scrolls across the layout's own direction.
@preconcurrency @MainActor
open class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject {
    /// How quickly the section slows down.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        /// The value as Apple's frameworks number it.
        public let rawValue: CGFloat

        /// The value of a number.
        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// Fast where the section stops at groups or pages, else normal.
        public static let automatic = DecelerationRate(rawValue: 0)
        /// As `UIScrollView.DecelerationRate.normal`.
        public static let normal = DecelerationRate(rawValue: UIScrollView.DecelerationRate.normal.rawValue)
        /// As `UIScrollView.DecelerationRate.fast`.
        public static let fast = DecelerationRate(rawValue: UIScrollView.DecelerationRate.fast.rawValue)

        /// What is left of the speed after each millisecond; nil where the section decides.
        var rate: UIScrollView.DecelerationRate? {
            rawValue > 0 && rawValue < 1 ? UIScrollView.DecelerationRate(rawValue: rawValue) : nil
        }
    }

    /// Whether content goes past its ends and comes back.
    public enum Bounce: Int, Sendable {
        /// Where there is more content than shows.
        case automatic = 0
        /// Even where all content shows.
        case always
        /// Content stops at its ends.
        case never
    }

    /// How quickly the section slows down. Automatic by default.
    open var decelerationRate = DecelerationRate.automatic
    /// Whether content goes past its ends and comes back. Automatic by default.
    open var bounce = Bounce.automatic
}
