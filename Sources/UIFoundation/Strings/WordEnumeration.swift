public import CoreGraphics

/// How substrings are enumerated by words or sentences, which Foundation lacks on Linux.
public struct WordEnumerationOptions: OptionSet, Sendable {
    /// The value as Apple's frameworks number it.
    public let rawValue: UInt

    /// The value of a number.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// Word by word, without what is between them.
    public static let byWords = WordEnumerationOptions(rawValue: 3)
    /// Sentence by sentence, without what is between them.
    public static let bySentences = WordEnumerationOptions(rawValue: 4)
    /// Last to first.
    public static let reverse = WordEnumerationOptions(rawValue: 1 << 8)
    /// The substrings themselves are not asked for.
    public static let substringNotRequired = WordEnumerationOptions(rawValue: 1 << 9)
    /// By the user's language. Words are found by the text's own script anyway.
    public static let localized = WordEnumerationOptions(rawValue: 1 << 10)

    /// The parts of a text that lie in a range, with what belongs to each up to the next.
    fileprivate func parts(
        of text: String, in range: Range<String.Index>
    ) -> [(part: Range<String.Index>, whole: Range<String.Index>)] {
        let unit: TextBoundaries.Unit = rawValue & 0xFF == Self.bySentences.rawValue ? .sentence : .word
        let found = TextBoundaries.ranges(of: unit, in: text).compactMap { part -> Range<String.Index>? in
            let inside = part.clamped(to: range)
            return inside.isEmpty ? nil : inside
        }
        let ends = found.dropFirst().map(\.lowerBound) + [range.upperBound]
        let starts = [range.lowerBound] + found.dropFirst().map(\.lowerBound)
        let parts = found.indices.map { (found[$0], starts[$0]..<ends[$0]) }
        return contains(.reverse) ? parts.reversed() : parts
    }
}

extension StringProtocol {
    /// Calls a closure with each word or sentence of a range: the substring, its range, the range up to the next one, and whether to stop.
    ///
    /// Options that Foundation has as well are its own.
    @_disfavoredOverload
    public func enumerateSubstrings<Bounds: RangeExpression>(
        in range: Bounds, options: WordEnumerationOptions,
        _ body: (String?, Range<String.Index>, Range<String.Index>, inout Bool) -> Void
    ) where Bounds.Bound == String.Index, Index == String.Index {
        let text = String(self)
        // Indices of a substring count from its base.
        func moved(_ index: Index, from: Self, to: String) -> String.Index {
            to.utf16.index(to.startIndex, offsetBy: from.utf16.distance(from: from.startIndex, to: index))
        }
        func movedBack(_ index: String.Index) -> Index {
            utf16.index(startIndex, offsetBy: text.utf16.distance(from: text.startIndex, to: index))
        }
        let wanted = range.relative(to: self)
        let inside = moved(wanted.lowerBound, from: self, to: text)..<moved(wanted.upperBound, from: self, to: text)
        var stops = false
        for (part, whole) in options.parts(of: text, in: inside) {
            let word = options.contains(.substringNotRequired) ? nil : String(text[part])
            body(
                word, movedBack(part.lowerBound)..<movedBack(part.upperBound),
                movedBack(whole.lowerBound)..<movedBack(whole.upperBound), &stops)
            if stops { return }
        }
    }
}

extension NSString {
    /// Calls a closure with each word or sentence of a range (UTF-16): the substring, its range, the range up to the next one, and whether
    /// to stop.
    ///
    /// Options that Foundation has as well are its own.
    @_disfavoredOverload
    public func enumerateSubstrings(
        in range: NSRange, options opts: WordEnumerationOptions,
        using block: (String?, NSRange, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        let text = String(describing: self)
        guard let inside = Range<String.Index>(range, in: text) else { return }
        var stops = ObjCBool(false)
        for (part, whole) in opts.parts(of: text, in: inside) {
            let word = opts.contains(.substringNotRequired) ? nil : String(text[part])
            block(word, NSRange(part, in: text), NSRange(whole, in: text), &stops)
            if stops.boolValue { return }
        }
    }
}
