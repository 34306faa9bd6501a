/// Where memory comes from; there is one place only.
public enum CFAllocator: Sendable {}
/// The usual place.
public let kCFAllocatorDefault: CFAllocator? = nil

/// A place in a list, or a number of elements.
public typealias CFIndex = Int
/// Bits of Core Foundation that say how something is done.
public typealias CFOptionFlags = UInt
/// Bytes that can be changed.
public typealias CFMutableData = NSMutableData

/// Empty bytes that grow as they are written. `capacity` is advice.
public func CFDataCreateMutable(_ allocator: CFAllocator!, _ capacity: CFIndex) -> CFMutableData! {
    NSMutableData(capacity: max(capacity, 0))
}

/// A copy of `length` bytes.
public func CFDataCreate(
    _ allocator: CFAllocator!, _ bytes: UnsafePointer<UInt8>!, _ length: CFIndex
) -> CFData! {
    NSData(bytes: bytes, length: length)
}

/// A copy.
public func CFDataCreateCopy(_ allocator: CFAllocator!, _ theData: CFData!) -> CFData! { NSData(data: theData as Data) }

/// A copy that can be changed.
public func CFDataCreateMutableCopy(
    _ allocator: CFAllocator!, _ capacity: CFIndex, _ theData: CFData!
) -> CFMutableData! {
    NSMutableData(data: theData as Data)
}

/// The bytes, to be written; they live until the length changes.
public func CFDataGetMutableBytePtr(_ theData: CFMutableData!) -> UnsafeMutablePointer<UInt8>! {
    theData.mutableBytes.assumingMemoryBound(to: UInt8.self)
}

/// Makes the bytes more, with zeros, or fewer.
public func CFDataSetLength(_ theData: CFMutableData!, _ length: CFIndex) { theData.length = length }

/// Adds zeros.
public func CFDataIncreaseLength(_ theData: CFMutableData!, _ extraLength: CFIndex) {
    theData.increaseLength(by: extraLength)
}

/// Adds `length` bytes.
public func CFDataAppendBytes(_ theData: CFMutableData!, _ bytes: UnsafePointer<UInt8>!, _ length: CFIndex) {
    theData.append(bytes, length: length)
}
