public import CoreGraphics
import QuartzCore

/// A view that stands for the caret.
@preconcurrency @MainActor
public protocol UITextCursorView: UIView {
    /// Whether it comes and goes.
    var isBlinking: Bool { get set }
    /// Begins to come and go anew, there at first.
    func resetBlinkAnimation()
}

/// A view behind what is selected.
@preconcurrency @MainActor
public protocol UITextSelectionHighlightView: UIView {
    /// What is selected, in the points of the text's view.
    var selectionRects: [UITextSelectionRect] { get set }
}

/// A view at an end of what is selected.
@preconcurrency @MainActor
public protocol UITextSelectionHandleView: UIView {
    /// At which end: leading is the beginning.
    var direction: NSDirectionalRectEdge { get set }
    /// Whether lines go down.
    var isVertical: Bool { get }
    /// Where the view is best beside a caret.
    func preferredFrame(for caretRect: CGRect) -> CGRect
}

/// Says where the selection of a view is shown.
@preconcurrency @MainActor
public protocol UITextSelectionDisplayInteractionDelegate: NSObjectProtocol {
    /// The view below the text; nil is the interaction's own.
    func selectionContainerViewBelowText(for interaction: UITextSelectionDisplayInteraction) -> UIView?
}

extension UITextSelectionDisplayInteractionDelegate {
    /// What is answered where it is not implemented.
    public func selectionContainerViewBelowText(for interaction: UITextSelectionDisplayInteraction) -> UIView? { nil }
}

/// Shows what is selected in any text input: caret, highlight and handles.
@preconcurrency @MainActor
open class UITextSelectionDisplayInteraction: NSObject, UIInteraction {
    /// The text.
    open weak var textInput: (any UITextInput)? { didSet { setNeedsSelectionUpdate() } }
    /// Says where the selection is shown.
    open weak var delegate: (any UITextSelectionDisplayInteractionDelegate)?
    /// The view that has the interaction.
    open private(set) weak var view: UIView?
    /// Whether the selection is shown.
    open var isActivated = false { didSet { layoutManagedSubviews() } }
    /// The caret.
    open var cursorView: any UIView & UITextCursorView = TextCursor() { didSet { replace(oldValue, cursorView) } }
    /// Behind what is selected.
    open var highlightView: any UIView & UITextSelectionHighlightView = TextHighlight() {
        didSet { replace(oldValue, highlightView) }
    }
    /// The handles, that of the beginning first.
    open var handleViews: [any UIView & UITextSelectionHandleView] = [
        TextHandle(isStart: true), TextHandle(isStart: false),
    ]
    {
        didSet {
            for old in oldValue { old.removeFromSuperview() }
            layoutManagedSubviews()
        }
    }

    /// Shows the selection of a text.
    public init(textInput: any UITextInput, delegate: any UITextSelectionDisplayInteractionDelegate) {
        self.textInput = textInput
        self.delegate = delegate
        super.init()
    }

    /// For an interaction that shows it with its gestures.
    init(following textInput: (any UITextInput)?) {
        self.textInput = textInput
        super.init()
    }

    private var parts: [UIView] { [highlightView, cursorView] + handleViews.map { $0 as UIView } }

    private func replace(_ old: UIView, _ new: UIView) {
        guard old !== new else { return }
        old.removeFromSuperview()
        layoutManagedSubviews()
    }

    /// About to belong to another view, or none.
    open func willMove(to view: UIView?) { if view == nil { for part in parts { part.removeFromSuperview() } } }

    /// Belongs to another view, or none.
    open func didMove(to view: UIView?) {
        self.view = view
        layoutManagedSubviews()
    }

    /// The selection is another one, or stands elsewhere.
    open func setNeedsSelectionUpdate() { layoutManagedSubviews() }

    /// Puts the views where the selection is now.
    open func layoutManagedSubviews() {
        guard let view else { return }
        guard isActivated, let input = textInput, let range = input.selectedTextRange else {
            for part in parts { part.isHidden = true }
            return
        }
        let below = delegate?.selectionContainerViewBelowText(for: self) ?? view
        if highlightView.superview !== below { below.insertSubview(highlightView, at: 0) }
        for part in parts.dropFirst() where part.superview !== view { view.addSubview(part) }
        let isEmpty = range.isEmpty
        UIView.performWithoutAnimation {
            highlightView.isHidden = isEmpty
            cursorView.isHidden = !isEmpty
            highlightView.frame = below.bounds
            highlightView.selectionRects = isEmpty ? [] : input.selectionRects(for: range)
            if isEmpty {
                cursorView.frame = input.caretRect(for: range.start)
                if cursorView.isBlinking { cursorView.resetBlinkAnimation() }
            }
            let showsHandles = !isEmpty && view.window?.touchCenter.usesFingers ?? false
            for (index, handle) in handleViews.enumerated() {
                handle.isHidden = !showsHandles
                guard showsHandles else { continue }
                let caret = index == 0 ? startRect(of: range, input) : endRect(of: range, input)
                handle.frame = handle.preferredFrame(for: caret)
            }
        }
    }

