extension UIScrollView {
    /// What is left of the speed after each millisecond.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        /// The value as Apple's frameworks number it.
        public let rawValue: CGFloat

        /// The value of a number.
        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// 0.998 per millisecond.
        public static let normal = DecelerationRate(rawValue: 0.998)
        /// 0.99 per millisecond.
        public static let fast = DecelerationRate(rawValue: 0.99)
    }

    /// When the safe area adds to the insets.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        case automatic = 0
        case scrollableAxes, never, always
    }

    /// When scrolling takes the keyboard away.
    public enum KeyboardDismissMode: Int, Sendable {
        case none = 0
        case onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
    }

    /// The colour of the indicators.
    public enum IndicatorStyle: Int, Sendable {
        case `default` = 0
        case black, white
    }
}

/// Where `delegate` lives: outside the class, so that collection and table views can declare one of a narrower type.
@preconcurrency @MainActor
public protocol UIScrollViewDelegateHolder: AnyObject {
    var scrollViewDelegate: (any UIScrollViewDelegate)? { get set }
}

extension UIScrollViewDelegateHolder {
    /// Hears of scrolling and zooming. Not kept alive.
    public var delegate: (any UIScrollViewDelegate)? {
        get { scrollViewDelegate }
        set { scrollViewDelegate = newValue }
    }
}
