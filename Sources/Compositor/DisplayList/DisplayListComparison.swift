import CoreGraphics
import RenderTree

/// Compares what two display lists show: indices into the lists' pools are followed, not compared.
final class DisplayListComparison {
    // Used by one thread, and nothing that is called on the way writes them: reading the lists needs no guard.
    @exclusivity(unchecked) private(set) var old = DisplayList()
    @exclusivity(unchecked) private(set) var new = DisplayList()
    /// For each pass of the new list but the screen: the old one that stands for it, or −1 for one that is like none.
    @exclusivity(unchecked) var counterparts: [Int] = []
    @exclusivity(unchecked) private var oldPasses: [DisplayPass.Key: Int] = [:]

    /// Takes two lists and matches their passes by their keys.
    func begin(_ old: DisplayList, _ new: DisplayList) {
        self.old = old
        self.new = new
        counterparts.removeAll(keepingCapacity: true)
        guard new.passes.count > 1 else { return }
        oldPasses.removeAll(keepingCapacity: true)
        for index in old.passes.indices.dropLast() { oldPasses[old.passes[index].key] = index }
        for pass in new.passes.dropLast() { counterparts.append(oldPasses[pass.key] ?? -1) }
    }

    /// Lets go of the lists, so that whoever owns them may change them in place.
    func end() {
        old = DisplayList()
        new = DisplayList()
    }

    /// True when the new pass looks like its counterpart.
    func isUnchanged(pass index: Int) -> Bool {
        guard hasSameFrame(pass: index) else { return false }
        let before = old.passes[counterparts[index]].items, after = new.passes[index].items
        return before.count == after.count && zip(before, after).allSatisfy { isUnchanged($0, $1) }
    }

    /// True when the new pass has a counterpart of the same place, background and filters, whatever its items are.
    func hasSameFrame(pass index: Int) -> Bool {
        guard counterparts[index] >= 0 else { return false }
        let before = old.passes[counterparts[index]], after = new.passes[index]
        return before.region == after.region && before.wanted == after.wanted && before.background == after.background
            && areEqual(before.filters, after.filters)
    }

    /// True when the items of these indices look alike, so far as the passes that they show do.
    func isUnchanged(_ i: Int, _ j: Int) -> Bool {
        if areSameBytes(i, j) { return true }
        // Field by field in place: items are large and most differ in none or in the first.
        return old.items[i].bounds == new.items[j].bounds && old.items[i].opacity == new.items[j].opacity
            && old.items[i].blendMode == new.items[j].blendMode && areEqual(clips: old.items[i].clip, new.items[j].clip)
            && areEqual(old.items[i].kind, new.items[j].kind)
    }

    /// True for items that are alike byte for byte and refer to nothing in the lists' pools but to the same bitmap. Not all that look
    /// alike are.
    private func areSameBytes(_ i: Int, _ j: Int) -> Bool {
        let isSame = old.items.withUnsafeBufferPointer { old in
            new.items.withUnsafeBufferPointer { new in
                guard let a = old.baseAddress, let b = new.baseAddress else { return false }
                return memcmp(a + i, b + j, MemoryLayout<DisplayItem>.size) == 0
            }
        }
        guard isSame, new.items[j].clip < 0 else { return false }
        return refersToSame(new.items[j].kind)
    }

    /// Whether an item of both lists says all there is to know of it: without an index into a pool, or with one of the same bitmap.
    private func refersToSame(_ kind: DisplayItem.Kind) -> Bool {
        switch kind {
        case .fill(let quad, .solid): quad.cuts.isEmpty
        case .fill(let quad, .image(let paint)):
            quad.cuts.isEmpty && paint.image >= 0 && old.images[Int(paint.image)] === new.images[Int(paint.image)]
        case .border(let quad, _, _), .shadow(let quad, _, _, _): quad.cuts.isEmpty
        default: false
        }
    }

    // MARK: What items refer to

