import CoreGraphics

extension TextDragging: UIDropInteractionDelegate {
    private func request(_ session: any UIDropSession) -> DropRequest {
        let place = editor.canvas.position(at: session.location(in: editor.canvas))
        let moves = isFromHere(session) && session.allowsMoveOperation
        let suggested = UITextDropProposal(operation: moves ? .move : .copy)
        return DropRequest(place: place, proposal: suggested, isSameView: isFromHere(session), session: session)
    }

    /// Whether the delegate of pasting makes text of whatever it is.
    private func isText(_ session: any UIDropSession) -> Bool {
        session.canLoadObjects(ofClass: NSString.self) || droppable?.pasteDelegate != nil
    }

    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
        guard let view = droppable, editor.maySelect, isText(session) else { return false }
        if editor.isEditable { return true }
        switch dropDelegate?.textDroppableView(view, willBecomeEditableForDrop: request(session)) ?? .no {
        case .no: return false
        case .temporary: isEditedForDrop = true
        case .yes: break
        }
        (view as? UITextView)?.isEditable = true
        return true
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
        isOver = true
        if let view = droppable { dropDelegate?.textDroppableView(view, dropSessionDidEnter: session) }
    }

    func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal {
        guard let view = droppable else { return UIDropProposal(operation: .cancel) }
        let request = request(session)
        let agreed = dropDelegate?.textDroppableView(view, proposalForDrop: request) ?? request.suggestedProposal
        dropDelegate?.textDroppableView(view, dropSessionDidUpdate: session)
        proposal = agreed
        showCaret(at: agreed.operation == .copy || agreed.operation == .move ? request.place : nil)
        return agreed
    }

    private func showCaret(at place: Int?) {
        guard let place else { return caret.removeFromSuperview() }
        caret.backgroundColor = editor.canvas.tintColor
        caret.frame = editor.canvas.caretRect(at: place)
        if caret.superview == nil { editor.canvas.addSubview(caret) }
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
        leave()
        if let view = droppable { dropDelegate?.textDroppableView(view, dropSessionDidExit: session) }
    }

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        guard let view = droppable, let proposal else { return }
        let request = request(session)
        dropDelegate?.textDroppableView(view, willPerformDrop: request)
        guard proposal.dropPerformer == .view else { return }
        if request.isSameView, proposal.operation == .move, proposal.useFastSameViewOperations, let dragged {
            return move(dragged, to: request.place)
        }
        // What was taken from here goes first, so that what comes does not move it.
        if request.isSameView, proposal.operation == .move { didMoveInside = true }
        let range = place(for: proposal, at: request.place)
        let source = request.isSameView && proposal.operation == .move ? dragged : nil
        load(session, into: range, removing: source)
    }

    private func place(for proposal: UITextDropProposal, at place: Int) -> Range<Int> {
        switch proposal.dropAction {
        case .insert: place..<place
        case .replaceSelection: editor.text.selection
        case .replaceAll: 0..<editor.text.length
        }
    }

    /// Text moves inside its own view with its looks.
    private func move(_ part: Range<Int>, to place: Int) {
        didMoveInside = true
        guard !(part.lowerBound...part.upperBound).contains(place) else { return }
        let text = editor.text.storage.attributedSubstring(from: NSRange(part))
        let goal = place > part.upperBound ? place - part.count : place
        guard mayReplace(part, with: ""), mayReplace(place..<place, with: text.string) else { return }
        editor.replace(part, with: "")
        _ = editor.paste(text, to: OffsetRange(goal..<goal))
        editor.select { $0.select(goal..<goal + text.length) }
    }

    private func mayReplace(_ range: Range<Int>, with text: String) -> Bool {
        editor.host?.shouldChangeText(in: OffsetRange(range), replacementText: text) ?? true
    }

    private func load(_ session: any UIDropSession, into range: Range<Int>, removing source: Range<Int>?) {
        guard let view = droppable as? any UITextPasteConfigurationSupporting & TextEditing else { return }
        if view.pasteDelegate != nil {
            editor.select { $0.select(range) }
            let providers = session.items.map(\.itemProvider)
            return TextPaste(providers, into: view, attributes: editor.text.typingAttributes).begin()
        }
        isLoading = true
        session.loadObjects(ofClass: NSString.self) { [weak self] objects in
            let text = objects.compactMap { ($0 as? NSString)?.description }.joined(separator: " ")
            guard let self else { return }
            insert(text, in: range, removing: source)
            isLoading = false
            if !isOver { endEditingForDrop() }
        }
    }

    private func insert(_ text: String, in range: Range<Int>, removing source: Range<Int>?) {
        guard !text.isEmpty else { return }
        var range = range.clamped(to: 0..<editor.text.length)
        if let source, !source.overlaps(range), mayReplace(source, with: "") {
            editor.replace(source, with: "")
            if source.upperBound <= range.lowerBound {
                range = range.lowerBound - source.count..<range.upperBound - source.count
            }
        }
        guard mayReplace(range, with: text) else { return }
        let looks = editor.text.typingAttributes
        _ = editor.paste(NSAttributedString(string: text, attributes: looks), to: OffsetRange(range))
        _ = editor.takeHold()
    }

    func dropInteraction(
        _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? {
        guard let view = droppable, let dropDelegate else { return nil }
        return dropDelegate.textDroppableView(view, previewForDroppingAllItemsWithDefault: defaultPreview)
    }

    func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) { leave() }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
        leave()
        // What has still to be loaded comes into a text that is edited.
        if !isLoading { endEditingForDrop() }
        if let view = droppable { dropDelegate?.textDroppableView(view, dropSessionDidEnd: session) }
    }

    private func endEditingForDrop() {
        guard isEditedForDrop else { return }
        isEditedForDrop = false
        (droppable as? UITextView)?.isEditable = false
    }

    private func leave() {
        isOver = false
        caret.removeFromSuperview()
    }
}

/// Something that may be dropped on a text.
private final class DropRequest: NSObject, UITextDropRequest {
    let place: Int
    let suggestedProposal: UITextDropProposal
    let isSameView: Bool
    let dropSession: any UIDropSession
    var dropPosition: UITextPosition { OffsetPosition(place) }

    init(place: Int, proposal: UITextDropProposal, isSameView: Bool, session: any UIDropSession) {
        (self.place, suggestedProposal, self.isSameView, dropSession) = (place, proposal, isSameView, session)
    }
}
