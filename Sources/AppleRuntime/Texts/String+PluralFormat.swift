public import Foundation

extension NSString {
    /// A format with values in it, their words as the numbers ask, written for the user's locale.
    public class func localizedStringWithFormat(_ format: NSString, _ args: any CVarArg...) -> Self {
        self.init(string: PluralTexts.text(format as String, locale: .user, args))
    }
}

// Foundation's own functions of these names take any number of values. Those with one come first where both can be seen, and know the
// forms of words that go by numbers.

extension String {
    /// A format with a value in it, its words as the number asks; numbers are written as in the C locale.
    public init(format: String, _ value: any CVarArg) {
        self = PluralTexts.text(format, locale: nil, [value])
    }

    /// A format with a value in it, its words as the number asks, written for a locale.
    public init(format: String, locale: Locale?, _ value: any CVarArg) {
        self = PluralTexts.text(format, locale: locale, [value])
    }

    /// A format with a value in it, its words as the number asks, written for the user's locale.
    public static func localizedStringWithFormat(_ format: String, _ value: any CVarArg) -> String {
        PluralTexts.text(format, locale: .user, [value])
    }
}
