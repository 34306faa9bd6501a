/// A way from one controller to another, of a storyboard or made in code.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
    /// What the segue is called.
    open private(set) var identifier: String?
    /// Where it starts.
    open private(set) var source: UIViewController
    /// Where it leads.
    open private(set) var destination: UIViewController
    private let handler: (() -> Void)?

    /// A way from one controller to another.
    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        self.identifier = identifier
        self.source = source
        self.destination = destination
        handler = nil
        super.init()
    }

    /// A segue whose way is a closure.
    public convenience init(
        identifier: String?, source: UIViewController, destination: UIViewController,
        performHandler: @escaping () -> Void
    ) {
        self.init(identifier: identifier, source: source, destination: destination, handler: performHandler)
    }

    private init(
        identifier: String?, source: UIViewController, destination: UIViewController, handler: @escaping () -> Void
    ) {
        self.identifier = identifier
        self.source = source
        self.destination = destination
        self.handler = handler
        super.init()
    }

    /// Goes the way. The default runs the closure, or shows the destination as its container does.
    open func perform() {
        if let handler { handler() } else { source.show(destination, sender: self) }
    }
}

/// A segue back to a controller that is on the way here.
@preconcurrency @MainActor
public final class UIStoryboardUnwindSegueSource: NSObject {
    /// Where the way back starts.
    public let source: UIViewController
    /// What is called where it ends.
    public let unwindAction: Selector
    /// Who asked for it.
    public let sender: Any?

    init(source: UIViewController, unwindAction: Selector, sender: Any?) {
        self.source = source
        self.unwindAction = unwindAction
        self.sender = sender
    }
}
