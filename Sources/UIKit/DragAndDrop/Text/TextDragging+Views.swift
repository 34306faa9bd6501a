extension TextEditor {
    /// Drags and drops of the text, made when first asked for.
    var dragging: TextDragging {
        if let made = lifting as? TextDragging { return made }
        let made = TextDragging(self)
        lifting = made
        return made
    }
    /// The same, ready for a press or a drop.
    fileprivate var joinedDragging: TextDragging {
        dragging.join()
        return dragging
    }
}

extension UITextField: UITextDraggable, UITextDroppable, LateDropping {
    /// Says what is dragged out of the field.
    public var textDragDelegate: (any UITextDragDelegate)? {
        get { editor.dragging.dragDelegate }
        set { editor.dragging.dragDelegate = newValue }
    }
    /// What lifts selected text.
    public var textDragInteraction: UIDragInteraction? { editor.joinedDragging.drag }
    /// Whether text of the field is being dragged.
    public var isTextDragActive: Bool { editor.dragging.isDragging }
    /// How dragged text looks.
    public var textDragOptions: UITextDragOptions {
        get { editor.dragging.options }
        set { editor.dragging.options = newValue }
    }
    /// Says what becomes of what is dropped on the field.
    public var textDropDelegate: (any UITextDropDelegate)? {
        get { editor.dragging.dropDelegate }
        set { editor.dragging.dropDelegate = newValue }
    }
    /// What takes dropped text.
    public var textDropInteraction: UIDropInteraction? { editor.joinedDragging.drop }
    /// Whether something is dragged over the field.
    public var isTextDropActive: Bool { editor.dragging.isOver }

    func prepareForDrops() { editor.dragging.join() }
}

extension UITextView: UITextDraggable, UITextDroppable, LateDropping {
    /// Says what is dragged out of the view.
    public var textDragDelegate: (any UITextDragDelegate)? {
        get { editor.dragging.dragDelegate }
        set { editor.dragging.dragDelegate = newValue }
    }
    /// What lifts selected text.
    public var textDragInteraction: UIDragInteraction? { editor.joinedDragging.drag }
    /// Whether text of the view is being dragged.
    public var isTextDragActive: Bool { editor.dragging.isDragging }
    /// How dragged text looks.
    public var textDragOptions: UITextDragOptions {
        get { editor.dragging.options }
        set { editor.dragging.options = newValue }
    }
    /// Says what becomes of what is dropped on the view.
    public var textDropDelegate: (any UITextDropDelegate)? {
        get { editor.dragging.dropDelegate }
        set { editor.dragging.dropDelegate = newValue }
    }
    /// What takes dropped text.
    public var textDropInteraction: UIDropInteraction? { editor.joinedDragging.drop }
    /// Whether something is dragged over the view.
    public var isTextDropActive: Bool { editor.dragging.isOver }

    func prepareForDrops() { editor.dragging.join() }
}
