public import CoreGraphics

/// A field or text view whose selected text can be dragged out.
@preconcurrency @MainActor
public protocol UITextDraggable: UITextInput {
    /// Says what is dragged, and hears what becomes of it.
    var textDragDelegate: (any UITextDragDelegate)? { get set }
    /// What lifts the text; switched off by its `isEnabled`.
    var textDragInteraction: UIDragInteraction? { get }
    /// Whether text of the view is being dragged.
    var isTextDragActive: Bool { get }
    /// How dragged text looks.
    var textDragOptions: UITextDragOptions { get set }
}

/// How dragged text looks.
public struct UITextDragOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int
    /// A set of bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// In the colour of labels, whatever colours it has.
    public static let stripTextColorFromPreviews = UITextDragOptions(rawValue: 1 << 0)
}

/// Text that is about to be dragged.
@preconcurrency @MainActor
public protocol UITextDragRequest: NSObjectProtocol {
    /// Which part.
    var dragRange: UITextRange { get }
    /// What would be dragged: the text.
    var suggestedItems: [UIDragItem] { get }
    /// What the drag already has.
    var existingItems: [UIDragItem] { get }
    /// Whether the part is what is selected.
    var isSelected: Bool { get }
    /// The drag.
    var dragSession: any UIDragSession { get }
}

/// Says what is dragged out of a text, and hears what becomes of it. Every method has a default.
@preconcurrency @MainActor
public protocol UITextDragDelegate: NSObjectProtocol {
    /// What is dragged; nothing: there is no drag. The text by default.
    func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, itemsForDrag dragRequest: any UITextDragRequest
    ) -> [UIDragItem]
    /// What is seen of an item that is lifted; nil: the text.
    func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, dragPreviewForLiftingItem item: UIDragItem,
        session: any UIDragSession
    ) -> UITargetedDragPreview?
    /// The text is about to be lifted.
    func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, willAnimateLiftWith animator: any UIDragAnimating,
        session: any UIDragSession)
    /// The finger takes the text along.
    func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, dragSessionWillBegin session: any UIDragSession)
    /// The drag is over.
    func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, dragSessionDidEnd session: any UIDragSession,
        with operation: UIDropOperation)
}

extension UITextDragDelegate {
    /// The text where it is not implemented.
    public func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, itemsForDrag dragRequest: any UITextDragRequest
    ) -> [UIDragItem] { dragRequest.suggestedItems }
    /// The text where it is not implemented.
    public func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, dragPreviewForLiftingItem item: UIDragItem,
        session: any UIDragSession
    ) -> UITargetedDragPreview? { nil }
    /// Does nothing where it is not implemented.
    public func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, willAnimateLiftWith animator: any UIDragAnimating,
        session: any UIDragSession
    ) {}
    /// Does nothing where it is not implemented.
    public func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, dragSessionWillBegin session: any UIDragSession
    ) {}
    /// Does nothing where it is not implemented.
    public func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, dragSessionDidEnd session: any UIDragSession,
        with operation: UIDropOperation
    ) {}
}
