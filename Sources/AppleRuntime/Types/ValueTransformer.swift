public import CoreGraphics
import Synchronization

/// The name of a transformer.
public struct NSValueTransformerName: RawRepresentable, Hashable, Sendable {
    /// The name as text.
    public var rawValue: String
    /// A name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// The transformer between objects and archives, which stores use without being told.
    public static let secureUnarchiveFromDataTransformerName = NSValueTransformerName("NSSecureUnarchiveFromData")
}

/// Makes values of values, and sometimes back. Foundation on Linux has none.
open class ValueTransformer: NSObject {
    /// A transformer.
    public override init() { super.init() }

    private struct Known: @unchecked Sendable { var transformers: [NSValueTransformerName: ValueTransformer] = [:] }
    private static let known = Mutex(Known())

    /// Lets a transformer be found by a name.
    open class func setValueTransformer(_ transformer: ValueTransformer?, forName name: NSValueTransformerName) {
        let box = UncheckedBox(value: transformer)
        known.withLock { $0.transformers[name] = box.value }
    }

    /// The transformer of a name.
    open class func valueTransformer(forName name: NSValueTransformerName) -> ValueTransformer? {
        known.withLock { UncheckedBox(value: $0.transformers[name]) }.value
    }

    /// The names of all transformers.
    open class func valueTransformerNames() -> [NSValueTransformerName] {
        known.withLock { Array($0.transformers.keys) }.sorted { $0.rawValue < $1.rawValue }
    }

    /// The class of what a transformer makes.
    open class func transformedValueClass() -> AnyClass { NSObject.self }
    /// Whether values can be made back.
    open class func allowsReverseTransformation() -> Bool { false }
    /// What is made of a value.
    open func transformedValue(_ value: Any?) -> Any? { value }
    /// What a value was made of.
    open func reverseTransformedValue(_ value: Any?) -> Any? { transformedValue(value) }
}

/// Makes objects of archives; `transformedValue` reads, `reverseTransformedValue` writes.
open class NSSecureUnarchiveFromDataTransformer: ValueTransformer {
    /// The classes that are read.
    open class var allowedTopLevelClasses: [AnyClass] { [NSArray.self, NSDictionary.self, NSString.self] }
    open override class func allowsReverseTransformation() -> Bool { true }
    open override func transformedValue(_ value: Any?) -> Any? {
        guard let data = value as? Data, let reader = try? NSKeyedUnarchiver(forReadingFrom: data) else { return nil }
        reader.requiresSecureCoding = false
        return reader.decodeObject(forKey: NSKeyedArchiveRootObjectKey)
    }
    open override func reverseTransformedValue(_ value: Any?) -> Any? {
        value.flatMap { try? NSKeyedArchiver.archivedData(withRootObject: $0, requiringSecureCoding: false) }
    }
}
