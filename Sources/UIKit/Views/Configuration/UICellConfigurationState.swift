public import CoreGraphics

/// Names a state that a program adds to those of the system.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
    /// The name as Apple's frameworks spell it.
    public let rawValue: String

    /// The value of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The value of a name.
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
public struct UIViewConfigurationState: Hashable, @unchecked Sendable {
    /// The traits of the view.
    public var traitCollection: UITraitCollection
    /// Whether the view cannot be used.
    public var isDisabled = false
    /// Whether a finger is on the view.
    public var isHighlighted = false
    /// Whether the view is selected.
    public var isSelected = false
    /// Whether the view has the focus.
    public var isFocused = false
    /// Whether a header stays at the edge.
    public var isPinned = false
    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// A view that is in no special state.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

    /// A state of the program's own.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}

/// The states that a cell is in.
public struct UICellConfigurationState: Hashable, @unchecked Sendable {
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

    /// The traits of the cell.
    public var traitCollection: UITraitCollection
    /// Whether the cell cannot be used.
    public var isDisabled = false
    /// Whether a finger is on the cell.
    public var isHighlighted = false
    /// Whether the cell is selected.
    public var isSelected = false
    /// Whether the cell has the focus.
    public var isFocused = false
    /// Whether the cell stays at the edge.
    public var isPinned = false
    /// Whether the list is being edited.
    public var isEditing = false
    /// Whether the cell is swiped aside.
    public var isSwiped = false
    /// Whether what is below the cell is shown.
    public var isExpanded = false
    /// Whether the cell is being moved to another place.
    public var isReordering = false
    /// How the cell takes part in a drag.
    public var cellDragState = DragState.none
    /// How the cell takes part in a drop.
    public var cellDropState = DropState.none
    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// A cell that is in no special state.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

    /// A state of the program's own.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}

extension UIViewConfigurationState: UIConfigurationState {}
extension UICellConfigurationState: UIConfigurationState {}

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
    /// Whether the view can show a configuration: here any of its own kind.
    public func supports(_ configuration: any UIContentConfiguration) -> Bool {
        type(of: configuration) == type(of: self.configuration)
    }
}
