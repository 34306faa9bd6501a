public import Foundation

/// What is known of a text's bytes before its encoding is found.
public struct StringEncodingDetectionOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name as Apple's frameworks spell it.
    public let rawValue: String
    /// The option of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Raw values of encodings, as `NSNumber`s, that are tried in their order before others.
    public static let suggestedEncodingsKey = Self(rawValue: "NSStringEncodingDetectionSuggestedEncodingsKey")
    /// Raw values of encodings, as `NSNumber`s, that it is not.
    public static let disallowedEncodingsKey = Self(rawValue: "NSStringEncodingDetectionDisallowedEncodingsKey")
    /// Whether those that are suggested are the only ones, a Boolean.
    public static let useOnlySuggestedEncodingsKey = Self(
        rawValue: "NSStringEncodingDetectionUseOnlySuggestedEncodingsKey")
    /// Whether characters may be lost, a Boolean. They never are here.
    public static let allowLossyKey = Self(rawValue: "NSStringEncodingDetectionAllowLossyKey")
}

extension NSString {
    /// In which encoding bytes are a text: as a mark at their beginning says, else the first of those suggested, UTF-8 and Windows' Latin
    /// in which all of them are characters.
    ///
    /// - Parameters:
    ///   - data: the bytes.
    ///   - opts: what is known of them.
    ///   - string: the text, as it is found.
    ///   - usedLossyConversion: whether characters were lost: none are.
    /// - Returns: the encoding's raw value; 0 where none is found.
    @discardableResult
    public class func stringEncoding(
        for data: Data, encodingOptions opts: [StringEncodingDetectionOptionsKey: Any]? = nil,
        convertedString string: UnsafeMutablePointer<NSString?>?, usedLossyConversion: UnsafeMutablePointer<ObjCBool>?
    ) -> UInt {
        func encodings(_ key: StringEncodingDetectionOptionsKey) -> [String.Encoding] {
            ((opts?[key] as? [Any]) ?? []).compactMap { ($0 as? NSNumber)?.uintValue ?? ($0 as? UInt) }
                .map { String.Encoding(rawValue: $0) }
        }
        let suggested = encodings(.suggestedEncodingsKey), refused = Set(encodings(.disallowedEncodingsKey))
        let isClosed = opts?[.useOnlySuggestedEncodingsKey] as? Bool ?? false
        let tried = isClosed ? suggested : marked(data) + suggested + [.utf8, .windowsCP1252]
        for encoding in tried where !refused.contains(encoding) {
            guard let text = String(data: data, encoding: encoding) else { continue }
            string?.pointee = NSString(string: text)
            usedLossyConversion?.pointee = false
            return encoding.rawValue
        }
        return 0
    }

    /// The encoding that a byte order mark tells of.
    private class func marked(_ data: Data) -> [String.Encoding] {
        if data.starts(with: [0xef, 0xbb, 0xbf]) { return [.utf8] }
        if data.starts(with: [0xff, 0xfe, 0, 0]) || data.starts(with: [0, 0, 0xfe, 0xff]) { return [.utf32] }
        return data.starts(with: [0xff, 0xfe]) || data.starts(with: [0xfe, 0xff]) ? [.utf16] : []
    }
}
