public import CoreGraphics

/// What a text interaction lets the user do.
public enum UITextInteractionMode: Int, Sendable {
    /// Place the caret and select.
    case editable = 0
    /// Select.
    case nonEditable = 1
}

/// Hears of a text interaction.
@preconcurrency @MainActor
public protocol UITextInteractionDelegate: NSObjectProtocol {
    /// Whether a touch at a point begins it. True by default.
    func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool
    /// It begins.
    func interactionWillBegin(_ interaction: UITextInteraction)
    /// It is over.
    func interactionDidEnd(_ interaction: UITextInteraction)
}

extension UITextInteractionDelegate {
    /// What is answered where it is not implemented.
    public func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool { true }
    /// What happens where it is not implemented.
    public func interactionWillBegin(_ interaction: UITextInteraction) {}
    /// What happens where it is not implemented.
    public func interactionDidEnd(_ interaction: UITextInteraction) {}
}

/// Gives a view with a text of its own the gestures of the system's text views: taps place the caret and choose words and paragraphs,
/// handles are dragged, a finger that rests moves the caret under a loupe, a pointer drags over text, and the menu of commands opens; and shows
/// what is selected.
///
/// The text's view tells `inputDelegate` of its changes, which is this interaction unless the program has set another.
@preconcurrency @MainActor
open class UITextInteraction: NSObject, UIInteraction {
    /// What the user may do.
    public let textInteractionMode: UITextInteractionMode
    /// Hears of it.
    open weak var delegate: (any UITextInteractionDelegate)?
    /// The text.
    open weak var textInput: (any UIResponder & UITextInput)? { didSet { follow(oldValue) } }
    /// The view that has the interaction.
    open private(set) weak var view: UIView?
    /// The gestures, for others that wait for them.
    open private(set) lazy var gesturesForFailureRequirements: [UIGestureRecognizer] = [
        TextGrabRecognizer(held), TextDragRecognizer(held), TextMenuClick(held),
    ]
    private lazy var held = InteractionText(self)
    let display = UITextSelectionDisplayInteraction(following: nil)

    /// An interaction that lets the user edit, or only select.
    public init(for mode: UITextInteractionMode) {
        textInteractionMode = mode
        super.init()
    }

    /// About to belong to another view, or none.
    open func willMove(to view: UIView?) {
        guard view == nil else { return }
        for gesture in gesturesForFailureRequirements { self.view?.removeGestureRecognizer(gesture) }
        self.view?.removeInteraction(display)
        if held.menu.interaction.view != nil { self.view?.removeInteraction(held.menu.interaction) }
    }

    /// Belongs to another view, or none.
    open func didMove(to view: UIView?) {
        self.view = view
        guard let view else { return }
        for gesture in gesturesForFailureRequirements { view.addGestureRecognizer(gesture) }
        view.addInteraction(display)
        update()
    }

    private func follow(_ old: (any UIResponder & UITextInput)?) {
        if old?.inputDelegate === self { old?.inputDelegate = nil }
        if let textInput, textInput.inputDelegate == nil { textInput.inputDelegate = self }
        display.textInput = textInput
        update()
    }

    private func update() {
        display.isActivated = textInput?.isFirstResponder ?? false
        display.layoutManagedSubviews()
    }

    // MARK: What fingers and pointers do

    /// Whether a touch at a point is for the text.
    func mayBegin(at point: CGPoint) -> Bool {
        textInput != nil && delegate?.interactionShouldBegin(self, at: point) ?? true
    }

    func begin() -> Bool {
        guard let textInput, textInput.isFirstResponder || textInput.becomeFirstResponder() else { return false }
        delegate?.interactionWillBegin(self)
        return true
    }

    func end() {
        update()
        delegate?.interactionDidEnd(self)
    }

    /// Selects, and lets the view hear of it as if an input method had done so.
    func select(_ range: UITextRange?) {
        guard let textInput, let range else { return }
        textInput.selectedTextRange = range
        update()
    }

    /// One tap places the caret, two choose a word, three a paragraph, four everything.
    ///
    /// - Parameter anchor: for a click that moves the end of what is selected: what stays.
    func tapped(at point: CGPoint, count: Int, extendingFrom anchor: UITextPosition?) {
        guard let input = textInput, let place = input.closestPosition(to: point) else { return }
        switch count {
        case 1 where anchor != nil:
            if let anchor { held.select(from: anchor, to: place) }
        case 1:
            if textInteractionMode == .editable {
                select(input.textRange(from: place, to: place))
            } else {
                selectNothing()
            }
        case 2: select(word(at: place))
        case 3: select(unit(.paragraph, at: place))
        default: select(input.textRange(from: input.beginningOfDocument, to: input.endOfDocument))
        }
    }

    private func selectNothing() {
        guard let input = textInput, let range = input.selectedTextRange else { return }
        select(input.textRange(from: range.start, to: range.start))
    }

    func word(at place: UITextPosition) -> UITextRange? { unit(.word, at: place) }

    private func unit(_ granularity: UITextGranularity, at place: UITextPosition) -> UITextRange? {
        guard let input = textInput else { return nil }
        let forward = UITextDirection.storage(.forward), backward = UITextDirection.storage(.backward)
        return input.tokenizer.rangeEnclosingPosition(place, with: granularity, inDirection: forward)
            ?? input.tokenizer.rangeEnclosingPosition(place, with: granularity, inDirection: backward)
            ?? input.textRange(from: place, to: place)
    }
}

extension UITextInteraction: UITextInputDelegate {
    /// The selection is about to be another one.
    public func selectionWillChange(_ textInput: (any UITextInput)?) {}
    /// The selection is another one.
    public func selectionDidChange(_ textInput: (any UITextInput)?) { update() }
    /// The text is about to be another one.
    public func textWillChange(_ textInput: (any UITextInput)?) {}
    /// The text is another one.
    public func textDidChange(_ textInput: (any UITextInput)?) { update() }
}
