import CoreGraphics
import Synchronization

/// A symbol of the system's set as this project draws it, and how large.
struct SymbolImage {
    let name: String
    let shape: SymbolShape
    let configuration: UIImage.SymbolConfiguration

    /// nil when there is no such symbol.
    init?(name: String, configuration: UIImage.SymbolConfiguration) {
        guard let shape = SymbolShape.named(name) else { return nil }
        self.init(name: name, shape: shape, configuration: configuration)
    }

    init(name: String, shape: SymbolShape, configuration: UIImage.SymbolConfiguration) {
        self.name = name
        self.shape = shape
        self.configuration = configuration
    }

    /// The symbol drawn in another configuration, with everything else of `content`.
    func image(_ configuration: UIImage.SymbolConfiguration, like content: UIImage.Content) -> UIImage {
        var content = content
        let symbol = SymbolImage(name: name, shape: shape, configuration: configuration)
        content.symbol = symbol
        let side = symbol.side, scale = max(UIGraphicsImageRendererFormat.preferredScale, 2)
        content.scale = scale
        content.bitmap = SymbolBitmaps.bitmap(
            of: symbol, side: side, scale: scale, lineShare: configuration.weight.lineShare)
        content.baselineOffset = side * 0.2
        if let color = configuration.color {
            content.tint = color
            content.renderingMode = .alwaysOriginal
        }
        return UIImage(content: content)
    }

    /// The symbol as something stretches it, at most 4,096 pixels wide; strokes grow with it.
    func bitmap(side: CGFloat, scale: CGFloat) -> CGImage {
        let side = min(side.rounded(.up), 4096 / scale), lineShare = configuration.weight.lineShare
        // Large ones would fill the store.
        guard side * scale <= 128 else { return shape.bitmap(side: side, scale: scale, lineShare: lineShare) }
        return SymbolBitmaps.bitmap(of: self, side: side, scale: scale, lineShare: lineShare)
    }

    /// Points; a symbol is somewhat larger than the letters beside it.
    private var side: CGFloat {
        let size = configuration.pointSize ?? 17
        let factor: CGFloat =
            switch configuration.scale {
            case .small: 0.8
            case .large: 1.3
            default: 1
            }
        return max(1, (size * 1.2 * factor).rounded())
    }
}

/// What a symbol looks like: drawn by this project, or by an SVG of the program's.
enum SymbolShape: Sendable {
    case drawn(SymbolDrawing)
    case file(VectorFile)

    private static let known = Mutex<[String: SymbolShape?]>([:])

    static func named(_ name: String) -> SymbolShape? {
        if let found = known.withLock({ $0[name] }) { return found }
        let found = SymbolDrawing.named(name).map { SymbolShape.drawn($0) } ?? neutral
        if found == nil || SymbolDrawing.named(name) == nil {
            Diagnostics.report("No symbol \"\(name)\" is drawn here; \(substitution).", key: "symbol.\(name)")
        }
        known.withLock { $0[name] = .some(found) }
        return found
    }

    static func register(_ shape: SymbolShape, named name: String) {
        known.withLock { $0[name] = .some(shape) }
        SymbolBitmaps.forget()
    }

    /// A sign for what is not drawn, where `MUTOSCOPE_SYMBOLS` asks for one: an empty square with dashed sides.
    private static var neutral: SymbolShape? {
        isReplaced ? SymbolDrawing.named("square.dashed").map { .drawn($0) } : nil
    }

    private static let isReplaced = ProcessInfo.processInfo.environment["MUTOSCOPE_SYMBOLS"] == "stand-in"

    private static var substitution: String {
        isReplaced
            ? "a dashed square stands for it"
            : "UIImage(systemName:) gives nil, or with MUTOSCOPE_SYMBOLS=stand-in a dashed square"
    }

    fileprivate func bitmap(side: CGFloat, scale: CGFloat, lineShare: CGFloat) -> CGImage {
        switch self {
        case .drawn(let drawing): drawing.bitmap(side: side, scale: scale, lineShare: lineShare)
        case .file(let file): file.bitmap(fitting: side * scale)
        }
    }
}

/// Pictures of symbols, kept: the cells of a list ask for one and the same again and again.
private enum SymbolBitmaps {
    private struct Key: Hashable {
        let name: String
        let side: CGFloat, scale: CGFloat, lineShare: CGFloat
    }
    private static let known = Mutex<[Key: CGImage]>([:])
    /// Pictures, after which all are forgotten.
    private static let most = 256

    static func bitmap(of symbol: SymbolImage, side: CGFloat, scale: CGFloat, lineShare: CGFloat) -> CGImage {
        let key = Key(name: symbol.name, side: side, scale: scale, lineShare: lineShare)
        if let found = known.withLock({ $0[key] }) { return found }
        let drawn = symbol.shape.bitmap(side: side, scale: scale, lineShare: lineShare)
        known.withLock { known in
            if known.count >= most { known.removeAll() }
            known[key] = drawn
        }
        return drawn
    }

    static func forget() { known.withLock { $0.removeAll() } }
}

extension UIImage {
    /// A symbol of the system's set, as a template. This project draws the most used ones itself: for the others the
    /// result is nil, with a report.
    public convenience init?(systemName name: String) {
        self.init(systemName: name, withConfiguration: nil)
    }

    /// A symbol of the system's set in a configuration; nil, with a report, for those not drawn here.
    public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
        let given = configuration as? SymbolConfiguration
        let known = given ?? SymbolConfiguration(pointSize: nil, weight: .unspecified, scale: .unspecified)
        guard let symbol = SymbolImage(name: name, configuration: known) else { return nil }
        self.init(content: symbol.image(known, like: Content(renderingMode: .alwaysTemplate)).content)
    }

    /// A symbol of the system's set; variable values are not shown.
    public convenience init?(
        systemName name: String, variableValue value: Double, configuration: Configuration? = nil
    ) { self.init(systemName: name, withConfiguration: configuration) }

    /// A symbol of the system's set that suits some traits; nil, with a report, for those not drawn here.
    public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
        self.init(systemName: name, withConfiguration: nil)
    }

    /// Has `UIImage(systemName:)` draw an SVG of the program's for a name, as a square of the symbol's size. Mutoscope's own.
    ///
    /// - Throws: what is wrong with the file.
    public static func registerSymbol(_ svg: Data, named name: String) throws {
        SymbolShape.register(.file(try VectorFile(svg)), named: name)
    }
}
