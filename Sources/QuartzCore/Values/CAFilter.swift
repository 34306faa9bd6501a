public import CoreGraphics
import RenderTree

/// A filter of a layer: a Gaussian blur, a colour matrix, a saturation, a page curl, or (as ``CALayer/compositingFilter``) a blend mode.
///
/// Parameters are set by key, as in Core Animation: `inputRadius` in points; `inputColorMatrix` as twenty numbers, row by row. A page
/// curl has `inputTime` (0 flat, 1 just gone), `inputAngle` (where the roll moves, radians, clockwise from the x axis), `inputRadius` and
/// `inputBackColor0` (a `CGColor` that lies over the mirrored page on its back; light paper without it).
open class CAFilter: NSObject {
    /// Blurs by `inputRadius`, the standard deviation.
    public static let gaussianBlur = "gaussianBlur"
    /// Maps straight sRGB colours by `inputColorMatrix`, 4×5.
    public static let colorMatrix = "colorMatrix"
    /// Moves every colour away from its grey of the same lightness by `inputAmount`: 0 is grey, 1 leaves it.
    public static let colorSaturate = "colorSaturate"
    /// Rolls the layer with its sublayers around a cylinder, as a page.
    public static let pageCurl = "pageCurl"

    /// What the filter does.
    public final let type: String
    /// The filter's name in key paths, `filters.name.inputRadius`.
    open var name: String?
    final private var parameters: [String: Any] = [:]

    /// A filter of this type: ``gaussianBlur``, ``colorMatrix`` or the name of a blend mode such as `multiplyBlendMode`.
    public init(type: String) {
        self.type = type
        name = type
    }

    /// A parameter.
    open func value(forKey key: String) -> Any? { parameters[key] }
    /// Sets a parameter. A layer reads it when the filter is assigned to it.
    open func setValue(_ value: Any?, forKey key: String) { parameters[key] = value }

    private var layerFilter: LayerFilter? {
        switch type {
        case CAFilter.gaussianBlur:
            return .gaussianBlur(radius: max(0, Unboxing.number(parameters["inputRadius"]) ?? 0))
        case CAFilter.colorMatrix:
            let matrix = (parameters["inputColorMatrix"] as? [Any])?.compactMap {
                Unboxing.number($0).map { Float($0) }
            }
            return matrix.flatMap { $0.count == 20 ? .colorMatrix($0) : nil }
        case CAFilter.colorSaturate:
            return .colorSaturate(amount: Unboxing.number(parameters["inputAmount"]) ?? 1)
        case CAFilter.pageCurl:
            return .pageCurl(
                PageCurlFilter(
                    time: number("inputTime"), angle: number("inputAngle"), radius: number("inputRadius"),
                    backColor: (parameters["inputBackColor0"] as? CGColor)?.rgba))
        default:
            return nil
        }
    }

    /// A parameter as a finite number; 0 where there is none.
    private func number(_ key: String) -> Double {
        let value = Unboxing.number(parameters[key]) ?? 0
        return value.isFinite ? value : 0
    }

    static func layerFilters(_ filters: [Any]?) -> [LayerFilter] {
        (filters ?? []).compactMap { filter in
            if let known = (filter as? CAFilter)?.layerFilter { return known }
            Diagnostics.report(
                "The layer filter \(describe(filter)) is not supported and is left out.", key: describe(filter))
            return nil
        }
    }

    /// `multiplyBlendMode`, `multiply` and a ``CAFilter`` of that type all mean the same.
    static func blendMode(_ filter: Any?) -> BlendMode {
        guard let filter else { return .normal }
        let name = (filter as? CAFilter)?.type ?? filter as? String ?? ""
        let suffixes = ["BlendMode", "Compositing"]
        let short = suffixes.first { name.hasSuffix($0) }.map { String(name.dropLast($0.count)) } ?? name
        if let mode = aliases[short] ?? BlendMode(rawValue: short) { return mode }
        Diagnostics.report(
            "The compositing filter \(describe(filter)) is not supported; the layer is drawn normally.",
            key: describe(filter))
        return .normal
    }

    private static func describe(_ filter: Any) -> String {
        (filter as? CAFilter)?.type ?? filter as? String ?? String(describing: filter)
    }

    private static let aliases: [String: BlendMode] = [
        "plusL": .plusLighter, "plusD": .plusDarker, "addition": .plusLighter, "linearDodge": .plusLighter,
        "sourceOver": .normal, "destIn": .destinationIn, "destOut": .destinationOut, "destOver": .destinationOver,
        "destAtop": .destinationAtop,
    ]
}
