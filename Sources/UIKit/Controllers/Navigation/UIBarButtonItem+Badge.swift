import CoreGraphics

extension UIBarButtonItem {
    /// A mark at the corner of an item: a number, a word or a dot.
    public struct Badge: Hashable, @unchecked Sendable {
        /// What is in the mark; nil: nothing, it is a dot.
        public var stringValue: String?
        /// The colour of what is in it; nil: white.
        public var foregroundColor: UIColor?
        /// The colour of the mark; nil: red.
        public var backgroundColor: UIColor?
        /// The font of what is in it; nil: the system's.
        public var font: UIFont?

        private init(_ stringValue: String?) { self.stringValue = stringValue }

        /// A number, in the digits of the user's language.
        public static func count(_ count: Int) -> Badge { Badge(count.formatted()) }
        /// A word.
        public static func string(_ string: String) -> Badge { Badge(string) }
        /// A dot.
        public static func indicator() -> Badge { Badge(nil) }
    }

    /// The mark at the item's corner; nil: none.
    public var badge: Badge? {
        get { later.badge }
        set {
            later.badge = newValue
            changed()
        }
    }

    /// What the item is found by. Only kept.
    public var identifier: String? {
        get { later.identifier }
        set { later.identifier = newValue }
    }

    /// Whether the item stands outside of the glass that the bar's items share. Only kept: bars here have no glass.
    public var hidesSharedBackground: Bool {
        get { later.hidesSharedBackground }
        set { later.hidesSharedBackground = newValue }
    }

    /// Whether the item stands on one pane of glass with its neighbours. Only kept: bars here have no glass.
    public var sharesBackground: Bool {
        get { later.sharesBackground }
        set { later.sharesBackground = newValue }
    }
}

/// Shows the mark of a bar button item.
@MainActor
final class BarItemBadge: UILabel {
    // Points, chosen by eye beside the badges of tabs.
    private static let height: CGFloat = 16, dot: CGFloat = 9

    init(_ badge: UIBarButtonItem.Badge) {
        super.init(frame: .zero)
        text = badge.stringValue
        font = badge.font ?? .systemFont(ofSize: 11, weight: .medium)
        textColor = badge.foregroundColor ?? .white
        backgroundColor = badge.backgroundColor ?? .systemRed
        textAlignment = .center
        clipsToBounds = true
        isAccessibilityElement = false
    }

    required init?(coder: NSCoder) {
        preconditionFailure("A bar button item's badge is made in code only.")
    }

    /// At the upper trailing corner of what the item shows.
    func place(at content: CGRect, isMirrored: Bool) {
        let side = text == nil ? Self.dot : Self.height
        let width = text == nil ? side : max(side, ceil(sizeThatFits(.zero).width) + 8)
        let corner = isMirrored ? content.minX : content.maxX
        frame = CGRect(x: corner - width / 2, y: content.minY - side / 3, width: width, height: side)
        layer.cornerRadius = side / 2
    }
}
