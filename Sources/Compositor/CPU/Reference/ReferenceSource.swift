import CKernels

/// The colour an item has at a pixel: premultiplied 0xAARRGGBB.
enum ReferenceSource {
    static func color(_ scene: CKScene, _ item: UnsafePointer<CKItem>, _ x: Int32, _ y: Int32) -> UInt32 {
        var color = plainColor(scene, item, x, y)
        if item.pointee.isTinted != 0 { color = tinted(color, item.pointee.tint, item.pointee.tintAdd) }
        if item.pointee.isShaded != 0 { color = shaded(color, item, x, y) }
        if item.pointee.mask != nil { color = masked(color, item, x, y) }
        return color
    }

    private static func plainColor(
        _ scene: CKScene, _ item: UnsafePointer<CKItem>, _ x: Int32, _ y: Int32
    ) -> UInt32 {
        let level = scene.levels + Int(item.pointee.level)
        switch item.pointee.source {
        case .solid:
            return item.pointee.color
        case .copy:
            return texel(level, x + item.pointee.copyX, y + item.pointee.copyY)
        case .nearest:
            let (u, v) = position(item, x, y)
            return texel(
                level, Int32(limited(u, level.pointee.minU, level.pointee.maxU)) >> 7,
                Int32(limited(v, level.pointee.minV, level.pointee.maxV)) >> 7)
        case .bilinear:
            let (u, v) = position(item, x, y)
            return bilinear(level, u, v)
        case .trilinear:
            return trilinear(level, item, x, y)
        case .axial, .radial, .conic:
            let (u, v) = position(item, x, y)
            let ramp = scene.ramps + Int(item.pointee.level) * Int(CK_RAMP_SIZE)
            let t = rampPosition(item.pointee.source, u, v) * Float(CK_RAMP_SIZE)
            return ramp[Int(limited(t, 0, Float(CK_RAMP_SIZE) - 1))]
        }
    }

    private static func position(_ item: UnsafePointer<CKItem>, _ x: Int32, _ y: Int32) -> (u: Float, v: Float) {
        let m = item.pointee.map
        let dx = Float(x - item.pointee.originX), dy = Float(y - item.pointee.originY)
        let u = m.a * dx + (m.b * dy + m.c), v = m.d * dx + (m.e * dy + m.f)
        guard item.pointee.mapping == .perspective else { return (u, v) }
        let scale = 1 / (m.g * dx + (m.h * dy + m.i))
        return (u * scale, v * scale)
    }

    /// Limited to low…high; what is not a number becomes `high`.
    private static func limited(_ v: Float, _ low: Float, _ high: Float) -> Float {
        let below = v < high ? v : high
        return below > low ? below : low
    }

    private static func texel(_ level: UnsafePointer<CKLevel>, _ x: Int32, _ y: Int32) -> UInt32 {
        level.pointee.texels[Int(y) * Int(level.pointee.stride) + Int(x)]
    }

    private static func bilinear(_ level: UnsafePointer<CKLevel>, _ u: Float, _ v: Float) -> UInt32 {
        let fixedU = Int32(limited(u, level.pointee.minU, level.pointee.maxU))
        let fixedV = Int32(limited(v, level.pointee.minV, level.pointee.maxV))
        let (x, y) = (fixedU >> 7, fixedV >> 7)
        let (fx, fy) = (UInt32(fixedU & 127), UInt32(fixedV & 127))
        let (a, b) = (texel(level, x, y), texel(level, x + 1, y))
        let (c, d) = (texel(level, x, y + 1), texel(level, x + 1, y + 1))
        var result: UInt32 = 0
        for shift in [UInt32(0), 8, 16, 24] {
            let left = (a >> shift & 255) * (128 - fy) + (c >> shift & 255) * fy
            let right = (b >> shift & 255) * (128 - fy) + (d >> shift & 255) * fy
            result |= ((left * (128 - fx) + right * fx + 8192) >> 14) << shift
        }
        return result
    }

