// Identifiers, truth values, dates and texts by the functions of Core Foundation, for code that asks as C does.

/// A day and time.
public typealias CFDate = NSDate
/// What stands for nothing in lists and dictionaries.
public typealias CFNull = NSNull
/// A string that changes.
public typealias CFMutableString = NSMutableString
/// An identifier that nothing else in the world has.
public typealias CFUUID = NSUUID

/// The value under a key, which is an object's address, is put where `value` points to. False where there is none, and nothing is put then.
/// It lives as long as the dictionary.
public func CFDictionaryGetValueIfPresent(
    _ theDict: CFDictionary!, _ key: UnsafeRawPointer!, _ value: UnsafeMutablePointer<UnsafeRawPointer?>!
) -> Bool {
    guard let found = CFDictionaryGetValue(theDict, key) else { return false }
    value?.pointee = found
    return true
}

/// A number for an object, the same for objects that are equal.
public func CFHash(_ cf: CFTypeRef!) -> UInt {
    UInt(bitPattern: (cf as? NSObject)?.hash ?? ObjectIdentifier(cf).hashValue)
}

/// Whether a truth value is true.
public func CFBooleanGetValue(_ boolean: CFBoolean!) -> Bool { boolean.boolValue }

/// Seconds since the beginning of 2001 in Greenwich.
public func CFDateGetAbsoluteTime(_ theDate: CFDate!) -> Double { theDate.timeIntervalSinceReferenceDate }

/// A date, in seconds since the beginning of 2001 in Greenwich.
public func CFDateCreate(_ allocator: CFAllocator!, _ at: Double) -> CFDate! {
    NSDate(timeIntervalSinceReferenceDate: at)
}

/// A new identifier.
public func CFUUIDCreate(_ alloc: CFAllocator!) -> CFUUID! { NSUUID() }

/// An identifier as a text, in capitals.
public func CFUUIDCreateString(_ alloc: CFAllocator!, _ uuid: CFUUID!) -> CFString! { uuid.uuidString as NSString }

/// The identifier that a text names; nil where it names none.
public func CFUUIDCreateFromString(_ alloc: CFAllocator!, _ uuidStr: CFString!) -> CFUUID! {
    NSUUID(uuidString: String(describing: uuidStr!))
}

/// Letters of other scripts in Latin ones.
public nonisolated(unsafe) let kCFStringTransformToLatin: CFString! = "Any-Latin"
/// Chinese in Latin letters.
public nonisolated(unsafe) let kCFStringTransformMandarinLatin: CFString! = "Han-Latin"
/// Cyrillic in Latin letters.
public nonisolated(unsafe) let kCFStringTransformLatinCyrillic: CFString! = "Latin-Cyrillic"
/// Latin letters in Greek ones.
public nonisolated(unsafe) let kCFStringTransformLatinGreek: CFString! = "Latin-Greek"
/// Latin letters in Hiragana.
public nonisolated(unsafe) let kCFStringTransformLatinHiragana: CFString! = "Latin-Hiragana"
/// Latin letters in Katakana.
public nonisolated(unsafe) let kCFStringTransformLatinKatakana: CFString! = "Latin-Katakana"
/// Hiragana in Katakana.
public nonisolated(unsafe) let kCFStringTransformHiraganaKatakana: CFString! = "Hiragana-Katakana"
/// Letters of full width in those of half.
public nonisolated(unsafe) let kCFStringTransformFullwidthHalfwidth: CFString! = "Fullwidth-Halfwidth"
/// Without marks that are characters of their own.
public nonisolated(unsafe) let kCFStringTransformStripCombiningMarks: CFString! = "NFD; [:nonspacing mark:]Remove; NFC"
/// Without accents.
public nonisolated(unsafe) let kCFStringTransformStripDiacritics: CFString! = kCFStringTransformStripCombiningMarks
/// Characters by their names in Unicode.
public nonisolated(unsafe) let kCFStringTransformToUnicodeName: CFString! = "Any-Name"
/// Characters as XML writes them in hexadecimal numbers.
public nonisolated(unsafe) let kCFStringTransformToXMLHex: CFString! = "Any-Hex/XML"

/// Writes a text in other letters, or the letters back. False where ICU has no such transform, and nothing changes then.
///
/// - `range`: which part of it, in UTF-16 units, nil for all; then where the new part lies.
/// - `transform`: an ICU identifier, or one of those named here.
public func CFStringTransform(
    _ string: CFMutableString!, _ range: UnsafeMutablePointer<CFRange>!, _ transform: CFString!, _ reverse: Bool
) -> Bool {
    let part =
        range.map { NSRange(location: $0.pointee.location, length: $0.pointee.length) }
        ?? NSRange(location: 0, length: string.length)
    let old = string.substring(with: part)
    let kind = StringTransform(rawValue: String(describing: transform!))
    guard let new = old.applyingTransform(kind, reverse: reverse) else { return false }
    string.replaceCharacters(in: part, with: new)
    range?.pointee.length = new.utf16.count
    return true
}

