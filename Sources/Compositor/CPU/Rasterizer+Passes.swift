import CKernels
import CoreGraphics

extension Rasterizer {
    /// Paints one pass inside ``damage``. A backdrop needs what lies beneath it finished, so it splits the pass in two.
    /// Returns whether every pixel is opaque.
    @discardableResult
    func paint(
        _ pass: DisplayPass, of list: DisplayList, width: Int, height: Int, into target: PixelBuffer,
        isScreen: Bool = false
    ) -> Bool {
        scene.removeAll()
        let setup = SceneSetup(
            list, pass, limits: PixelRect(minX: 0, minY: 0, maxX: Int32(width), maxY: Int32(height)), of: self)
        setup.resolveClips()
        spreadDamage(pass, of: list, limits: setup.limits)
        scene.isOpaque = pass.background.premultipliedWord >> 24 == 255
        var background: UInt32? = pass.background.premultipliedWord
        var first = 0
        let wanted = damage.reduce(PixelRect.empty) { $0.union($1) }.relative(toX: -pass.region.minX, -pass.region.minY)
        let items = list.items.withUnsafeBufferPointer { $0 }
        for index in pass.items {
            let item = items.baseAddress! + index
            // What lies off the damage is not even looked at, except that it may make the target translucent.
            guard item.pointee.bounds.intersects(wanted) else {
                if item.pointee.blendMode.kernelMode.canReduceAlpha { scene.isOpaque = false }
                continue
            }
            guard case .backdrop(let quad, let range) = item.pointee.kind else {
                setup.add(item)
                continue
            }
            preparePaths(first)
            painter.paint(
                scene, first..<scene.items.count, damage: damage, background: background, into: target, isFinal: false)
            (background, first) = (nil, scene.items.count)
            addBackdrop(quad, list.filters[range], item, setup, target)
        }
        preparePaths(first)
        setup.noteDissolve(pass)
        painter.paint(
            scene, first..<scene.items.count, damage: damage, background: background, into: target, isFinal: isScreen)
        for backdrop in scene.backdrops { passes.buffers.giveBack(backdrop) }
        return scene.isOpaque
    }

    private func preparePaths(_ firstItem: Int) {
        paths.prepare()
        scene.takeStrips(forItemsFrom: firstItem)
    }

    /// A backdrop mixes pixels from around it, and the target keeps only what the last frame left on top of them: where
    /// damage comes near a backdrop, all around it is painted again. What lies above is painted over that, so that no pixel may be
    /// in two rectangles.
    private func spreadDamage(_ pass: DisplayPass, of list: DisplayList, limits: PixelRect) {
        // Most lists have no filters, and so no backdrops to be looked for.
        var isSpreading = !list.filters.isEmpty, hasBackdrops = false
        while isSpreading {
            isSpreading = false
            for index in pass.items {
                guard case .backdrop(_, let range) = list.items[index].kind else { continue }
                hasBackdrops = true
                let area = backdropArea(list.items[index].bounds, list.filters[range], pass.region, limits)
                let isTouched = damage.contains { $0.intersects(area) }
                guard isTouched, !damage.contains(where: { $0.contains(area) }) else { continue }
                damage.append(area)
                isSpreading = true
            }
        }
        if hasBackdrops { separateDamage() }
    }

    /// The same damage in rectangles that lie apart. Large ones stay whole.
    private func separateDamage() {
        guard damage.count > 1 else { return }
        damage.sort { $0.area > $1.area }
        var index = 1
        while index < damage.count {
            guard let covered = damage[..<index].first(where: { $0.intersects(damage[index]) }) else {
                index += 1
                continue
            }
            let rect = damage.remove(at: index)
            rect.forEachPart(outside: covered) { damage.insert($0, at: index) }
        }
    }

    /// The target's pixels that show through a backdrop.
    private func backdropArea(
        _ bounds: PixelRect, _ filters: ArraySlice<PixelFilter>, _ region: PixelRect, _ limits: PixelRect
    ) -> PixelRect {
        let reach = filters.reduce((x: 0, y: 0)) { ($0.x + $1.reach.x, $0.y + $1.reach.y) }
        let shown = bounds.relative(toX: region.minX, region.minY).intersection(limits)
        return shown.isEmpty ? .empty : shown.expanded(x: reach.x, y: reach.y).intersection(limits)
    }

    private func addBackdrop(
        _ quad: Quad, _ filters: ArraySlice<PixelFilter>, _ item: UnsafePointer<DisplayItem>,
        _ setup: SceneSetup,
        _ target: PixelBuffer
    ) {
        let area = backdropArea(item.pointee.bounds, filters, setup.region, setup.limits)
        guard !area.isEmpty, damage.contains(where: { $0.intersects(area) }) else { return }
        let buffer = passes.buffers.take(width: area.width, height: area.height)
        for y in 0..<area.height {
            let row = target.base + (Int(area.minY) + y) * target.stride + Int(area.minX)
            (buffer.base + y * buffer.stride).update(from: row, count: area.width)
        }
        let shown = item.pointee.bounds.relative(toX: setup.region.minX, setup.region.minY)
        self.filters.apply(
            filters, to: buffer, width: area.width, height: area.height,
            origin: (setup.region.minX + area.minX, setup.region.minY + area.minY),
            wanted: shown.relative(toX: area.minX, area.minY), repeatsEdges: true)
        scene.backdrops.append(buffer)
        setup.addBackdrop(quad, buffer, area, of: ItemLook(item))
    }
}
