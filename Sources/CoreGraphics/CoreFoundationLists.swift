/// What is given for no position.
public let kCFNotFound: CFIndex = -1

/// Some of a text or a list: of a text in UTF-16 units. A length of 0 often means all of the rest.
public struct CFRange: Equatable, Sendable {
    /// Where it begins.
    public var location: CFIndex
    /// How long it is.
    public var length: CFIndex

    /// Makes one with the defaults of its properties.
    public init() { (location, length) = (0, 0) }
    /// Some of a text or a list: of a text in UTF-16 units.
    public init(location: CFIndex, length: CFIndex) { (self.location, self.length) = (location, length) }
}

/// Makes a range.
public func CFRangeMake(_ loc: CFIndex, _ len: CFIndex) -> CFRange { CFRange(location: loc, length: len) }

/// Number of values of a list.
public func CFArrayGetCount(_ theArray: CFArray!) -> CFIndex { theArray.count }

/// The object at a place of a list, as an address: `unsafeBitCast(…, to: CTLine.self)`. It lives as long as the list holds it. A value that is
/// no object becomes one, which then lives as long as the program.
public func CFArrayGetValueAtIndex(_ theArray: CFArray!, _ idx: CFIndex) -> UnsafeRawPointer! {
    let value = theArray[idx]
    guard type(of: value) is AnyClass else {
        return UnsafeRawPointer(Unmanaged.passRetained(value as AnyObject).toOpaque())
    }
    return UnsafeRawPointer(Unmanaged.passUnretained(value as AnyObject).toOpaque())
}
