import CoreGraphics

/// How an image comes about: where it is, and what makes the pixels of an area when they are asked for.
struct Recipe: Sendable {
    /// Where there may be something; `CGRect.infinite` has no end.
    let extent: CGRect
    /// Whether pixels stay squares where they are enlarged next.
    private(set) var isNearest = false
    private let make: @Sendable (PixelArea) -> Raster

    /// `make` is only asked for pixels of the extent.
    init(extent: CGRect, _ make: @escaping @Sendable (PixelArea) -> Raster) {
        self.extent = extent
        self.make = make
    }

    static let nothing = Recipe(extent: .null) { Raster(area: $0) }

    func sampled(nearest: Bool) -> Recipe {
        var copy = self
        copy.isNearest = nearest
        return copy
    }

    /// The pixels of an area, transparent outside of the extent.
    func raster(of area: PixelArea) -> Raster {
        let inside = extent.isInfinite ? area : area.overlap(with: PixelArea(extent))
        guard !inside.isEmpty else { return Raster(area: area) }
        let made = make(inside)
        guard inside != area else { return made }
        var whole = Raster(area: area)
        for y in inside.y..<inside.maxY {
            let from = (y - inside.y) * inside.width
            let to = (y - area.y) * area.width + inside.x - area.x
            whole.pixels.replaceSubrange(to..<to + inside.width, with: made.pixels[from..<from + inside.width])
        }
        return whole
    }

    /// Every pixel changed by its own colour.
    func colored(_ change: @escaping @Sendable (Pixel) -> Pixel) -> Recipe {
        Recipe(extent: extent) { raster(of: $0).map(change) }.sampled(nearest: isNearest)
    }

    /// Every pixel changed by its colour without alpha.
    func recolored(_ change: @escaping @Sendable (SIMD3<Float>) -> SIMD3<Float>) -> Recipe {
        colored { $0.recolored(change) }
    }

    func cropped(to rect: CGRect) -> Recipe {
        let kept = extent.isInfinite ? rect : extent.intersection(rect)
        guard !kept.isNull else { return .nothing }
        return Recipe(extent: kept) { raster(of: $0) }.sampled(nearest: isNearest)
    }

    /// The colours of the edge go on without end.
    var clamped: Recipe {
        guard !extent.isInfinite, !extent.isNull else { return self }
        let whole = PixelArea(extent)
        return Recipe(extent: .infinite) { area in
            let x = min(max(area.x, whole.x), whole.maxX - 1), y = min(max(area.y, whole.y), whole.maxY - 1)
            let right = min(max(area.maxX - 1, whole.x), whole.maxX - 1)
            let top = min(max(area.maxY - 1, whole.y), whole.maxY - 1)
            let source = raster(of: PixelArea(x: x, y: y, width: right - x + 1, height: top - y + 1))
            return Raster(area: area) { source.pixel(min(max($0, x), right), min(max($1, y), top)) }
        }
    }

    /// Laid upon another one.
    func over(_ below: Recipe) -> Recipe {
        merged(with: below) { $0.over($1) }
    }

    /// Each pixel of two images, over both extents.
    func merged(with other: Recipe, _ merge: @escaping @Sendable (Pixel, Pixel) -> Pixel) -> Recipe {
        let both = extent.isInfinite || other.extent.isInfinite ? CGRect.infinite : extent.union(other.extent)
        return Recipe(extent: both) { area in
            let first = raster(of: area), second = other.raster(of: area)
            var merged = first
            for index in merged.pixels.indices {
                merged.pixels[index] = merge(first.pixels[index], second.pixels[index])
            }
            return merged
        }
    }
}
