public import CoreGraphics

extension NSLocale {
    private var locale: Locale { self as Locale }

    /// A country's name in this locale's language.
    public func localizedString(forCountryCode countryCode: String) -> String? {
        locale.localizedString(forRegionCode: countryCode)
    }

    /// A language's name in this locale's language.
    public func localizedString(forLanguageCode languageCode: String) -> String? {
        locale.localizedString(forLanguageCode: languageCode)
    }

    /// A locale's name in this locale's language.
    public func localizedString(forLocaleIdentifier localeIdentifier: String) -> String {
        locale.localizedString(forIdentifier: localeIdentifier) ?? localeIdentifier
    }

    /// A currency's name in this locale's language.
    public func localizedString(forCurrencyCode currencyCode: String) -> String? {
        locale.localizedString(forCurrencyCode: currencyCode)
    }

    /// A script's name in this locale's language.
    public func localizedString(forScriptCode scriptCode: String) -> String? {
        locale.localizedString(forScriptCode: scriptCode)
    }
}
