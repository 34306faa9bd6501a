import UIKit

/// A landscape in soft light: sky, sun, ridges in the haze. Drawn, deterministic, sharp at any size.
struct Landscape {
    var palette: Palette
    var seed: UInt64

    init(_ index: Int) {
        palette = Palette.at(index)
        seed = UInt64(index &+ 11)
    }

    /// - Parameters:
    ///   - size: Points.
    ///   - scale: Pixels per point.
    func image(size: CGSize, scale: CGFloat) -> CGImage {
        CGImage.drawn(size: size, scale: scale) { draw(in: $0, size: size) }
    }

    func draw(in context: CGContext, size: CGSize) {
        drawSky(in: context, size)
        var random = SeededRandom(seed: seed)
        drawSun(in: context, size, &random)
        for (depth, color) in palette.hills.enumerated() {
            drawRidge(in: context, size, depth: depth, color: color, &random)
        }
        drawVignette(in: context, size)
    }

    private func drawSky(in context: CGContext, _ size: CGSize) {
        let gradient = CGGradient.even(palette.sky.map { CGColor.hex($0) })
        context.drawLinearGradient(
            gradient, start: .zero, end: CGPoint(x: 0, y: size.height * 0.72),
            options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
    }

    private func drawSun(in context: CGContext, _ size: CGSize, _ random: inout SeededRandom) {
        let unit = min(size.width, size.height)
        let center = CGPoint(
            x: size.width * CGFloat.random(in: 0.25...0.75, using: &random),
            y: size.height * CGFloat.random(in: 0.26...0.42, using: &random))
        let glow = CGGradient.even([
            .hex(palette.light, alpha: 0.75), .hex(palette.light, alpha: 0.22), .hex(palette.light, alpha: 0),
        ])
        context.drawRadialGradient(
            glow, startCenter: center, startRadius: 0, endCenter: center, endRadius: unit * 0.55, options: [])
        context.setFillColor(.hex(palette.light))
        let radius = unit * 0.085
        context.fillEllipse(
            in: CGRect(x: center.x - radius, y: center.y - radius, width: radius * 2, height: radius * 2))
    }

    private func drawRidge(
        in context: CGContext, _ size: CGSize, depth: Int, color: UInt32, _ random: inout SeededRandom
    ) {
        let count = CGFloat(palette.hills.count), near = CGFloat(depth) / max(1, count - 1)
        let base = size.height * (0.46 + 0.40 * near), height = size.height * (0.16 - 0.06 * near)
        let path = ridge(size, base: base, height: height, roughness: 1 - 0.75 * near, &random)
        context.saveGState()
        context.addPath(path)
        context.clip()
        // Haze gathers at the foot of each ridge.
        let body = CGGradient.even([.hex(color), .hex(color), .hex(mixed(color, palette.light, 0.16))])
        context.drawLinearGradient(
            body, start: CGPoint(x: 0, y: base - height), end: CGPoint(x: 0, y: base + size.height * 0.22),
            options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
        context.restoreGState()
    }

    /// A skyline made of a few waves, finer ones smaller.
    private func ridge(
        _ size: CGSize, base: CGFloat, height: CGFloat, roughness: CGFloat, _ random: inout SeededRandom
    ) -> CGPath {
        let waves = (0..<6).map { octave -> (frequency: CGFloat, phase: CGFloat, strength: CGFloat) in
            let frequency = CGFloat.random(in: 0.7...1.3, using: &random) * pow(1.9, CGFloat(octave))
            let strength = octave < 2 ? 1 / CGFloat(octave + 1) : roughness * pow(0.52, CGFloat(octave))
            return (frequency, CGFloat.random(in: 0...6.28, using: &random), strength)
        }
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 0, y: size.height))
        let steps = max(24, Int(size.width / 2))
        for step in 0...steps {
            let x = CGFloat(step) / CGFloat(steps)
            let wave = waves.reduce(0) { $0 + $1.strength * sin(x * $1.frequency * 4.4 + $1.phase) }
            path.addLine(to: CGPoint(x: x * size.width, y: base - height * wave * 0.5))
        }
        path.addLine(to: CGPoint(x: size.width, y: size.height))
        path.closeSubpath()
        return path
    }

    private func drawVignette(in context: CGContext, _ size: CGSize) {
        let center = CGPoint(x: size.width / 2, y: size.height * 0.45), reach = hypot(size.width, size.height) * 0.62
        let shade = CGGradient.even([
            .hex(0x000000, alpha: 0), .hex(0x000000, alpha: 0.04), .hex(0x000000, alpha: 0.28),
        ])
        context.drawRadialGradient(
            shade, startCenter: center, startRadius: reach * 0.35, endCenter: center, endRadius: reach,
            options: [.drawsAfterEndLocation])
    }

    private func mixed(_ a: UInt32, _ b: UInt32, _ amount: CGFloat) -> UInt32 {
        stride(from: 0 as UInt32, to: 24, by: 8).reduce(0) { result, shift in
            let from = CGFloat(a >> shift & 255), to = CGFloat(b >> shift & 255)
            return result | UInt32((from + (to - from) * amount).rounded()) << shift
        }
    }
}
