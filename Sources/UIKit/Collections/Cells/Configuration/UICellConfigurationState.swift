public import CoreGraphics

/// Names a state that a program adds to those of the system.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// What content and backgrounds of a view may depend on.
@preconcurrency @MainActor
public protocol UIConfigurationState {
    /// The usual state of a view with some traits.
    init(traitCollection: UITraitCollection)
    var traitCollection: UITraitCollection { get set }
    /// A state that the program adds.
    subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
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
    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}

/// The states that a cell is in.
@preconcurrency @MainActor
public struct UICellConfigurationState: UIConfigurationState {
    /// What a drag does to the cell.
    public enum DragState: Int, Sendable {
        case none = 0
        /// A press has lifted it.
        case lifting
        /// A finger takes it along.
        case dragging
    }

    /// What a drop would do to the cell.
    public enum DropState: Int, Sendable {
        case none = 0
        /// A drag is over the list, but not over the cell.
        case notTargeted
        /// What is dragged would go into the cell.
        case targeted
    }

    public var traitCollection: UITraitCollection
    public var isDisabled = false
    public var isHighlighted = false
    public var isSelected = false
    public var isFocused = false
    public var isPinned = false
    public var isEditing = false
    public var isSwiped = false
    public var isExpanded = false
    public var isReordering = false
    public var cellDragState = DragState.none
    public var cellDropState = DropState.none
    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}

/// The states of a cell that come from drags and drops.
struct CellDragging: Equatable {
    var drag = UICellConfigurationState.DragState.none
    var drop = UICellConfigurationState.DropState.none
    var isReordering = false
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
