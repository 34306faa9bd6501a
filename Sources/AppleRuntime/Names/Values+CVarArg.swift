public import Foundation

// Values that Apple's systems turn into objects where a format wants one: `String(format: "%@", names)`.

extension Array: @retroactive CVarArg {
    /// The list's text, for `%@`.
    public var _cVarArgEncoding: [Int] { encodedText(of: NSArray(array: self)) }
}

extension Dictionary: @retroactive CVarArg {
    /// The dictionary's text, for `%@`.
    public var _cVarArgEncoding: [Int] { encodedText(of: NSDictionary(dictionary: self)) }
}

extension Date: @retroactive CVarArg {
    /// The date's text, for `%@`.
    public var _cVarArgEncoding: [Int] { encodedText(of: self) }
}

extension URL: @retroactive CVarArg {
    /// The address's text, for `%@`.
    public var _cVarArgEncoding: [Int] { encodedText(of: self) }
}

extension UUID: @retroactive CVarArg {
    /// The identifier's text, for `%@`.
    public var _cVarArgEncoding: [Int] { encodedText(of: self) }
}

extension Decimal: @retroactive CVarArg {
    /// The number's text, for `%@`.
    public var _cVarArgEncoding: [Int] { encodedText(of: self) }
}

extension IndexPath: @retroactive CVarArg {
    /// The path's text, for `%@`.
    public var _cVarArgEncoding: [Int] { encodedText(of: self) }
}

private func encodedText(of value: Any) -> [Int] { FormattedTexts.shared.encoding(of: String(describing: value)) }
