import CoreGraphics

/// Red, green, blue and alpha of one pixel: linear sRGB, alpha multiplied in.
typealias Pixel = SIMD4<Float>

/// Pixels of an area, row by row from the lowest.
struct Raster: Sendable {
    let area: PixelArea
    var pixels: [Pixel]

    init(area: PixelArea) {
        self.area = area
        pixels = [Pixel](repeating: .zero, count: area.count)
    }

    /// Every pixel by its column and row.
    init(area: PixelArea, _ make: (_ x: Int, _ y: Int) -> Pixel) {
        self.area = area
        pixels = [Pixel](unsafeUninitializedCapacity: area.count) { buffer, count in
            var index = 0
            for y in area.y..<area.maxY {
                for x in area.x..<area.maxX {
                    buffer.initializeElement(at: index, to: make(x, y))
                    index += 1
                }
            }
            count = index
        }
    }

    /// A pixel, transparent outside.
    @inline(__always)
    func pixel(_ x: Int, _ y: Int) -> Pixel {
        guard x >= area.x, y >= area.y, x < area.maxX, y < area.maxY else { return .zero }
        return pixels[(y - area.y) * area.width + x - area.x]
    }

    /// The colour at a point, between the middles of four pixels.
    func sample(_ point: CGPoint) -> Pixel {
        let x = point.x - 0.5, y = point.y - 0.5
        guard abs(x) < 1e9, abs(y) < 1e9 else { return .zero }
        let left = x.rounded(.down), bottom = y.rounded(.down)
        let across = Float(x - left), up = Float(y - bottom)
        let column = Int(left), row = Int(bottom)
        let low = pixel(column, row) * (1 - across) + pixel(column + 1, row) * across
        if up == 0 { return low }
        let high = pixel(column, row + 1) * (1 - across) + pixel(column + 1, row + 1) * across
        return low * (1 - up) + high * up
    }

    func map(_ change: (Pixel) -> Pixel) -> Raster {
        var changed = self
        for index in changed.pixels.indices { changed.pixels[index] = change(changed.pixels[index]) }
        return changed
    }
}

extension Pixel {
    var alpha: Float { w }

    /// The colour without its alpha.
    var straight: SIMD3<Float> { w > 0 ? SIMD3(x, y, z) / w : .zero }

    /// A colour without its alpha, and its alpha.
    init(straight color: SIMD3<Float>, alpha: Float) {
        self.init(color.x * alpha, color.y * alpha, color.z * alpha, alpha)
    }

    /// The same alpha over another colour.
    func recolored(_ change: (SIMD3<Float>) -> SIMD3<Float>) -> Pixel {
        w > 0 ? Pixel(straight: change(straight), alpha: w) : self
    }

    /// This one laid upon another.
    func over(_ below: Pixel) -> Pixel { self + below * (1 - w) }
}

extension SIMD3<Float> {
    /// Rec. 709.
    var luminance: Float { x * 0.2126 + y * 0.7152 + z * 0.0722 }
    var clamped: SIMD3<Float> { clamped(lowerBound: .zero, upperBound: .one) }

    func map(_ change: (Float) -> Float) -> SIMD3<Float> { SIMD3(change(x), change(y), change(z)) }

    /// `share` of another colour.
    func mixed(with other: SIMD3<Float>, _ share: Float) -> SIMD3<Float> { self + (other - self) * share }
}
