public import CoreGraphics

/// A view that shows text which cannot be edited.
@preconcurrency @MainActor
open class UILabel: UIView {
    @exclusivity(unchecked) var content = LabelContent()
    /// The last two layouts and what they were made for, the last used first: one measures the text, one draws it.
    @exclusivity(unchecked) var layouts: [LabelLayout] = []

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    /// Makes the object from an archive or a compiled interface file.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
        finishDecoding(coder, as: UILabel.self)
    }

    override class var accessibilityDefaults: AccessibilityDefaults { .element(.staticText) }

    /// Text is drawn anew with every size, whatever mode was set.
    override var contentModeInForce: ContentMode { .redraw }

    private func prepare() {
        isUserInteractionEnabled = false
        isOpaque = false
        contentMode = .redraw
    }

    /// Changes what is shown, and has it measured and drawn anew where something of it differs.
    func change(_ edit: (inout LabelContent) -> Void) {
        let old = content
        edit(&content)
        if content != old { contentDidChange() }
    }

    /// Sets a look. What is shown changes where it differs from the label's, or may differ from what an attributed text has for itself.
    private func changeLook(_ differs: Bool, _ edit: (inout LabelContent) -> Void) {
        if content.attributed != nil { return change(edit) }
        edit(&content)
        if differs { contentDidChange() }
    }

    /// Sets a look that differs from the label's.
    private func set(_ edit: (inout LabelContent) -> Void) {
        edit(&content)
        contentDidChange()
    }

    private func contentDidChange() {
        if let text = content.plain { content.font.expect(text) }
        layouts = []
        setNeedsDisplay()
        invalidateIntrinsicContentSize()
        KeyValueObservations.didChange(self)
    }

    // MARK: Text

    /// The text in the label's own font and colour.
    open var text: String? {
        get { content.attributed?.string ?? content.plain }
        set {
            guard content.attributed != nil || content.plain != newValue else { return }
            (content.plain, content.attributed) = (newValue, nil)
            contentDidChange()
        }
    }

    /// The text with its own looks. Font, colour, alignment and line breaking of its first character become the label's; what it leaves
    /// open is the label's.
    open var attributedText: NSAttributedString? {
        get { content.attributed ?? content.plainAttributed }
        set { change { $0.setAttributed(newValue) } }
    }

    /// The font; set, it holds for all of an attributed text too.
    open var font: UIFont! {
        get { content.font }
        set {
            let font = newValue ?? .systemFont(ofSize: UIFont.labelFontSize)
            changeLook(!content.font.isSame(as: font)) { $0.setFont(font) }
        }
    }

    /// The colour; set, it holds for all of an attributed text too.
    open var textColor: UIColor! {
        get { content.color }
        set {
            let color = newValue ?? .label
            changeLook(color !== content.color && color != content.color) { $0.setColor(color) }
        }
    }

    /// Where lines stand.
    open var textAlignment: NSTextAlignment {
        get { content.alignment }
        set { changeLook(newValue != content.alignment) { $0.setAlignment(newValue) } }
    }

    /// What happens with text that is too long.
    open var lineBreakMode: NSLineBreakMode {
        get { content.lineBreakMode }
        set { changeLook(newValue != content.lineBreakMode) { $0.setLineBreakMode(newValue) } }
    }

    /// Kept; breaking follows Unicode's rules.
    open var lineBreakStrategy = NSParagraphStyle.LineBreakStrategy.standard

    /// How many lines are shown at most; 0 is as many as there is room for.
    open var numberOfLines: Int {
        get { content.numberOfLines }
        set { if newValue != content.numberOfLines { set { $0.numberOfLines = max(newValue, 0) } } }
    }

    /// Lines break at this width when the content's size is asked for; 0 leaves the width open.
    open var preferredMaxLayoutWidth: CGFloat {
        get { content.preferredWidth }
        set { if newValue != content.preferredWidth { set { $0.preferredWidth = newValue } } }
    }

    // MARK: Looks

    /// Offset of the shadow, points.
    open var shadowOffset: CGSize {
        get { content.shadowOffset }
        set { if newValue != content.shadowOffset { set { $0.shadowOffset = newValue } } }
    }

    /// Colour of a hard shadow; none for nil.
    open var shadowColor: UIColor? {
        get { content.shadowColor }
        set { if newValue != content.shadowColor { set { $0.shadowColor = newValue } } }
    }

    /// Whether the text shows its highlighted colour.
    open var isHighlighted: Bool {
        get { content.isHighlighted }
        set { if newValue != content.isHighlighted { set { $0.isHighlighted = newValue } } }
    }

    /// The colour while highlighted; the usual one for nil.
    open var highlightedTextColor: UIColor? {
        get { content.highlightedColor }
        set { if newValue != content.highlightedColor { set { $0.highlightedColor = newValue } } }
    }

    /// Whether the text is shown in full strength.
    open var isEnabled: Bool {
        get { content.isEnabled }
        set { if newValue != content.isEnabled { set { $0.isEnabled = newValue } } }
    }

    // MARK: Shrinking to fit

    /// Whether text that is too long shrinks before it is truncated.
    open var adjustsFontSizeToFitWidth: Bool {
        get { content.shrinks }
        set { if newValue != content.shrinks { set { $0.shrinks = newValue } } }
    }

    /// How far text may shrink, as a share of its size; 0 leaves that open.
    open var minimumScaleFactor: CGFloat {
        get { content.minimumScale }
        set { if newValue != content.minimumScale { set { $0.minimumScale = newValue } } }
    }

    /// What of shrunk text stays where it was.
    open var baselineAdjustment: UIBaselineAdjustment {
        get { content.baselineAdjustment }
        set { if newValue != content.baselineAdjustment { set { $0.baselineAdjustment = newValue } } }
    }

    var later = LaterLabelValues()

    /// Kept; text is truncated without being tightened.
    open var allowsDefaultTighteningForTruncation = false

    /// Whether a text style's font follows the size the user prefers.
    open var adjustsFontForContentSizeCategory = false

    // MARK: Measuring and drawing

    /// The room that text takes in `bounds` with at most so many lines (0: any number), points. Text that is higher than `bounds` begins
    /// above them. Measures of the label go by it, so that a subclass may leave a margin here.
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        place(of: textSize(width: bounds.width, lines: numberOfLines), in: bounds)
    }

    /// Draws the text into a rectangle of the current context, centred in height.
    open func drawText(in rect: CGRect) {
        drawContent(in: rect)
    }

    open override func draw(_ rect: CGRect) {
        drawText(in: bounds)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        measure(width: numberOfLines == 1 || size.width <= 0 ? .infinity : size.width)
    }

    open override var intrinsicContentSize: CGSize {
        measure(width: numberOfLines != 1 && preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : .infinity)
    }

    override func baselines(in size: CGSize) -> TextBaselines? { textBaselines(in: size) }

    override func wrappedContentSize(forWidth width: CGFloat) -> CGSize? {
        wrapsContent && width > 0 ? measure(width: width) : nil
    }
    override var wrapsContent: Bool { numberOfLines != 1 }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        let category = traitCollection.preferredContentSizeCategory
        guard adjustsFontForContentSizeCategory, previousTraitCollection?.preferredContentSizeCategory != category,
            let font = content.font.following(traitCollection)
        else { return }
        self.font = font
    }

    override func layoutDirectionDidChange() {
        super.layoutDirectionDidChange()
        layouts = []
        setNeedsDisplay()
    }

    override var colorsInUse: [UIColor] {
        super.colorsInUse + [content.color] + (content.attributed?.foregroundColors ?? [])
    }

    override func colorAppearanceDidChange() {
        layouts = []
        super.colorAppearanceDidChange()
    }

    open override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? text }
        set { super.accessibilityLabel = newValue }
    }
}

/// What of text stays where it was when it shrinks.
public enum UIBaselineAdjustment: Int, Sendable {
    case alignBaselines, alignCenters, none
}
