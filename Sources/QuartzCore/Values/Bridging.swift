public import CoreGraphics
public import RenderTree

// Boxes: values by key come out as NSNumber and NSValue, and `as? CGFloat`, `as? CATransform3D` take them out again,
// as they do on Apple's systems.

extension NSValue {
    private static let transformEncoding = "[16d]"
    private static let affineEncoding = "[6d]"
    // Foundation's own encodings of its geometry.
    fileprivate static let pointEncoding = String(cString: NSValue(point: .zero).objCType)
    fileprivate static let sizeEncoding = String(cString: NSValue(size: .zero).objCType)
    fileprivate static let rectEncoding = String(cString: NSValue(rect: .zero).objCType)

    /// Boxes a 4×4 matrix.
    public convenience init(caTransform3D transform: CATransform3D) {
        self.init(copying: transform, encoding: NSValue.transformEncoding)
    }

    /// The boxed 4×4 matrix; of a boxed affine map, that map; otherwise the zero matrix.
    public var caTransform3DValue: CATransform3D {
        transform3D ?? CATransform3D()
    }

    /// Boxes an affine map.
    public convenience init(cgAffineTransform transform: CGAffineTransform) {
        self.init(copying: transform, encoding: NSValue.affineEncoding)
    }

    /// The boxed affine map, or the identity when something else is in the box.
    public var cgAffineTransformValue: CGAffineTransform { affineTransform ?? .identity }

    var transform3D: CATransform3D? {
        if let affineTransform { return CATransform3DMakeAffineTransform(affineTransform) }
        return read(encoding: NSValue.transformEncoding)
    }

    var affineTransform: CGAffineTransform? { read(encoding: NSValue.affineEncoding) }

    private convenience init<T>(copying value: T, encoding: String) {
        self.init(bytes: withUnsafeBytes(of: value) { Array($0) }, objCType: encoding)
    }

    private func read<T: BitwiseCopyable>(encoding: String) -> T? {
        guard String(cString: objCType) == encoding else { return nil }
        return withUnsafeTemporaryAllocation(of: T.self, capacity: 1) { buffer in
            getValue(UnsafeMutableRawPointer(buffer.baseAddress!))
            return buffer[0]
        }
    }
}

/// A struct that a box of type `NSValue` or `NSNumber` can hold. `as?` takes it out.
public protocol BoxedInValue: _ObjectiveCBridgeable {
    /// Takes the value out of a box; nil when something else is in it.
    init?(unboxing box: _ObjectiveCType)
    /// What an empty or foreign box counts as.
    static var emptyBoxValue: Self { get }
}

extension BoxedInValue {
    /// Takes the value out of its box; it must be in there.
    public static func _forceBridgeFromObjectiveC(_ source: _ObjectiveCType, result: inout Self?) {
        result = Self(unboxing: source)
    }

    /// Takes the value out of its box, when it is in there.
    public static func _conditionallyBridgeFromObjectiveC(_ source: _ObjectiveCType, result: inout Self?) -> Bool {
        result = Self(unboxing: source)
        return result != nil
    }

    /// Takes the value out of its box, or what an empty box stands for.
    public static func _unconditionallyBridgeFromObjectiveC(_ source: _ObjectiveCType?) -> Self {
        source.flatMap { Self(unboxing: $0) } ?? emptyBoxValue
    }
}

extension CGFloat: @retroactive _ObjectiveCBridgeable, BoxedInValue {
    /// The number in a box.
    @_disfavoredOverload
    public init?(unboxing box: NSNumber) { self = CGFloat(box.doubleValue) }
    /// The number in a box.
    public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: Double(self)) }
    /// What a missing box stands for.
    public static var emptyBoxValue: CGFloat { 0 }
}

extension CGPoint: @retroactive _ObjectiveCBridgeable, BoxedInValue {
    /// The point in a box; nil where something else is in it.
    public init?(unboxing box: NSValue) {
        guard String(cString: box.objCType) == NSValue.pointEncoding else { return nil }
        self = box.pointValue
    }
    /// The point in a box.
    public func _bridgeToObjectiveC() -> NSValue { NSValue(point: self) }
    /// What a missing box stands for.
    public static var emptyBoxValue: CGPoint { .zero }
}

extension CGSize: @retroactive _ObjectiveCBridgeable, BoxedInValue {
    /// The size in a box; nil where something else is in it.
    public init?(unboxing box: NSValue) {
        guard String(cString: box.objCType) == NSValue.sizeEncoding else { return nil }
        self = box.sizeValue
    }
    /// The size in a box.
    public func _bridgeToObjectiveC() -> NSValue { NSValue(size: self) }
    /// What a missing box stands for.
    public static var emptyBoxValue: CGSize { .zero }
}

extension CGRect: @retroactive _ObjectiveCBridgeable, BoxedInValue {
    /// The rectangle in a box; nil where something else is in it.
    public init?(unboxing box: NSValue) {
        guard String(cString: box.objCType) == NSValue.rectEncoding else { return nil }
        self = box.rectValue
    }
    /// The rectangle in a box.
    public func _bridgeToObjectiveC() -> NSValue { NSValue(rect: self) }
    /// What a missing box stands for.
    public static var emptyBoxValue: CGRect { .zero }
}

extension CATransform3D: _ObjectiveCBridgeable, BoxedInValue {
    /// The matrix in a box; nil where something else is in it.
    public init?(unboxing box: NSValue) {
        guard let transform = box.transform3D else { return nil }
        self = transform
    }
    /// The matrix in a box.
    public func _bridgeToObjectiveC() -> NSValue { NSValue(caTransform3D: self) }
    /// What a missing box stands for.
    public static var emptyBoxValue: CATransform3D { CATransform3D() }
}

extension CGAffineTransform: _ObjectiveCBridgeable, BoxedInValue {
    /// The affine map in a box; nil where something else is in it.
    public init?(unboxing box: NSValue) {
        guard let transform = box.affineTransform else { return nil }
        self = transform
    }
    /// The affine map in a box.
    public func _bridgeToObjectiveC() -> NSValue { NSValue(cgAffineTransform: self) }
    /// What a missing box stands for.
    public static var emptyBoxValue: CGAffineTransform { .identity }
}
