public import CoreGraphics

/// The items of one section as a tree, parts of which may be folded away.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
    private struct Node {
        var parent: ItemIdentifierType?
        var children: [ItemIdentifierType] = []
        var isExpanded = false
    }

    /// The items without a parent, in order.
    public private(set) var rootItems: [ItemIdentifierType] = []
    private var nodes: [ItemIdentifierType: Node] = [:]

    /// Nothing.
    public init() {}

    /// All items, each before its children.
    public var items: [ItemIdentifierType] { list { _ in true } }

    /// The items that no folded parent hides.
    public var visibleItems: [ItemIdentifierType] { list { $0.isExpanded } }

    private func list(_ opens: (Node) -> Bool) -> [ItemIdentifierType] {
        var found: [ItemIdentifierType] = []
        var pending = Array(rootItems.reversed())
        while let item = pending.popLast() {
            found.append(item)
            if let node = nodes[item], opens(node) { pending.append(contentsOf: node.children.reversed()) }
        }
        return found
    }

    /// Whether an item is in the tree.
    public func contains(_ item: ItemIdentifierType) -> Bool { nodes[item] != nil }

    /// The place of an item among all items.
    public func index(of item: ItemIdentifierType) -> Int? { items.firstIndex(of: item) }

    /// The item that an item is under.
    public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { node(child).parent }

    /// How many parents an item is under.
    public func level(of item: ItemIdentifierType) -> Int {
        sequence(first: item) { node($0).parent }.reduce(-1) { level, _ in level + 1 }
    }

    /// Whether an item's children show.
    public func isExpanded(_ item: ItemIdentifierType) -> Bool { node(item).isExpanded }

    /// Whether no folded parent hides an item.
    public func isVisible(_ item: ItemIdentifierType) -> Bool {
        sequence(first: item) { node($0).parent }.dropFirst().allSatisfy { node($0).isExpanded }
    }

    private func node(_ item: ItemIdentifierType) -> Node {
        guard let node = nodes[item] else { preconditionFailure("the section snapshot has no item \(item)") }
        return node
    }

    // MARK: Changes

    /// Puts items at the end, under a parent if one is given.
    public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
        insert(items, under: parent, at: parent.map { node($0).children.count } ?? rootItems.count)
    }

    /// Puts items in front of another, under the same parent.
    public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
        insert(items, beside: item, after: false)
    }

    /// Puts items behind another, under the same parent.
    public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
        insert(items, beside: item, after: true)
    }

    private mutating func insert(_ items: [ItemIdentifierType], beside item: ItemIdentifierType, after: Bool) {
        let parent = node(item).parent
        let siblings = parent.map { node($0).children } ?? rootItems
        let place = siblings.firstIndex(of: item) ?? siblings.count
        insert(items, under: parent, at: after ? place + 1 : place)
    }

    private mutating func insert(_ items: [ItemIdentifierType], under parent: ItemIdentifierType?, at index: Int) {
        for item in items {
            precondition(nodes[item] == nil, "the item \(item) is in the section snapshot already")
            nodes[item] = Node(parent: parent)
        }
        if let parent {
            nodes[parent]?.children.insert(contentsOf: items, at: index)
        } else {
            rootItems.insert(contentsOf: items, at: index)
        }
    }

    /// Takes items out with all that is under them.
    public mutating func delete(_ items: [ItemIdentifierType]) {
        for item in items where nodes[item] != nil {
            if let parent = node(item).parent {
                nodes[parent]?.children.removeAll { $0 == item }
            } else {
                rootItems.removeAll { $0 == item }
            }
            var pending = [item]
            while let gone = pending.popLast() { pending += nodes.removeValue(forKey: gone)?.children ?? [] }
        }
    }

    /// Takes everything out.
    public mutating func deleteAll() { self = Self() }

    /// Shows the children of items.
    public mutating func expand(_ items: [ItemIdentifierType]) {
        for item in items { nodes[item]?.isExpanded = true }
    }

    /// Folds the children of items away.
    public mutating func collapse(_ items: [ItemIdentifierType]) {
        for item in items { nodes[item]?.isExpanded = false }
    }
}
