/// Something that can stand in a menu.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
    /// What the element is called.
    open internal(set) var title: String
    /// A second line.
    open var subtitle: String?
    /// Stands beside the title.
    open internal(set) var image: UIImage?

    /// The picture as a menu shows it now.
    var imageInMenu: UIImage? { image }

    init(title: String, subtitle: String?, image: UIImage?) {
        self.title = title
        self.subtitle = subtitle
        self.image = image
        super.init()
    }

    /// How an element looks and whether it can be chosen.
    public struct Attributes: OptionSet, Hashable, Sendable {
        /// The value as Apple's frameworks number it.
        public let rawValue: UInt

        /// The value of a number.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Cannot be chosen.
        public static let disabled = Attributes(rawValue: 1 << 0)
        /// Red: something is lost by it.
        public static let destructive = Attributes(rawValue: 1 << 1)
        /// Is not in the menu.
        public static let hidden = Attributes(rawValue: 1 << 2)
        /// The menu stays open after the choice.
        public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
    }

    /// Whether an element is ticked.
    public enum State: Int, Sendable {
        case off = 0
        case on, mixed
    }
}

/// What an action does.
public typealias UIActionHandler = (UIAction) -> Void

/// A closure with a name: what a control does or a menu offers.
@preconcurrency @MainActor
open class UIAction: UIMenuElement, UIMenuLeaf {
    /// Tells one action from another.
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

    /// Tells this action from others; unique unless given.
    public let identifier: Identifier
    /// What the action does, in a sentence.
    open var discoverabilityTitle: String?
    /// How it looks and whether it can be chosen.
    open var attributes: UIMenuElement.Attributes
    /// Whether it is ticked.
    open var state: UIMenuElement.State
    /// What ran the action, while it runs.
    open var sender: Any? { running }
    private weak var running: AnyObject?
    /// What the action is called.
    open override var title: String {
        get { super.title }
        set { super.title = newValue }
    }
    /// Stands beside the title.
    open override var image: UIImage? {
        get { super.image }
        set { super.image = newValue }
    }
    /// Stands beside the title while the action is ticked; nil: ``image`` does.
    open var selectedImage: UIImage?
    private let handler: (UIAction) -> Void

    override var imageInMenu: UIImage? { state == .on ? selectedImage ?? image : image }

    /// An action that calls a closure.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, selectedImage: UIImage? = nil,
        identifier: Identifier? = nil, discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off,
        handler: @escaping (UIAction) -> Void
    ) {
        self.identifier = identifier ?? Identifier(UUID().uuidString)
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        self.handler = handler
        self.selectedImage = selectedImage
        super.init(title: title, subtitle: subtitle, image: image)
    }

    /// Runs the action, unless it is disabled.
    open func performWithSender(_ sender: Any?, target: Any?) { performAction(from: sender as AnyObject?) }

    func performAction(from sender: AnyObject?) {
        guard !attributes.contains(.disabled) else { return }
        running = sender
        handler(self)
        running = nil
    }
}
