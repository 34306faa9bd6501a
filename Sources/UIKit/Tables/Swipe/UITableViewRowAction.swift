/// One of the actions behind the trailing edge of a row, in the form that came before `UIContextualAction`.
@preconcurrency @MainActor
open class UITableViewRowAction: NSObject, @preconcurrency NSCopying {
    /// How an action looks.
    public enum Style: Int, Sendable {
        /// Red: it destroys something.
        case `default` = 0
        case normal

        /// The look of what loses something, by its older name.
        public static let destructive = Style.default
    }

    /// How the action looks.
    open private(set) var style: Style
    private let handler: (UITableViewRowAction, IndexPath) -> Void
    /// The text of the button.
    open var title: String?
    /// The colour behind it: red for destructive actions by default, else grey.
    open var backgroundColor: UIColor?
    /// Only kept: the button is painted in `backgroundColor` whatever it is.
    open var backgroundEffect: UIVisualEffect?

    /// The handler gets the action and its row; the row stays open until the program closes it.
    public init(style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void) {
        (self.style, self.title, self.handler) = (style, title, handler)
        super.init()
    }

    /// An action without a title, which does nothing.
    public convenience override init() { self.init(style: .default, title: nil) { _, _ in } }

    /// An action of the same looks that does the same.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UITableViewRowAction(style: style, title: title, handler: handler)
        (copy.backgroundColor, copy.backgroundEffect) = (backgroundColor, backgroundEffect)
        return copy
    }

    func contextual(_ indexPath: IndexPath) -> UIContextualAction {
        let action = UIContextualAction(style: style == .default ? .destructive : .normal, title: title) {
            [self] _, _, _ in handler(self, indexPath)
        }
        if let backgroundColor { action.backgroundColor = backgroundColor }
        return action
    }
}