    /// The bar before the first character.
    private func startRect(of range: UITextRange, _ input: any UITextInput) -> CGRect {
        guard let box = input.selectionRects(for: range).first(where: { $0.containsStart })?.rect else {
            return input.caretRect(for: range.start)
        }
        return CGRect(x: box.minX - 1, y: box.minY, width: 2, height: box.height)
    }

    /// The bar behind the last character, which may end a line.
    private func endRect(of range: UITextRange, _ input: any UITextInput) -> CGRect {
        guard let box = input.selectionRects(for: range).last(where: { $0.containsEnd })?.rect else {
            return input.caretRect(for: range.end)
        }
        return CGRect(x: box.maxX - 1, y: box.minY, width: 2, height: box.height)
    }

    /// The bar at an end of what is selected.
    func bar(isStart: Bool) -> CGRect {
        guard let input = textInput, let range = input.selectedTextRange else { return .null }
        return isStart ? startRect(of: range, input) : endRect(of: range, input)
    }

    /// Whether handles are there to be dragged.
    var showsHandles: Bool { handleViews.contains { !$0.isHidden } }

    /// The handle that a finger at a point means: true is that of the beginning.
    func handle(at point: CGPoint) -> Bool? {
        let reach: CGFloat = 22
        let near = handleViews.enumerated().compactMap { index, handle -> (Bool, CGFloat)? in
            guard !handle.isHidden else { return nil }
            let frame = handle.frame
            let x = max(frame.minX - point.x, 0, point.x - frame.maxX)
            let y = max(frame.minY - point.y, 0, point.y - frame.maxY)
            return (index == 0, (x * x + y * y).squareRoot())
        }
        guard let nearest = near.min(by: { $0.1 < $1.1 }), nearest.1 <= reach else { return nil }
        return nearest.0
    }
}

extension TextHandle: UITextSelectionHandleView {
    var direction: NSDirectionalRectEdge {
        get { isStart ? .leading : .trailing }
        set {}
    }
    var isVertical: Bool { false }
    func preferredFrame(for caretRect: CGRect) -> CGRect { Self.frame(at: caretRect, isStart: isStart) }
}

/// A bar that comes and goes: half a second each.
private final class TextCursor: UIView, UITextCursorView {
    var isBlinking = true { didSet { if isBlinking { resetBlinkAnimation() } else { layer.removeAllAnimations() } } }

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        isHidden = true
        layer.cornerRadius = 1
        tintColorDidChange()
    }

    required init?(coder: NSCoder) { preconditionFailure("TextCursor is made in code only.") }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        backgroundColor = tintColor
    }

    func resetBlinkAnimation() {
        let blink = CAKeyframeAnimation(keyPath: "opacity")
        blink.values = [1, 0]
        blink.keyTimes = [0, 0.5, 1]
        blink.calculationMode = .discrete
        blink.duration = 1
        blink.repeatCount = .infinity
        layer.add(blink, forKey: "blink")
    }
}

/// Boxes in the tint's colour.
private final class TextHighlight: UIView, UITextSelectionHighlightView {
    var selectionRects: [UITextSelectionRect] = [] { didSet { showBoxes() } }
    private var boxes: [UIView] = []

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        isHidden = true
    }

    required init?(coder: NSCoder) { preconditionFailure("TextHighlight is made in code only.") }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        showBoxes()
    }

    private func showBoxes() {
        while boxes.count > selectionRects.count { boxes.removeLast().removeFromSuperview() }
        while boxes.count < selectionRects.count {
            let box = UIView()
            addSubview(box)
            boxes.append(box)
        }
        for (box, rect) in zip(boxes, selectionRects) {
            box.backgroundColor = tintColor.withAlphaComponent(0.25)
            box.frame = rect.rect
        }
    }
}
