import Compositor
import CoreGraphics

/// Tints what frames have changed, on a copy, for a few frames each: a debugging aid.
struct DamageFlash {
    private var buffer: PixelBuffer?
    private var flashing: [(rect: PixelRect, framesLeft: Int)] = []
    /// How long a change stays tinted.
    private static let frames = 5

    var isOver: Bool { flashing.isEmpty }

    /// The frame with its changes, and those of the last frames, tinted.
    ///
    /// - Returns: the picture to present, and which of its pixels differ from the one before.
    mutating func tinted(_ frame: PixelBuffer, damage: [PixelRect]) -> (picture: PixelBuffer, damage: [PixelRect]) {
        let before = flashing.map(\.rect)
        flashing = flashing.compactMap { $0.framesLeft > 1 ? ($0.rect, $0.framesLeft - 1) : nil }
        flashing += damage.map { ($0, Self.frames) }
        let picture = buffer.flatMap { $0.width == frame.width && $0.height == frame.height ? $0 : nil }
        let target = picture ?? PixelBuffer(width: frame.width, height: frame.height, isOpaque: true)
        buffer = target
        target.base.update(from: frame.base, count: frame.stride * frame.height)
        for (rect, left) in flashing { Self.tint(target, rect, strength: UInt32(16 * left)) }
        return (target, before + damage)
    }

    /// Mixes in magenta; `strength` of 256.
    private static func tint(_ target: PixelBuffer, _ rect: PixelRect, strength: UInt32) {
        let columns = Int(max(0, rect.minX))..<max(Int(max(0, rect.minX)), min(target.width, Int(rect.maxX)))
        let rows = Int(max(0, rect.minY))..<max(Int(max(0, rect.minY)), min(target.height, Int(rect.maxY)))
        for y in rows {
            let row = target.base + y * target.stride
            for x in columns {
                let pixel = row[x], rest = 256 - strength
                let red = ((pixel >> 16 & 255) * rest + 255 * strength) >> 8
                let green = ((pixel >> 8 & 255) * rest) >> 8
                let blue = ((pixel & 255) * rest + 255 * strength) >> 8
                row[x] = 0xFF00_0000 | red << 16 | green << 8 | blue
            }
        }
    }
}
