/// What can be chosen in a menu: an action or a command.
@preconcurrency @MainActor
public protocol UIMenuLeaf: NSObjectProtocol {
    /// What it is called.
    var title: String { get set }
    /// What it does, in a sentence.
    var discoverabilityTitle: String? { get set }
    /// Stands beside the title.
    var image: UIImage? { get set }
    /// How it looks and whether it can be chosen.
    var attributes: UIMenuElement.Attributes { get set }
    /// Whether it is ticked.
    var state: UIMenuElement.State { get set }
    /// What runs it, while it runs.
    var sender: Any? { get }
    /// Does what it stands for. Commands go to the target, actions have none.
    func performWithSender(_ sender: Any?, target: Any?)
}

extension UIMenuElement {
    var isHiddenInMenu: Bool { (self as? any UIMenuLeaf)?.attributes.contains(.hidden) ?? false }
}
