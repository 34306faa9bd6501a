/// The specified traits of a collection. A trait that is not in it is unspecified and may come from further up the tree.
package struct TraitValues: Equatable, @unchecked Sendable {
    private struct Entry: Equatable {
        let trait: UITrait
        let value: Any
        /// The value where its type can be compared. Found out once: values are compared at every view that enters a window.
        private let comparable: (any Equatable)?

        init<T: UITraitDefinition>(_ trait: T.Type, _ value: T.Value) {
            self.trait = trait
            self.value = value
            comparable = T._comparable(value)
        }

        static func == (a: Entry, b: Entry) -> Bool { a.comparable?.equals(b.value) ?? false }
    }

    private var entries: [ObjectIdentifier: Entry] = [:]
    /// The tint that came down to a view, for `UIColor.tintColor`; nil is the system's own. No trait that programs see.
    package var tint: UIColor?

    package init() {}

    package subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
        get { entries[ObjectIdentifier(trait)]?.value as? T.Value ?? T.defaultValue }
        set { entries[ObjectIdentifier(trait)] = Entry(trait, newValue) }
    }

    package var isEmpty: Bool { entries.isEmpty && tint == nil }

    /// Whether the traits are the same, whatever the tint.
    func hasSameTraits(as other: TraitValues) -> Bool { entries == other.entries }

    func contains(_ trait: UITrait) -> Bool { entries[ObjectIdentifier(trait)] != nil }

    mutating func remove(_ trait: UITrait) { entries[ObjectIdentifier(trait)] = nil }

    /// These values with those of `other` written over them.
    package func overridden(by other: TraitValues) -> TraitValues {
        guard !other.isEmpty else { return self }
        var result = self
        result.entries.merge(other.entries) { _, new in new }
        result.tint = other.tint ?? tint
        return result
    }

    /// The traits that differ between the two, sorted by name so that callers work in a fixed order.
    func changes(from other: TraitValues) -> [UITrait] {
        var changed: [UITrait] = []
        for (key, entry) in entries where entry != other.entries[key] { changed.append(entry.trait) }
        for (key, entry) in other.entries where entries[key] == nil { changed.append(entry.trait) }
        return changed.sorted { $0.identifier < $1.identifier }
    }

    /// True when every trait specified in `other` has the same value here.
    func contains(all other: TraitValues) -> Bool {
        other.entries.allSatisfy { entries[$0.key] == $0.value }
    }

    var description: String {
        let parts = entries.values.map { "\($0.trait.name) = \($0.value)" }
        return parts.sorted().joined(separator: ", ")
    }
}

extension Equatable {
    fileprivate func equals(_ other: Any) -> Bool { (other as? Self) == self }
}
