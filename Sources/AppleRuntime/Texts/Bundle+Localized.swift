public import CoreGraphics

// Foundation's own function, with all that it can be told, is another; `port` writes `programString` in place of that one.

/// The text of a key in the user's language; the key itself where there is none.
public func NSLocalizedString(_ key: String, comment: String) -> String {
    Bundle.main.programString(forKey: key, value: nil, table: nil)
}

/// The text of a key in the user's language, of a table of the main bundle; nil is `Localizable`.
public func NSLocalizedString(_ key: String, tableName: String?, comment: String) -> String {
    Bundle.main.programString(forKey: key, value: nil, table: tableName)
}

/// The text of a key in the user's language, of a bundle.
public func NSLocalizedString(_ key: String, bundle: Bundle, comment: String) -> String {
    bundle.programString(forKey: key, value: nil, table: nil)
}

/// The text of a key in the user's language; `value` where there is none.
public func NSLocalizedString(_ key: String, value: String, comment: String) -> String {
    Bundle.main.programString(forKey: key, value: value, table: nil)
}

/// The text of a key in the user's language, of a table of a bundle.
public func NSLocalizedString(_ key: String, tableName: String?, bundle: Bundle, comment: String) -> String {
    bundle.programString(forKey: key, value: nil, table: tableName)
}

/// The text of a key in the user's language, of a table of the main bundle; `value` where there is none.
public func NSLocalizedString(_ key: String, tableName: String?, value: String, comment: String) -> String {
    Bundle.main.programString(forKey: key, value: value, table: tableName)
}

/// The text of a key in the user's language, of a bundle; `value` where there is none.
public func NSLocalizedString(_ key: String, bundle: Bundle, value: String, comment: String) -> String {
    bundle.programString(forKey: key, value: value, table: nil)
}

/// What Foundation's function of that name answers on Apple's systems, as `port` writes it.
public func programString(
    _ key: String, tableName: String?, bundle: Bundle, value: String, comment: String
) -> String { bundle.programString(forKey: key, value: value, table: tableName) }

extension Bundle {
    /// What `localizedString(forKey:value:table:)` answers on Apple's systems, as `port` writes it: of the main bundle also the texts
    /// among the resources of the program's targets.
    public func programString(forKey key: String, value: String?, table: String?) -> String {
        PluralTexts.plainIfOfSeveral(textWithPlaces(forKey: key, value: value, table: table))
    }

    /// The same with its places that go by numbers.
    func textWithPlaces(forKey key: String, value: String?, table: String?) -> String {
        if let text = LocalizedTables.text(key, table: table, of: self) { return text }
        return localizedString(forKey: key, value: value, table: table)
    }
}
