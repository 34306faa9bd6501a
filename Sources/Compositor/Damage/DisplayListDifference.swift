import CoreGraphics
import RenderTree

/// Where two display lists look different.
///
/// Items are compared by what they show, not by where their parts stand in the pools. Within a pass the walk goes along both lists
/// and finds its way again after items that came or went.
package final class DisplayListDifference {
    // Used by one thread, and nothing that is called on the way writes them: reading the lists needs no guard.
    @exclusivity(unchecked) private var old = DisplayList()
    @exclusivity(unchecked) private var new = DisplayList()
    /// For each of the new passes: its old one or −1, and what of its pixels changed.
    @exclusivity(unchecked) private var counterparts: [Int] = []
    @exclusivity(unchecked) private var changes: [[PixelRect]] = []
    @exclusivity(unchecked) private var damage = DamageRegion()

    package init() {}

    /// What must be painted again of the last pass, in its pixels.
    package func damage(from old: DisplayList, to new: DisplayList) -> DamageRegion {
        self.old = old
        self.new = new
        defer {
            self.old = DisplayList()
            self.new = DisplayList()
        }
        damage.removeAll()
        guard let screen = new.passes.last else { return damage }
        guard let before = old.passes.last, before.region == screen.region, before.background == screen.background
        else {
            damage.add(screen.region)
            return damage
        }
        matchPasses()
        compareItems(before.items, screen.items) { $0.add($1.intersection(screen.region)) }
        addBackdrops(screen)
        return damage
    }

    // MARK: Passes

    /// Compares the passes that others use, in their order, so that a change is known to whoever uses them.
    private func matchPasses() {
        counterparts.removeAll(keepingCapacity: true)
        changes.removeAll(keepingCapacity: true)
        guard new.passes.count > 1 else { return }
        var byKey: [DisplayPass.Key: Int] = [:]
        for index in old.passes.indices.dropLast() { byKey[old.passes[index].key] = index }
        for index in new.passes.indices.dropLast() {
            let counterpart = byKey[new.passes[index].key] ?? -1
            counterparts.append(counterpart)
            changes.append(change(ofPass: index, counterpart))
        }
    }

    private func change(ofPass index: Int, _ counterpart: Int) -> [PixelRect] {
        let pass = new.passes[index]
        guard counterpart >= 0, old.passes[counterpart].region == pass.region,
            filtersAreEqual(old.passes[counterpart].filters, pass.filters)
        else { return [pass.region] }
        var local = DamageRegion()
        swap(&damage, &local)
        compareItems(old.passes[counterpart].items, pass.items) { $0.add($1) }
        if !damage.isEmpty { addBackdrops(pass) }
        swap(&damage, &local)
        let reach = reach(pass.filters)
        return local.rects.map { $0.expanded(x: reach, y: reach).intersection(pass.region) }
    }

    /// How far a changed pixel is felt through filters.
    private func reach(_ filters: Range<Int>) -> Int {
        var reach = 0.0
        for filter in new.filters[filters] {
            if case .gaussian(let x, let y) = filter { reach += 3 * max(x, y) + 1 }
        }
        return Int(min(reach, Double(PixelRect.limit)).rounded(.up))
    }

    /// A backdrop shows what is behind it: where that changed, all of it changes.
    private func addBackdrops(_ pass: DisplayPass) {
        for item in new.items[pass.items] {
            guard case .backdrop(_, let filters) = item.kind else { continue }
            let reach = reach(filters)
            if damage.intersects(item.bounds.expanded(x: reach, y: reach)) { damage.add(item.bounds) }
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
            if old.items[i].layer == new.items[j].layer {
                compare(i, j, add)
                i += 1
                j += 1
                continue
            }
            let removed = distance(to: new.items[j].layer, in: old.items[i..<before.upperBound])
            let inserted = distance(to: old.items[i].layer, in: new.items[j..<after.upperBound])
            if let removed, removed <= inserted ?? .max {
                for index in i..<(i + removed) { add(&damage, old.items[index].bounds) }
                i += removed
            } else if let inserted {
                for index in j..<(j + inserted) { add(&damage, new.items[index].bounds) }
                j += inserted
            } else {
                add(&damage, old.items[i].bounds)
                add(&damage, new.items[j].bounds)
                i += 1
                j += 1
            }
        }
        for index in i..<before.upperBound { add(&damage, old.items[index].bounds) }
        for index in j..<after.upperBound { add(&damage, new.items[index].bounds) }
    }

    private func distance(to layer: LayerID, in items: ArraySlice<DisplayItem>) -> Int? {
        items.prefix(DisplayListDifference.window).firstIndex { $0.layer == layer }.map { $0 - items.startIndex }
    }

    private func compare(_ i: Int, _ j: Int, _ add: (inout DamageRegion, PixelRect) -> Void) {
        // Field by field in place: items are large and most differ in none or in the first.
        guard old.items[i].bounds == new.items[j].bounds, old.items[i].opacity == new.items[j].opacity,
            old.items[i].blendMode == new.items[j].blendMode, clipsAreEqual(old.items[i].clip, new.items[j].clip),
            looksEqual(old.items[i].kind, new.items[j].kind)
        else {
            add(&damage, old.items[i].bounds)
            add(&damage, new.items[j].bounds)
            return
        }
        guard !changes.isEmpty else { return }
        let b = new.items[j]
        // The same item; what it shows of another pass may have changed.
        switch b.kind {
        case .pass(let pass, let mask):
            for rect in changes[pass] { add(&damage, rect.intersection(b.bounds)) }
            if let mask { for rect in changes[mask] { add(&damage, rect.intersection(b.bounds)) } }
        case .fill(_, .pass(let pass, _, _)):
            if !changes[pass].isEmpty { add(&damage, b.bounds) }
        case .mesh(let mesh):
            if !changes[new.meshes[mesh].front].isEmpty || !changes[new.meshes[mesh].back].isEmpty {
                add(&damage, b.bounds)
            }
        default: break
        }
    }

    // MARK: What items refer to

    private func looksEqual(_ a: DisplayItem.Kind, _ b: DisplayItem.Kind) -> Bool {
        switch (a, b) {
        case (.fill(let p, let x), .fill(let q, let y)): quadsAreEqual(p, q) && paintsAreEqual(x, y)
        case (.border(let p, let v, let x), .border(let q, let w, let y)): quadsAreEqual(p, q) && v == w && x == y
        case (.shadow(let p, let v, let x), .shadow(let q, let w, let y)): quadsAreEqual(p, q) && v == w && x == y
        case (.mesh(let x), .mesh(let y)): meshesAreEqual(old.meshes[x], new.meshes[y])
        case (.pass(let x, let m), .pass(let y, let n)):
            counterparts[y] == x && (m == nil) == (n == nil) && (n == nil || counterparts[n ?? 0] == m)
        case (.backdrop(let p, let x), .backdrop(let q, let y)): quadsAreEqual(p, q) && filtersAreEqual(x, y)
        default: false
        }
    }

    private func paintsAreEqual(_ a: Paint, _ b: Paint) -> Bool {
        switch (a, b) {
        case (.image(let x), .image(let y)):
            old.images[Int(x.image)] === new.images[Int(y.image)] && x.looks(like: y)
        case (.gradient(let x), .gradient(let y)): old.gradients[x] == new.gradients[y]
        case (.pass(let x, let p, let f), .pass(let y, let q, let g)): counterparts[y] == x && p == q && f == g
        default: a == b
        }
    }

    private func quadsAreEqual(_ a: Quad, _ b: Quad) -> Bool {
        a.rect == b.rect && a.toPixels == b.toPixels && a.radii == b.radii && a.antialiasedEdges == b.antialiasedEdges
            && a.cuts.count == b.cuts.count && old.halfPlanes[a.cuts] == new.halfPlanes[b.cuts]
    }

    private func meshesAreEqual(_ a: Mesh, _ b: Mesh) -> Bool {
        counterparts[b.front] == a.front && counterparts[b.back] == a.back && a.backTint == b.backTint
            && a.vertices == b.vertices && a.indices == b.indices
    }

    private func filtersAreEqual(_ a: Range<Int>, _ b: Range<Int>) -> Bool {
        a.count == b.count && old.filters[a] == new.filters[b]
    }

    private func clipsAreEqual(_ a: Int32, _ b: Int32) -> Bool {
        var a = Int(a), b = Int(b)
        while a >= 0, b >= 0 {
            guard quadsAreEqual(old.clips[a].quad, new.clips[b].quad) else { return false }
            a = Int(old.clips[a].parent)
            b = Int(new.clips[b].parent)
        }
        return a < 0 && b < 0
    }
}