    /// The level follows from the square texels under the middle of a run of 16 pixels; two levels are mixed.
    private static func trilinear(
        _ levels: UnsafePointer<CKLevel>, _ item: UnsafePointer<CKItem>, _ x: Int32, _ y: Int32
    ) -> UInt32 {
        let m = item.pointee.map
        let dx = Float((x & ~15) + 8 - item.pointee.originX), dy = Float(y - item.pointee.originY)
        let divisor = item.pointee.mapping == .perspective ? m.g * dx + (m.h * dy + m.i) : 1
        let area = item.pointee.texelArea / (divisor * divisor * divisor)
        let detail = MipDetail.at(
            area: area, levelCount: item.pointee.levelCount, sharpness: item.pointee.mipSharpness)
        let (u, v) = position(item, x, y)
        let index = detail >> 8
        let near = mipSample(levels, index, u, v)
        let part = UInt32(detail & 255)
        return part == 0 ? near : mixed(near, mipSample(levels, index + 1, u, v), part)
    }

    private static func mipSample(_ levels: UnsafePointer<CKLevel>, _ index: Int32, _ u: Float, _ v: Float) -> UInt32 {
        let scale = Float(bitPattern: UInt32(127 - index) << 23)
        return bilinear(levels + Int(index), (u + 63.5) * scale - 63.5, (v + 63.5) * scale - 63.5)
    }

    private static func mixed(_ a: UInt32, _ b: UInt32, _ part: UInt32) -> UInt32 {
        channels(a, b) { ($0 * (256 - part) + $1 * part + 128) >> 8 }
    }

    private static func rampPosition(_ source: CKSource, _ u: Float, _ v: Float) -> Float {
        switch source {
        case .radial: (u * u + v * v).squareRoot()
        case .conic: turns(u, v)
        default: u
        }
    }

    /// The angle of (u, v) in turns, 0…1, clockwise on the screen. An odd polynomial for the arc tangent up to 45°.
    private static func turns(_ u: Float, _ v: Float) -> Float {
        let x = u < 0 ? -u : u, y = v < 0 ? -v : v
        let long = x > y ? x : y, short = x > y ? y : x
        guard long > 0 else { return 0 }
        let t = short / long, t2 = t * t
        let tail: Float = 0.0308788735 + t2 * (-0.0187308285 + t2 * (0.00860643573 + t2 * -0.00195710641))
        var turn = t * (0.159151763 + t2 * (-0.0529499091 + t2 * tail))
        if y > x { turn = 0.25 - turn }
        if u < 0 { turn = 0.5 - turn }
        return v < 0 ? 1 - turn : turn
    }

    private static func tinted(_ color: UInt32, _ tint: UInt32, _ add: UInt32) -> UInt32 {
        let alpha = color >> 24
        var result: UInt32 = 0
        for shift in [UInt32(0), 8, 16, 24] {
            let sum = (color >> shift & 255) * (tint >> shift & 255) + alpha * (add >> shift & 255)
            result |= ReferenceBlend.by255(sum) << shift
        }
        return result
    }

    private static func shaded(_ color: UInt32, _ item: UnsafePointer<CKItem>, _ x: Int32, _ y: Int32) -> UInt32 {
        let line = item.pointee.shade
        let dx = Float(x - item.pointee.originX), dy = Float(y - item.pointee.originY)
        let light = UInt32(ReferenceCoverage.limited(line.a * dx + (line.b * dy + line.c)) * 256 + 0.5)
        let shaded = channels(color, 0) { c, _ in (c * light + 128) >> 8 }
        return shaded & 0x00ff_ffff | color & 0xff00_0000
    }

    private static func masked(_ color: UInt32, _ item: UnsafePointer<CKItem>, _ x: Int32, _ y: Int32) -> UInt32 {
        let (mx, my) = (x + item.pointee.maskX, y + item.pointee.maskY)
        let isInverted = item.pointee.maskIsInverted != 0
        guard mx >= 0, my >= 0, mx < item.pointee.maskWidth, my < item.pointee.maskHeight else {
            return isInverted ? color : 0
        }
        let shown = item.pointee.mask[Int(my) * Int(item.pointee.maskStride) + Int(mx)] >> 24
        let alpha = isInverted ? 255 - shown : shown
        return channels(color, 0) { c, _ in ReferenceBlend.by255(c * alpha) }
    }

    private static func channels(_ a: UInt32, _ b: UInt32, _ f: (UInt32, UInt32) -> UInt32) -> UInt32 {
        var result: UInt32 = 0
        for shift in [UInt32(0), 8, 16, 24] { result |= f(a >> shift & 255, b >> shift & 255) << shift }
        return result
    }
}
