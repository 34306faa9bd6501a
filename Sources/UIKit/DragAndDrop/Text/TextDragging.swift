import CoreGraphics

/// Drags selected text out of a field or a text view, and takes what is dropped there.
@MainActor
final class TextDragging: NSObject, TextLifting {
    unowned let editor: TextEditor
    weak var dragDelegate: (any UITextDragDelegate)?
    weak var dropDelegate: (any UITextDropDelegate)?
    var options: UITextDragOptions = []
    private(set) lazy var drag = UIDragInteraction(delegate: self)
    private(set) lazy var drop = UIDropInteraction(delegate: self)
    /// The part that is dragged out; nil while none is.
    private(set) var dragged: Range<Int>?
    /// The session that drags it.
    private weak var session: (any UIDragSession)?
    /// Whether a drop has already put the dragged text elsewhere in this text.
    var didMoveInside = false
    /// Where a drop would go.
    let caret = UIView()
    var isOver = false
    /// What was agreed for a drop.
    var proposal: UITextDropProposal?
    /// Whether the text is edited for the time of a drop only.
    var isEditedForDrop = false
    /// Whether what was dropped is on its way here.
    var isLoading = false

    init(_ editor: TextEditor) {
        self.editor = editor
        super.init()
        caret.isUserInteractionEnabled = false
    }

    typealias Draggable = UIView & UITextDraggable
    typealias Droppable = UIView & UITextDroppable

    var draggable: (any Draggable)? { editor.host as? any Draggable }
    var droppable: (any Droppable)? { editor.host as? any Droppable }

    /// Whether text is on its way.
    var isDragging: Bool { session != nil && dragged != nil }

    /// Makes the view one that can be dragged from and dropped on.
    func join() {
        guard let host = editor.host, drag.view == nil else { return }
        host.addInteraction(drag)
        host.addInteraction(drop)
    }

    /// Whether a press on a point of the canvas lifts text.
    func lifts(_ point: CGPoint) -> Bool {
        drag.view != nil && drag.isEnabled && !editor.canvas.isSecure && editor.isSelected(point)
    }

    func isFromHere(_ session: any UIDropSession) -> Bool {
        guard let local = session.localDragSession, let mine = self.session else { return false }
        return local === mine
    }
}

extension TextDragging: UIDragInteractionDelegate {
    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem]
    {
        guard let view = draggable, lifts(session.location(in: editor.canvas)) else { return [] }
        let part = editor.text.selection
        let request = DragRequest(range: OffsetRange(part), items: [item(of: part)], session: session)
        let items = dragDelegate?.textDraggableView(view, itemsForDrag: request) ?? request.suggestedItems
        (dragged, self.session, didMoveInside) = items.isEmpty ? (nil, nil, false) : (part, session, false)
        return items
    }

    private func item(of part: Range<Int>) -> UIDragItem {
        let item = UIDragItem(itemProvider: NSItemProvider(object: NSString(string: editor.text.text(in: part))))
        item.localObject = editor.text.storage.attributedSubstring(from: NSRange(part))
        return item
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview? {
        guard let view = draggable else { return nil }
        return dragDelegate?.textDraggableView(view, dragPreviewForLiftingItem: item, session: session) ?? picture()
    }

    /// The dragged text where it stands.
    private func picture() -> UITargetedDragPreview? {
        guard let dragged else { return nil }
        let boxes = editor.canvas.boxes(of: dragged)
        guard let first = boxes.first else { return nil }
        let whole = boxes.dropFirst().reduce(first) { $0.union($1) }
        let text = NSMutableAttributedString(
            attributedString: editor.text.storage.attributedSubstring(from: NSRange(dragged)))
        if options.contains(.stripTextColorFromPreviews) {
            text.addAttribute(.foregroundColor, value: UIColor.label, range: NSRange(location: 0, length: text.length))
        }
        let label = UILabel(frame: CGRect(origin: .zero, size: whole.size))
        label.numberOfLines = 0
        label.attributedText = text
        let middle = CGPoint(x: whole.midX, y: whole.midY)
        return UITargetedDragPreview(
            view: label, parameters: UIDragPreviewParameters(),
            target: UIDragPreviewTarget(container: editor.canvas, center: middle))
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession
    ) {
        editor.menu.close()
        if let view = draggable {
            dragDelegate?.textDraggableView(view, willAnimateLiftWith: animator, session: session)
        }
    }

    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
        if let view = draggable { dragDelegate?.textDraggableView(view, dragSessionWillBegin: session) }
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool { editor.isEditable }

    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
    ) {
        if operation == .move, !didMoveInside, let dragged, editor.isEditable { editor.replace(dragged, with: "") }
        (dragged, self.session, didMoveInside) = (nil, nil, false)
        if let view = draggable {
            dragDelegate?.textDraggableView(view, dragSessionDidEnd: session, with: operation)
        }
    }
}

/// Text that is about to be dragged.
private final class DragRequest: NSObject, UITextDragRequest {
    let dragRange: UITextRange
    let suggestedItems: [UIDragItem]
    let existingItems: [UIDragItem] = []
    let isSelected = true
    let dragSession: any UIDragSession

    init(range: UITextRange, items: [UIDragItem], session: any UIDragSession) {
        (dragRange, suggestedItems, dragSession) = (range, items, session)
    }
}
