import AppleRuntime
public import Foundation

/// Makes what is shared when an activity has been chosen, off the main thread: subclasses return it from ``item``.
nonisolated open class UIActivityItemProvider: Operation, UIActivityItemSource, @unchecked Sendable {
    /// Stands for what will be made, in `init(placeholderItem:)`; of the same kind.
    public let placeholderItem: Any?

    private struct State {
        var activityType: UIActivity.ActivityType?
        var made: Any?
    }
    private let state = OSAllocatedUnfairLock(uncheckedState: State())

    /// Takes something of the kind that will be shared.
    public init(placeholderItem: Any) {
        self.placeholderItem = placeholderItem
        super.init()
    }

    /// The activity that was chosen; nil until then.
    public var activityType: UIActivity.ActivityType? {
        get { state.withLockUnchecked { $0.activityType } }
        set { state.withLockUnchecked { $0.activityType = newValue } }
    }

    /// What is shared. Called once, on a thread of the system's; subclasses must override it, the placeholder is returned else.
    open var item: Any { placeholderItem ?? NSNull() }

    open override func main() {
        guard !isCancelled else { return }
        let made = item
        state.withLockUnchecked { $0.made = made }
    }

    @MainActor
    open func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any {
        placeholderItem ?? NSNull()
    }

    /// What ``item`` returned.
    @MainActor
    open func activityViewController(
        _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any? { state.withLockUnchecked { $0.made } }

    @MainActor
    open func activityViewController(
        _ activityViewController: UIActivityViewController,
        subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String { "" }
}
