import AppleRuntime

// Square matrices by the names of Apple's simd module. Columns stand beside each other; vectors are columns too.

/// A matrix of as many columns as rows.
public protocol _SquareMatrix: Equatable, Sendable, CustomDebugStringConvertible {
    /// A number of it.
    associatedtype Scalar: SIMDScalar & BinaryFloatingPoint & Sendable
    /// A column, or a row: a vector.
    associatedtype Column: SIMD where Column.Scalar == Scalar
    /// Zeros.
    init()
    /// A column.
    subscript(column: Int) -> Column { get set }
}

extension _SquareMatrix {
    /// How many columns there are, and rows.
    private static var order: Int { Column.scalarCount }

    private static func columns(_ column: (Int) -> Column) -> Self {
        var result = Self()
        for index in 0..<order { result[index] = column(index) }
        return result
    }

    /// A matrix of as many columns as it has.
    public init(_ columns: [Column]) {
        precondition(columns.count == Self.order, "A matrix of \(Self.order) columns is made of \(columns.count).")
        self = Self.columns { columns[$0] }
    }

    /// A matrix of as many rows as it has.
    public init(rows: [Column]) { self = Self(rows).transpose }

    /// A matrix with numbers from its upper left to its lower right.
    public init(diagonal: Column) {
        self.init()
        for index in 0..<Self.order { self[index, index] = diagonal[index] }
    }

    /// A matrix with one number from its upper left to its lower right.
    public init(_ scalar: Scalar) { self.init(diagonal: Column(repeating: scalar)) }

    /// The number in a column and a row.
    public subscript(column: Int, row: Int) -> Scalar {
        get { self[column][row] }
        set { self[column][row] = newValue }
    }

    /// Rows and columns exchanged.
    public var transpose: Self {
        var result = Self()
        for column in 0..<Self.order { for row in 0..<Self.order { result[row, column] = self[column, row] } }
        return result
    }

    private var elimination: Elimination<Scalar> {
        Elimination((0..<Self.order).map { column in (0..<Self.order).map { self[column, $0] } })
    }

    /// By how much areas or volumes grow; negative where left and right are exchanged.
    public var determinant: Scalar { elimination.determinant }

    /// What leads back. Where there is nothing that does, its numbers are none.
    public var inverse: Self {
        guard let found = elimination.inverse else { return Self.columns { _ in Column(repeating: .nan) } }
        return Self.columns { column in
            var vector = Column()
            for row in 0..<Self.order { vector[row] = found[column][row] }
            return vector
        }
    }

    /// Columns as lists.
    public var debugDescription: String {
        "simd_\(Scalar.self == Float.self ? "float" : "double")\(Self.order)x\(Self.order)("
            + (0..<Self.order).map { "\(self[$0])" }.joined(separator: ", ") + ")"
    }

    /// Whether all numbers are equal.
    public static func == (a: Self, b: Self) -> Bool { (0..<order).allSatisfy { a[$0] == b[$0] } }
    /// The sums.
    public static func + (a: Self, b: Self) -> Self { columns { a[$0] + b[$0] } }
    /// The differences.
    public static func - (a: Self, b: Self) -> Self { columns { a[$0] - b[$0] } }
    /// The other way round.
    public static prefix func - (a: Self) -> Self { columns { -a[$0] } }
    /// So many times.
    public static func * (scalar: Scalar, a: Self) -> Self { a * scalar }
    /// So many times.
    public static func * (a: Self, scalar: Scalar) -> Self { columns { a[$0] * scalar } }
    /// A vector as it is afterwards.
    public static func * (a: Self, x: Column) -> Column {
        (1..<order).reduce(a[0] * x[0]) { $0 + a[$1] * x[$1] }
    }
    /// A row in front of the matrix.
    public static func * (x: Column, a: Self) -> Column { a.transpose * x }
    /// The second one first, then the first.
    public static func * (a: Self, b: Self) -> Self { columns { a * b[$0] } }
    /// Adds.
    public static func += (a: inout Self, b: Self) { a = a + b }
    /// Subtracts.
    public static func -= (a: inout Self, b: Self) { a = a - b }
    /// Puts a matrix behind this one.
    public static func *= (a: inout Self, b: Self) { a = a * b }
    /// So many times.
    public static func *= (a: inout Self, scalar: Scalar) { a = a * scalar }
}

/// A matrix of 2 columns of 2 numbers each: `simd_float2x2` or `simd_double2x2`.
public struct _SquareMatrix2<Scalar: SIMDScalar & BinaryFloatingPoint & Sendable>: _SquareMatrix, @unchecked Sendable {
    /// The columns.
    public var columns: (SIMD2<Scalar>, SIMD2<Scalar>)

