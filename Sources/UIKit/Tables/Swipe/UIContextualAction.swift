public import CoreGraphics

/// One of the actions behind a row.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
    /// How an action looks.
    public enum Style: Int, Sendable {
        case normal = 0
        case destructive
    }

    /// Does the action; the last argument is to be called with whether it was done.
    public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

    /// How the action looks.
    open private(set) var style: Style
    /// What happens.
    open private(set) var handler: Handler
    /// The text of the button.
    open var title: String?
    /// The picture of the button.
    open var image: UIImage?
    /// The colour behind it: red for destructive actions by default, else grey.
    open var backgroundColor: UIColor! = .systemGray

    /// An action with a word and what it does.
    public init(style: Style, title: String?, handler: @escaping Handler) {
        self.style = style
        self.title = title
        self.handler = handler
        super.init()
        if style == .destructive { backgroundColor = .systemRed }
    }

    /// An action without a title, which closes the row.
    public convenience override init() { self.init(style: .normal, title: nil) { $2(true) } }
}

/// The actions behind an edge of a row, the first at the edge.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
    /// The actions, the one at the edge first.
    public let actions: [UIContextualAction]
    /// Whether a swipe across the row does the first action. True by default.
    open var performsFirstActionWithFullSwipe = true

    /// No actions.
    public convenience override init() { self.init(actions: []) }

    /// Actions for one side of a row.
    public init(actions: [UIContextualAction]) {
        self.actions = actions
        super.init()
    }
}
