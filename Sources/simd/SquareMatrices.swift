public import AppleRuntime

// Square matrices by the names of Apple's simd module. Columns stand beside each other; vectors are columns too.

/// A matrix of 2 columns of 2 numbers each: `simd_float2x2` or `simd_double2x2`.
public struct _SquareMatrix2<Scalar: SIMDScalar & BinaryFloatingPoint & Sendable>: Equatable, @unchecked Sendable,
    CustomDebugStringConvertible
{
    /// The columns.
    public var columns: (SIMD2<Scalar>, SIMD2<Scalar>)

    /// Zeros.
    public init() { columns = (.zero, .zero) }

    /// A matrix of columns.
    public init(_ column0: SIMD2<Scalar>, _ column1: SIMD2<Scalar>) {
        columns = (column0, column1)
    }

    /// A matrix of columns.
    public init(columns: (SIMD2<Scalar>, SIMD2<Scalar>)) { self.columns = columns }

    /// A matrix of as many columns as it has.
    public init(_ columns: [SIMD2<Scalar>]) {
        precondition(columns.count == 2, "A matrix of 2 columns is made of \(columns.count).")
        self.columns = (columns[0], columns[1])
    }

    /// A matrix of as many rows as it has.
    public init(rows: [SIMD2<Scalar>]) { self = Self(rows).transpose }

    /// A matrix with numbers from its upper left to its lower right.
    public init(diagonal: SIMD2<Scalar>) {
        self.init()
        for index in 0..<2 { self[index, index] = diagonal[index] }
    }

    /// A matrix with one number from its upper left to its lower right.
    public init(_ scalar: Scalar) { self.init(diagonal: SIMD2<Scalar>(repeating: scalar)) }

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

    /// The number in a column and a row.
    public subscript(column: Int, row: Int) -> Scalar {
        get { self[column][row] }
        set { self[column][row] = newValue }
    }

    /// Rows and columns exchanged.
    public var transpose: Self {
        var result = Self()
        for column in 0..<2 { for row in 0..<2 { result[row, column] = self[column, row] } }
        return result
    }

    /// By how much areas or volumes grow; negative where left and right are exchanged.
    public var determinant: Scalar {
        Elimination((0..<2).map { column in (0..<2).map { self[column, $0] } }).determinant
    }

    /// What leads back. Where there is nothing that does, its numbers are none.
    public var inverse: Self {
        let found = Elimination((0..<2).map { column in (0..<2).map { self[column, $0] } }).inverse
        var result = Self()
        for column in 0..<2 { for row in 0..<2 { result[column, row] = found?[column][row] ?? .nan } }
        return result
    }

    /// Columns as lists.
    public var debugDescription: String {
        "simd_\(Scalar.self == Float.self ? "float" : "double")2x2("
            + (0..<2).map { "\(self[$0])" }.joined(separator: ", ") + ")"
    }

    /// Whether all numbers are equal.
    public static func == (a: Self, b: Self) -> Bool { a.columns.0 == b.columns.0 && a.columns.1 == b.columns.1 }
    /// The sums.
    public static func + (a: Self, b: Self) -> Self { Self(a.columns.0 + b.columns.0, a.columns.1 + b.columns.1) }
    /// The differences.
    public static func - (a: Self, b: Self) -> Self { Self(a.columns.0 - b.columns.0, a.columns.1 - b.columns.1) }
    /// The other way round.
    public static prefix func - (a: Self) -> Self { Self(-a.columns.0, -a.columns.1) }
    /// So many times.
    public static func * (scalar: Scalar, a: Self) -> Self { a * scalar }
    /// So many times.
    public static func * (a: Self, scalar: Scalar) -> Self { Self(a.columns.0 * scalar, a.columns.1 * scalar) }
    /// A vector as it is afterwards.
    public static func * (a: Self, x: SIMD2<Scalar>) -> SIMD2<Scalar> {
        a.columns.0 * x[0] + a.columns.1 * x[1]
    }
    /// A row in front of the matrix.
    public static func * (x: SIMD2<Scalar>, a: Self) -> SIMD2<Scalar> { a.transpose * x }
    /// The second one first, then the first.
    public static func * (a: Self, b: Self) -> Self { Self(a * b.columns.0, a * b.columns.1) }
    /// Adds.
    public static func += (a: inout Self, b: Self) { a = a + b }
    /// Subtracts.
    public static func -= (a: inout Self, b: Self) { a = a - b }
    /// Puts a matrix behind this one.
    public static func *= (a: inout Self, b: Self) { a = a * b }
    /// So many times.
    public static func *= (a: inout Self, scalar: Scalar) { a = a * scalar }
}

