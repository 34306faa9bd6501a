import CoreGraphics

/// A symbol of the system's set as this project draws it, and how large.
struct SymbolImage {
    let name: String
    let drawing: SymbolDrawing
    let configuration: UIImage.SymbolConfiguration

    /// nil when there is no such symbol.
    init?(name: String, configuration: UIImage.SymbolConfiguration) {
        guard let drawing = SymbolDrawing.all[name] else { return nil }
        self.init(name: name, drawing: drawing, configuration: configuration)
    }

    private init(name: String, drawing: SymbolDrawing, configuration: UIImage.SymbolConfiguration) {
        self.name = name
        self.drawing = drawing
        self.configuration = configuration
    }

    /// The symbol drawn in another configuration, with everything else of `content`.
    func image(_ configuration: UIImage.SymbolConfiguration, like content: UIImage.Content) -> UIImage {
        var content = content
        let symbol = SymbolImage(name: name, drawing: drawing, configuration: configuration)
        content.symbol = symbol
        let side = symbol.side, scale = max(UIGraphicsImageRendererFormat.preferredScale, 2)
        content.scale = scale
        content.bitmap = drawing.bitmap(side: side, scale: scale, lineShare: configuration.weight.lineShare)
        content.baselineOffset = side * 0.2
        return UIImage(content: content)
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

extension UIImage {
    /// A symbol of the system's set, as a template. This project draws a small part of the set itself: for the others the
    /// result is nil, with a report.
    public convenience init?(systemName name: String) {
        self.init(systemName: name, withConfiguration: nil)
    }

    /// A symbol of the system's set in a configuration; nil, with a report, for those not drawn here.
    public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
        let given = configuration as? SymbolConfiguration
        let known = given ?? SymbolConfiguration(pointSize: nil, weight: .unspecified, scale: .unspecified)
        guard let symbol = SymbolImage(name: name, configuration: known) else {
            Diagnostics.report(
                "No symbol \"\(name)\" is drawn here; UIImage(systemName:) gives nil.", key: "symbol.\(name)")
            return nil
        }
        self.init(content: symbol.image(known, like: Content(renderingMode: .alwaysTemplate)).content)
    }

    /// A symbol of the system's set that suits some traits; nil, with a report, for those not drawn here.
    public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
        self.init(systemName: name, withConfiguration: nil)
    }
}
