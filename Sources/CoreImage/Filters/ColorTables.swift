import CoreGraphics

extension FilterKind {
    /// Filters that look colours up in tables, or reckon them by coefficients.
    static let tables: [FilterKind] = [
        colors(
            "CITemperatureAndTint", kCICategoryColorAdjustment,
            [
                .vector("inputNeutral", [6500, 0], type: kCIAttributeTypeOffset),
                .vector("inputTargetNeutral", [6500, 0], type: kCIAttributeTypeOffset),
            ]
        ) { values in
            let change = WhiteChange(
                from: values.point("inputNeutral"), to: values.point("inputTargetNeutral"))
            return { change.apply($0) }
        },
        colors("CIColorCube", kCICategoryColorEffect, cubeInputs) { values in
            guard let cube = ColorCube(values) else { return { $0 } }
            return { cube.color($0) }
        },
        colors(
            "CIColorCubeWithColorSpace", kCICategoryColorEffect,
            cubeInputs + [FilterInput(key: "inputColorSpace", standard: .none, type: "", className: "NSObject")]
        ) { values in
            guard let cube = ColorCube(values) else { return { $0 } }
            guard let space = values.values["inputColorSpace"] as? CGColorSpace, !space.isLinear else {
                return { cube.color($0) }
            }
            return { ToneCurve.light(cube.color(ToneCurve.perceived($0)).clamped) }
        },
        FilterKind(
            "CIColorMap", kCICategoryColorEffect, [.image, .image(kCIInputGradientImageKey)]
        ) { values in
            guard let image = values.image, let colors = values.image(kCIInputGradientImageKey) else { return nil }
            let row = PixelArea(colors.extent)
            guard !row.isEmpty, row.width <= 1 << 20 else { return nil }
            return Recipe(extent: image.extent) { area in
                let table = colors.raster(of: PixelArea(x: row.x, y: row.y, width: row.width, height: 1)).pixels
                return image.raster(of: area).map { pixel in
                    let place = min(max(ToneCurve.sRGB(pixel.straight.luminance), 0), 1) * Float(table.count - 1)
                    return table[Int(place.rounded())] * pixel.w
                }
            }
        },
        FilterKind("CIColorPolynomial", kCICategoryColorEffect, polynomialInputs) { values in
            let rows = ["Red", "Green", "Blue", "Alpha"].map { values.row("input\($0)Coefficients") }
            return values.image?.colored { pixel in
                let color = Pixel(pixel.straight, pixel.w)
                let powers = (0..<4).map { i in
                    (rows[i] * Pixel(1, color[i], color[i] * color[i], color[i] * color[i] * color[i])).sum()
                }
                return Pixel(straight: SIMD3(powers[0], powers[1], powers[2]), alpha: min(max(powers[3], 0), 1))
            }
        },
        colors("CIColorCrossPolynomial", kCICategoryColorEffect, crossInputs) { values in
            let rows = ["Red", "Green", "Blue"].map { name in
                (0..<10).map { Float(values.vector("input\(name)Coefficients")?.value(at: $0) ?? 0) }
            }
            return { c in
                let terms = [c.x, c.y, c.z, c.x * c.x, c.y * c.y, c.z * c.z, c.x * c.y, c.y * c.z, c.z * c.x, 1]
                let sums = rows.map { row in zip(row, terms).reduce(0) { $0 + $1.0 * $1.1 } }
                return SIMD3(sums[0], sums[1], sums[2])
            }
        },
    ]

    private static let cubeInputs: [FilterInput] = [
        .number("inputCubeDimension", 2, 2...128, type: kCIAttributeTypeCount), .data("inputCubeData"),
    ]

    private static let polynomialInputs: [FilterInput] =
        [.image] + ["Red", "Green", "Blue", "Alpha"].map { .vector("input\($0)Coefficients", [0, 1, 0, 0], type: "") }

    private static let crossInputs: [FilterInput] = ["Red", "Green", "Blue"].enumerated().map { place, name in
        .vector("input\(name)Coefficients", (0..<10).map { $0 == place ? 1 : 0 }, type: "")
    }
}

/// A table of colours for red, green and blue, red running fastest: four numbers each, alpha multiplied in.
private struct ColorCube: Sendable {
    private let side: Int
    private let table: [Pixel]

    /// Nil, where there are too few numbers, so that colours stay as they are.
    init?(_ values: FilterValues) {
        let side = Int(values.number("inputCubeDimension"))
        guard let data = values.data("inputCubeData"), (2...128).contains(side) else { return nil }
        let count = side * side * side
        guard data.count >= count * MemoryLayout<Pixel>.size else {
            Diagnostics.report(
                "inputCubeData has \(data.count) bytes; a cube of dimension \(side) takes \(count * 16).",
                key: "inputCubeData")
            return nil
        }
        self.side = side
        table = data.withUnsafeBytes { bytes in
            (0..<count).map { bytes.loadUnaligned(fromByteOffset: $0 * 16, as: Pixel.self) }
        }
    }

