public import CoreGraphics

/// A field or text view that takes dropped text.
@preconcurrency @MainActor
public protocol UITextDroppable: UITextInput, UITextPasteConfigurationSupporting {
    /// Says what becomes of what is dropped.
    var textDropDelegate: (any UITextDropDelegate)? { get set }
    /// What takes it.
    var textDropInteraction: UIDropInteraction? { get }
    /// Whether something is dragged over the view.
    var isTextDropActive: Bool { get }
}

/// Whether a text that is not edited takes drops.
public enum UITextDropEditability: UInt, Sendable {
    /// It takes none.
    case no = 0
    /// It is edited until the drop is over.
    case temporary = 1
    /// It is edited from now on.
    case yes = 2
}

/// What a drop does to a text.
public enum UITextDropAction: UInt, Sendable {
    /// It puts the text where the finger is.
    case insert = 0
    /// It takes the place of what is selected.
    case replaceSelection = 1
    /// It takes the place of everything.
    case replaceAll = 2
}

/// Who shows how far loading is.
public enum UITextDropProgressMode: UInt, Sendable {
    /// The system, as far as it shows that at all.
    case system = 0
    /// The program.
    case custom = 1
}

/// Who puts dropped text in its place.
public enum UITextDropPerformer: UInt, Sendable {
    /// The view.
    case view = 0
    /// The delegate, in `textDroppableView(_:willPerformDrop:)`.
    case delegate = 1
}

/// What would become of a drop on a text.
@preconcurrency @MainActor
open class UITextDropProposal: UIDropProposal {
    /// Where the text goes.
    open var dropAction = UITextDropAction.insert
    /// Who shows how far loading is. Only kept: everything is here at once.
    open var dropProgressMode = UITextDropProgressMode.system
    /// Whether text that moves inside its own view moves without being asked for anew. True by default.
    open var useFastSameViewOperations = true
    /// Who puts the text in its place.
    open var dropPerformer = UITextDropPerformer.view

    /// A proposal of an operation.
    public required init(operation: UIDropOperation) { super.init(operation: operation) }

    /// A proposal of another action.
    public convenience init(dropAction: UITextDropAction) {
        self.init(operation: .copy)
        self.dropAction = dropAction
    }
}

/// Something that may be dropped on a text.
@preconcurrency @MainActor
public protocol UITextDropRequest: NSObjectProtocol {
    /// Where in the text.
    var dropPosition: UITextPosition { get }
    /// What would become of it.
    var suggestedProposal: UITextDropProposal { get }
    /// Whether it was dragged out of this very text.
    var isSameView: Bool { get }
    /// The drag.
    var dropSession: any UIDropSession { get }
}

/// Says what becomes of what is dropped on a text. Every method has a default.
@preconcurrency @MainActor
public protocol UITextDropDelegate: NSObjectProtocol {
    /// Whether a text that is not edited takes it. It does not by default.
    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, willBecomeEditableForDrop drop: any UITextDropRequest
    ) -> UITextDropEditability
    /// What would become of a drop. What is suggested by default.
    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, proposalForDrop drop: any UITextDropRequest
    ) -> UITextDropProposal
    /// It is dropped.
    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, willPerformDrop drop: any UITextDropRequest)
    /// Where everything that is dropped goes; nil: it fades.
    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable,
        previewForDroppingAllItemsWithDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview?
    /// The finger has come over the view.
    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnter session: any UIDropSession)
    /// The finger has moved over the view.
    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, dropSessionDidUpdate session: any UIDropSession)
    /// The finger has left the view.
    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, dropSessionDidExit session: any UIDropSession)
    /// The drag is over, wherever it ended.
    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnd session: any UIDropSession)
}

extension UITextDropDelegate {
    /// It takes none where it is not implemented.
    public func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, willBecomeEditableForDrop drop: any UITextDropRequest
    ) -> UITextDropEditability { .no }
    /// What is suggested where it is not implemented.
    public func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, proposalForDrop drop: any UITextDropRequest
    ) -> UITextDropProposal { drop.suggestedProposal }
    /// Does nothing where it is not implemented.
    public func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, willPerformDrop drop: any UITextDropRequest
    ) {}
    /// The place of the caret where it is not implemented.
    public func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable,
        previewForDroppingAllItemsWithDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? { defaultPreview }
    /// Does nothing where it is not implemented.
    public func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnter session: any UIDropSession
    ) {}
    /// Does nothing where it is not implemented.
    public func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, dropSessionDidUpdate session: any UIDropSession
    ) {}
    /// Does nothing where it is not implemented.
    public func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, dropSessionDidExit session: any UIDropSession
    ) {}
    /// Does nothing where it is not implemented.
    public func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnd session: any UIDropSession
    ) {}
}
