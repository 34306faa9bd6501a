// Names that Apple's signatures use for bridged Foundation values. `x as CFArray` and the like compile as they do there.

/// A string as an object: text becomes one by `as`.
public typealias CFString = NSString
/// A list of anything.
public typealias CFArray = [Any]
/// A dictionary with any keys and values, as an object: others become one by `as`.
public typealias CFDictionary = NSDictionary
/// Bytes.
public typealias CFData = NSData
/// A number.
public typealias CFNumber = NSNumber
/// A truth value as an object.
public typealias CFBoolean = NSNumber
/// True as an object.
public let kCFBooleanTrue: CFBoolean! = NSNumber(value: true)
/// False as an object.
public let kCFBooleanFalse: CFBoolean! = NSNumber(value: false)
/// A file or web address.
public typealias CFURL = NSURL
/// An error with its domain, code and values.
public typealias CFError = NSError

/// The name of a family of errors.
public typealias CFErrorDomain = CFString

/// What an error says of itself.
public func CFErrorCopyDescription(_ error: CFError!) -> CFString! { error.localizedDescription as NSString }

/// The family of errors that one is of.
public func CFErrorGetDomain(_ err: CFError!) -> CFErrorDomain! { err.domain as NSString }
/// Which error of its family one is.
public func CFErrorGetCode(_ err: CFError!) -> CFIndex { err.code }
/// What else an error tells.
public func CFErrorCopyUserInfo(_ err: CFError!) -> CFDictionary! { err.userInfo as NSDictionary }
/// Why something failed, where that is told.
public func CFErrorCopyFailureReason(_ err: CFError!) -> CFString! { err.localizedFailureReason.map { $0 as NSString } }
/// What can be done about it, where that is told.
public func CFErrorCopyRecoverySuggestion(_ err: CFError!) -> CFString! {
    err.localizedRecoverySuggestion.map { $0 as NSString }
}
/// An error of a family.
public func CFErrorCreate(
    _ allocator: CFAllocator!, _ domain: CFErrorDomain!, _ code: CFIndex, _ userInfo: CFDictionary!
) -> CFError! {
    NSError(domain: domain as String, code: code, userInfo: userInfo as? [String: Any])
}

/// Number of bytes in `data`.
public func CFDataGetLength(_ data: CFData!) -> Int { data.length }
/// The bytes of `data`; they live as long as it does.
public func CFDataGetBytePtr(_ data: CFData!) -> UnsafePointer<UInt8>! {
    data.bytes.assumingMemoryBound(to: UInt8.self)
}

/// An object of any of these types.
public typealias CFTypeRef = AnyObject
/// A number for each of these types; it holds for this run of the program.
public typealias CFTypeID = UInt

extension CGColor {
    /// The number of this type among those of Core Foundation.
    public static var typeID: CFTypeID { number(of: CGColor.self) }
}

extension CGColorSpace {
    /// The number of this type among those of Core Foundation.
    public static var typeID: CFTypeID { number(of: CGColorSpace.self) }
}

extension CGGradient {
    /// The number of this type among those of Core Foundation.
    public static var typeID: CFTypeID { number(of: CGGradient.self) }
}

extension CGImage {
    /// The number of this type among those of Core Foundation.
    public static var typeID: CFTypeID { number(of: CGImage.self) }
}

extension CGPath {
    /// The number of this type among those of Core Foundation.
    public static var typeID: CFTypeID { number(of: CGPath.self) }
}

extension CGContext {
    /// The number of this type among those of Core Foundation.
    public static var typeID: CFTypeID { number(of: CGContext.self) }
}

/// Which type an object is of.
public func CFGetTypeID(_ cf: CFTypeRef!) -> CFTypeID {
    if cf is CGPath { return CGPath.typeID }
    return foundationNumber(of: cf) ?? number(of: Swift.type(of: cf as AnyObject))
}

/// Whether two objects are one or have equal values.
public func CFEqual(_ cf1: CFTypeRef!, _ cf2: CFTypeRef!) -> Bool {
    if cf1 === cf2 { return true }
    guard let first = cf1 as? AnyHashable, let second = cf2 as? AnyHashable else { return false }
    return first == second
}

/// How many hold an object now.
public func CFGetRetainCount(_ cf: CFTypeRef!) -> Int { Int(_getRetainCount(cf)) }

func number(of type: AnyClass) -> CFTypeID { CFTypeID(bitPattern: ObjectIdentifier(type).hashValue) }

/// In `Info.plist`: the program's name.
public nonisolated(unsafe) let kCFBundleNameKey: CFString! = "CFBundleName"
/// In `Info.plist`: the number of this build.
public nonisolated(unsafe) let kCFBundleVersionKey: CFString! = "CFBundleVersion"
/// In `Info.plist`: the file that runs.
public nonisolated(unsafe) let kCFBundleExecutableKey: CFString! = "CFBundleExecutable"
/// In `Info.plist`: the program's name among all programs.
public nonisolated(unsafe) let kCFBundleIdentifierKey: CFString! = "CFBundleIdentifier"
/// In `Info.plist`: the version of its own format.
public nonisolated(unsafe) let kCFBundleInfoDictionaryVersionKey: CFString! = "CFBundleInfoDictionaryVersion"
/// In `Info.plist`: the language that the program was written in.
public nonisolated(unsafe) let kCFBundleDevelopmentRegionKey: CFString! = "CFBundleDevelopmentRegion"
/// In `Info.plist`: the languages that it has.
public nonisolated(unsafe) let kCFBundleLocalizationsKey: CFString! = "CFBundleLocalizations"
