import CKernels
import CoreGraphics
import Foundation
import RenderTree

extension SceneSetup {
    /// Ramp coordinates are 0…1 along the gradient; the ramp's ends continue beyond.
    func setGradient(_ item: inout CKItem, _ gradient: GradientPaint, _ placement: QuadPlacement) -> Bool {
        guard let ramp = GradientRamp(gradient.colors, gradient.locations), let toUnit = gradient.unitMap else {
            return false
        }
        let first = scene.ramps.count
        scene.ramps.resize(to: first + Int(CK_RAMP_SIZE))
        ramp.fill(scene.ramps.base + first)
        item.level = Int32(first / Int(CK_RAMP_SIZE))
        item.isOpaque = ramp.isOpaque ? 1 : 0
        if let mask = gradient.mask {
            guard let alpha = GradientRamp(mask.colors, mask.locations) else { return false }
            alpha.multiply(scene.ramps.base + first)
            item.isOpaque = 0
        }
        switch gradient.kind {
        case .axial: item.source = .axial
        case .radial: item.source = .radial
        case .conic: item.source = .conic
        }
        let map = toUnit.after(placement.toLocal)
        guard map.isFinite else { return false }
        item.map = map.single
        item.mapping = map.isAffine ? .affine : .perspective
        return true
    }
}

extension GradientPaint {
    /// Local points → ramp space; nil when the gradient has no extent and nothing can be told along it.
    fileprivate var unitMap: Matrix3? {
        let (x, y) = (Double(start.x), Double(start.y))
        let (dx, dy) = (Double(end.x) - x, Double(end.y) - y)
        switch kind {
        case .axial:
            let square = dx * dx + dy * dy
            guard square > 0 else { return nil }
            return Matrix3(dx / square, dy / square, -(x * dx + y * dy) / square, 0, 0, 0, 0, 0, 1)
        case .radial:
            let (rx, ry) = (Double(radii.width), Double(radii.height))
            guard rx > 0, ry > 0 else { return nil }
            return Matrix3(1 / rx, 0, -x / rx, 0, 1 / ry, -y / ry, 0, 0, 1)
        case .conic:
            // The sweep begins towards `end` and goes clockwise on the screen.
            guard dx != 0 || dy != 0 else { return nil }
            return Matrix3(dx, dy, -(x * dx + y * dy), -dy, dx, x * dy - y * dx, 0, 0, 1)
        }
    }
}

/// The colours along a gradient, ready to be looked up. They are mixed as they are and multiplied by their alpha afterwards.
struct GradientRamp {
    private let stops: [(location: Float, color: SIMD4<Float>)]

    /// Nil without colours.
    init?(_ colors: [RGBA], _ given: [Double]) {
        guard !colors.isEmpty else { return nil }
        var latest: Float = 0
        stops = colors.indices.map { index in
            let even = colors.count > 1 ? Float(index) / Float(colors.count - 1) : 0
            let wanted = index < given.count ? Float(given[index]) : even
            latest = max(latest, wanted.isFinite ? min(max(wanted, 0), 1) : even)
            return (latest, colors[index].straight)
        }
    }

    var isOpaque: Bool {
        stops.allSatisfy { $0.color.w >= 1 }
    }

    /// Entry k is the colour at (k + ½) / CK_RAMP_SIZE.
    func fill(_ ramp: UnsafeMutablePointer<UInt32>) {
        var next = 0
        for k in 0..<Int(CK_RAMP_SIZE) {
            let t = (Float(k) + 0.5) / Float(CK_RAMP_SIZE)
            while next < stops.count, stops[next].location <= t { next += 1 }
            ramp[k] = color(at: t, before: next).premultiplied.word
        }
    }

    /// Multiplies another ramp's colours by the alpha of these, rounded as the kernels do with a mask's pixels.
    func multiply(_ ramp: UnsafeMutablePointer<UInt32>) {
        withUnsafeTemporaryAllocation(of: UInt32.self, capacity: Int(CK_RAMP_SIZE)) { own in
            fill(own.baseAddress!)
            for k in 0..<Int(CK_RAMP_SIZE) { ramp[k] = ramp[k].multiplied(by: own[k] >> 24) }
        }
    }

    private func color(at t: Float, before next: Int) -> SIMD4<Float> {
        guard next > 0 else { return stops[0].color }
        guard next < stops.count else { return stops[next - 1].color }
        let (a, b) = (stops[next - 1], stops[next])
        let part = (t - a.location) / (b.location - a.location)
        return a.color + (b.color - a.color) * part
    }
}

extension RGBA {
    /// Blue, green, red, alpha; 0…1.
    fileprivate var straight: SIMD4<Float> {
        func limited(_ v: Float) -> Float { v > 0 ? min(v, 1) : 0 }
        return SIMD4(limited(blue), limited(green), limited(red), limited(alpha))
    }
}

extension SIMD4<Float> {
    /// Colours times alpha.
    fileprivate var premultiplied: SIMD4<Float> { SIMD4(x * w, y * w, z * w, w) }

    /// 0xAARRGGBB from blue, green, red, alpha.
    fileprivate var word: UInt32 {
        let bytes = self * 255 + 0.5
        return UInt32(bytes.w) << 24 | UInt32(bytes.z) << 16 | UInt32(bytes.y) << 8 | UInt32(bytes.x)
    }
}

extension UInt32 {
    /// The four bytes times a 255th of `part`, rounded.
    fileprivate func multiplied(by part: UInt32) -> UInt32 {
        var result: UInt32 = 0
        for shift in [UInt32(0), 8, 16, 24] {
            let product = (self >> shift & 255) * part + 128
            result |= ((product + (product >> 8)) >> 8) << shift
        }
        return result
    }
}
