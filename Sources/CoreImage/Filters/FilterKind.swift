import CoreGraphics

/// One of the filters that there are: its inputs, and what it makes of them.
struct FilterKind: Sendable {
    let name: String
    let categories: [String]
    let inputs: [FilterInput]
    /// Nil while an input is missing.
    let make: @Sendable (FilterValues) -> Recipe?

    init(
        _ name: String, _ category: String, _ inputs: [FilterInput],
        _ make: @escaping @Sendable (FilterValues) -> Recipe?
    ) {
        self.name = name
        self.inputs = inputs
        self.make = make
        categories = [category, kCICategoryBuiltIn, kCICategoryStillImage, kCICategoryVideo]
    }

    /// A filter that changes each pixel's colour.
    static func colors(
        _ name: String, _ category: String = kCICategoryColorEffect, _ inputs: [FilterInput] = [],
        _ make: @escaping @Sendable (FilterValues) -> @Sendable (SIMD3<Float>) -> SIMD3<Float>
    ) -> FilterKind {
        FilterKind(name, category, [.image] + inputs) { values in values.image?.recolored(make(values)) }
    }

    private static let all: [String: FilterKind] = {
        let lists = [
            adjustments, effects, photoEffects, blurs, sharpeners, stylizers, tiles, distortions, blendModes,
            compositing,
            generators, gradients, codes, geometry, reductions, tables, perspectives, morphology, patterns, transitions,
            hueModes,
        ]
        return Dictionary(uniqueKeysWithValues: lists.joined().map { ($0.name, $0) })
    }()

    static func named(_ name: String) -> FilterKind? { all[name] }
    static var names: [String] { all.keys.sorted() }
}

/// What one input takes.
struct FilterInput: Sendable {
    enum Default: Sendable {
        case none
        case number(Double)
        case vector([CGFloat])
        case color([CGFloat])
        case transform
        case text(String)
    }

    let key: String
    let standard: Default
    let type: String
    let className: String
    var range: ClosedRange<Double>?

    static let image = image(kCIInputImageKey)

    static func image(_ key: String) -> FilterInput {
        FilterInput(key: key, standard: .none, type: kCIAttributeTypeImage, className: "CIImage")
    }

    static func number(
        _ key: String, _ standard: Double, _ range: ClosedRange<Double>? = nil, type: String = kCIAttributeTypeScalar
    ) -> FilterInput {
        FilterInput(key: key, standard: .number(standard), type: type, className: "NSNumber", range: range)
    }

    static func radius(_ standard: Double, _ most: Double = 100) -> FilterInput {
        number(kCIInputRadiusKey, standard, 0...most, type: kCIAttributeTypeDistance)
    }

    static func intensity(_ standard: Double, _ range: ClosedRange<Double> = 0...1) -> FilterInput {
        number(kCIInputIntensityKey, standard, range)
    }

    static func angle(_ standard: Double) -> FilterInput {
        number(kCIInputAngleKey, standard, -Double.pi...Double.pi, type: kCIAttributeTypeAngle)
    }

    static let center = point(kCIInputCenterKey, 150, 150)

    static func point(_ key: String, _ x: CGFloat, _ y: CGFloat) -> FilterInput {
        FilterInput(key: key, standard: .vector([x, y]), type: kCIAttributeTypePosition, className: "CIVector")
    }

    static func vector(_ key: String, _ values: [CGFloat], type: String = kCIAttributeTypeRectangle) -> FilterInput {
        FilterInput(key: key, standard: .vector(values), type: type, className: "CIVector")
    }

    static func color(_ key: String, _ values: [CGFloat]) -> FilterInput {
        FilterInput(key: key, standard: .color(values), type: kCIAttributeTypeColor, className: "CIColor")
    }

    static let transform = FilterInput(
        key: kCIInputTransformKey, standard: .transform, type: "CIAttributeTypeTransform",
        className: "NSAffineTransform")

    static func data(_ key: String) -> FilterInput {
        FilterInput(key: key, standard: .none, type: "", className: "NSData")
    }

    static func text(_ key: String, _ standard: String) -> FilterInput {
        FilterInput(key: key, standard: .text(standard), type: "", className: "NSString")
    }

    /// The value that the filter begins with.
    var initial: Any? {
        switch standard {
        case .none: nil
        case .number(let number): NSNumber(value: number)
        case .vector(let values): CIVector(values)
        case .color(let c): CIColor(red: c[0], green: c[1], blue: c[2], alpha: c[3])
        case .transform: NSValue(cgAffineTransform: .identity)
        case .text(let text): text
        }
    }

    /// As ``CIFilter/attributes`` says it.
    var attributes: [String: Any] {
        var found: [String: Any] = [kCIAttributeClass: className]
        if !type.isEmpty { found[kCIAttributeType] = type }
        if let initial { found[kCIAttributeDefault] = initial }
        if let range {
            found[kCIAttributeSliderMin] = NSNumber(value: range.lowerBound)
            found[kCIAttributeSliderMax] = NSNumber(value: range.upperBound)
        }
        found[kCIAttributeDisplayName] = FilterName.words(key.hasPrefix("input") ? String(key.dropFirst(5)) : key)
        return found
    }
}

enum FilterName {
    /// "SepiaTone" as "Sepia Tone".
    static func words(_ name: String) -> String {
        var words = ""
        for character in name {
            if character.isUppercase, let last = words.last, last.isLowercase { words.append(" ") }
            words.append(character)
        }
        return words
    }
}
