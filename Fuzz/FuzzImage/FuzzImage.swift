import CoreGraphics
import FuzzDriver

/// Any bytes either decode to a picture, which can then be written as PNG and as JPEG and read again, or are refused.
@main
struct FuzzImage {
    @MainActor static func main() {
        let limits = ImageLimits(side: 4_096, pixels: 1 << 20, frames: 100)
        fuzz { data in
            guard let image = try? ImageDecoder.decode(data, maximumPixelSize: 2_000, limits: limits).image else {
                return
            }
            for file in [PNGWriter.data(of: image.buffer), image.jpegData(quality: 80)] {
                let copy = file.flatMap { try? ImageDecoder.decode($0).image }
                precondition(
                    copy?.width == image.width && copy?.height == image.height, "A written picture must be readable.")
            }
            _ = try? ImageDecoder.decode(data, maximumPixelSize: 3, limits: limits)
        }
    }
}
