import CGradientRows
import Foundation

/// Which build of the loops over gradients' pixels runs; all give the same bits.
enum GradientLevel {
    static let available = (0...1).compactMap { gradient_loops($0)?.pointee }
    /// The best that the processor has, of those that `MUTOSCOPE_KERNELS` lets the compositor have.
    static let loops: GradientLoops = {
        let name = getenv("MUTOSCOPE_KERNELS").map { String(cString: $0) }
        return name == "scalar" || name == "sse2" ? available[0] : available[available.count - 1]
    }()
}

extension CGGradient {
    /// Lends the colours to look pixels up in.
    func withRamp(_ options: CGGradientDrawingOptions, _ body: (UnsafePointer<GradientRamp>) -> Void) {
        let stops = stops.map {
            GradientStop(
                location: Float($0.location), red: RGBA.clamped($0.color.red), green: RGBA.clamped($0.color.green),
                blue: RGBA.clamped($0.color.blue), alpha: RGBA.clamped($0.color.alpha))
        }
        withUnsafeTemporaryAllocation(of: UInt32.self, capacity: Int(GRADIENT_STEPS)) { colors in
            guard let start = colors.baseAddress else { return }
            gradient_make_colors(start, stops, Int32(stops.count))
            var ramp = GradientRamp(
                colors: start, before: options.contains(.drawsBeforeStartLocation) ? start[0] : 0,
                after: options.contains(.drawsAfterEndLocation) ? start[Int(GRADIENT_STEPS) - 1] : 0)
            body(&ramp)
        }
    }
}

/// A gradient as it lies over pixels.
struct GradientColors: @unchecked Sendable {
    enum Way {
        /// The share of the way at a pixel is a·x + b·y + c.
        case line(a: Double, b: Double, c: Double)
        case circles(GradientCircles)
    }
    let ramp: UnsafePointer<GradientRamp>
    let way: Way
    var threads = ThreadCount.chosen

    /// Fills a target, a large one in bands on all threads: every pixel is worked out from its own place.
    func fill(_ target: GradientTarget) {
        let bands = bands(of: target)
        guard bands.count > 1 else { return fillBand(target) }
        DispatchQueue.concurrentPerform(iterations: bands.count) { fillBand(bands.band($0)) }
    }

    private func fillBand(_ target: GradientTarget) {
        var target = target
        switch way {
        case .line(let a, let b, let c): GradientLevel.loops.paint_line(&target, ramp, a, b, c)
        case .circles(var circles): GradientLevel.loops.paint_circles(&target, ramp, &circles)
        }
    }

    private struct Bands: @unchecked Sendable {
        let target: GradientTarget
        let count: Int

        func band(_ index: Int) -> GradientTarget {
            let rows = Int(target.height), first = rows * index / count
            var band = target
            band.pixels += first * Int(target.stride)
            band.y += Int32(first)
            band.height = Int32(rows * (index + 1) / count - first)
            return band
        }
    }

    /// Two for each thread, so that nobody waits long for one that is held up.
    private func bands(of target: GradientTarget) -> Bands {
        let rows = Int(target.height), most = rows * Int(target.width) / Self.leastPixelsOfBand
        return Bands(target: target, count: threads > 1 ? max(1, min(threads * 2, rows, most)) : 1)
    }

    /// Smaller ones are not worth a thread more.
    private static let leastPixelsOfBand = 1 << 15
}

extension GradientTarget {
    /// Sets every pixel to the colour, of 1024 once round, in its direction from `center` (user space).
    func fillConic(_ table: [UInt32], center: CGPoint, angle: CGFloat, _ fromPixels: CGAffineTransform) {
        let turn = 2 * CGFloat.pi
        for row in 0..<Int(height) {
            let pixels = pixels + row * Int(stride)
            for column in 0..<Int(width) {
                let middle = CGPoint(x: CGFloat(Int(x) + column) + 0.5, y: CGFloat(Int(y) + row) + 0.5)
                let p = middle.applying(fromPixels)
                var share = (atan2(p.y - center.y, p.x - center.x) - angle) / turn
                share -= share.rounded(.down)
                pixels[column] = table[Int(share * 1023 + 0.5)]
            }
        }
    }
}
