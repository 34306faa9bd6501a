/// What a menu offers and the first responder that knows it does.
@preconcurrency @MainActor
open class UICommand: UIMenuElement, UIMenuLeaf {
    /// What the command is called.
    open override var title: String {
        get { super.title }
        set { super.title = newValue }
    }
    /// Stands beside the title.
    open override var image: UIImage? {
        get { super.image }
        set { super.image = newValue }
    }
    /// The method to call, found along the responder chain; gets the command.
    public let action: Selector
    /// What tells commands with the same action from one another, and what the program keeps with the command.
    public let propertyList: Any?
    /// What it does instead while further keys are held.
    public let alternates: [UICommandAlternate]
    /// What the command does, in a sentence.
    open var discoverabilityTitle: String?
    /// How the command looks and whether it can be given: one that is disabled is not.
    open var attributes: UIMenuElement.Attributes = []
    /// Whether the command is ticked.
    open var state = UIMenuElement.State.off
    /// What runs the command, while it runs.
    open var sender: Any? { running }
    private weak var running: AnyObject?

    /// The property list of the command that shares what is selected.
    public nonisolated static let tagShare = "UICommandTagShare"

    /// A command that goes to the first responder that knows its action.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
        alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
        attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
    ) {
        self.action = action
        self.propertyList = propertyList
        self.alternates = alternates
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        super.init(title: title, subtitle: subtitle, image: image)
    }

    /// The same command as an object of its own, for a responder to change.
    func copied() -> UICommand {
        UICommand(
            title: title, subtitle: subtitle, image: image, action: action, propertyList: propertyList,
            alternates: alternates, discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
    }

    /// Calls the action's method on a target that has it, unless the command is disabled.
    open func performWithSender(_ sender: Any?, target: Any?) {
        guard !attributes.contains(.disabled), let target = target as AnyObject?, action.isImplemented(by: target)
        else { return }
        running = sender as AnyObject?
        action.perform(on: target, with: self)
        running = nil
    }
}

/// What a command does instead while further keys are held.
@preconcurrency @MainActor
open class UICommandAlternate: NSObject {
    /// What the command is called then.
    public let title: String
    /// The method to call, found along the responder chain.
    public let action: Selector
    /// The keys that must be held beside the command's own.
    public let modifierFlags: UIKeyModifierFlags

    /// Another action of a command.
    public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
        self.title = title
        self.action = action
        self.modifierFlags = modifierFlags
        super.init()
    }
}
