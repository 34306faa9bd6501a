/// A list of actions and of further menus.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
    /// Tells one menu from another.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The name as Apple's frameworks spell it.
        public let rawValue: String

        /// The value of a name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The value of a name.
        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }
    }

    /// How a menu stands in the menu around it.
    public struct Options: OptionSet, Hashable, Sendable {
        /// The value as Apple's frameworks number it.
        public let rawValue: UInt

        /// The value of a number.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Its elements stand in the menu around, between lines.
        public static let displayInline = Options(rawValue: 1 << 0)
        /// It does something that cannot be undone.
        public static let destructive = Options(rawValue: 1 << 1)
        /// One of its elements is chosen at a time.
        public static let singleSelection = Options(rawValue: 1 << 5)
        /// Its elements stand side by side as a palette to choose from, which scrolls where they are too many.
        public static let displayAsPalette = Options(rawValue: 1 << 7)
    }

    /// How much room each element of a menu takes.
    public enum ElementSize: Int, Sendable {
        /// Its picture alone, side by side.
        case small = 0
        /// Its picture with its title below, side by side.
        case medium = 1
        /// A row.
        case large = 2
        /// Rows; in a palette pictures.
        case automatic = -1
    }

    /// Tells this menu from others; unique unless given.
    public let identifier: Identifier
    /// How it stands in the menu around it.
    public let options: Options
    /// What it offers.
    public let children: [UIMenuElement]
    /// How much room its elements take. Menus of rows within stay rows.
    open var preferredElementSize: ElementSize

    /// How its elements are shown; nil: as the menu around says, else as usual.
    open var displayPreferences: UIMenuDisplayPreferences?

    /// A menu, or a group within one.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        options: Options = [], preferredElementSize: ElementSize = .automatic, children: [UIMenuElement] = []
    ) {
        self.identifier = identifier ?? Identifier(UUID().uuidString)
        self.options = options
        self.children = children
        self.preferredElementSize = preferredElementSize
        super.init(title: title, subtitle: subtitle, image: image)
    }

    /// The chosen elements: the ticked actions.
    open var selectedElements: [UIMenuElement] {
        children.filter { ($0 as? UIAction)?.state == .on }
    }

    /// The same menu with other elements.
    open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
        let menu = UIMenu(
            title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
            preferredElementSize: preferredElementSize, children: newChildren)
        menu.displayPreferences = displayPreferences
        return menu
    }
}
