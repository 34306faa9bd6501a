/// Distances from the four edges of a rectangle inwards, in points.
public struct UIEdgeInsets: Hashable, Codable, Sendable {
    /// Points at the top edge.
    public var top: CGFloat
    /// Points at the left edge.
    public var left: CGFloat
    /// Points at the bottom edge.
    public var bottom: CGFloat
    /// Points at the right edge.
    public var right: CGFloat

    /// Insets in points.
    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }

    /// Makes one with the defaults of its properties.
    public init() {
        self.init(top: 0, left: 0, bottom: 0, right: 0)
    }

    /// No distance anywhere.
    public static let zero = UIEdgeInsets()
}

/// Distances from the four edges of a rectangle inwards, named by the reading direction, in points.
public struct NSDirectionalEdgeInsets: Hashable, Codable, Sendable {
    /// Points at the top edge.
    public var top: CGFloat
    /// Points at the leading edge.
    public var leading: CGFloat
    /// Points at the bottom edge.
    public var bottom: CGFloat
    /// Points at the trailing edge.
    public var trailing: CGFloat

    /// Insets in points.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// Makes one with the defaults of its properties.
    public init() {
        self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
    }

    /// No distance anywhere.
    public static let zero = NSDirectionalEdgeInsets()
}

/// A displacement, in points.
public struct UIOffset: Hashable, Codable, Sendable {
    /// Points horizontally.
    public var horizontal: CGFloat
    /// Points vertically.
    public var vertical: CGFloat

    /// An offset in points.
    public init(horizontal: CGFloat, vertical: CGFloat) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// Makes one with the defaults of its properties.
    public init() {
        self.init(horizontal: 0, vertical: 0)
    }

    /// No displacement.
    public static let zero = UIOffset()
}

/// Edges of a rectangle, named by sides.
public struct UIRectEdge: OptionSet, Hashable, Sendable {
    /// The value as Apple's frameworks number it.
    public let rawValue: UInt

    /// The value of a number.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The top edge.
    public static let top = UIRectEdge(rawValue: 1)
    /// The left edge.
    public static let left = UIRectEdge(rawValue: 2)
    /// The bottom edge.
    public static let bottom = UIRectEdge(rawValue: 4)
    /// The right edge.
    public static let right = UIRectEdge(rawValue: 8)
    /// Every edge.
    public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

/// Edges of a rectangle, named by the reading direction.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
    /// The value as Apple's frameworks number it.
    public let rawValue: UInt

    /// The value of a number.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The top edge.
    public static let top = NSDirectionalRectEdge(rawValue: 1)
    /// The leading edge.
    public static let leading = NSDirectionalRectEdge(rawValue: 2)
    /// The bottom edge.
    public static let bottom = NSDirectionalRectEdge(rawValue: 4)
    /// The trailing edge.
    public static let trailing = NSDirectionalRectEdge(rawValue: 8)
    /// Every edge.
    public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}

extension CGRect {
    /// The rectangle with each edge moved inwards by the insets; negative insets move it outwards.
    public func inset(by insets: UIEdgeInsets) -> CGRect {
        CGRect(
            x: origin.x + insets.left, y: origin.y + insets.top,
            width: size.width - insets.left - insets.right, height: size.height - insets.top - insets.bottom)
    }
}

extension UIEdgeInsets {
    package static func + (a: UIEdgeInsets, b: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(top: a.top + b.top, left: a.left + b.left, bottom: a.bottom + b.bottom, right: a.right + b.right)
    }

    /// The greater distance at every edge.
    package func union(_ other: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: max(top, other.top), left: max(left, other.left), bottom: max(bottom, other.bottom),
            right: max(right, other.right))
    }

    /// The same distances named by the reading direction.
    package func directional(_ direction: UIUserInterfaceLayoutDirection) -> NSDirectionalEdgeInsets {
        direction == .leftToRight
            ? NSDirectionalEdgeInsets(top: top, leading: left, bottom: bottom, trailing: right)
            : NSDirectionalEdgeInsets(top: top, leading: right, bottom: bottom, trailing: left)
    }
}

extension NSDirectionalEdgeInsets {
    /// The same distances named by sides.
    package func sided(_ direction: UIUserInterfaceLayoutDirection) -> UIEdgeInsets {
        direction == .leftToRight
            ? UIEdgeInsets(top: top, left: leading, bottom: bottom, right: trailing)
            : UIEdgeInsets(top: top, left: trailing, bottom: bottom, right: leading)
    }
}
