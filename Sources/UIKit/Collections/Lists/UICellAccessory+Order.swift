import CoreGraphics

extension UICellAccessory {
    /// Accessories of one end in the order of reading: the system's stand nearer to the edge, those of the program where they say.
    static func ordered(_ accessories: [UICellAccessory]) -> [UICellAccessory] {
        let system = accessories.filter { !$0.kind.isCustom }
        let isLeading = accessories.first?.isLeading ?? true
        var ordered = system.enumerated().sorted { a, b in
            let isBefore = isLeading ? a.element.rank > b.element.rank : a.element.rank < b.element.rank
            return a.element.rank == b.element.rank ? a.offset < b.offset : isBefore
        }.map(\.element)
        for accessory in accessories where accessory.kind.isCustom {
            let place = accessory.placement.position(ordered)
            ordered.insert(accessory, at: min(max(place, 0), ordered.count))
        }
        return ordered
    }
}
