// Names that Apple's signatures use for bridged Foundation values. `x as CFArray` and the like compile as they do there.

/// A string.
public typealias CFString = String
/// A list of anything.
public typealias CFArray = [Any]
/// A dictionary with any keys and values.
public typealias CFDictionary = [AnyHashable: Any]
/// Bytes.
public typealias CFData = NSData
/// A file or web address.
public typealias CFURL = URL
/// An error with its domain, code and values.
public typealias CFError = NSError

/// What an error says of itself.
public func CFErrorCopyDescription(_ error: CFError!) -> CFString! { error.localizedDescription }

/// Number of bytes in `data`.
public func CFDataGetLength(_ data: CFData!) -> Int { data.length }
/// The bytes of `data`; they live as long as it does.
public func CFDataGetBytePtr(_ data: CFData!) -> UnsafePointer<UInt8>! {
    data.bytes.assumingMemoryBound(to: UInt8.self)
}
