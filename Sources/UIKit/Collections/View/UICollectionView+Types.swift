import CoreGraphics

extension UICollectionView {
    /// The kind of flow layouts' headers.
    public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    /// The kind of flow layouts' footers.
    public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

    /// Gets whether an interactive change of layouts ended well, and whether it was carried through.
    public typealias LayoutInteractiveTransitionCompletion = (Bool, Bool) -> Void

    /// Whether cells that size themselves are measured again when their content changes.
    public enum SelfSizingInvalidation: Int, Sendable {
        case disabled = 0
        /// When a configuration changes, and on `invalidateIntrinsicContentSize()`.
        case enabled
        /// When constraints of what is in a cell change, too.
        case enabledIncludingConstraints
    }

    /// Where an item goes when it is scrolled to. One of each axis may be combined.
    public struct ScrollPosition: OptionSet, Hashable, Sendable {
        /// The value as Apple's frameworks number it.
        public let rawValue: UInt

        /// The value of a number.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The item's top at the top.
        public static let top = ScrollPosition(rawValue: 1)
        /// The item in the middle, from top to bottom.
        public static let centeredVertically = ScrollPosition(rawValue: 2)
        /// The item's bottom at the bottom.
        public static let bottom = ScrollPosition(rawValue: 4)
        /// The item's left edge at the left.
        public static let left = ScrollPosition(rawValue: 8)
        /// The item in the middle, from left to right.
        public static let centeredHorizontally = ScrollPosition(rawValue: 16)
        /// The item's right edge at the right.
        public static let right = ScrollPosition(rawValue: 32)
    }
}
