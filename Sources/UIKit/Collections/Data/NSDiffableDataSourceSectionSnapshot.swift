import CoreGraphics

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

    /// Puts a tree in front of an item, under the same parent.
    public mutating func insert(_ snapshot: Self, before item: ItemIdentifierType) {
        insert(snapshot.rootItems, before: item)
        adopt(snapshot)
    }

    /// Puts a tree behind an item, under the same parent.
    public mutating func insert(_ snapshot: Self, after item: ItemIdentifierType) {
        insert(snapshot.rootItems, after: item)
        adopt(snapshot)
    }

    /// Puts a tree in the place of all that is under an item.
    public mutating func replace(childrenOf parent: ItemIdentifierType, using snapshot: Self) {
        delete(node(parent).children)
        append(snapshot.rootItems, to: parent)
        adopt(snapshot)
    }

    /// Takes over what is under the roots of a tree, which are in place.
    private mutating func adopt(_ snapshot: Self) {
        for (item, node) in snapshot.nodes {
            precondition(
                node.parent == nil || nodes[item] == nil, "the item \(item) is in the section snapshot already")
            let parent = node.parent ?? nodes[item]?.parent
            nodes[item] = Node(parent: parent, children: node.children, isExpanded: node.isExpanded)
        }
    }

    /// What is under an item, as a tree of its own.
    public func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false) -> Self {
        var part = Self()
        part.rootItems = includingParent ? [parent] : node(parent).children
        var pending = part.rootItems
        while let item = pending.popLast() {
            part.nodes[item] = node(item)
            pending += node(item).children
        }
        for root in part.rootItems { part.nodes[root]?.parent = nil }
        return part
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
