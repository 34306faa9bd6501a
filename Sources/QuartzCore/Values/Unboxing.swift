import CoreGraphics
import RenderTree

/// What kind of value a property holds.
enum ValueKind {
    case number, flag, point, size, rect, transform, color, path, image, numbers, colors
    /// Anything else, by its own type.
    case object

    /// Of a whole property.
    init(_ kind: LayerProperty.Kind) {
        self =
            switch kind {
            case .number: .number
            case .flag: .flag
            case .point: .point
            case .size: .size
            case .rect: .rect
            case .transform: .transform
            case .color: .color
            case .path: .path
            case .image: .image
            case .numbers: .numbers
            case .colors: .colors
            }
    }

    /// Of a part of a property.
    init(_ kind: LayerProperty.Kind, _ component: LayerProperty.Component) {
        switch component {
        case .whole: self.init(kind)
        case .origin: self = .point
        case .size, .translation: self = .size
        default: self = .number
        }
    }

    /// What nil stands for in a part of a struct.
    var zero: RenderValue? {
        switch self {
        case .number: .number(0)
        case .point: .point(.zero)
        case .size: .size(.zero)
        default: nil
        }
    }
}

/// The one routine that understands values of unknown type: bare structs and numbers, `NSNumber`, `NSValue`, numeric
/// strings, Core Graphics objects.
package enum Unboxing {
    package static func number(_ value: Any?) -> Double? {
        guard let value else { return nil }
        // What animations are mostly made of.
        if let value = exactly(Double.self, value) { return value }
        if let value = exactly(CGFloat.self, value) { return Double(value) }
        if let value = exactly(NSNumber.self, value) { return value.doubleValue }
        if let value = exactly(Bool.self, value) { return value ? 1 : 0 }
        return switch value {
        case let value as Double: value
        case let value as Int: Double(value)
        case let value as CGFloat: Double(value)
        case let value as Float: Double(value)
        case let value as Bool: value ? 1 : 0
        case let value as NSNumber: value.doubleValue
        case let value as String: Double(value.trimmingCharacters(in: .whitespaces))
        case let value as any BinaryInteger: Double(value)
        default: nil
        }
    }

    /// The value where its very type is `type`: a comparison and a copy. A cast asks for every way to bridge, at each of the thousands of
    /// values of a baked animation.
    @inline(__always)
    private static func exactly<Value>(_ type: Value.Type, _ value: Any) -> Value? {
        func open<Dynamic>(_ value: Dynamic) -> Value? {
            Dynamic.self == type ? unsafeBitCast(value, to: type) : nil
        }
        return _openExistential(value, do: open)
    }

    static func point(_ value: Any?) -> CGPoint? {
        if let value, let point = exactly(CGPoint.self, value) { return point }
        return switch value {
        case let value as CGPoint: value
        case let value as CGSize: CGPoint(x: value.width, y: value.height)
        case let value as CGVector: CGPoint(x: value.dx, y: value.dy)
        default: nil
        }
    }

    static func size(_ value: Any?) -> CGSize? {
        switch value {
        case let value as CGSize: value
        case let value as CGPoint: CGSize(width: value.x, height: value.y)
        case let value as CGVector: CGSize(width: value.dx, height: value.dy)
        default: nil
        }
    }

    static func transform(_ value: Any?) -> CATransform3D? {
        if let value, let transform = exactly(CATransform3D.self, value) { return transform }
        return switch value {
        case let value as CATransform3D: value
        case let value as CGAffineTransform: CATransform3DMakeAffineTransform(value)
        default: nil
        }
    }

    /// A value of a property of this kind, or nil when `value` is nothing of the sort.
    static func renderValue(_ value: Any?, as kind: ValueKind) -> RenderValue? {
        switch kind {
        case .number: number(value).map { .number($0) }
        case .flag: number(value).map { .flag($0 != 0) }
        case .point: point(value).map { .point($0) }
        case .size: size(value).map { .size($0) }
        case .rect: (value as? CGRect).map { .rect($0) }
        case .transform: transform(value).map { .transform($0) }
        case .color: color(value).map { .color($0.rgba) }
        case .path: path(value).map { .path(PathReference($0)) }
        case .image: (value as? CGImage).map { .image(ImageReference($0)) }
        case .numbers: numbers(value).map { .numbers($0) }
        case .colors: (value as? [Any])?.compactMap { ($0 as? CGColor)?.rgba }.asColors
        case .object: natural(value)
        }
    }

    /// nil when a value means nothing for such a property, which spoils the correspondence with the key times.
    static func keyframeValues(_ values: [Any], as kind: ValueKind) -> KeyframeValues? {
        switch kind {
        case .number: all(values, number).map { KeyframeValues(numbers: $0) }
        case .point: all(values, point).map { KeyframeValues(points: $0) }
        case .flag: all(values) { number($0).map { $0 != 0 } }.map { KeyframeValues(flags: $0) }
        case .color: all(values) { color($0)?.rgba }.map { KeyframeValues(colors: $0) }
        case .path: all(values) { path($0).map { PathReference($0) } }.map { KeyframeValues(paths: $0) }
        default: all(values) { renderValue($0, as: kind) }.map { KeyframeValues($0) }
        }
    }

    private static func all<Value>(_ values: [Any], _ unbox: (Any?) -> Value?) -> [Value]? {
        var unboxed: [Value] = []
        unboxed.reserveCapacity(values.count)
        for value in values {
            guard let value = unbox(value) else { return nil }
            unboxed.append(value)
        }
        return unboxed
    }

    private static func color(_ value: Any?) -> CGColor? {
        if let value, let color = exactly(CGColor.self, value) { return color }
        return value as? CGColor
    }

    private static func path(_ value: Any?) -> CGPath? {
        if let value, let path = exactly(CGPath.self, value) { return path }
        return value as? CGPath
    }

    private static func numbers(_ value: Any?) -> [Double]? {
        (value as? [Any])?.compactMap { number($0) }
    }

    /// The value by its own type, for properties that only the program knows.
    static func natural(_ value: Any?) -> RenderValue? {
        if let value = number(value) { return .number(value) }
        for kind in [ValueKind.rect, .point, .size, .transform, .color, .path, .image] {
            // Sizes and points stand for each other; the exact type decides first.
            if kind == .point, !(value is CGPoint) { continue }
            if kind == .size, !(value is CGSize) { continue }
            if let value = renderValue(value, as: kind) { return value }
        }
        guard let list = value as? [Any], !list.isEmpty else { return nil }
        let colors = list.compactMap { $0 as? CGColor }
        if colors.count == list.count { return .colors(colors.map(\.rgba)) }
        return numbers(list).flatMap { $0.count == list.count ? .numbers($0) : nil }
    }

    /// Puts a value in the box that `value(forKey:)` gives out.
    static func box(_ value: RenderValue) -> Any? {
        switch value {
        case .number(let value): NSNumber(value: value)
        case .flag(let value): NSNumber(value: value)
        case .point(let value): NSValue(point: value)
        case .size(let value): NSValue(size: value)
        case .rect(let value): NSValue(rect: value)
        case .transform(let value): NSValue(caTransform3D: value)
        case .color(let value): value.map { CGColor(rgba: $0) }
        case .path(let value): value?.path
        case .image(let value): value?.image
        case .numbers(let values): values.map { NSNumber(value: $0) }
        case .colors(let values): values.map { CGColor(rgba: $0) }
        }
    }
}

extension [RGBA] {
    fileprivate var asColors: RenderValue { .colors(self) }
}
