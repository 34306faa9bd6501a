/// A space of red, green and blue by its primaries, its white and its tone curve.
struct WorkingSpace: Sendable {
    /// From linear values of this space to those of sRGB, by rows; whites meet by Bradford's cones.
    private let toSRGB: [[Double]]
    private let fromSRGB: [[Double]]
    let encode: @Sendable (Double) -> Double
    let decode: @Sendable (Double) -> Double

    private typealias Point = (x: Double, y: Double)

    private init(
        _ red: Point, _ green: Point, _ blue: Point, white: Point = d65,
        encode: @escaping @Sendable (Double) -> Double, decode: @escaping @Sendable (Double) -> Double
    ) {
        let sRGB = Self.lights((0.64, 0.33), (0.3, 0.6), (0.15, 0.06), Self.d65)
        let own = Self.product(Self.adaptation(from: white), Self.lights(red, green, blue, white))
        toSRGB = Self.product(Self.inverse(sRGB), own)
        fromSRGB = Self.product(Self.inverse(own), sRGB)
        self.encode = encode
        self.decode = decode
    }

    func linearSRGB(_ color: LinearRGB) -> LinearRGB { Self.apply(toSRGB, color) }
    func linear(ofSRGB color: LinearRGB) -> LinearRGB { Self.apply(fromSRGB, color) }

    // MARK: The spaces

    private static let d65: Point = (0.3127, 0.3290)

    static let adobeRGB = power(563.0 / 256, (0.64, 0.33), (0.21, 0.71), (0.15, 0.06))
    static let romm = power(
        1.8, (0.7347, 0.2653), (0.1596, 0.8404), (0.0366, 0.0001), white: (0.3457, 0.3585))
    static let dciP3 = power(2.6, (0.68, 0.32), (0.265, 0.69), (0.15, 0.06), white: (0.314, 0.351))
    /// Generic RGB as colour profiles tell it.
    static let genericRGB = power(1.8, (0.6295, 0.3407), (0.2949, 0.6055), (0.1551, 0.0762))
    static let itur709 = film((0.64, 0.33), (0.3, 0.6), (0.15, 0.06))
    static let itur2020 = film((0.708, 0.292), (0.17, 0.797), (0.131, 0.046))

    private static func power(
        _ gamma: Double, _ red: Point, _ green: Point, _ blue: Point, white: Point = d65
    ) -> WorkingSpace {
        WorkingSpace(
            red, green, blue, white: white,
            encode: { $0 < 0 ? -pow(-$0, 1 / gamma) : pow($0, 1 / gamma) },
            decode: { $0 < 0 ? -pow(-$0, gamma) : pow($0, gamma) })
    }

    /// The curve of ITU-R BT.709 and BT.2020.
    private static func film(_ red: Point, _ green: Point, _ blue: Point) -> WorkingSpace {
        let a = 1.099_296_826_809_44, b = 0.018_053_968_510_807
        return WorkingSpace(
            red, green, blue,
            encode: { value in
                let x = abs(value), y = x < b ? 4.5 * x : a * pow(x, 0.45) - (a - 1)
                return value < 0 ? -y : y
            },
            decode: { value in
                let y = abs(value), x = y < 4.5 * b ? y / 4.5 : pow((y + a - 1) / a, 1 / 0.45)
                return value < 0 ? -x : x
            })
    }

    // MARK: Matrices

    /// XYZ of the three lights that give the white together, by columns.
    private static func lights(_ red: Point, _ green: Point, _ blue: Point, _ white: Point) -> [[Double]] {
        let columns = [red, green, blue].map { [$0.x / $0.y, 1, (1 - $0.x - $0.y) / $0.y] }
        let matrix = (0..<3).map { row in columns.map { $0[row] } }
        let amounts = product(inverse(matrix), column(white))
        return matrix.map { row in (0..<3).map { row[$0] * amounts[$0][0] } }
    }

    private static func column(_ white: Point) -> [[Double]] {
        [[white.x / white.y], [1], [(1 - white.x - white.y) / white.y]]
    }

    private static func adaptation(from white: Point) -> [[Double]] {
        guard white != d65 else { return [[1, 0, 0], [0, 1, 0], [0, 0, 1]] }
        let cones = [[0.8951, 0.2664, -0.1614], [-0.7502, 1.7135, 0.0367], [0.0389, -0.0685, 1.0296]]
        let old = product(cones, column(white)), new = product(cones, column(d65))
        let scale = (0..<3).map { row in (0..<3).map { row == $0 ? new[row][0] / old[row][0] : 0 } }
        return product(inverse(cones), product(scale, cones))
    }

    private static func product(_ a: [[Double]], _ b: [[Double]]) -> [[Double]] {
        a.map { row in b[0].indices.map { column in (0..<3).reduce(0) { $0 + row[$1] * b[$1][column] } } }
    }

    private static func inverse(_ m: [[Double]]) -> [[Double]] {
        func minor(_ row: Int, _ column: Int) -> Double {
            let r = [(row + 1) % 3, (row + 2) % 3], c = [(column + 1) % 3, (column + 2) % 3]
            return m[r[0]][c[0]] * m[r[1]][c[1]] - m[r[0]][c[1]] * m[r[1]][c[0]]
        }
        let determinant = (0..<3).reduce(0) { $0 + m[0][$1] * minor(0, $1) }
        return (0..<3).map { row in (0..<3).map { minor($0, row) / determinant } }
    }

    private static func apply(_ m: [[Double]], _ c: LinearRGB) -> LinearRGB {
        let v = m.map { $0[0] * c.r + $0[1] * c.g + $0[2] * c.b }
        return LinearRGB(r: v[0], g: v[1], b: v[2])
    }
}

extension CGColorSpace.Kind {
    /// Spaces that are their primaries and a curve.
    var workingSpace: WorkingSpace? {
        switch self {
        case .adobeRGB: .adobeRGB
        case .romm: .romm
        case .dciP3: .dciP3
        case .itur709: .itur709
        case .itur2020: .itur2020
        case .genericRGB: .genericRGB
        default: nil
        }
    }
}
