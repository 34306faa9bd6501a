import CoreGraphics
import RenderTree

extension SceneBuilder {
    /// Prepares a layer whose filters, mask or rasterisation need it to be a picture of its own: it is drawn unclipped and uncut,
    /// with room for what a blur pulls in from outside; clips and cuts apply to the finished picture.
    func beginPass(_ layer: inout OpenLayer, _ drawing: LayerDrawing) {
        let style = drawing.style
        let isRasterized = rasterizes(drawing)
        guard isRasterized || !style.pointee.filters.isEmpty || hasMask(layer) else { return }
        layer.needsPass = true
        layer.opacity *= layer.own.opacity
        layer.own.opacity = 1
        layer.own.clip = -1
        layer.own.cuts = 0..<0
        if isRasterized {
            beginRasterized(&layer, drawing)
        } else {
            let margin = blurMargin(style.pointee.filters, drawing) + transitions.curlMargin(drawing)
            layer.own.cull = layer.own.cull.expanded(x: margin, y: margin)
            if style.pointee.filters.showsOnlyPage, !hasMask(layer) {
                layer.own.cull = transitions.pageRegion(drawing, layer.own.cull)
            }
        }
    }

    private func hasMask(_ layer: OpenLayer) -> Bool {
        attachment(.mask, of: layer.index, in: trees[layer.tree]) != nil
    }

    /// A blur's standard deviation, pixels. A wider one would spread a picture so thin that nothing of it shows, and the picture
    /// to be blurred would outgrow the memory.
    static func blurDeviation(_ sigma: Double) -> Double { sigma.isNaN ? sigma : min(sigma, 512) }

    /// How far blurs reach, in pixels.
    private func blurMargin(_ filters: [LayerFilter], _ drawing: LayerDrawing) -> Int {
        var reach = 0.0
        for filter in filters {
            guard case .gaussianBlur(let radius) = filter, radius > 0, radius.isFinite else { continue }
            let scale = drawing.plane.axisScales(at: drawing.bounds.middle)
            reach += 3 * Self.blurDeviation(radius * max(scale.x, scale.y))
        }
        return reach.isFinite ? Int(min(reach, Double(PixelRect.limit)).rounded(.up)) : 0
    }

    /// The layer's filters in pixels of the pass, where `plane` lays it out.
    func appendFilters(_ filters: [LayerFilter], plane: Homography, at middle: CGPoint) -> Range<Int> {
        let start = list.filters.count
        for filter in filters {
            switch filter {
            case .gaussianBlur(let radius):
                let scale = plane.axisScales(at: middle)
                let sigmaX = Self.blurDeviation(radius * scale.x), sigmaY = Self.blurDeviation(radius * scale.y)
                guard radius > 0, sigmaX.isFinite, sigmaY.isFinite else { continue }
                // A turned layer's blur is round on the screen when it is round on the layer.
                let isUpright = plane.isUpright
                let round = (sigmaX * sigmaY).squareRoot()
                list.filters.append(
                    .gaussian(sigmaX: isUpright ? sigmaX : round, sigmaY: isUpright ? sigmaY : round))
            case .colorMatrix(let rows):
                if rows.count == 20 { list.filters.append(.colorMatrix(rows)) }
            case .colorSaturate(let amount): list.filters += SaturationMatrix.filters(amount)
            case .pageCurl: continue
            }
        }
        return start..<list.filters.count
    }

