public import CoreGraphics

// Texts in the user's language by `String(localized:)`, which Foundation on Linux has by functions of bundles alone.

extension String {
    /// A key with the values that stand in it: `"You have \(count) letters"` is looked up as `You have %lld letters`.
    public struct LocalizationValue: ExpressibleByStringInterpolation, Equatable, @unchecked Sendable {
        let key: String
        let values: [any CVarArg]

        /// A key as it is.
        public init(_ value: String) { self.init(key: value.replacingOccurrences(of: "%", with: "%%"), values: []) }

        /// A key as it is.
        public init(stringLiteral value: String) { self.init(value) }

        /// A key with values.
        public init(stringInterpolation: StringInterpolation) {
            self.init(key: stringInterpolation.key, values: stringInterpolation.values)
        }

        private init(key: String, values: [any CVarArg]) { (self.key, self.values) = (key, values) }

        /// Whether the two are equal.
        public static func == (a: LocalizationValue, b: LocalizationValue) -> Bool {
            a.key == b.key && a.values.map { "\($0)" } == b.values.map { "\($0)" }
        }

        func text(table: String?, bundle: Bundle?, locale: Locale, fallback: LocalizationValue? = nil) -> String {
            let own = fallback ?? self
            let plain = values.isEmpty && own.values.isEmpty
            let name = plain ? key.replacingOccurrences(of: "%%", with: "%") : key
            let missing = plain ? own.key.replacingOccurrences(of: "%%", with: "%") : own.key
            let found = (bundle ?? .main).textWithPlaces(forKey: name, value: missing, table: table)
            return plain ? found : PluralTexts.text(found, locale: locale, own.values)
        }

        /// What a key with values is made of.
        public struct StringInterpolation: StringInterpolationProtocol {
            var key = ""
            var values: [any CVarArg] = []

            /// An empty one.
            public init(literalCapacity: Int, interpolationCount: Int) {}

            /// Adds a part of the key.
            public mutating func appendLiteral(_ literal: String) {
                key += literal.replacingOccurrences(of: "%", with: "%%")
            }

            /// Adds a text.
            public mutating func appendInterpolation(_ string: String) { append("%@", NSString(string: string)) }

            /// Adds a whole number.
            public mutating func appendInterpolation(_ value: Int) { append("%lld", Int64(value)) }

            /// Adds a number.
            public mutating func appendInterpolation(_ value: Double) { append("%lf", value) }

            /// Adds a number.
            public mutating func appendInterpolation(_ value: Float) { append("%f", value) }

            /// Adds a number in a form of the caller's.
            public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
                append(specifier, value)
            }

            /// Adds any other value by its text.
            @_disfavoredOverload
            public mutating func appendInterpolation<T>(_ value: T) {
                append("%@", NSString(string: String(describing: value)))
            }

            private mutating func append(_ specifier: String, _ value: any CVarArg) {
                key += specifier
                values.append(value)
            }
        }
    }

    /// A text in the user's language, of a table of a bundle; the key itself where there is none.
    public init(
        localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        self = keyAndValue.text(table: table, bundle: bundle, locale: locale)
    }

    /// A text in the user's language by a key that is no text itself, with the text for where there is none.
    public init(
        localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        self = LocalizationValue(key.description).text(
            table: table, bundle: bundle, locale: locale, fallback: defaultValue)
    }

    /// A text in the user's language.
    public init(localized resource: LocalizedStringResource) {
        self = resource.text
    }
}

/// A text to be looked up later.
public struct LocalizedStringResource: ExpressibleByStringInterpolation, Equatable, Sendable {
    /// The key as it is looked up.
    public let key: String
    /// What is shown where there is no text.
    public let defaultValue: String.LocalizationValue
    /// The table; nil for `Localizable`.
    public let table: String?
    /// The user's language and region.
    public var locale: Locale

    /// A key with values, and where to look.
    public init(
        _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        comment: StaticString? = nil
    ) {
        (key, defaultValue, self.table, self.locale) = (keyAndValue.key, keyAndValue, table, locale)
    }

    /// A key that is no text itself.
    public init(
        _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        comment: StaticString? = nil
    ) {
        (self.key, self.defaultValue, self.table, self.locale) = (key.description, defaultValue, table, locale)
    }

    /// A key as it is.
    public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }

    /// A key with values.
    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }

    fileprivate var text: String {
        let isOwn = key == defaultValue.key
        return (isOwn ? defaultValue : String.LocalizationValue(key)).text(
            table: table, bundle: nil, locale: locale, fallback: isOwn ? nil : defaultValue)
    }
}
