import CoreGraphics

extension QuadPlacement {
    /// True when the four edges run along pixel edges: the quad is then a scissor.
    var isPixelAligned: Bool {
        guard let rect = uprightRect else { return false }
        return rect.minX & 255 == 0 && rect.minY & 255 == 0 && rect.maxX & 255 == 0 && rect.maxY & 255 == 0
    }

    /// The whole pixels inside a pixel-aligned quad.
    var alignedRect: PixelRect {
        guard let rect = uprightRect else { return .empty }
        return rect.coveredPixels
    }

    /// Pixels that lie wholly inside the quad, for quads that are upright; empty for others.
    func innerRect(of quad: Quad) -> PixelRect {
        guard quad.cuts.isEmpty, let rect = uprightRect else { return .empty }
        let reach = quad.radii.isContinuous ? 1.528665 : 1
        let radii = quad.radii
        let largest = max(radii.topLeft, radii.topRight, radii.bottomLeft, radii.bottomRight) * reach
        let inset = Int64((largest / min(abs(toLocal.a), abs(toLocal.e)) * GridPoint.unit).rounded(.up))
        return GridRect(
            minX: rect.minX + inset, minY: rect.minY + inset, maxX: rect.maxX - inset, maxY: rect.maxY - inset
        ).coveredPixels
    }
}

/// A rectangle on the grid of 1/256 pixel.
struct GridRect {
    var minX: Int64, minY: Int64, maxX: Int64, maxY: Int64

    /// The pixels that lie wholly inside.
    var coveredPixels: PixelRect {
        guard minX < maxX, minY < maxY else { return .empty }
        let reach: Int64 = 1 << 24
        func whole(_ v: Int64) -> Int32 { Int32(max(-reach, min(reach, v >> 8))) }
        let rect = PixelRect(minX: whole(minX + 255), minY: whole(minY + 255), maxX: whole(maxX), maxY: whole(maxY))
        return rect.isEmpty ? .empty : rect
    }
}
