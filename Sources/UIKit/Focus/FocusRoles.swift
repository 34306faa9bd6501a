/// What holds a view that may have the focus: a controller.
@MainActor
protocol FocusHolding: UIFocusEnvironment, ViewHolding {
    /// What covers the rest of the window now, the one in front last.
    var focusCovers: [any FocusCovering] { get }
}

/// What is shown over something else, and may keep the focus to itself: a presentation.
@MainActor
protocol FocusCovering: AnyObject {
    /// Where the focus stays; nil when it does not.
    var keptFocus: UIView? { get }
    /// Escape leads out. False where it does not.
    func escapeByKey() -> Bool
}

/// A view that keys use while it has the focus: a control.
@MainActor
protocol KeyUsing: UIView {
    var isEnabled: Bool { get }
    /// The space bar or Return. True when it did something.
    func useByKey() -> Bool
    /// An arrow key. True when it did something.
    func stepByKey(isUp: Bool) -> Bool
}
