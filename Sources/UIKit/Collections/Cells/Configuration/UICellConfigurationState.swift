public import CoreGraphics

/// What content and backgrounds of a view may depend on.
@preconcurrency @MainActor
public protocol UIConfigurationState {
    var traitCollection: UITraitCollection { get set }
}

/// The states that a view is in.
@preconcurrency @MainActor
public struct UIViewConfigurationState: UIConfigurationState {
    public var traitCollection: UITraitCollection
    public var isDisabled = false
    public var isHighlighted = false
    public var isSelected = false
    public var isFocused = false
    public var isPinned = false

    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}

/// The states that a cell is in.
@preconcurrency @MainActor
public struct UICellConfigurationState: UIConfigurationState {
    public var traitCollection: UITraitCollection
    public var isDisabled = false
    public var isHighlighted = false
    public var isSelected = false
    public var isFocused = false
    public var isPinned = false
    public var isEditing = false
    public var isSwiped = false
    public var isExpanded = false

    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}

/// Describes content, and makes the view that shows it.
@preconcurrency @MainActor
public protocol UIContentConfiguration {
    /// A new view that shows the content.
    func makeContentView() -> any UIView & UIContentView
    /// The same content as it looks in a state.
    func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows what a configuration describes.
@preconcurrency @MainActor
public protocol UIContentView: NSObjectProtocol {
    /// What is shown.
    var configuration: any UIContentConfiguration { get set }
    /// Whether the view can show a configuration. True by default.
    func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
    public func supports(_ configuration: any UIContentConfiguration) -> Bool {
        type(of: configuration) == type(of: self.configuration)
    }
}