/// A matrix of 3 columns of 3 numbers each: `simd_float3x3` or `simd_double3x3`.
public struct _SquareMatrix3<Scalar: SIMDScalar & BinaryFloatingPoint & Sendable>: Equatable, @unchecked Sendable,
    CustomDebugStringConvertible
{
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

    /// A matrix of as many columns as it has.
    public init(_ columns: [SIMD3<Scalar>]) {
        precondition(columns.count == 3, "A matrix of 3 columns is made of \(columns.count).")
        self.columns = (columns[0], columns[1], columns[2])
    }

    /// A matrix of as many rows as it has.
    public init(rows: [SIMD3<Scalar>]) { self = Self(rows).transpose }

    /// A matrix with numbers from its upper left to its lower right.
    public init(diagonal: SIMD3<Scalar>) {
        self.init()
        for index in 0..<3 { self[index, index] = diagonal[index] }
    }

    /// A matrix with one number from its upper left to its lower right.
    public init(_ scalar: Scalar) { self.init(diagonal: SIMD3<Scalar>(repeating: scalar)) }

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

    /// The number in a column and a row.
    public subscript(column: Int, row: Int) -> Scalar {
        get { self[column][row] }
        set { self[column][row] = newValue }
    }

    /// Rows and columns exchanged.
    public var transpose: Self {
        var result = Self()
        for column in 0..<3 { for row in 0..<3 { result[row, column] = self[column, row] } }
        return result
    }

    /// By how much areas or volumes grow; negative where left and right are exchanged.
    public var determinant: Scalar {
        Elimination((0..<3).map { column in (0..<3).map { self[column, $0] } }).determinant
    }

    /// What leads back. Where there is nothing that does, its numbers are none.
    public var inverse: Self {
        let found = Elimination((0..<3).map { column in (0..<3).map { self[column, $0] } }).inverse
        var result = Self()
        for column in 0..<3 { for row in 0..<3 { result[column, row] = found?[column][row] ?? .nan } }
        return result
    }

    /// Columns as lists.
    public var debugDescription: String {
        "simd_\(Scalar.self == Float.self ? "float" : "double")3x3("
            + (0..<3).map { "\(self[$0])" }.joined(separator: ", ") + ")"
    }

    /// Whether all numbers are equal.
    public static func == (a: Self, b: Self) -> Bool {
        a.columns.0 == b.columns.0 && a.columns.1 == b.columns.1 && a.columns.2 == b.columns.2
    }
    /// The sums.
    public static func + (a: Self, b: Self) -> Self {
        Self(a.columns.0 + b.columns.0, a.columns.1 + b.columns.1, a.columns.2 + b.columns.2)
    }
    /// The differences.
    public static func - (a: Self, b: Self) -> Self {
        Self(a.columns.0 - b.columns.0, a.columns.1 - b.columns.1, a.columns.2 - b.columns.2)
    }
    /// The other way round.
    public static prefix func - (a: Self) -> Self { Self(-a.columns.0, -a.columns.1, -a.columns.2) }
    /// So many times.
    public static func * (scalar: Scalar, a: Self) -> Self { a * scalar }
    /// So many times.
    public static func * (a: Self, scalar: Scalar) -> Self {
        Self(a.columns.0 * scalar, a.columns.1 * scalar, a.columns.2 * scalar)
    }
    /// A vector as it is afterwards.
    public static func * (a: Self, x: SIMD3<Scalar>) -> SIMD3<Scalar> {
        a.columns.0 * x[0] + a.columns.1 * x[1] + a.columns.2 * x[2]
    }
    /// A row in front of the matrix.
    public static func * (x: SIMD3<Scalar>, a: Self) -> SIMD3<Scalar> { a.transpose * x }
    /// The second one first, then the first.
    public static func * (a: Self, b: Self) -> Self { Self(a * b.columns.0, a * b.columns.1, a * b.columns.2) }
    /// Adds.
    public static func += (a: inout Self, b: Self) { a = a + b }
    /// Subtracts.
    public static func -= (a: inout Self, b: Self) { a = a - b }
    /// Puts a matrix behind this one.
    public static func *= (a: inout Self, b: Self) { a = a * b }
    /// So many times.
    public static func *= (a: inout Self, scalar: Scalar) { a = a * scalar }
}

