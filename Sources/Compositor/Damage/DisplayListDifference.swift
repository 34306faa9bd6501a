import CoreGraphics
import RenderTree

/// Where two display lists look different.
///
/// Items are compared by what they show, not by where their parts stand in the pools. Within a pass the walk goes along both lists
/// and finds its way again after items that came or went.
package final class DisplayListDifference {
    private let lists = DisplayListComparison()
    /// For each of the new passes: what of its pixels changed.
    @exclusivity(unchecked) private var changes: [[PixelRect]] = []
    @exclusivity(unchecked) private var damage = DamageRegion()

    package init() {}

    /// What must be painted again of the last pass, in its pixels.
    package func damage(from old: DisplayList, to new: DisplayList) -> DamageRegion {
        lists.begin(old, new)
        defer { lists.end() }
        damage.removeAll()
        guard let screen = new.passes.last else { return damage }
        guard let before = old.passes.last, before.region == screen.region, before.background == screen.background
        else {
            damage.add(screen.region)
            return damage
        }
        comparePasses()
        compareItems(before.items, screen.items) { $0.add($1.intersection(screen.region)) }
        addBackdrops(screen)
        return damage
    }

    // MARK: Passes

    /// Compares the passes that others use, in their order, so that a change is known to whoever uses them.
    private func comparePasses() {
        changes.removeAll(keepingCapacity: true)
        for index in lists.counterparts.indices { changes.append(change(ofPass: index)) }
    }

    private func change(ofPass index: Int) -> [PixelRect] {
        let pass = lists.new.passes[index]
        guard lists.hasSameFrame(pass: index) else { return [pass.region] }
        var local = DamageRegion()
        swap(&damage, &local)
        compareItems(lists.old.passes[lists.counterparts[index]].items, pass.items) { $0.add($1) }
        if !damage.isEmpty { addBackdrops(pass) }
        swap(&damage, &local)
        let reach = reach(pass.filters)
        return local.rects.map { $0.expanded(x: reach, y: reach).intersection(pass.region) }
    }

    /// How far a changed pixel is felt through filters.
    private func reach(_ filters: Range<Int>) -> Int {
        let reach = lists.new.filters[filters].reduce(0) { $0 + max($1.reach.x, $1.reach.y) }
        return min(reach, Int(PixelRect.limit))
    }

    /// A backdrop shows what is behind it: where that changed, all of it changes.
    private func addBackdrops(_ pass: DisplayPass) {
        // Most lists have none: their items, which are large, need not be looked at.
        guard !damage.isEmpty, !lists.new.filters.isEmpty else { return }
        for index in pass.items {
            guard case .backdrop(_, let filters) = lists.new.items[index].kind else { continue }
            let reach = reach(filters), bounds = lists.new.items[index].bounds
            if damage.intersects(bounds.expanded(x: reach, y: reach)) { damage.add(bounds) }
        }
    }

    // MARK: Items

    /// How far ahead the walk looks for a layer that it lost.
    private static let window = 64

    private func compareItems(
        _ before: Range<Int>, _ after: Range<Int>, _ add: (inout DamageRegion, PixelRect) -> Void
    ) {
        var i = before.lowerBound, j = after.lowerBound
        while i < before.upperBound, j < after.upperBound {
            if lists.old.items[i].layer == lists.new.items[j].layer {
                compare(i, j, add)
                i += 1
                j += 1
                continue
            }
            let removed = distance(to: lists.new.items[j].layer, in: lists.old.items[i..<before.upperBound])
            let inserted = distance(to: lists.old.items[i].layer, in: lists.new.items[j..<after.upperBound])
            if let removed, removed <= inserted ?? .max {
                for index in i..<(i + removed) { add(&damage, lists.old.items[index].bounds) }
                i += removed
            } else if let inserted {
                for index in j..<(j + inserted) { add(&damage, lists.new.items[index].bounds) }
                j += inserted
            } else {
                add(&damage, lists.old.items[i].bounds)
                add(&damage, lists.new.items[j].bounds)
                i += 1
                j += 1
            }
        }
        for index in i..<before.upperBound { add(&damage, lists.old.items[index].bounds) }
        for index in j..<after.upperBound { add(&damage, lists.new.items[index].bounds) }
    }

    private func distance(to layer: LayerID, in items: ArraySlice<DisplayItem>) -> Int? {
        items.prefix(DisplayListDifference.window).firstIndex { $0.layer == layer }.map { $0 - items.startIndex }
    }

    private func compare(_ i: Int, _ j: Int, _ add: (inout DamageRegion, PixelRect) -> Void) {
        guard lists.isUnchanged(i, j) else {
            add(&damage, lists.old.items[i].bounds)
            add(&damage, lists.new.items[j].bounds)
            return
        }
        guard !changes.isEmpty else { return }
        let b = lists.new.items[j]
        // The same item; what it shows of another pass may have changed.
        switch b.kind {
        case .pass(let pass, let mask):
            for rect in changes[pass] { add(&damage, rect.intersection(b.bounds)) }
            if let mask { for rect in changes[mask] { add(&damage, rect.intersection(b.bounds)) } }
        case .fill(_, .pass(let pass, _, _)):
            if !changes[pass].isEmpty { add(&damage, b.bounds) }
        case .mesh(let mesh):
            if !changes[lists.new.meshes[mesh].front].isEmpty || !changes[lists.new.meshes[mesh].back].isEmpty {
                add(&damage, b.bounds)
            }
        default: break
        }
    }
}
