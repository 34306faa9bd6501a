import CoreGraphics
import RenderTree
@_spi(Reflection) import Swift
import Synchronization

/// Writes a stored property of a program's own layer class, as key-value coding does on Apple's systems.
///
/// Only for layers that nobody else has seen yet: presentation copies.
enum StoredProperty {
    /// False when the class has no such property, or one of a type that is not animated.
    static func write(_ value: RenderValue, to key: String, of layer: CALayer) -> Bool {
        guard let field = field(key, of: type(of: layer)) else { return false }
        let place = Unmanaged.passUnretained(layer).toOpaque() + field.offset
        func store<Value>(_ value: Value) -> Bool {
            place.assumingMemoryBound(to: Value.self).pointee = value
            return true
        }
        switch value {
        case .number(let number):
            switch field.type {
            case is CGFloat.Type: return store(CGFloat(number))
            case is Double.Type: return store(number)
            case is Float.Type: return store(Float(number))
            case is Int.Type: return store(Int(number.isFinite ? number.rounded(.towardZero) : 0))
            default: return false
            }
        case .flag(let flag): return field.type is Bool.Type && store(flag)
        case .point(let point): return field.type is CGPoint.Type && store(point)
        case .size(let size): return field.type is CGSize.Type && store(size)
        case .rect(let rect): return field.type is CGRect.Type && store(rect)
        case .transform(let transform): return field.type is CATransform3D.Type && store(transform)
        case .color, .path, .image, .numbers, .colors: return false
        }
    }

    /// `classType` and `ignoreUnknown`, whose own names are variables that other threads might change.
    private static let classOptions = _EachFieldOptions(rawValue: 1 | 2)

    private struct Field: @unchecked Sendable {
        let offset: Int
        let type: any Any.Type
    }
    private struct Place: Hashable {
        let type: ObjectIdentifier
        let key: String
    }
    /// What was looked for already, of classes that stay: reading their metadata takes longer than everything else of a
    /// presentation.
    private static let known = Mutex<[Place: Field?]>([:])

    private static func field(_ key: String, of type: CALayer.Type) -> Field? {
        let place = Place(type: ObjectIdentifier(type), key: key)
        if let field = known.withLock({ $0[place] }) { return field }
        var found: Field?
        _ = _forEachField(of: type, options: classOptions) { name, offset, type, _ in
            guard String(cString: name) == key else { return true }
            found = Field(offset: offset, type: type)
            return false
        }
        known.withLock { [found] in $0[place] = .some(found) }
        return found
    }
}
