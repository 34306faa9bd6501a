import Foundation

/// Values of attributes: as objects hold them, and whether they may be saved.
enum AttributeValues {
    /// A value as objects hold it: numbers as `NSNumber`, all else as Swift's own types.
    static func canonical(_ value: Any?, _ attribute: NSAttributeDescription) -> Any? {
        guard let value = value.flatMap(bare), !(value is NSNull) else { return nil }
        switch attribute.attributeType {
        case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType, .doubleAttributeType,
            .floatAttributeType, .booleanAttributeType:
            return number(value)
        case .decimalAttributeType:
            if let decimal = value as? Decimal { return NSDecimalNumber(decimal: decimal) }
            if let number = value as? NSDecimalNumber { return number }
            return number(value).flatMap { ($0 as? NSNumber).map { NSDecimalNumber(decimal: $0.decimalValue) } }
        case .stringAttributeType:
            return value as? String ?? (value as? NSString).map { String(describing: $0) } ?? value
        case .dateAttributeType: return value as? Date ?? value
        case .binaryDataAttributeType: return value as? Data ?? value
        case .UUIDAttributeType: return value as? UUID ?? value
        case .URIAttributeType: return value as? URL ?? value
        default: return value
        }
    }

    /// What an optional in an `Any` holds.
    private static func bare(_ value: Any) -> Any? {
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .optional else { return value }
        return mirror.children.first.flatMap { bare($0.value) }
    }

    private static func number(_ value: Any) -> Any? {
        switch value {
        case let value as NSNumber: value
        case let value as Bool: NSNumber(value: value)
        case let value as Double: NSNumber(value: value)
        case let value as Float: NSNumber(value: value)
        case let value as CGFloat: NSNumber(value: Double(value))
        case let value as any BinaryInteger: NSNumber(value: Int64(clamping: value))
        case let value as Decimal: NSDecimalNumber(decimal: value)
        case let value as any RawRepresentable: number(value.rawValue)
        default: value
        }
    }

    /// A default as a model's file writes it.
    static func parse(_ text: String?, _ type: NSAttributeType) -> Any? {
        guard let text else { return nil }
        switch type {
        case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType:
            return (Int64(text) ?? Double(text).map { Int64($0) }).map { NSNumber(value: $0) }
        case .doubleAttributeType: return Double(text).map { NSNumber(value: $0) }
        case .floatAttributeType: return Float(text).map { NSNumber(value: $0) }
        case .booleanAttributeType: return NSNumber(value: ["YES", "1", "true"].contains(text))
        case .decimalAttributeType: return NSDecimalNumber(string: text)
        case .stringAttributeType: return text
        case .dateAttributeType: return Double(text).map { Date(timeIntervalSinceReferenceDate: $0) }
        case .UUIDAttributeType: return UUID(uuidString: text)
        case .URIAttributeType: return URL(string: text)
        default: return nil
        }
    }

    static func isSame(_ a: Any?, _ b: Any?) -> Bool {
        switch (a, b) {
        case (nil, nil): return true
        case (nil, _), (_, nil): return false
        default: break
        }
        if let a = a as? Links, let b = b as? Links { return a == b }
        if let a = a as? AnyHashable, let b = b as? AnyHashable { return a == b }
        return (a as AnyObject) === (b as AnyObject)
    }

    // MARK: Validation

    /// Whether a value's type is the attribute's.
    static func fits(_ value: Any, _ type: NSAttributeType) -> Bool {
        switch type {
        case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType, .doubleAttributeType,
            .floatAttributeType, .booleanAttributeType:
            value is NSNumber
        case .decimalAttributeType: value is NSDecimalNumber
        case .stringAttributeType: value is String
        case .dateAttributeType: value is Date
        case .binaryDataAttributeType: value is Data
        case .UUIDAttributeType: value is UUID
        case .URIAttributeType: value is URL
        default: true
        }
    }

    /// The code of the error that a value makes; nil where it may be saved.
    static func problem(_ value: Any?, _ attribute: NSAttributeDescription) -> Int? {
        guard let value else { return attribute.isOptional ? nil : NSValidationMissingMandatoryPropertyError }
        if let text = value as? String { return problem(text, attribute) }
        let measure: Double?
        let isDate = attribute.attributeType == .dateAttributeType
        if isDate {
            measure = (value as? Date)?.timeIntervalSinceReferenceDate
        } else {
            measure = (value as? NSNumber)?.doubleValue
        }
        guard let measure else { return nil }
        if let range = range(of: attribute.attributeType), let whole = value as? NSNumber,
            !range.contains(whole.int64Value)
        {
            return measure < 0 ? NSValidationNumberTooSmallError : NSValidationNumberTooLargeError
        }
        if let least = attribute.bounds.least, measure < least {
            return isDate ? NSValidationDateTooSoonError : NSValidationNumberTooSmallError
        }
        if let greatest = attribute.bounds.greatest, measure > greatest {
            return isDate ? NSValidationDateTooLateError : NSValidationNumberTooLargeError
        }
        return nil
    }

    private static func range(of type: NSAttributeType) -> ClosedRange<Int64>? {
        switch type {
        case .integer16AttributeType: Int64(Int16.min)...Int64(Int16.max)
        case .integer32AttributeType: Int64(Int32.min)...Int64(Int32.max)
        default: nil
        }
    }

    private static func problem(_ text: String, _ attribute: NSAttributeDescription) -> Int? {
        let length = Double((text as NSString).length)
        if let least = attribute.bounds.least, length < least { return NSValidationStringTooShortError }
        if let greatest = attribute.bounds.greatest, length > greatest { return NSValidationStringTooLongError }
        guard let pattern = attribute.pattern else { return nil }
        let matches = NSPredicate(format: "SELF MATCHES %@", pattern).evaluate(with: text)
        return matches ? nil : NSValidationStringPatternMatchingError
    }
}