    /// Zeros.
    public init() { columns = (.zero, .zero) }
    /// A matrix of columns.
    public init(_ column0: SIMD2<Scalar>, _ column1: SIMD2<Scalar>) { columns = (column0, column1) }
    /// A matrix of columns.
    public init(columns: (SIMD2<Scalar>, SIMD2<Scalar>)) { self.columns = columns }

    /// A column.
    public subscript(column: Int) -> SIMD2<Scalar> {
        get {
            switch column {
            case 0: return columns.0
            case 1: return columns.1
            default: preconditionFailure("A matrix of 2 columns has none of number \(column).")
            }
        }
        set {
            switch column {
            case 0: columns.0 = newValue
            case 1: columns.1 = newValue
            default: preconditionFailure("A matrix of 2 columns has none of number \(column).")
            }
        }
    }
}

/// A matrix of 3 columns of 3 numbers each: `simd_float3x3` or `simd_double3x3`.
public struct _SquareMatrix3<Scalar: SIMDScalar & BinaryFloatingPoint & Sendable>: _SquareMatrix, @unchecked Sendable {
    /// The columns.
    public var columns: (SIMD3<Scalar>, SIMD3<Scalar>, SIMD3<Scalar>)

    /// Zeros.
    public init() { columns = (.zero, .zero, .zero) }
    /// A matrix of columns.
    public init(_ column0: SIMD3<Scalar>, _ column1: SIMD3<Scalar>, _ column2: SIMD3<Scalar>) {
        columns = (column0, column1, column2)
    }
    /// A matrix of columns.
    public init(columns: (SIMD3<Scalar>, SIMD3<Scalar>, SIMD3<Scalar>)) { self.columns = columns }

    /// A column.
    public subscript(column: Int) -> SIMD3<Scalar> {
        get {
            switch column {
            case 0: return columns.0
            case 1: return columns.1
            case 2: return columns.2
            default: preconditionFailure("A matrix of 3 columns has none of number \(column).")
            }
        }
        set {
            switch column {
            case 0: columns.0 = newValue
            case 1: columns.1 = newValue
            case 2: columns.2 = newValue
            default: preconditionFailure("A matrix of 3 columns has none of number \(column).")
            }
        }
    }
}

/// A matrix of 4 columns of 4 numbers each: `simd_float4x4` or `simd_double4x4`.
public struct _SquareMatrix4<Scalar: SIMDScalar & BinaryFloatingPoint & Sendable>: _SquareMatrix, @unchecked Sendable {
    /// The columns.
    public var columns: (SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>)

    /// Zeros.
    public init() { columns = (.zero, .zero, .zero, .zero) }
    /// A matrix of columns.
    public init(_ column0: SIMD4<Scalar>, _ column1: SIMD4<Scalar>, _ column2: SIMD4<Scalar>, _ column3: SIMD4<Scalar>)
    { columns = (column0, column1, column2, column3) }
    /// A matrix of columns.
    public init(columns: (SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>)) { self.columns = columns }

    /// A column.
    public subscript(column: Int) -> SIMD4<Scalar> {
        get {
            switch column {
            case 0: return columns.0
            case 1: return columns.1
            case 2: return columns.2
            case 3: return columns.3
            default: preconditionFailure("A matrix of 4 columns has none of number \(column).")
            }
        }
        set {
            switch column {
            case 0: columns.0 = newValue
            case 1: columns.1 = newValue
            case 2: columns.2 = newValue
            case 3: columns.3 = newValue
            default: preconditionFailure("A matrix of 4 columns has none of number \(column).")
            }
        }
    }
}

/// Solves equations by taking rows from one another.
private struct Elimination<Scalar: BinaryFloatingPoint> {
    private(set) var determinant: Scalar = 1
    private(set) var inverse: [[Scalar]]?

    /// - Parameter columns: of a square matrix. Its transpose has the same determinant, and the transpose of its inverse as inverse, so that
    ///   columns are taken for rows.
    init(_ columns: [[Scalar]]) {
        let size = columns.count
        var left = columns
        var right = columns.indices.map { row in columns.indices.map { $0 == row ? Scalar(1) : 0 } }
        for place in 0..<size {
            let best = (place..<size).max { abs(left[$0][place]) < abs(left[$1][place]) } ?? place
            guard left[best][place] != 0 else {
                determinant = 0
                return
            }
            if best != place {
                left.swapAt(best, place)
                right.swapAt(best, place)
                determinant = -determinant
            }
            let pivot = left[place][place]
            determinant *= pivot
            for column in 0..<size {
                left[place][column] /= pivot
                right[place][column] /= pivot
            }
            for row in 0..<size where row != place && left[row][place] != 0 {
                let factor = left[row][place]
                for column in 0..<size {
                    left[row][column] -= factor * left[place][column]
                    right[row][column] -= factor * right[place][column]
                }
            }
        }
        inverse = right
    }
}
