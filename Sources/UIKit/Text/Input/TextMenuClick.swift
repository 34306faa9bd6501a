/// The pointer's second button opens the menu of a text's commands where it is pressed. Outside of what is selected it selects the word there.
final class TextMenuClick: UITapGestureRecognizer {
    private unowned let text: any HeldText

    init(_ text: any HeldText) {
        self.text = text
        super.init(target: nil, action: nil)
        allowedTouchTypes = [NSNumber(value: UITouch.TouchType.indirectPointer.rawValue)]
        buttonMaskRequired = .secondary
        addTarget(self, action: Selector("open", TextMenuClick.open))
    }

    /// Whether the text takes the touch is asked when it comes.
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        if let touch = touches.first, !text.admits(touch) { state = .failed }
    }

    private func open() {
        guard let view = text.view, let input = text.input, text.takeHold() else { return }
        let point = location(in: view)
        if let place = input.closestPosition(to: point), !isSelected(place, input) {
            let word = text.word(touched: point)
            let isBlank = word.flatMap { input.text(in: $0) }?.allSatisfy(\.isWhitespace) ?? true
            if let chosen = isBlank ? input.textRange(from: place, to: place) : word {
                text.select(chosen, reversed: false)
            }
        }
        text.letGo()
        text.menu.open()
    }

    private func isSelected(_ place: UITextPosition, _ input: any UITextInput) -> Bool {
        guard let range = input.selectedTextRange, !range.isEmpty else { return false }
        return input.compare(range.start, to: place) != .orderedDescending
            && input.compare(place, to: range.end) == .orderedAscending
    }
}
