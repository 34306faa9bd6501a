import TestSupport
import Testing

@testable import UIKit

/// The two ways of counting in a list: with what stands in for items, and without.
@MainActor @Suite("Placeholders in batches") struct PlaceholderMapTests {
    private let slot = PlaceholderSlot(NSObject(), before: DataPath(item: 1, section: 0))

    /// A section of two items with a placeholder between them.
    private func mapWithSlot() throws -> PlaceholderMap {
        var map = PlaceholderMap(), own = PlaceholderMap.Changes()
        own.coming = [(slot, DataPath(item: 1, section: 0))]
        let plan = try map.follow(UpdateChanges(), from: [2], to: [2], own)
        #expect(plan.oldCounts == [2])
        #expect(plan.newCounts == [3])
        #expect(plan.changes.inserted == [ShownPath(item: 1, section: 0)])
        return map
    }

    @Test("items behind a placeholder are shown one further on")
    func counting() throws {
        let map = try mapWithSlot()
        #expect(map.shown(DataPath(item: 0, section: 0)) == ShownPath(item: 0, section: 0))
        #expect(map.shown(DataPath(item: 1, section: 0)) == ShownPath(item: 2, section: 0))
        #expect(map.data(ShownPath(item: 2, section: 0)) == DataPath(item: 1, section: 0))
        #expect(map.data(ShownPath(item: 1, section: 0)) == nil)
        #expect(map.insertionPath(ShownPath(item: 1, section: 0)) == DataPath(item: 1, section: 0))
    }

    @Test("a section that comes before a placeholder's takes it along")
    func sectionBefore() throws {
        var map = try mapWithSlot(), changes = UpdateChanges<DataPath>()
        changes.insertedSections = [0]
        let plan = try map.follow(changes, from: [2], to: [4, 2], PlaceholderMap.Changes())
        #expect(plan.oldCounts == [3])
        #expect(plan.newCounts == [4, 3])
        #expect(slot.path == ShownPath(item: 1, section: 1))
        #expect(plan.newPath(of: ShownPath(item: 1, section: 0)) == slot.path)
    }

    @Test("a placeholder that goes leaves its place, in the order of before")
    func going() throws {
        var map = try mapWithSlot(), changes = UpdateChanges<DataPath>(), own = PlaceholderMap.Changes()
        changes.inserted = [DataPath(item: 0, section: 0)]
        own.going = [slot]
        let plan = try map.follow(changes, from: [2], to: [3], own)
        #expect(plan.changes.deleted == [ShownPath(item: 1, section: 0)])
        #expect(plan.newPath(of: ShownPath(item: 2, section: 0)) == ShownPath(item: 2, section: 0))
        #expect(map.isEmpty)
    }
}
