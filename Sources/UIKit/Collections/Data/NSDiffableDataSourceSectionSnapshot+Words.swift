extension NSDiffableDataSourceSectionSnapshot {
    /// The items, one a line, indented by their level: a minus before those that are open, a plus before closed ones with items below.
    public func visualDescription() -> String {
        items.map { item in
            let below = snapshot(of: item).rootItems
            let sign = below.isEmpty ? " " : isExpanded(item) ? "-" : "+"
            return String(repeating: "  ", count: level(of: item)) + "\(sign) \(item)"
        }.joined(separator: "\n")
    }
}