/// A text with all that an address must not have written by its bytes; what `charactersToLeaveUnescaped` names stays, what
/// `legalURLCharactersToBeEscaped` names does not.
public func CFURLCreateStringByAddingPercentEscapes(
    _ allocator: CFAllocator!, _ originalString: CFString!, _ charactersToLeaveUnescaped: CFString!,
    _ legalURLCharactersToBeEscaped: CFString!, _ encoding: CFStringEncoding
) -> CFString! {
    // What RFC 2396 lets an address have.
    var kept = CharacterSet(charactersIn: UnicodeScalar("a")...UnicodeScalar("z"))
    kept.insert(charactersIn: UnicodeScalar("A")...UnicodeScalar("Z"))
    kept.insert(charactersIn: "0123456789-_.!~*'();/?:@&=+$,")
    if let more = charactersToLeaveUnescaped { kept.insert(charactersIn: String(describing: more)) }
    if let fewer = legalURLCharactersToBeEscaped { kept.remove(charactersIn: String(describing: fewer)) }
    return String(describing: originalString!).addingPercentEncoding(withAllowedCharacters: kept).map { $0 as NSString }
}

/// An address with what is written by its bytes as letters again, but for those that `charactersToLeaveEscaped` names; nil leaves all as it is.
public func CFURLCreateStringByReplacingPercentEscapes(
    _ allocator: CFAllocator!, _ originalString: CFString!, _ charactersToLeaveEscaped: CFString!
) -> CFString! {
    let original = String(describing: originalString!)
    guard let kept = charactersToLeaveEscaped.map({ Set(String(describing: $0)) }) else { return original as NSString }
    if kept.isEmpty { return original.removingPercentEncoding.map { $0 as NSString } }
    var result = "", rest = original[...]
    while let percent = rest.firstIndex(of: "%") {
        result += rest[..<percent]
        let run = rest[percent...].escapedRun
        guard !run.isEmpty, let letters = String(run).removingPercentEncoding else { return nil }
        for letter in letters {
            let escaped = letter.utf8.map {
                "%" + String($0 >> 4, radix: 16, uppercase: true) + String($0 & 15, radix: 16, uppercase: true)
            }
            result += kept.contains(letter) ? escaped.joined() : String(letter)
        }
        rest = rest[run.endIndex...]
    }
    return (result + rest) as NSString
}

extension Substring {
    /// The bytes at the beginning that are written as `%E2%82%AC`.
    fileprivate var escapedRun: Substring {
        var end = startIndex
        while end < endIndex, self[end] == "%", let next = index(end, offsetBy: 3, limitedBy: endIndex),
            self[index(after: end)..<next].allSatisfy(\.isHexDigit)
        {
            end = next
        }
        return self[..<end]
    }
}

// Which types these objects are of, as `CFGetTypeID` tells.

/// The number of texts among the types of Core Foundation.
public func CFStringGetTypeID() -> CFTypeID { number(of: NSString.self) }
/// The number of numbers.
public func CFNumberGetTypeID() -> CFTypeID { number(of: NSNumber.self) }
/// The number of truth values.
public func CFBooleanGetTypeID() -> CFTypeID { number(of: TruthValues.self) }
/// The number of lists.
public func CFArrayGetTypeID() -> CFTypeID { number(of: NSArray.self) }
/// The number of dictionaries.
public func CFDictionaryGetTypeID() -> CFTypeID { number(of: NSDictionary.self) }
/// The number of sets.
public func CFSetGetTypeID() -> CFTypeID { number(of: NSSet.self) }
/// The number of bytes.
public func CFDataGetTypeID() -> CFTypeID { number(of: NSData.self) }
/// The number of dates.
public func CFDateGetTypeID() -> CFTypeID { number(of: NSDate.self) }
/// The number of addresses.
public func CFURLGetTypeID() -> CFTypeID { number(of: NSURL.self) }
/// The number of identifiers.
public func CFUUIDGetTypeID() -> CFTypeID { number(of: NSUUID.self) }
/// The number of errors.
public func CFErrorGetTypeID() -> CFTypeID { number(of: NSError.self) }
/// The number of what stands for nothing.
public func CFNullGetTypeID() -> CFTypeID { number(of: NSNull.self) }

/// Stands for the type of truth values, which are numbers here.
private final class TruthValues {}

/// The number of the type of a value of Foundation's, whatever subclass it is of; nil of others. A number of eight bits counts as a truth
/// value: Foundation keeps them alike.
func foundationNumber(of value: CFTypeRef?) -> CFTypeID? {
    if let number = value as? NSNumber {
        return String(cString: number.objCType) == "c" ? CFBooleanGetTypeID() : CFNumberGetTypeID()
    }
    let kinds: [NSObject.Type] = [
        NSString.self, NSArray.self, NSDictionary.self, NSSet.self, NSData.self, NSDate.self, NSURL.self, NSUUID.self,
        NSError.self, NSNull.self,
    ]
    guard let value = value as? NSObject else { return nil }
    return kinds.first { value.isKind(of: $0) }.map { number(of: $0) }
}
