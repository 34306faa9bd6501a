public import CoreGraphics

/// A text with attributes that hold for all of it.
public func CFAttributedStringCreate(
    _ alloc: CFAllocator!, _ str: CFString!, _ attributes: CFDictionary!
) -> CFAttributedString! {
    NSAttributedString(string: str as String, attributes: attributes?.textAttributes)
}

/// The same text.
public func CFAttributedStringCreateCopy(_ alloc: CFAllocator!, _ aStr: CFAttributedString!) -> CFAttributedString! {
    NSAttributedString(attributedString: aStr)
}

/// A part of a text, UTF-16 units.
public func CFAttributedStringCreateWithSubstring(
    _ alloc: CFAllocator!, _ aStr: CFAttributedString!, _ range: CFRange
) -> CFAttributedString! { aStr.attributedSubstring(from: range.asRange) }

/// An empty text that can be changed. `maxLength` is no limit here.
public func CFAttributedStringCreateMutable(
    _ alloc: CFAllocator!, _ maxLength: CFIndex
) -> CFMutableAttributedString! { NSMutableAttributedString(string: "") }

/// A text that can be changed. `maxLength` is no limit here.
public func CFAttributedStringCreateMutableCopy(
    _ alloc: CFAllocator!, _ maxLength: CFIndex, _ aStr: CFAttributedString!
) -> CFMutableAttributedString! { NSMutableAttributedString(attributedString: aStr) }

/// The text without its attributes.
public func CFAttributedStringGetString(_ aStr: CFAttributedString!) -> CFString! { aStr.string as NSString }

/// The attributes of a UTF-16 unit, and the range in which they hold.
public func CFAttributedStringGetAttributes(
    _ aStr: CFAttributedString!, _ loc: CFIndex, _ effectiveRange: UnsafeMutablePointer<CFRange>!
) -> CFDictionary! {
    var range = NSRange()
    let values = NSMutableDictionary()
    for (key, value) in aStr.attributes(at: loc, effectiveRange: &range) { values[key.rawValue as NSString] = value }
    effectiveRange?.pointee = CFRange(location: range.location, length: range.length)
    return values
}

/// An attribute of a UTF-16 unit, and the range in which it holds; nil where there is none.
public func CFAttributedStringGetAttribute(
    _ aStr: CFAttributedString!, _ loc: CFIndex, _ attrName: CFString!, _ effectiveRange: UnsafeMutablePointer<CFRange>!
) -> CFTypeRef! {
    var range = NSRange()
    let value = aStr.attribute(.init(attrName as String), at: loc, effectiveRange: &range)
    effectiveRange?.pointee = CFRange(location: range.location, length: range.length)
    return value as AnyObject?
}

/// Puts a text in place of a range; it has the attributes of the first unit replaced.
public func CFAttributedStringReplaceString(
    _ aStr: CFMutableAttributedString!, _ range: CFRange, _ replacement: CFString!
) { aStr.replaceCharacters(in: range.asRange, with: replacement as String) }

/// Puts a text with its attributes in place of a range.
public func CFAttributedStringReplaceAttributedString(
    _ aStr: CFMutableAttributedString!, _ range: CFRange, _ replacement: CFAttributedString!
) { aStr.replaceCharacters(in: range.asRange, with: replacement) }

/// Sets an attribute in a range.
public func CFAttributedStringSetAttribute(
    _ aStr: CFMutableAttributedString!, _ range: CFRange, _ attrName: CFString!, _ value: CFTypeRef!
) { aStr.addAttribute(.init(attrName as String), value: value as Any, range: range.asRange) }

/// Sets attributes in a range; the others there stay unless they are to be cleared.
public func CFAttributedStringSetAttributes(
    _ aStr: CFMutableAttributedString!, _ range: CFRange, _ replacement: CFDictionary!, _ clearOtherAttributes: Bool
) {
    let attributes = replacement?.textAttributes ?? [:]
    if clearOtherAttributes {
        aStr.setAttributes(attributes, range: range.asRange)
    } else {
        aStr.addAttributes(attributes, range: range.asRange)
    }
}

/// Takes an attribute away in a range.
public func CFAttributedStringRemoveAttribute(
    _ aStr: CFMutableAttributedString!, _ range: CFRange, _ attrName: CFString!
) { aStr.removeAttribute(.init(attrName as String), range: range.asRange) }

extension CFRange {
    fileprivate var asRange: NSRange { NSRange(location: location, length: length) }
}

extension NSDictionary {
    fileprivate var textAttributes: [NSAttributedString.Key: Any] {
        [NSAttributedString.Key: Any](uniqueKeysWithValues: byNames.map { (.init($0.key), $0.value) })
    }
}
