import CoreGraphics
import RenderTree

/// How a string key reaches one property of a layer.
struct KeyAccessor: @unchecked Sendable {
    var kind: ValueKind
    /// The property as the sampler knows it, when it can be animated.
    var property: LayerProperty?
    var get: (CALayer) -> Any?
    var set: (CALayer, Any?) -> Void
}

/// The properties of one class of layer by their keys; what is missing here is looked up in the superclass's table.
final class KeyTable: @unchecked Sendable {
    private let parent: KeyTable?
    private let accessors: [String: KeyAccessor]

    init(parent: KeyTable? = nil, _ accessors: [(String, KeyAccessor)]) {
        self.parent = parent
        self.accessors = Dictionary(uniqueKeysWithValues: accessors)
    }

    subscript(key: String) -> KeyAccessor? {
        accessors[key] ?? parent?[key]
    }
}

extension KeyAccessor {
    private static func make<Layer: CALayer, Value>(
        _ kind: ValueKind, _ property: LayerProperty?, _ path: ReferenceWritableKeyPath<Layer, Value>,
        box: @escaping (Value) -> Any?, unbox: @escaping (Any?) -> Value?
    ) -> KeyAccessor {
        KeyAccessor(
            kind: kind, property: property,
            get: { layer in (layer as? Layer).flatMap { box($0[keyPath: path]) } },
            set: { layer, value in
                if let layer = layer as? Layer, let value = unbox(value) { layer[keyPath: path] = value }
            })
    }

    static func number<Layer: CALayer, Value: BinaryFloatingPoint>(
        _ path: ReferenceWritableKeyPath<Layer, Value>, _ property: LayerProperty? = nil
    ) -> KeyAccessor {
        // nil counts as zero.
        make(.number, property, path, box: { NSNumber(value: Double($0)) }) { value in
            value == nil ? 0 : Unboxing.number(value).map { Value($0) }
        }
    }

    static func integer<Layer: CALayer>(
        _ path: ReferenceWritableKeyPath<Layer, Int>, _ property: LayerProperty? = nil
    ) -> KeyAccessor {
        make(.number, property, path, box: { NSNumber(value: $0) }) { value in
            value == nil ? 0 : Unboxing.number(value).flatMap { Int(exactly: $0.rounded(.towardZero)) }
        }
    }

    /// A set of options, as its raw number.
    static func options<Layer: CALayer, Options: OptionSet>(
        _ path: ReferenceWritableKeyPath<Layer, Options>
    ) -> KeyAccessor where Options.RawValue: FixedWidthInteger {
        make(.number, nil, path, box: { NSNumber(value: UInt64(truncatingIfNeeded: $0.rawValue)) }) { value in
            if let options = value as? Options { return options }
            guard value != nil else { return [] }
            return Unboxing.number(value).flatMap { Options.RawValue(exactly: $0) }.map { Options(rawValue: $0) }
        }
    }

    static func flag<Layer: CALayer>(
        _ path: ReferenceWritableKeyPath<Layer, Bool>, _ property: LayerProperty? = nil
    ) -> KeyAccessor {
        make(.flag, property, path, box: { NSNumber(value: $0) }) { value in
            value == nil ? false : Unboxing.number(value).map { $0 != 0 }
        }
    }

    static func point<Layer: CALayer>(
        _ path: ReferenceWritableKeyPath<Layer, CGPoint>, _ property: LayerProperty? = nil
    ) -> KeyAccessor {
        make(.point, property, path, box: { NSValue(point: $0) }) { $0 == nil ? .zero : Unboxing.point($0) }
    }

    static func size<Layer: CALayer>(
        _ path: ReferenceWritableKeyPath<Layer, CGSize>, _ property: LayerProperty? = nil
    ) -> KeyAccessor {
        make(.size, property, path, box: { NSValue(size: $0) }) { $0 == nil ? .zero : Unboxing.size($0) }
    }

    static func rect<Layer: CALayer>(
        _ path: ReferenceWritableKeyPath<Layer, CGRect>, _ property: LayerProperty? = nil
    ) -> KeyAccessor {
        make(.rect, property, path, box: { NSValue(rect: $0) }) { $0 == nil ? .zero : $0 as? CGRect }
    }

    static func transform<Layer: CALayer>(
        _ path: ReferenceWritableKeyPath<Layer, CATransform3D>, _ property: LayerProperty? = nil
    ) -> KeyAccessor {
        make(.transform, property, path, box: { NSValue(caTransform3D: $0) }) { value in
            value == nil ? CATransform3DIdentity : Unboxing.transform(value)
        }
    }

    /// A colour or nothing. A toolkit's colour is none of Core Graphics: it animates all the same, and is drawn black.
    static func color<Layer: CALayer>(
        _ path: ReferenceWritableKeyPath<Layer, CGColor?>, _ property: LayerProperty? = nil
    ) -> KeyAccessor {
        make(.color, property, path, box: { $0 }) { value in
            if value == nil || value is NSNull { return .some(nil) }
            if value is any LayerColor { return .some(CGColor(gray: 0, alpha: 1)) }
            return (value as? CGColor).map { .some($0) }
        }
    }

    /// A property that holds an object or nothing; a value of another type is dropped.
    static func object<Layer: CALayer, Value>(
        _ path: ReferenceWritableKeyPath<Layer, Value?>, as kind: ValueKind = .object, _ property: LayerProperty? = nil
    ) -> KeyAccessor {
        make(kind, property, path, box: { $0 }) { value in
            value == nil || value is NSNull ? .some(nil) : (value as? Value).map { .some($0) }
        }
    }

