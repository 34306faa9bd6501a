import CoreGraphics

extension UITextView {
    /// What lays the text out; made when first asked for.
    public var layoutManager: NSLayoutManager {
        connectTextKit()
        return textContainer.layoutManager ?? NSLayoutManager()
    }

    /// The text with its looks, to be changed in place; made when first asked for.
    public var textStorage: NSTextStorage {
        connectTextKit()
        return editor.storage ?? NSTextStorage()
    }

    /// Joins the view with TextKit's objects: those of its container, or new ones. Until someone asks the view has none.
    func connectTextKit() {
        if let storage = editor.storage, let manager = textContainer.layoutManager, manager.textStorage === storage {
            return
        }
        let manager = textContainer.layoutManager ?? NSLayoutManager()
        if textContainer.layoutManager == nil { manager.addTextContainer(textContainer) }
        if let storage = manager.textStorage {
            editor.storage = storage
            editor.storageDidChange(range: NSRange(location: 0, length: storage.length), changeInLength: 0)
            selectedRange = NSRange(location: storage.length, length: 0)
        } else {
            let storage = editor.storage ?? NSTextStorage(attributedString: editor.text.storage)
            storage.addLayoutManager(manager)
            editor.storage = storage
        }
        textShapeDidChange()
    }

    /// The program has changed the storage.
    func storageDidChange(range: NSRange, changeInLength delta: Int) {
        editor.storageDidChange(range: range, changeInLength: delta)
        detectData()
        textSizeDidChange()
    }

    /// The container is of another size or shape.
    func textShapeDidChange() {
        editor.canvas.textDidChange()
        textSizeDidChange()
    }

    func redrawText() {
        editor.canvas.setNeedsDisplay()
        backdrop?.setNeedsDisplay()
    }

    /// The room for the container, points.
    var textRoom: CGSize { CGRect(origin: .zero, size: bounds.size).inset(by: textContainerInset).size }

    /// The text as the canvas shows it.
    func containerLayout() -> TextLayout {
        let room = textRoom
        editor.canvas.limits = textContainer.limits(in: room)
        return editor.canvas.textLayout(width: textContainer.lineWidth(in: room))
    }

    /// Tells the layout manager's delegate that the text is laid out, where it was not told of this layout.
    func tellLayout() {
        guard let manager = textContainer.layoutManager, let delegate = manager.delegate else { return }
        let layout = containerLayout()
        guard !editor.canvas.isLayoutTold else { return }
        editor.canvas.isLayoutTold = true
        delegate.layoutManager(manager, didCompleteLayoutFor: textContainer, atEnd: !layout.isTruncated)
    }

    func arrange(_ runs: [TextRun], width: CGFloat, limits: TextCanvas.Limits) -> TextLayout {
        var runs = runs
        let manager = textContainer.layoutManager
        manager?.hideGlyphs(in: &runs, from: 0)
        manager?.adjust(&runs, from: 0, limits.lineBreak)
        let layout = textContainer.layout(runs, width: width, limits: limits)
        return manager?.placeLines(of: layout, in: textContainer, from: 0) ?? layout
    }

    // MARK: Drawing

    /// A layout manager of the program's own class, which may draw otherwise.
    private var drawer: NSLayoutManager? {
        guard let manager = textContainer.layoutManager, type(of: manager) != NSLayoutManager.self else { return nil }
        return manager
    }

    /// Has the program's layout manager draw into the canvas. False where there is none.
    func drawByLayoutManager() -> Bool {
        guard let drawer, let context = UIGraphicsGetCurrentContext() else { return false }
        let corner = editor.canvas.frame.origin
        let origin = CGPoint(x: textContainerInset.left, y: textContainerInset.top)
        // What it draws beside glyphs stands in the view's points.
        context.withSavedState {
            context.translateBy(x: -corner.x, y: -corner.y)
            drawer.drawGlyphs(forGlyphRange: NSRange(location: 0, length: editor.text.length), at: origin)
        }
        return true
    }

    private var backdrop: TextBackdrop? { subviews.lazy.compactMap { $0 as? TextBackdrop }.first }

    /// Has the program's layout manager draw what is behind the text, in all of the view.
    func layOutBackdrop() {
        guard let drawer else { return }
        let backdrop = backdrop ?? TextBackdrop(frame: .zero)
        if backdrop.superview == nil { insertSubview(backdrop, belowSubview: editor.canvas) }
        let place = CGRect(
            x: 0, y: 0, width: max(contentSize.width, bounds.width), height: max(contentSize.height, bounds.height))
        if backdrop.frame != place { backdrop.frame = place }
        let origin = CGPoint(x: textContainerInset.left, y: textContainerInset.top), length = editor.text.length
        backdrop.draw = { [weak drawer] in
            drawer?.drawBackground(forGlyphRange: NSRange(location: 0, length: length), at: origin)
        }
        backdrop.setNeedsDisplay()
    }
}

/// Shows what a layout manager draws behind text.
private final class TextBackdrop: UIView {
    var draw: () -> Void = {}

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        isOpaque = false
        contentMode = .redraw
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func draw(_ rect: CGRect) { draw() }
}
