public import QuartzCore

/// Sorts objects into the sections of an index, A to Z and the rest, as the user's language does.
@preconcurrency @MainActor
open class UILocalizedIndexedCollation: NSObject {
    private static let collation = UILocalizedIndexedCollation()

    /// That of the user's language.
    open class func current() -> Self { unsafeDowncast(collation, to: Self.self) }

    /// The names of the sections; the last one is for everything else.
    open var sectionTitles: [String] { titles }
    /// What the index shows for the sections.
    open var sectionIndexTitles: [String] { titles }
    private let titles = (65...90).map { String(UnicodeScalar(UInt8($0))) } + ["#"]

    /// The section that an entry of the index leads to.
    open func section(forSectionIndexTitle indexTitleIndex: Int) -> Int { indexTitleIndex }

    /// The section of an object, by the text that a selector gives.
    open func section(for object: Any, collationStringSelector selector: Selector) -> Int {
        section(of: text(of: object, selector))
    }

    /// The objects in the order of their texts.
    open func sortedArray(from array: [Any], collationStringSelector selector: Selector) -> [Any] {
        let texts = array.map { ($0, text(of: $0, selector)) }
        return texts.sorted { $0.1.localizedStandardCompare($1.1) == .orderedAscending }.map(\.0)
    }

    private func text(of object: Any, _ selector: Selector) -> String {
        let target = object as AnyObject
        // A selector that is a name alone means a property.
        let answer =
            selector.isImplemented(by: target) ? selector.perform(on: target) : storedValue(selector.name, of: object)
        return answer as? String ?? (answer as? NSString).map { String(describing: $0) } ?? object as? String ?? ""
    }

    /// By the first letter, without its marks: É is under E.
    private func section(of text: String) -> Int {
        let plain = text.trimmingCharacters(in: .whitespaces)
            .folding(options: [.diacriticInsensitive, .caseInsensitive], locale: .user)
        let latin = plain.applyingTransform(.toLatin, reverse: false) ?? plain
        guard let first = latin.uppercased().first else { return titles.count - 1 }
        return titles.firstIndex(of: String(first)) ?? titles.count - 1
    }
}
