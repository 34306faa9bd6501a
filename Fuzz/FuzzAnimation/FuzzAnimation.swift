import CoreGraphics
import FuzzDriver

/// All frames of any bytes have one size and a time that can be shown, or the bytes are refused.
@main
struct FuzzAnimation {
    @MainActor static func main() {
        let limits = ImageLimits(side: 2_048, pixels: 1 << 19, frames: 200)
        fuzz { data in
            guard let decoded = try? ImageDecoder.decode(data, limits: limits) else { return }
            for frame in decoded.frames {
                precondition(frame.delay > 0 && frame.delay < 1e6, "A frame shows for \(frame.delay) seconds.")
                precondition(
                    frame.image.width == decoded.image.width && frame.image.height == decoded.image.height,
                    "All frames of an animation have one size.")
            }
            precondition(decoded.loopCount >= 0, "An animation plays \(decoded.loopCount) times.")
        }
    }
}
