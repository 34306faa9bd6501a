import CoreGraphics

/// How each kind of accessory looks. What an initialiser is not told, or is told nil, is as the system has it.
extension UICellAccessory {
    /// How the arrow looks that says that a tap leads somewhere.
    public typealias DisclosureIndicatorOptions = _SignOptions

    /// How the mark of what is chosen looks.
    public typealias CheckmarkOptions = _SignOptions

    /// How the button looks that shows more about the item.
    public typealias DetailOptions = _SignOptions

    /// How the button looks that asks for the deletion.
    public typealias DeleteOptions = _CircleOptions

    /// How the button looks that asks for another item.
    public typealias InsertOptions = _CircleOptions

    /// How the circle looks that is filled when the item is selected.
    public typealias MultiselectOptions = _CircleOptions

    /// How a sign looks that has nothing more to say.
    public struct _SignOptions {
        /// Whether it is left out, although the cell has it.
        public var isHidden: Bool
        /// How wide its room is; it stands in the middle.
        public var reservedLayoutWidth: LayoutDimension
        /// nil: its own colour.
        public var tintColor: UIColor?

        /// How the sign looks, as said here.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
            self.tintColor = tintColor
        }
    }

    /// How a circle looks that is tapped while the list is edited.
    public struct _CircleOptions {
        /// Whether it is left out, although the cell has it.
        public var isHidden: Bool
        /// How wide its room is; it stands in the middle.
        public var reservedLayoutWidth: LayoutDimension
        /// nil: its own colour.
        public var tintColor: UIColor?
        /// Behind it; nil: nothing.
        public var backgroundColor: UIColor?

        /// How the circle looks, as said here.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            backgroundColor: UIColor? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
            self.tintColor = tintColor
            self.backgroundColor = backgroundColor
        }
    }

    /// How the grip looks by which a finger moves the item.
    public struct ReorderOptions {
        /// Whether it is left out, although the cell has it.
        public var isHidden: Bool
        /// How wide its room is; it stands in the middle.
        public var reservedLayoutWidth: LayoutDimension
        /// nil: its own colour.
        public var tintColor: UIColor?
        /// Whether a line stands before it where another accessory does.
        public var showsVerticalSeparator: Bool

        /// How the grip looks by which a finger moves the item, as said here.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            showsVerticalSeparator: Bool? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
            self.tintColor = tintColor
            self.showsVerticalSeparator = showsVerticalSeparator ?? true
        }
    }

    /// How the arrow looks that opens and folds an item, and what else a tap does that.
    public struct OutlineDisclosureOptions {
        /// Which taps open and fold the item.
        public enum Style: Int, Sendable {
            /// `header` for the first item of a section whose header it is, else `cell`.
            case automatic = 0
            /// Taps anywhere on the cell.
            case header
            /// Taps on the arrow; others select the item.
            case cell
        }

        /// Which taps open and fold the item.
        public var style: Style
        /// Whether it is left out, although the cell has it.
        public var isHidden: Bool
        /// How wide its room is; it stands in the middle.
        public var reservedLayoutWidth: LayoutDimension
        /// nil: its own colour.
        public var tintColor: UIColor?

        /// How the arrow looks that opens and folds an item, and what else a tap does that, as said here.
        public init(
            style: Style = .automatic, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil
        ) {
            self.style = style
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
            self.tintColor = tintColor
        }
    }

    /// How a button with a menu looks.
    public typealias PopUpMenuOptions = _SignOptions

    /// How a text looks.
    public struct LabelOptions {
        /// Whether it is left out, although the cell has it.
        public var isHidden: Bool
        /// How wide its room is; it stands in the middle.
        public var reservedLayoutWidth: LayoutDimension
        /// nil: its own colour.
        public var tintColor: UIColor?
        /// Of the text.
        public var font: UIFont
        /// Whether the font follows the size that the user prefers.
        public var adjustsFontForContentSizeCategory: Bool

        /// How a text looks, as said here.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            font: UIFont? = nil, adjustsFontForContentSizeCategory: Bool? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
            self.tintColor = tintColor
            self.font = font ?? .preferredFont(forTextStyle: .body)
            self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory ?? true
        }
    }
}

/// What the options of all accessories that are symbols say.
protocol AccessoryOptions {
    var isHidden: Bool { get }
    var reservedLayoutWidth: UICellAccessory.LayoutDimension { get }
    var tintColor: UIColor? { get }
}

extension UICellAccessory._SignOptions: AccessoryOptions {}
extension UICellAccessory._CircleOptions: AccessoryOptions {}
extension UICellAccessory.OutlineDisclosureOptions: AccessoryOptions {}
