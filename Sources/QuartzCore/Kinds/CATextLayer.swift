public import CoreGraphics
import RenderTree

/// Where a text that is too long is cut.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
    /// The name as Apple's frameworks spell it.
    public let rawValue: String
    /// The value of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Text that does not fit is cut off.
    public static let none = Self(rawValue: "none")
    /// The beginning makes room: `…the end`.
    public static let start = Self(rawValue: "start")
    /// The middle makes room: `the … end`.
    public static let middle = Self(rawValue: "middle")
    /// The end makes room: `the beginning…`.
    public static let end = Self(rawValue: "end")
}

/// How lines are aligned in the layer's width.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
    /// The name as Apple's frameworks spell it.
    public let rawValue: String
    /// The value of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// As the writing direction says.
    public static let natural = Self(rawValue: "natural")
    /// At the left.
    public static let left = Self(rawValue: "left")
    /// At the right.
    public static let right = Self(rawValue: "right")
    /// In the middle.
    public static let center = Self(rawValue: "center")
    /// At both edges.
    public static let justified = Self(rawValue: "justified")
}

/// A layer that draws text, from the top of its bounds.
open class CATextLayer: CALayer {
    private struct Text {
        var string: Any?
        var font: Any?
        var fontSize: CGFloat = 36
        var foregroundColor: CGColor? = CGColor(rgba: .white)
        var isWrapped = false
        var truncationMode = CATextLayerTruncationMode.none
        var alignmentMode = CATextLayerAlignmentMode.natural
        var allowsSubpixelQuantization = false
        /// The presentation layers of this one know its lines too.
        let lines = KnownLines()
    }
    final private var text = Text()

    /// A text layer; new bounds draw it anew.
    public override init() {
        super.init()
        needsDisplayOnBoundsChange = true
    }

    public override init(layer: Any) { super.init(layer: layer) }

    /// Makes the object from an archive or a compiled interface file.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The text: a `String`, or an `NSAttributedString`, whose fonts and colours then count.
    open var string: Any? {
        get { text.string }
        set { retext("string") { text.string = newValue } }
    }
    /// A family's name or a font object; its size does not count.
    open var font: Any? {
        get { text.font }
        set { retext("font") { text.font = newValue } }
    }
    /// Points.
    open var fontSize: CGFloat {
        get { text.fontSize }
        set { if newValue != fontSize { retext("fontSize") { text.fontSize = newValue } } }
    }
    /// The colour of a plain string; white by default.
    open var foregroundColor: CGColor? {
        get { text.foregroundColor }
        set { retext("foregroundColor") { text.foregroundColor = newValue } }
    }
    /// Whether lines break at the layer's width.
    open var isWrapped: Bool {
        get { text.isWrapped }
        set { retext("wrapped") { text.isWrapped = newValue } }
    }
    /// Where a text that is too long is cut.
    open var truncationMode: CATextLayerTruncationMode {
        get { text.truncationMode }
        set { retext("truncationMode") { text.truncationMode = newValue } }
    }
    /// How lines are aligned.
    open var alignmentMode: CATextLayerAlignmentMode {
        get { text.alignmentMode }
        set { retext("alignmentMode") { text.alignmentMode = newValue } }
    }
    /// Kept for Apple's signature; glyphs are placed without quantization.
    open var allowsFontSubpixelQuantization: Bool {
        get { text.allowsSubpixelQuantization }
        set { text.allowsSubpixelQuantization = newValue }
    }

    private final func retext(_ key: String, _ assign: () -> Void) {
        change(key, assign)
        setNeedsDisplay()
    }

    override func adopt(_ content: LayerContent, of model: CALayer) {
        if let model = model as? CATextLayer { text = model.text }
    }

    open override class func needsDisplay(forKey key: String) -> Bool {
        key == "fontSize" || key == "foregroundColor" || super.needsDisplay(forKey: key)
    }

    override class var keyTable: KeyTable { textTable }

    private static let textTable = KeyTable(
        parent: .layer,
        [
            ("string", .object(\CATextLayer.string)),
            ("font", .object(\CATextLayer.font)),
            ("fontSize", .number(\CATextLayer.fontSize, .fontSize)),
            ("foregroundColor", .color(\CATextLayer.foregroundColor, .foregroundColor)),
            ("wrapped", .flag(\CATextLayer.isWrapped)),
            ("truncationMode", .name(\CATextLayer.truncationMode)),
            ("alignmentMode", .name(\CATextLayer.alignmentMode)),
        ])

    override class var kindAnimatedKeys: Set<String> { animatedKeys }
    private static let animatedKeys: Set<String> = ["fontSize", "foregroundColor"]

    /// The size of the text on as many lines as it has, in points; a layout manager's where there is one.
    open override func preferredFrameSize() -> CGSize {
        if layoutManager != nil { return super.preferredFrameSize() }
        return TextLayout(runs, width: .infinity, height: .infinity, maximumLines: 0).size
    }

    // MARK: Drawing

    /// Draws the text.
    open override func draw(in ctx: CGContext) {
        if !picture.draw(in: ctx) { super.draw(in: ctx) }
    }

    /// What draws the layer on whatever thread; nil where code of the program takes part.
    final var ownDrawing: (@Sendable (CGContext) -> Bool)? {
        guard type(of: self) == CATextLayer.self, text.string is String, text.foregroundColor?.pattern == nil else {
            return nil
        }
        let picture = picture
        return { picture.draw(in: $0) }
    }

    private var picture: TextLayerPicture {
        let isBounded = text.isWrapped || text.truncationMode != .none
        return TextLayerPicture(
            runs: runs, width: isBounded ? bounds.width : .infinity,
            height: text.truncationMode == .none ? .infinity : bounds.height, maximumLines: text.isWrapped ? 0 : 1,
            bounds: bounds, isFlipped: contentsAreFlipped(),
            freeShare: text.alignmentMode == .right ? 1 : text.alignmentMode == .center ? 0.5 : 0, lines: text.lines)
    }

    private var paragraph: TextParagraphStyle {
        var style = TextParagraphStyle()
        style.alignment =
            switch text.alignmentMode {
            case .left: .left
            case .right: .right
            case .center: .center
            case .justified: .justified
            default: .natural
            }
        style.lineBreak =
            switch text.truncationMode {
            case .start: .truncateHead
            case .middle: .truncateMiddle
            case .end: .truncateTail
            default: text.isWrapped ? .wordWrap : .clip
            }
        return style
    }

    private var runs: [TextRun] {
        if let attributed = text.string as? NSAttributedString {
            return attributed.textRuns(
                font: FontDescription(size: 12), color: CGColor(rgba: .black), paragraph: paragraph)
        }
        guard let string = text.string as? String, !string.isEmpty else { return [] }
        var look = TextAttributes(font: description(of: text.font).sized(text.fontSize))
        look.fill(with: text.foregroundColor ?? CGColor(rgba: .clear))
        return [TextRun(string, look, paragraph: paragraph)]
    }

    private func description(of font: Any?) -> FontDescription {
        switch font {
        case let font as any LayerFont: font.layerFont
        case let name as String: FontDescription(family: .named(name), size: text.fontSize)
        default: FontDescription(size: text.fontSize)
        }
    }
}
