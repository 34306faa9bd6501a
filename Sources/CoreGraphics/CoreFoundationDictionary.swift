// Dictionaries, numbers and texts by the functions of Core Foundation, for code that asks as C does.

/// Number of values of a dictionary.
public func CFDictionaryGetCount(_ theDict: CFDictionary!) -> CFIndex { theDict.count }

/// The value under a key, which is an object's address as `Unmanaged.passUnretained(key).toOpaque()` gives it; nil where there is none.
/// It lives as long as the dictionary.
public func CFDictionaryGetValue(_ theDict: CFDictionary!, _ key: UnsafeRawPointer!) -> UnsafeRawPointer! {
    guard let key else { return nil }
    let object = Unmanaged<AnyObject>.fromOpaque(key).takeUnretainedValue()
    guard let value = theDict.object(forKey: object) else { return nil }
    let found = value as AnyObject
    KeptObjects.keep(found, for: theDict)
    return UnsafeRawPointer(Unmanaged.passUnretained(found).toOpaque())
}

/// Whether there is a value under a key, which is an object's address.
public func CFDictionaryContainsKey(_ theDict: CFDictionary!, _ key: UnsafeRawPointer!) -> Bool {
    CFDictionaryGetValue(theDict, key) != nil
}

/// UTF-16 units of a text.
public func CFStringGetLength(_ theString: CFString!) -> CFIndex { theString.length }

/// Which kind of number is meant.
public enum CFNumberType: CFIndex, Sendable {
    /// Eight bits.
    case sInt8Type = 1
    /// Sixteen bits.
    case sInt16Type = 2
    /// 32 bits.
    case sInt32Type = 3
    /// 64 bits.
    case sInt64Type = 4
    /// 32 bits with fractions.
    case float32Type = 5
    /// 64 bits with fractions.
    case float64Type = 6
    /// C's `char`.
    case charType = 7
    /// C's `short`.
    case shortType = 8
    /// C's `int`.
    case intType = 9
    /// C's `long`.
    case longType = 10
    /// C's `long long`.
    case longLongType = 11
    /// C's `float`.
    case floatType = 12
    /// C's `double`.
    case doubleType = 13
    /// A place in a list.
    case cfIndexType = 14
    /// `Int`.
    case nsIntegerType = 15
    /// `CGFloat`.
    case cgFloatType = 16
}

/// Writes a number of a kind to a place. False where the number is another one there.
@discardableResult
public func CFNumberGetValue(
    _ number: CFNumber!, _ theType: CFNumberType, _ valuePtr: UnsafeMutableRawPointer!
) -> Bool {
    func put<T: BinaryInteger>(_ value: T, _ exact: T?) -> Bool {
        valuePtr.storeBytes(of: value, as: T.self)
        return exact != nil
    }
    let value = number.doubleValue
    switch theType {
    case .sInt8Type, .charType: return put(number.int8Value, Int8(exactly: value))
    case .sInt16Type, .shortType: return put(number.int16Value, Int16(exactly: value))
    case .sInt32Type, .intType: return put(number.int32Value, Int32(exactly: value))
    case .sInt64Type, .longType, .longLongType, .cfIndexType, .nsIntegerType:
        return put(number.int64Value, Int64(exactly: value))
    case .float32Type, .floatType:
        valuePtr.storeBytes(of: number.floatValue, as: Float.self)
        return Double(number.floatValue) == value
    case .float64Type, .doubleType, .cgFloatType:
        valuePtr.storeBytes(of: value, as: Double.self)
        return true
    }
}

/// How a number is kept: as a whole number or with fractions, by its size.
public func CFNumberGetType(_ number: CFNumber!) -> CFNumberType {
    switch UInt8(bitPattern: number.objCType.pointee) {
    case UInt8(ascii: "c"), UInt8(ascii: "C"), UInt8(ascii: "B"): .sInt8Type
    case UInt8(ascii: "s"), UInt8(ascii: "S"): .sInt16Type
    case UInt8(ascii: "i"), UInt8(ascii: "I"), UInt8(ascii: "l"), UInt8(ascii: "L"): .sInt32Type
    case UInt8(ascii: "f"): .float32Type
    case UInt8(ascii: "d"): .float64Type
    default: .sInt64Type
    }
}

/// How many bytes a number takes as it is kept.
public func CFNumberGetByteSize(_ number: CFNumber!) -> CFIndex {
    switch CFNumberGetType(number) {
    case .sInt8Type: 1
    case .sInt16Type: 2
    case .sInt32Type, .float32Type: 4
    default: 8
    }
}

/// Whether a number is kept with fractions.
public func CFNumberIsFloatType(_ number: CFNumber!) -> Bool {
    [.float32Type, .float64Type].contains(CFNumberGetType(number))
}

/// A number of a kind from a place.
public func CFNumberCreate(
    _ allocator: CFAllocator!, _ theType: CFNumberType, _ valuePtr: UnsafeRawPointer!
) -> CFNumber! {
    guard let valuePtr else { return nil }
    switch theType {
    case .sInt8Type, .charType: return NSNumber(value: valuePtr.loadUnaligned(as: Int8.self))
    case .sInt16Type, .shortType: return NSNumber(value: valuePtr.loadUnaligned(as: Int16.self))
    case .sInt32Type, .intType: return NSNumber(value: valuePtr.loadUnaligned(as: Int32.self))
    case .sInt64Type, .longType, .longLongType, .cfIndexType, .nsIntegerType:
        return NSNumber(value: valuePtr.loadUnaligned(as: Int64.self))
    case .float32Type, .floatType: return NSNumber(value: valuePtr.loadUnaligned(as: Float.self))
    case .float64Type, .doubleType, .cgFloatType: return NSNumber(value: valuePtr.loadUnaligned(as: Double.self))
    }
}

/// How two values stand to each other.
public enum CFComparisonResult: CFIndex, Sendable {
    /// The first is less.
    case compareLessThan = -1
    /// They are equal.
    case compareEqualTo = 0
    /// The first is greater.
    case compareGreaterThan = 1
}

/// Whether a number is less than another, equal to it or greater.
public func CFNumberCompare(
    _ number: CFNumber!, _ otherNumber: CFNumber!, _ context: UnsafeMutableRawPointer!
) -> CFComparisonResult {
    switch number.compare(otherNumber as NSNumber) {
    case .orderedAscending: .compareLessThan
    case .orderedSame: .compareEqualTo
    case .orderedDescending: .compareGreaterThan
    }
}

/// Values that dictionaries make anew each time they are asked, kept with them: their addresses have gone out. The last ones only.
private enum KeptObjects {
    nonisolated(unsafe) private static var objects: [(of: NSDictionary, object: AnyObject)] = []
    private static let lock = NSLock()

    static func keep(_ object: AnyObject, for dictionary: NSDictionary) {
        lock.withLock {
            if objects.count == 256 { objects.removeFirst(64) }
            objects.append((dictionary, object))
        }
    }
}
