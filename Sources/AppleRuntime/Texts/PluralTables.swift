import Foundation

/// Reads texts whose words go by numbers into ``PluralTexts``.
enum PluralTables {
    /// The texts of a `.stringsdict` file in a language, by their keys.
    static func texts(at file: URL, language: String) -> [String: String] {
        guard let data = try? Data(contentsOf: file),
            let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
        else { return [:] }
        return list.compactMapValues { text(of: $0 as? [String: Any], language) }
    }

    private static func text(of entry: [String: Any]?, _ language: String) -> String? {
        guard let entry else { return nil }
        if let widths = entry["NSStringVariableWidthRuleType"] as? [String: String] {
            return widths.max { (Int($0.key) ?? 0) < (Int($1.key) ?? 0) }?.value
        }
        guard let format = entry["NSStringLocalizedFormatKey"] as? String else { return nil }
        let variables = entry.compactMapValues { value -> PluralTexts.Variable? in
            guard let rule = value as? [String: Any],
                rule["NSStringFormatSpecTypeKey"] as? String == "NSStringPluralRuleType"
            else { return nil }
            return PluralTexts.Variable(
                forms: forms(rule) { $0 as? String }, language: language, argument: nil,
                specifier: rule["NSStringFormatValueTypeKey"] as? String ?? "d")
        }
        return PluralTexts.marked(format, variables)
    }

    /// The text of a catalogue's entry in a language; nil where it has none.
    static func text(ofCatalogEntry entry: [String: Any], key: String, language: String) -> String? {
        if let unit = entry["stringUnit"] as? [String: Any], let format = unit["value"] as? String {
            guard let substitutions = entry["substitutions"] as? [String: [String: Any]] else { return format }
            let variables = substitutions.mapValues { substitution in
                PluralTexts.Variable(
                    forms: pluralForms(substitution), language: language, argument: substitution["argNum"] as? Int,
                    specifier: substitution["formatSpecifier"] as? String ?? "lld")
            }
            return PluralTexts.marked(format, variables)
        }
        let variations = entry["variations"] as? [String: Any]
        if let devices = variations?["device"] as? [String: [String: Any]] {
            return (devices["iphone"] ?? devices["other"]).flatMap {
                text(ofCatalogEntry: $0, key: key, language: language)
            }
        }
        let forms = pluralForms(entry)
        guard !forms.isEmpty else { return nil }
        let whole = PluralTexts.Variable(
            forms: forms, language: language, argument: numberPlace(in: key), specifier: "lld", isWhole: true)
        return PluralTexts.marked("%#@text@", ["text": whole])
    }

    private static func pluralForms(_ entry: [String: Any]) -> [PluralCategory: String] {
        let plural = (entry["variations"] as? [String: Any])?["plural"] as? [String: Any] ?? [:]
        return forms(plural) { (($0 as? [String: Any])?["stringUnit"] as? [String: Any])?["value"] as? String }
    }

    private static func forms(_ rule: [String: Any], _ text: (Any?) -> String?) -> [PluralCategory: String] {
        var forms: [PluralCategory: String] = [:]
        for category in PluralCategory.allCases { forms[category] = text(rule[category.rawValue]) }
        return forms
    }

    /// Which value of a key is its first number, from 1; the first where it names none.
    private static func numberPlace(in key: String) -> Int {
        let letters = key.matches(of: /%(?:\d+\$)?[-+ #0-9.]*(?:hh|h|ll|l|q|L|z|t|j)?([@a-zA-Z])/).map { $0.1 }
        return (letters.firstIndex { "diuxXofFeEgG".contains($0) } ?? 0) + 1
    }
}