    private func areEqual(_ a: DisplayItem.Kind, _ b: DisplayItem.Kind) -> Bool {
        switch (a, b) {
        case (.fill(let p, let x), .fill(let q, let y)): areEqual(p, q) && areEqual(x, y)
        case (.path(let p, let x), .path(let q, let y)): areEqual(paths: p, q) && areEqual(x, y)
        case (.border(let p, let v, let x), .border(let q, let w, let y)): v == w && x == y && areEqual(p, q)
        case (.shadow(let p, let v, let x, let m), .shadow(let q, let w, let y, let n)):
            v == w && x == y && m == n && areEqual(p, q)
        case (.mesh(let x), .mesh(let y)): areEqual(old.meshes[x], new.meshes[y])
        case (.pass(let x, let m), .pass(let y, let n)):
            counterparts[y] == x && (m == nil) == (n == nil) && (n == nil || areEqual(masks: m ?? 0, n ?? 0))
        case (.backdrop(let p, let x), .backdrop(let q, let y)): areEqual(x, y) && areEqual(p, q)
        default: false
        }
    }

    private func areEqual(_ a: Paint, _ b: Paint) -> Bool {
        switch (a, b) {
        case (.image(let x), .image(let y)):
            old.images[Int(x.image)] === new.images[Int(y.image)] && x.looks(like: y)
        case (.gradient(let x), .gradient(let y)): old.gradients[x] == new.gradients[y]
        case (.pass(let x, let p, let f), .pass(let y, let q, let g)): counterparts[y] == x && p == q && f == g
        default: a == b
        }
    }

    private func areEqual(_ a: Quad, _ b: Quad) -> Bool {
        a.rect == b.rect && a.toPixels == b.toPixels && a.radii == b.radii && a.antialiasedEdges == b.antialiasedEdges
            && a.cuts.count == b.cuts.count
            && (a.cuts.isEmpty || old.halfPlanes[a.cuts] == new.halfPlanes[b.cuts])
    }

    private func areEqual(paths a: Int, _ b: Int) -> Bool {
        old.paths.withUnsafeBufferPointer { old in
            new.paths.withUnsafeBufferPointer { areEqual(old.baseAddress! + a, $0.baseAddress! + b) }
        }
    }

    private func areEqual(_ p: UnsafePointer<DisplayPath>, _ q: UnsafePointer<DisplayPath>) -> Bool {
        let (a, b) = (p.pointee.cuts, q.pointee.cuts)
        return p.pointee.toPixels == q.pointee.toPixels && p.looks(like: q) && a.count == b.count
            && (a.isEmpty || old.halfPlanes[a] == new.halfPlanes[b])
    }

    private func areEqual(masks a: Int, _ b: Int) -> Bool {
        counterparts[b] == a && old.passes[a].isInverted == new.passes[b].isInverted
    }

    private func areEqual(clipPaths a: Int32, _ b: Int32) -> Bool {
        a < 0 || b < 0 ? a == b : areEqual(paths: Int(a), Int(b))
    }

    private func areEqual(_ a: Mesh, _ b: Mesh) -> Bool {
        counterparts[b.front] == a.front && counterparts[b.back] == a.back && a.backTint == b.backTint
            && a.vertices == b.vertices && a.indices == b.indices
    }

    private func areEqual(_ a: Range<Int>, _ b: Range<Int>) -> Bool {
        a.count == b.count && old.filters[a] == new.filters[b]
    }

    private func areEqual(clips a: Int32, _ b: Int32) -> Bool {
        var a = Int(a), b = Int(b)
        while a >= 0, b >= 0 {
            guard areEqual(old.clips[a].quad, new.clips[b].quad),
                areEqual(clipPaths: old.clips[a].path, new.clips[b].path)
            else { return false }
            a = Int(old.clips[a].parent)
            b = Int(new.clips[b].parent)
        }
        return a < 0 && b < 0
    }
}
