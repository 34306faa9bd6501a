import CoreGraphics
import Displays
import MutoscopeTesting
import UIKit

/// One effect with fingers on it. A run ends as it began, so that runs can follow each other.
@MainActor
struct EffectScene {
    let name: String
    /// Of a run.
    let frames: Int
    /// Which of them are measured.
    var counts: (Int) -> Bool = { _ in true }
    /// Puts the effect on a screen; what comes back is called before every frame of a run, with its number.
    let make: (TestScreen) -> (Int) -> Void
}

/// Fingers of a run, frame by frame.
@MainActor
struct Hand {
    let screen: TestScreen

    /// A finger that goes down at the first frame, moves evenly and lifts at the last.
    func drag(_ frames: ClosedRange<Int>, at frame: Int, from start: CGPoint, to end: CGPoint) {
        guard frames.contains(frame) else { return }
        let part = CGFloat(frame - frames.lowerBound) / CGFloat(max(1, frames.count - 1))
        let point = CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
        let phase: TouchInput.Phase =
            frame == frames.lowerBound ? .began : frame == frames.upperBound ? .ended : .moved
        screen.display.pendingInput.append(
            .touch(TouchInput(id: frames.lowerBound, phase: phase, location: point, time: screen.now)))
    }

    /// A point given in parts of the screen.
    func part(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: screen.size.width * x, y: screen.size.height * y) }
}

/// Pictures as photos are: no two neighbouring pixels alike, drawn once.
@MainActor
enum Photos {
    private static var made: [String: UIImage] = [:]

    /// - `size`: points.
    static func photo(_ index: Int, size: CGSize, scale: CGFloat) -> UIImage {
        let width = max(1, Int(size.width * scale)), height = max(1, Int(size.height * scale))
        let key = "\(index % 8) \(width) \(height)"
        if let image = made[key] { return image }
        let buffer = PixelBuffer(width: width, height: height, isOpaque: true)
        var noise = UInt32(truncatingIfNeeded: index % 8 + 1) &* 2_654_435_761
        for y in 0..<height {
            for x in 0..<width {
                noise ^= noise << 13
                noise ^= noise >> 17
                noise ^= noise << 5
                let red = UInt32(255 * x / width), green = UInt32(255 * y / height), blue = UInt32(32 * (index % 8))
                let grain = noise >> 27
                buffer.base[y * buffer.stride + x] =
                    0xFF00_0000 | (red ^ grain) << 16 | (green ^ grain) << 8 | (blue + grain)
            }
        }
        let image = UIImage(cgImage: CGImage(buffer: buffer), scale: scale, orientation: .up)
        made[key] = image
        return image
    }
}