    /// The colour between the eight entries around one.
    func color(_ color: SIMD3<Float>) -> SIMD3<Float> {
        let place = color.clamped * Float(side - 1)
        let low = place.rounded(.down), share = place - low
        var sum = Pixel.zero
        for corner in 0..<8 {
            var weight: Float = 1, index = 0, step = 1
            for axis in 0..<3 {
                let isHigh = corner >> axis & 1 == 1
                weight *= isHigh ? share[axis] : 1 - share[axis]
                index += min(Int(low[axis]) + (isHigh ? 1 : 0), side - 1) * step
                step *= side
            }
            if weight > 0 { sum += table[index] * weight }
        }
        return sum.straight
    }
}

extension CGColorSpace {
    /// Whether its numbers are amounts of light.
    fileprivate var isLinear: Bool { (name as String?)?.contains("Linear") ?? false }
}

/// From the white of one light to that of another, each a temperature in kelvin and a tint, by Bradford's cones.
///
/// The light of the first pair counts as white in the picture and becomes that of the second. A tint of more than 0 is greener, in steps of
/// 1/3000 along the isotherm.
private struct WhiteChange: Sendable {
    private let red: SIMD3<Float>, green: SIMD3<Float>, blue: SIMD3<Float>

    init(from: CGPoint, to: CGPoint) {
        guard from != to else {
            (red, green, blue) = (SIMD3(1, 0, 0), SIMD3(0, 1, 0), SIMD3(0, 0, 1))
            return
        }
        let factors = Self.times(Self.cones, Self.white(to)) / Self.times(Self.cones, Self.white(from))
        // Light to cones, stretched, and back.
        let columns = (0..<3).map { axis in
            var light = SIMD3<Double>.zero
            light[axis] = 1
            let cones = Self.times(Self.cones, Self.times(Self.toXYZ, light)) * factors
            return Self.times(Self.fromXYZ, Self.times(Self.fromCones, cones))
        }
        let rows = (0..<3).map { SIMD3<Float>(Float(columns[0][$0]), Float(columns[1][$0]), Float(columns[2][$0])) }
        (red, green, blue) = (rows[0], rows[1], rows[2])
    }

    func apply(_ color: SIMD3<Float>) -> SIMD3<Float> {
        SIMD3((red * color).sum(), (green * color).sum(), (blue * color).sum())
    }

    private static func times(_ matrix: [SIMD3<Double>], _ v: SIMD3<Double>) -> SIMD3<Double> {
        SIMD3((matrix[0] * v).sum(), (matrix[1] * v).sum(), (matrix[2] * v).sum())
    }

    /// The light of a black body, moved off its line by the tint; XYZ with Y of 1.
    private static func white(_ temperatureAndTint: CGPoint) -> SIMD3<Double> {
        let t = min(max(Double(temperatureAndTint.x), 1667), 25000)
        let here = planck(t), next = planck(t + 1)
        let along = hypot(next.u - here.u, next.v - here.v), step = Double(temperatureAndTint.y) / 3000
        // Hotter lies to the left and below; green above and to the left.
        let u = here.u + (next.v - here.v) / along * step, v = here.v - (next.u - here.u) / along * step
        let x = 3 * u / (2 * u - 8 * v + 4), y = 2 * v / (2 * u - 8 * v + 4)
        return SIMD3(x / y, 1, (1 - x - y) / y)
    }

    /// The line of black bodies in CIE 1960's plane, after Kim and others' polynomials.
    private static func planck(_ t: Double) -> (u: Double, v: Double) {
        let k = 1000 / t
        let x =
            t < 4000
            ? ((-0.2661239 * k - 0.2343589) * k + 0.8776956) * k + 0.179910
            : ((-3.0258469 * k + 2.1070379) * k + 0.2226347) * k + 0.240390
        let y =
            t < 2222
            ? ((-1.1063814 * x - 1.34811020) * x + 2.18555832) * x - 0.20219683
            : t < 4000
                ? ((-0.9549476 * x - 1.37418593) * x + 2.09137015) * x - 0.16748867
                : ((3.0817580 * x - 5.87338670) * x + 3.75112997) * x - 0.37001483
        let divisor = -2 * x + 12 * y + 3
        return (4 * x / divisor, 6 * y / divisor)
    }

    private static let cones: [SIMD3<Double>] = [
        SIMD3(0.8951, 0.2664, -0.1614), SIMD3(-0.7502, 1.7135, 0.0367), SIMD3(0.0389, -0.0685, 1.0296),
    ]
    private static let fromCones: [SIMD3<Double>] = [
        SIMD3(0.9869929, -0.1470543, 0.1599627), SIMD3(0.4323053, 0.5183603, 0.0492912),
        SIMD3(-0.0085287, 0.0400428, 0.9684867),
    ]
    private static let toXYZ: [SIMD3<Double>] = [
        SIMD3(0.4123908, 0.3575843, 0.1804808), SIMD3(0.2126390, 0.7151687, 0.0721923),
        SIMD3(0.0193308, 0.1191948, 0.9505322),
    ]
    private static let fromXYZ: [SIMD3<Double>] = [
        SIMD3(3.2409699, -1.5373832, -0.4986108), SIMD3(-0.9692436, 1.8759675, 0.0415551),
        SIMD3(0.0556301, -0.2039770, 1.0569715),
    ]
}
