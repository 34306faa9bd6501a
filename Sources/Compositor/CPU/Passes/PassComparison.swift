/// Compares passes of two lists by what they mean: indices into the lists' pools are followed, not compared.
struct PassComparison {
    let new: DisplayList
    let old: DisplayList
    /// Passes of the new list whose pixels are not those of the old one.
    let changed: Set<DisplayPass.Key>

    func isSame(_ a: DisplayPass, _ b: DisplayPass) -> Bool {
        guard a.region == b.region, a.background == b.background, a.items.count == b.items.count,
            new.filters[a.filters] == old.filters[b.filters]
        else { return false }
        return zip(a.items, b.items).allSatisfy { isSame(new.items[$0], old.items[$1]) }
    }

    private func isSame(_ a: DisplayItem, _ b: DisplayItem) -> Bool {
        a.opacity == b.opacity && a.blendMode == b.blendMode && a.bounds == b.bounds && isSameClip(a.clip, b.clip)
            && isSame(a.kind, b.kind)
    }

    private func isSame(_ a: DisplayItem.Kind, _ b: DisplayItem.Kind) -> Bool {
        switch (a, b) {
        case (.fill(let qa, let pa), .fill(let qb, let pb)): isSame(qa, qb) && isSame(pa, pb)
        case (.border(let qa, let wa, let ca), .border(let qb, let wb, let cb)): wa == wb && ca == cb && isSame(qa, qb)
        case (.shadow(let qa, let sa, let ca), .shadow(let qb, let sb, let cb)): sa == sb && ca == cb && isSame(qa, qb)
        case (.mesh(let ma), .mesh(let mb)): isSame(new.meshes[ma], old.meshes[mb])
        case (.pass(let ia, let ma), .pass(let ib, let mb)): isSamePass(ia, ib) && isSameMask(ma, mb)
        case (.backdrop(let qa, let fa), .backdrop(let qb, let fb)):
            new.filters[fa] == old.filters[fb] && isSame(qa, qb)
        default: false
        }
    }

    private func isSame(_ a: Paint, _ b: Paint) -> Bool {
        switch (a, b) {
        case (.solid(let ca), .solid(let cb)): ca == cb
        case (.image(let ia), .image(let ib)):
            new.images[Int(ia.image)] === old.images[Int(ib.image)] && ia.looks(like: ib)
        case (.gradient(let ga), .gradient(let gb)): new.gradients[ga] == old.gradients[gb]
        case (.pass(let ia, let ma, let fa), .pass(let ib, let mb, let fb)): ma == mb && fa == fb && isSamePass(ia, ib)
        default: false
        }
    }

    private func isSame(_ a: Mesh, _ b: Mesh) -> Bool {
        a.vertices == b.vertices && a.indices == b.indices && a.backTint == b.backTint && isSamePass(a.front, b.front)
            && isSamePass(a.back, b.back)
    }

    private func isSame(_ a: Quad, _ b: Quad) -> Bool {
        a.rect == b.rect && a.radii == b.radii && a.toPixels == b.toPixels
            && a.antialiasedEdges == b.antialiasedEdges && new.halfPlanes[a.cuts] == old.halfPlanes[b.cuts]
    }

    private func isSameClip(_ a: Int32, _ b: Int32) -> Bool {
        var (a, b) = (a, b)
        while a >= 0, b >= 0 {
            let (clipA, clipB) = (new.clips[Int(a)], old.clips[Int(b)])
            guard isSame(clipA.quad, clipB.quad) else { return false }
            (a, b) = (clipA.parent, clipB.parent)
        }
        return a < 0 && b < 0
    }

    private func isSamePass(_ a: Int, _ b: Int) -> Bool {
        guard new.passes.indices.contains(a), old.passes.indices.contains(b) else { return false }
        let key = new.passes[a].key
        return key == old.passes[b].key && !changed.contains(key)
    }

    private func isSameMask(_ a: Int?, _ b: Int?) -> Bool {
        guard let a, let b else { return a == nil && b == nil }
        return isSamePass(a, b)
    }
}
