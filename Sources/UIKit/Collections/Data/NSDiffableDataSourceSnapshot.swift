import CoreGraphics

/// The sections and items of a list at one moment, named by identifiers that are unique in it.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
    /// The sections, in order.
    public private(set) var sectionIdentifiers: [SectionIdentifierType] = []
    private var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]
    private var homes: [ItemIdentifierType: SectionIdentifierType] = [:]
    /// The sections whose cells are to be made anew.
    public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
    /// The items whose cells are to be made anew.
    public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
    /// The items whose cells are to be filled anew.
    public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

    /// Nothing.
    public init() {}

    // MARK: What is in it

    /// How many sections there are.
    public var numberOfSections: Int { sectionIdentifiers.count }
    /// How many items there are in all sections.
    public var numberOfItems: Int { homes.count }
    /// All items, section by section.
    public var itemIdentifiers: [ItemIdentifierType] { sectionIdentifiers.flatMap { items[$0] ?? [] } }

    /// How many items a section has.
    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int { list(identifier).count }

    /// The items of a section, in order.
    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
        list(identifier)
    }

    /// The section that an item is in.
    public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
        homes[identifier]
    }

    /// The place of an item among all items.
    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
        guard let home = homes[identifier], let place = items[home]?.firstIndex(of: identifier) else { return nil }
        return sectionIdentifiers.prefix { $0 != home }.reduce(place) { $0 + (items[$1]?.count ?? 0) }
    }

    /// The place of a section.
    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
        sectionIdentifiers.firstIndex(of: identifier)
    }

    private func list(_ section: SectionIdentifierType) -> [ItemIdentifierType] {
        guard let list = items[section] else { preconditionFailure("the snapshot has no section \(section)") }
        return list
    }

    private func home(of item: ItemIdentifierType) -> SectionIdentifierType {
        guard let home = homes[item] else { preconditionFailure("the snapshot has no item \(item)") }
        return home
    }

    private func index(of section: SectionIdentifierType) -> Int {
        guard let index = indexOfSection(section) else { preconditionFailure("the snapshot has no section \(section)") }
        return index
    }

    // MARK: Items

    /// Puts items at the end of a section, the last one by default.
    public mutating func appendItems(
        _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
    ) {
        guard let section = sectionIdentifier ?? sectionIdentifiers.last else {
            preconditionFailure("there are currently no sections in the snapshot: append one before items")
        }
        insert(identifiers, in: section, at: list(section).count)
    }

    /// Puts items in front of another.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
    ) { insert(identifiers, beside: beforeIdentifier, after: false) }

    /// Puts items behind another.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
    ) { insert(identifiers, beside: afterIdentifier, after: true) }

    private mutating func insert(_ new: [ItemIdentifierType], beside item: ItemIdentifierType, after: Bool) {
        let section = home(of: item)
        let place = list(section).firstIndex(of: item) ?? 0
        insert(new, in: section, at: after ? place + 1 : place)
    }

    private mutating func insert(_ new: [ItemIdentifierType], in section: SectionIdentifierType, at index: Int) {
        for item in new {
            precondition(homes[item] == nil, "the item \(item) is in the snapshot already: identifiers must be unique")
            homes[item] = section
        }
        items[section]?.insert(contentsOf: new, at: index)
    }

    /// Takes items out.
    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
        let gone = Set(identifiers)
        for section in Set(gone.compactMap { homes[$0] }) { items[section]?.removeAll { gone.contains($0) } }
        for item in gone { homes[item] = nil }
    }

    /// Takes everything out, the sections too.
    public mutating func deleteAllItems() {
        sectionIdentifiers = []
        items = [:]
        homes = [:]
    }

    /// Moves an item in front of another.
    public mutating func moveItem(
        _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
    ) { move(identifier, beside: toIdentifier, after: false) }

    /// Moves an item behind another.
    public mutating func moveItem(
        _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
    ) { move(identifier, beside: toIdentifier, after: true) }

    private mutating func move(_ item: ItemIdentifierType, beside other: ItemIdentifierType, after: Bool) {
        precondition(item != other, "the item \(item) cannot be moved beside itself")
        _ = home(of: item)
        deleteItems([item])
        insert([item], beside: other, after: after)
    }

    /// Has the cells of items made anew.
    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
        reloadedItemIdentifiers += identifiers.map { item in
            _ = home(of: item)
            return item
        }
    }

    /// Has the cells of items filled anew.
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
        reconfiguredItemIdentifiers += identifiers.map { item in
            _ = home(of: item)
            return item
        }
    }

    // MARK: Sections

    /// Puts sections at the end.
    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
        insert(identifiers, at: sectionIdentifiers.count)
    }

    /// Puts sections in front of another.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
    ) { insert(identifiers, at: index(of: toIdentifier)) }

    /// Puts sections behind another.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
    ) { insert(identifiers, at: index(of: toIdentifier) + 1) }

    private mutating func insert(_ new: [SectionIdentifierType], at index: Int) {
        for section in new {
            precondition(
                items[section] == nil, "the section \(section) is in the snapshot already: identifiers must be unique")
            items[section] = []
        }
        sectionIdentifiers.insert(contentsOf: new, at: index)
    }

    /// Takes sections out with their items.
    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        for section in identifiers {
            for item in items[section] ?? [] { homes[item] = nil }
            items[section] = nil
        }
        sectionIdentifiers.removeAll { items[$0] == nil }
    }

    /// Moves a section in front of another.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
    ) {
        sectionIdentifiers.remove(at: index(of: identifier))
        sectionIdentifiers.insert(identifier, at: index(of: toIdentifier))
    }

    /// Moves a section behind another.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
    ) {
        sectionIdentifiers.remove(at: index(of: identifier))
        sectionIdentifiers.insert(identifier, at: index(of: toIdentifier) + 1)
    }

    /// Has all cells of sections made anew.
    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
        reloadedSectionIdentifiers += identifiers.map { section in
            _ = list(section)
            return section
        }
    }

    /// The same without what is to be made or filled anew.
    var settled: Self {
        var copy = self
        copy.reloadedSectionIdentifiers = []
        copy.reloadedItemIdentifiers = []
        copy.reconfiguredItemIdentifiers = []
        return copy
    }
}

extension NSDiffableDataSourceSnapshot: Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}
