import CoreGraphics

extension UICellAccessory {
    /// Accessories of one end in the order of reading: the system's stand nearer to the edge, those of the program where they say.
    static func ordered(_ accessories: [UICellAccessory]) -> [UICellAccessory] {
        let system = accessories.filter { !$0.accessoryType.isCustom }
        let isLeading = accessories.first?.isLeading ?? true
        var ordered = system.enumerated().sorted { a, b in
            let isBefore = isLeading ? a.element.rank > b.element.rank : a.element.rank < b.element.rank
            return a.element.rank == b.element.rank ? a.offset < b.offset : isBefore
        }.map(\.element)
        for accessory in accessories where accessory.accessoryType.isCustom {
            let place = accessory.placement.position(ordered)
            ordered.insert(accessory, at: min(max(place, 0), ordered.count))
        }
        return ordered
    }
}

extension UICellAccessory.AccessoryType {
    var isCustom: Bool {
        if case .customView = self { return true }
        return false
    }

    /// Whether both are of one kind, whatever they say of themselves.
    func isLike(_ other: UICellAccessory.AccessoryType) -> Bool {
        if case .outlineDisclosure = self, case .outlineDisclosure = other { return true }
        return self == other
    }
}