/// A matrix of 4 columns of 4 numbers each: `simd_float4x4` or `simd_double4x4`.
public struct _SquareMatrix4<Scalar: SIMDScalar & BinaryFloatingPoint & Sendable>: Equatable, @unchecked Sendable,
    CustomDebugStringConvertible
{
    /// The columns.
    public var columns: (SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>)

    /// Zeros.
    public init() { columns = (.zero, .zero, .zero, .zero) }

    /// A matrix of columns.
    public init(_ column0: SIMD4<Scalar>, _ column1: SIMD4<Scalar>, _ column2: SIMD4<Scalar>, _ column3: SIMD4<Scalar>)
    {
        columns = (column0, column1, column2, column3)
    }

    /// A matrix of columns.
    public init(columns: (SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>)) { self.columns = columns }

    /// A matrix of as many columns as it has.
    public init(_ columns: [SIMD4<Scalar>]) {
        precondition(columns.count == 4, "A matrix of 4 columns is made of \(columns.count).")
        self.columns = (columns[0], columns[1], columns[2], columns[3])
    }

    /// A matrix of as many rows as it has.
    public init(rows: [SIMD4<Scalar>]) { self = Self(rows).transpose }

    /// A matrix with numbers from its upper left to its lower right.
    public init(diagonal: SIMD4<Scalar>) {
        self.init()
        for index in 0..<4 { self[index, index] = diagonal[index] }
    }

    /// A matrix with one number from its upper left to its lower right.
    public init(_ scalar: Scalar) { self.init(diagonal: SIMD4<Scalar>(repeating: scalar)) }

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

    /// The number in a column and a row.
    public subscript(column: Int, row: Int) -> Scalar {
        get { self[column][row] }
        set { self[column][row] = newValue }
    }

    /// Rows and columns exchanged.
    public var transpose: Self {
        var result = Self()
        for column in 0..<4 { for row in 0..<4 { result[row, column] = self[column, row] } }
        return result
    }

    /// By how much areas or volumes grow; negative where left and right are exchanged.
    public var determinant: Scalar {
        Elimination((0..<4).map { column in (0..<4).map { self[column, $0] } }).determinant
    }

    /// What leads back. Where there is nothing that does, its numbers are none.
    public var inverse: Self {
        let found = Elimination((0..<4).map { column in (0..<4).map { self[column, $0] } }).inverse
        var result = Self()
        for column in 0..<4 { for row in 0..<4 { result[column, row] = found?[column][row] ?? .nan } }
        return result
    }

    /// Columns as lists.
    public var debugDescription: String {
        "simd_\(Scalar.self == Float.self ? "float" : "double")4x4("
            + (0..<4).map { "\(self[$0])" }.joined(separator: ", ") + ")"
    }

    /// Whether all numbers are equal.
    public static func == (a: Self, b: Self) -> Bool {
        a.columns.0 == b.columns.0 && a.columns.1 == b.columns.1 && a.columns.2 == b.columns.2
            && a.columns.3 == b.columns.3
    }
    /// The sums.
    public static func + (a: Self, b: Self) -> Self {
        Self(a.columns.0 + b.columns.0, a.columns.1 + b.columns.1, a.columns.2 + b.columns.2, a.columns.3 + b.columns.3)
    }
    /// The differences.
    public static func - (a: Self, b: Self) -> Self {
        Self(a.columns.0 - b.columns.0, a.columns.1 - b.columns.1, a.columns.2 - b.columns.2, a.columns.3 - b.columns.3)
    }
    /// The other way round.
    public static prefix func - (a: Self) -> Self { Self(-a.columns.0, -a.columns.1, -a.columns.2, -a.columns.3) }
    /// So many times.
    public static func * (scalar: Scalar, a: Self) -> Self { a * scalar }
    /// So many times.
    public static func * (a: Self, scalar: Scalar) -> Self {
        Self(a.columns.0 * scalar, a.columns.1 * scalar, a.columns.2 * scalar, a.columns.3 * scalar)
    }
    /// A vector as it is afterwards.
    public static func * (a: Self, x: SIMD4<Scalar>) -> SIMD4<Scalar> {
        a.columns.0 * x[0] + a.columns.1 * x[1] + a.columns.2 * x[2] + a.columns.3 * x[3]
    }
    /// A row in front of the matrix.
    public static func * (x: SIMD4<Scalar>, a: Self) -> SIMD4<Scalar> { a.transpose * x }
    /// The second one first, then the first.
    public static func * (a: Self, b: Self) -> Self {
        Self(a * b.columns.0, a * b.columns.1, a * b.columns.2, a * b.columns.3)
    }
    /// Adds.
    public static func += (a: inout Self, b: Self) { a = a + b }
    /// Subtracts.
    public static func -= (a: inout Self, b: Self) { a = a - b }
    /// Puts a matrix behind this one.
    public static func *= (a: inout Self, b: Self) { a = a * b }
    /// So many times.
    public static func *= (a: inout Self, scalar: Scalar) { a = a * scalar }
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