    /// A string-like name such as a gravity.
    static func name<Layer: CALayer, Value: RawRepresentable<String>>(
        _ path: ReferenceWritableKeyPath<Layer, Value>
    ) -> KeyAccessor {
        make(.object, nil, path, box: { $0.rawValue }) { value in
            (value as? Value) ?? (value as? String).flatMap { Value(rawValue: $0) }
        }
    }
}

extension KeyTable {
    /// The properties of every layer.
    static let layer = KeyTable(geometryKeys + styleKeys + contentsKeys + otherKeys)

    private static let geometryKeys: [(String, KeyAccessor)] = [
        ("bounds", .rect(\CALayer.bounds, .bounds)),
        ("position", .point(\CALayer.position, .position)),
        ("zPosition", .number(\CALayer.zPosition, .zPosition)),
        ("anchorPoint", .point(\CALayer.anchorPoint, .anchorPoint)),
        ("anchorPointZ", .number(\CALayer.anchorPointZ, .anchorPointZ)),
        ("transform", .transform(\CALayer.transform, .transform)),
        ("sublayerTransform", .transform(\CALayer.sublayerTransform, .sublayerTransform)),
        ("frame", .rect(\CALayer.frame)),
        ("opacity", .number(\CALayer.opacity, .opacity)),
        ("hidden", .flag(\CALayer.isHidden, .hidden)),
        ("doubleSided", .flag(\CALayer.isDoubleSided, .doubleSided)),
        ("geometryFlipped", .flag(\CALayer.isGeometryFlipped, .geometryFlipped)),
    ]

    private static let styleKeys: [(String, KeyAccessor)] = [
        ("masksToBounds", .flag(\CALayer.masksToBounds, .masksToBounds)),
        ("backgroundColor", .color(\CALayer.backgroundColor, .backgroundColor)),
        ("cornerRadius", .number(\CALayer.cornerRadius, .cornerRadius)),
        ("cornerRadii", LayerCorners.accessor),
        ("maskedCorners", .options(\CALayer.maskedCorners)),
        ("cornerCurve", .name(\CALayer.cornerCurve)),
        ("borderWidth", .number(\CALayer.borderWidth, .borderWidth)),
        ("borderColor", .color(\CALayer.borderColor, .borderColor)),
        ("shadowColor", .color(\CALayer.shadowColor, .shadowColor)),
        ("shadowOpacity", .number(\CALayer.shadowOpacity, .shadowOpacity)),
        ("shadowOffset", .size(\CALayer.shadowOffset, .shadowOffset)),
        ("shadowRadius", .number(\CALayer.shadowRadius, .shadowRadius)),
        ("shadowPath", .object(\CALayer.shadowPath, as: .path, .shadowPath)),
        ("allowsGroupOpacity", .flag(\CALayer.allowsGroupOpacity)),
        ("shouldRasterize", .flag(\CALayer.shouldRasterize, .shouldRasterize)),
        ("rasterizationScale", .number(\CALayer.rasterizationScale, .rasterizationScale)),
        ("filters", .object(\CALayer.filters)),
        ("backgroundFilters", .object(\CALayer.backgroundFilters)),
        ("compositingFilter", .object(\CALayer.compositingFilter)),
        ("mask", .object(\CALayer.mask)),
        ("sublayers", .object(\CALayer.sublayers)),
    ]

    private static let contentsKeys: [(String, KeyAccessor)] = [
        ("contents", .object(\CALayer.contents, as: .image, .contents)),
        ("contentsRect", .rect(\CALayer.contentsRect, .contentsRect)),
        ("contentsCenter", .rect(\CALayer.contentsCenter, .contentsCenter)),
        ("contentsScale", .number(\CALayer.contentsScale, .contentsScale)),
        ("contentsGravity", .name(\CALayer.contentsGravity)),
        ("magnificationFilter", .name(\CALayer.magnificationFilter)),
        ("minificationFilter", .name(\CALayer.minificationFilter)),
        ("opaque", .flag(\CALayer.isOpaque)),
        ("needsDisplayOnBoundsChange", .flag(\CALayer.needsDisplayOnBoundsChange)),
        ("drawsAsynchronously", .flag(\CALayer.drawsAsynchronously)),
        ("edgeAntialiasingMask", .options(\CALayer.edgeAntialiasingMask)),
        ("allowsEdgeAntialiasing", .flag(\CALayer.allowsEdgeAntialiasing)),
    ]

    private static let otherKeys: [(String, KeyAccessor)] = [
        ("name", .object(\CALayer.name)),
        ("actions", .object(\CALayer.actions)),
        ("style", .object(\CALayer.style)),
        ("delegate", .object(\CALayer.delegate)),
        ("layoutManager", .object(\CALayer.layoutManager)),
        ("beginTime", .number(\CALayer.beginTime)),
        ("duration", .number(\CALayer.duration)),
        ("speed", .number(\CALayer.speed)),
        ("timeOffset", .number(\CALayer.timeOffset)),
        ("repeatCount", .number(\CALayer.repeatCount)),
        ("repeatDuration", .number(\CALayer.repeatDuration)),
        ("autoreverses", .flag(\CALayer.autoreverses)),
        ("fillMode", .name(\CALayer.fillMode)),
    ]
}