    /// Closes a layer that had to become a picture, and lays the picture where the layer is.
    func closePicture(_ layer: OpenLayer) {
        let drawing = drawing(of: layer)
        let isRasterized = rasterizes(drawing)
        if layer.maskPass >= 0, !isRasterized, drawing.style.pointee.filters.isEmpty, masks.mergeGradients(layer) {
            return
        }
        let filters = appendFilters(drawing.style.pointee.filters, plane: drawing.plane, at: drawing.bounds.middle)
        let margin = blurMargin(filters)
        var region = unionBounds(from: layer.firstItem).expanded(x: margin.x, y: margin.y)
        if drawing.style.pointee.filters.pageCurl != nil {
            region = region.union(transitions.pageRegion(drawing, layer.own.cull))
        }
        let isPlain = !isRasterized && drawing.style.pointee.filters.pageCurl == nil
        if isRasterized { region = rasterRegion(region, drawing) }
        // What is farther off than the blurs reach is not seen.
        let reach = list.filters[filters].reduce((x: 0, y: 0)) { ($0.x + $1.reach.x, $0.y + $1.reach.y) }
        if isPlain { region = region.intersection(layer.outer.cull.expanded(x: reach.x, y: reach.y)) }
        var pass = closePass(layer.id, isRasterized ? .rasterized : .group, from: layer.firstItem, region: region)
        list.passes[pass].filters = filters
        if isPlain { list.passes[pass].wanted = region.intersection(layer.outer.cull) }
        if layer.maskPass >= 0 { masks.limit(layer.maskPass, to: region) }
        if let curl = drawing.style.pointee.filters.pageCurl {
            if !isRasterized, layer.maskPass < 0 { return transitions.emitCurled(curl, pass, layer, drawing) }
            Diagnostics.report(
                "A layer with a mask or shouldRasterize does not curl; put it into a layer that does.",
                key: "page curl of a masked layer")
        }
        guard isRasterized || layer.maskPass < 0 || layer.outer.cuts.isEmpty else {
            // A masked picture that is also cut is put together first.
            items.append(DisplayItem(layer: layer.id, kind: .pass(pass, mask: layer.maskPass), bounds: region))
            pass = closePass(layer.id, .group, from: layer.firstItem, region: region)
            emitPicture(pass, mask: nil, layer)
            return
        }
        if isRasterized {
            emitRasterized(pass, layer, drawing)
        } else {
            emitPicture(pass, mask: layer.maskPass < 0 ? nil : layer.maskPass, layer)
        }
    }

    /// What the blurs of a pass reach, in its pixels.
    func blurMargin(_ filters: Range<Int>) -> (x: Int, y: Int) {
        var x = 0.0, y = 0.0
        for index in filters {
            guard case .gaussian(let sigmaX, let sigmaY) = list.filters[index] else { continue }
            x += 3 * sigmaX
            y += 3 * sigmaY
        }
        let limit = Double(PixelRect.limit)
        return (Int(min(limit, x).rounded(.up)), Int(min(limit, y).rounded(.up)))
    }

    /// A finished picture pixel on pixel, cut and clipped as the layer is.
    private func emitPicture(_ pass: Int, mask: Int?, _ layer: OpenLayer) {
        let region = list.passes[pass].region
        let bounds = region.intersection(layer.outer.cull)
        guard !bounds.isEmpty else { return }
        var item = DisplayItem(layer: layer.id, kind: .pass(pass, mask: mask), bounds: bounds)
        if !layer.outer.cuts.isEmpty {
            var quad = Quad(rect: CGRect(region), toPixels: .identity)
            quad.cuts = layer.outer.cuts
            quad.antialiasedEdges = 0
            item.kind = .fill(quad, .pass(pass, toPassPixels: .identity, filter: .linear))
        }
        item.opacity = layer.opacity
        item.blendMode = layer.blendMode
        item.clip = layer.outer.clip
        items.append(item)
    }
}

extension CGRect {
    init(_ rect: PixelRect) {
        self.init(x: Double(rect.minX), y: Double(rect.minY), width: Double(rect.width), height: Double(rect.height))
    }

    /// The same rectangle with sizes that are not negative.
    var upright: CGRect {
        size.width >= 0 && size.height >= 0 ? self : standardized
    }

    var middle: CGPoint { CGPoint(x: origin.x + size.width / 2, y: origin.y + size.height / 2) }
}
