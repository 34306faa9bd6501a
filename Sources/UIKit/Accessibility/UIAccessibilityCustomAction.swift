/// Something an element can do beside being activated.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
    /// Runs the action; returns whether it worked.
    public typealias Handler = (_ customAction: UIAccessibilityCustomAction) -> Bool

    /// What it is called.
    open var name: String {
        get { attributedName.string }
        set { attributedName = NSAttributedString(string: newValue) }
    }
    /// What it is called, with how it is said.
    open var attributedName: NSAttributedString
    /// Stands beside the name.
    open var image: UIImage?
    /// Whose method it is.
    open weak var target: AnyObject?
    /// The method.
    open var selector: Selector
    /// Runs the action.
    open var actionHandler: Handler?

    /// An action that calls a method of `target`, with how its name is said.
    public init(attributedName: NSAttributedString, image: UIImage? = nil, target: Any?, selector: Selector) {
        (self.attributedName, self.image, self.target) = (attributedName, image, target as AnyObject?)
        self.selector = selector
        super.init()
    }

    /// An action that calls a method of `target`.
    public convenience init(name: String, image: UIImage? = nil, target: Any?, selector: Selector) {
        self.init(attributedName: NSAttributedString(string: name), image: image, target: target, selector: selector)
    }

    /// An action that calls a closure, with how its name is said; the closure answers whether it succeeded.
    public init(attributedName: NSAttributedString, image: UIImage? = nil, actionHandler: Handler?) {
        (self.attributedName, self.image, self.actionHandler) = (attributedName, image, actionHandler)
        selector = Selector("")
        super.init()
    }

    /// An action that calls a closure; it answers whether it succeeded.
    public convenience init(name: String, image: UIImage? = nil, actionHandler: Handler?) {
        self.init(attributedName: NSAttributedString(string: name), image: image, actionHandler: actionHandler)
    }

    /// Does it; returns whether it worked.
    package func perform() -> Bool {
        if let actionHandler { return actionHandler(self) }
        guard let target, selector.isImplemented(by: target) else { return false }
        return selector.perform(on: target, with: self) as? Bool ?? true
    }
}
