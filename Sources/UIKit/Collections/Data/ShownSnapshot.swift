import CoreGraphics

/// The snapshot that a data source shows. It finds an item's place without a search: the places of a section's items are noted when one of
/// them is first asked for.
struct ShownSnapshot<Section: Hashable, Item: Hashable> {
    /// What is shown.
    var snapshot = NSDiffableDataSourceSnapshot<Section, Item>() {
        didSet { (places, sections) = ([:], [:]) }
    }
    private var places: [Section: [Item: Int]] = [:]
    private var sections: [Section: Int] = [:]

    /// The section at an index; nil where there is none.
    func section(at index: Int) -> Section? {
        snapshot.sectionIdentifiers.indices.contains(index) ? snapshot.sectionIdentifiers[index] : nil
    }

    /// The item at an index path; nil where there is none.
    func item(at indexPath: IndexPath) -> Item? {
        guard let section = section(at: indexPath.section) else { return nil }
        let items = snapshot.itemIdentifiers(inSection: section)
        return items.indices.contains(indexPath.item) ? items[indexPath.item] : nil
    }

    /// Where a section is; nil when it is not shown.
    mutating func index(of section: Section) -> Int? {
        if sections.isEmpty { sections = Self.numbered(snapshot.sectionIdentifiers) }
        return sections[section]
    }

    /// Where an item is; nil when it is not shown.
    mutating func indexPath(of item: Item) -> IndexPath? {
        guard let section = snapshot.sectionIdentifier(containingItem: item), let index = index(of: section) else {
            return nil
        }
        if places[section] == nil { places[section] = Self.numbered(snapshot.itemIdentifiers(inSection: section)) }
        return places[section]?[item].map { IndexPath(item: $0, section: index) }
    }

    private static func numbered<Identifier: Hashable>(_ identifiers: [Identifier]) -> [Identifier: Int] {
        Dictionary(uniqueKeysWithValues: zip(identifiers, identifiers.indices))
    }
}
