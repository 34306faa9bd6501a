import Compositor
import CoreGraphics

/// How the last frame was painted: its passes, what is blended, and how often each place was painted.
struct PaintReport: Encodable {
    struct Pass: Encodable {
        /// "screen", "group", "mask" …
        var role: String
        var layer: UInt64
        var items: Int
        var filters: Int
        var width: Int
        var height: Int
    }

    var passes: [Pass]
    var items: Int
    /// Items that show what is behind them: not opaque, or blended in another way.
    var blended: Int
    var flashes: Bool
    /// A PNG in base 64, a pixel a point: blue once, green twice, yellow three times, red four times and more.
    var overdraw: String?

    init(_ list: DisplayList, size: CGSize, scale: CGFloat, flashes: Bool, showsOverdraw: Bool) {
        passes = list.passes.map { pass in
            Pass(
                role: "\(pass.key.role)", layer: pass.key.layer.raw, items: pass.items.count,
                filters: pass.filters.count,
                width: Int(pass.region.maxX - pass.region.minX), height: Int(pass.region.maxY - pass.region.minY))
        }
        items = list.items.count
        blended = list.items.count { $0.opacity < 1 || $0.blendMode != .normal }
        self.flashes = flashes
        overdraw = showsOverdraw ? Self.overdraw(list, size, Double(scale)) : nil
    }

    private static let colors: [UInt32] = [0, 0x6000_2060, 0x8000_6020, 0xA080_8000, 0xC0C0_1010]

    /// By the boxes of the items of the screen's own pass.
    private static func overdraw(_ list: DisplayList, _ size: CGSize, _ scale: Double) -> String? {
        let width = Int(size.width.rounded()), height = Int(size.height.rounded())
        guard width > 0, height > 0, let screen = list.passes.last else { return nil }
        var counts = [UInt8](repeating: 0, count: width * height)
        for item in list.items[screen.items] {
            let xs = columns(item.bounds.minX, item.bounds.maxX, scale, width)
            for y in columns(item.bounds.minY, item.bounds.maxY, scale, height) {
                for x in xs { counts[y * width + x] = min(counts[y * width + x] + 1, 4) }
            }
        }
        let picture = PixelBuffer(width: width, height: height)
        for y in 0..<height {
            for x in 0..<width { picture.base[y * picture.stride + x] = colors[Int(counts[y * width + x])] }
        }
        return CGImage(buffer: picture).pngData().base64EncodedString()
    }

    private static func columns(_ from: Int32, _ to: Int32, _ scale: Double, _ end: Int) -> Range<Int> {
        let first = min(max(Int(Double(from) / scale), 0), end)
        return first..<max(first, min(end, Int((Double(to) / scale).rounded(.up))))
    }
}
