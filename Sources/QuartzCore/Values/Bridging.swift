public import CoreGraphics
public import RenderTree

// Boxes: values by key come out as NSNumber and NSValue, and `as? CGFloat`, `as? CATransform3D` take them out again,
// as they do on Apple's systems.

extension NSValue {
    private static let transformEncoding = "[16d]"
    private static let affineEncoding = "[6d]"

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

extension CGFloat: @retroactive _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: Double(self)) }

    public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) {
        result = CGFloat(source.doubleValue)
    }

    public static func _conditionallyBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) -> Bool {
        result = CGFloat(source.doubleValue)
        return true
    }

    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> CGFloat {
        CGFloat(source?.doubleValue ?? 0)
    }
}

extension CATransform3D: _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSValue { NSValue(caTransform3D: self) }

    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CATransform3D?) {
        result = source.transform3D
    }

    public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CATransform3D?) -> Bool {
        result = source.transform3D
        return result != nil
    }

    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CATransform3D {
        source?.transform3D ?? CATransform3D()
    }
}

extension CGAffineTransform: _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSValue { NSValue(cgAffineTransform: self) }

    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGAffineTransform?) {
        result = source.affineTransform
    }

    public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGAffineTransform?) -> Bool {
        result = source.affineTransform
        return result != nil
    }

    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGAffineTransform {
        source?.affineTransform ?? .identity
    }
}
