import CKernels

/// How much of a pixel a chain of shapes leaves, 0…1.
enum ReferenceCoverage {
    static func coverage(_ scene: CKScene, _ head: Int32, _ x: Int32, _ y: Int32) -> Float {
        var coverage: Float = 1
        var index = head
        while index >= 0 {
            let shape = scene.shapes + Int(index)
            coverage *= self.coverage(scene, shape.pointee, x, y)
            index = shape.pointee.next
        }
        return coverage
    }

    private static func coverage(_ scene: CKScene, _ shape: CKShape, _ x: Int32, _ y: Int32) -> Float {
        let dx = Float(x - shape.originX), dy = Float(y - shape.originY)
        var coverage: Float = 1
        if shape.hasSoftLines != 0 {
            let across = limited(shape.left, dx, dy) + limited(shape.right, dx, dy) - 1
            let down = limited(shape.top, dx, dy) + limited(shape.bottom, dx, dy) - 1
            coverage = max(across, 0) * max(down, 0)
        }
        if shape.rounding >= 0 {
            coverage = min(coverage, corners((scene.roundings + Int(shape.rounding)).pointee, dx, dy))
        }
        for k in 0..<Int(shape.hardCount) {
            let line = scene.hardLines[Int(shape.hardFirst) + k]
            if line.a * Int64(x) + line.b * Int64(y) + line.c < 0 { coverage = 0 }
        }
        return shape.isInverted != 0 ? 1 - coverage : coverage
    }

    /// One line's coverage. Opposite edges add up to what lies between them, also where they are closer than a pixel.
    private static func limited(_ line: CKLine, _ dx: Float, _ dy: Float) -> Float {
        limited(line.a * dx + (line.b * dy + line.c))
    }

    static func limited(_ v: Float) -> Float {
        let positive = v > 0 ? v : 0
        return positive < 1 ? positive : 1
    }

    /// Inside a corner's box, the pixel's distance from the curve, measured through the map's slopes at the pixel.
    private static func corners(_ r: CKRounding, _ dx: Float, _ dy: Float) -> Float {
        let m = r.toLocal
        let scale = 1 / (m.g * dx + (m.h * dy + m.i))
        let x = (m.a * dx + (m.b * dy + m.c)) * scale
        let y = (m.d * dx + (m.e * dy + m.f)) * scale
        let extent = y < 0 ? (x < 0 ? r.topLeft : r.topRight) : (x < 0 ? r.bottomLeft : r.bottomRight)
        let sx: Float = x < 0 ? -1 : 1, sy: Float = y < 0 ? -1 : 1
        let u = sx * x - (r.halfWidth - extent), v = sy * y - (r.halfHeight - extent)
        guard u > 0, v > 0 else { return 1 }
        let gauge = r.isContinuous != 0 ? continuousGauge(u, v) : circularGauge(u, v)
        let slopeX = (sx * gauge.u) * ((m.a - x * m.g) * scale) + (sy * gauge.v) * ((m.d - y * m.g) * scale)
        let slopeY = (sx * gauge.u) * ((m.b - x * m.h) * scale) + (sy * gauge.v) * ((m.e - y * m.h) * scale)
        let slope = (slopeX * slopeX + slopeY * slopeY).squareRoot()
        return limited((extent - gauge.size) / slope + 0.5)
    }

    /// The size of the corner curve through (u, v), and how it grows with u and v.
    private static func circularGauge(_ u: Float, _ v: Float) -> (size: Float, u: Float, v: Float) {
        let size = (u * u + v * v).squareRoot()
        return (size, u / size, v / size)
    }

    /// Apple's continuous corner: the gauge along the ray v/u is a polynomial fitted to its Bézier curves (error < 0.002 radius).
    static func continuousGauge(_ u: Float, _ v: Float) -> (size: Float, u: Float, v: Float) {
        let long = u > v ? u : v, short = u > v ? v : u
        let t = short / long
        let k0: Float = 0.0793486387, k1: Float = -0.583341897, k2: Float = 1.9827088
        let k3: Float = -1.73684144, k4: Float = 0.493752271
        let value = 1 + t * t * (k0 + t * (k1 + t * (k2 + t * (k3 + t * k4))))
        let slope = t * (2 * k0 + t * (3 * k1 + t * (4 * k2 + t * (5 * k3 + t * (6 * k4)))))
        let alongLong = value - t * slope
        return (long * value, u > v ? alongLong : slope, u > v ? slope : alongLong)
    }
}
