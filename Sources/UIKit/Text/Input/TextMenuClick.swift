/// The pointer's second button opens the menu of a text's commands where it is pressed. Outside of what is selected it selects the word there.
final class TextMenuClick: UITapGestureRecognizer {
    private unowned let editor: TextEditor

    init(_ editor: TextEditor) {
        self.editor = editor
        super.init(target: nil, action: nil)
        allowedTouchTypes = [NSNumber(value: UITouch.TouchType.indirectPointer.rawValue)]
        buttonMaskRequired = .secondary
        addTarget(self, action: Selector("open", TextMenuClick.open))
    }

    private func open() {
        guard let host = editor.host, editor.maySelect, host.becomeFirstResponder() else {
            return
        }
        let place = editor.canvas.position(at: location(in: editor.canvas))
        if !editor.text.selection.contains(place) {
            editor.select { text in
                let word = text.word(at: place)
                text.select(text.text(in: word).allSatisfy(\.isWhitespace) ? place..<place : word)
            }
        }
        editor.menu.open()
    }
}
