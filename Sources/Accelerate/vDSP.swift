// Sums and products over vectors, whose elements may lie apart.

/// A number of elements.
public typealias vDSP_Length = UInt
/// How far elements lie apart, in elements.
public typealias vDSP_Stride = Int

/// The mean.
public func vDSP_meanv(_ A: UnsafePointer<Float>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Float>, _ N: vDSP_Length)
{
    let sum = (0..<Int(N)).reduce(Float(0)) { sum, index in
        let value = A[index * IA]
        return sum + value
    }
    C.pointee = sum / Float(N)
}

/// The sum.
public func vDSP_sve(_ A: UnsafePointer<Float>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Float>, _ N: vDSP_Length) {
    let sum = (0..<Int(N)).reduce(Float(0)) { sum, index in
        let value = A[index * IA]
        return sum + value
    }
    C.pointee = sum
}

/// The sum of the squares.
public func vDSP_svesq(_ A: UnsafePointer<Float>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Float>, _ N: vDSP_Length)
{
    let squares = (0..<Int(N)).reduce(Float(0)) { sum, index in
        let value = A[index * IA]
        return sum + value * value
    }
    C.pointee = squares
}

/// The mean of the squares.
public func vDSP_measqv(
    _ A: UnsafePointer<Float>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Float>, _ N: vDSP_Length
) {
    let squares = (0..<Int(N)).reduce(Float(0)) { sum, index in
        let value = A[index * IA]
        return sum + value * value
    }
    C.pointee = squares / Float(N)
}

/// The root of the mean of the squares.
public func vDSP_rmsqv(_ A: UnsafePointer<Float>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Float>, _ N: vDSP_Length)
{
    let squares = (0..<Int(N)).reduce(Float(0)) { sum, index in
        let value = A[index * IA]
        return sum + value * value
    }
    C.pointee = (squares / Float(N)).squareRoot()
}

/// The largest.
public func vDSP_maxv(_ A: UnsafePointer<Float>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Float>, _ N: vDSP_Length)
{
    C.pointee = (0..<Int(N)).reduce(-Float.infinity) { max($0, A[$1 * IA]) }
}

/// The smallest.
public func vDSP_minv(_ A: UnsafePointer<Float>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Float>, _ N: vDSP_Length)
{
    C.pointee = (0..<Int(N)).reduce(Float.infinity) { min($0, A[$1 * IA]) }
}

/// The largest without its sign.
public func vDSP_maxmgv(
    _ A: UnsafePointer<Float>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Float>, _ N: vDSP_Length
) {
    C.pointee = (0..<Int(N)).reduce(Float(0)) { max($0, abs(A[$1 * IA])) }
}

/// Sums.
public func vDSP_vadd(
    _ A: UnsafePointer<Float>, _ IA: vDSP_Stride, _ B: UnsafePointer<Float>, _ IB: vDSP_Stride,
    _ C: UnsafeMutablePointer<Float>, _ IC: vDSP_Stride, _ N: vDSP_Length
) {
    for index in 0..<Int(N) { C[index * IC] = A[index * IA] + B[index * IB] }
}

/// Products.
public func vDSP_vmul(
    _ A: UnsafePointer<Float>, _ IA: vDSP_Stride, _ B: UnsafePointer<Float>, _ IB: vDSP_Stride,
    _ C: UnsafeMutablePointer<Float>, _ IC: vDSP_Stride, _ N: vDSP_Length
) {
    for index in 0..<Int(N) { C[index * IC] = A[index * IA] * B[index * IB] }
}

/// Products with one number.
public func vDSP_vsmul(
    _ A: UnsafePointer<Float>, _ IA: vDSP_Stride, _ B: UnsafePointer<Float>, _ C: UnsafeMutablePointer<Float>,
    _ IC: vDSP_Stride, _ N: vDSP_Length
) {
    for index in 0..<Int(N) { C[index * IC] = A[index * IA] * B.pointee }
}

/// Sums with one number.
public func vDSP_vsadd(
    _ A: UnsafePointer<Float>, _ IA: vDSP_Stride, _ B: UnsafePointer<Float>, _ C: UnsafeMutablePointer<Float>,
    _ IC: vDSP_Stride, _ N: vDSP_Length
) {
    for index in 0..<Int(N) { C[index * IC] = A[index * IA] + B.pointee }
}

/// Quotients by one number.
public func vDSP_vsdiv(
    _ A: UnsafePointer<Float>, _ IA: vDSP_Stride, _ B: UnsafePointer<Float>, _ C: UnsafeMutablePointer<Float>,
    _ IC: vDSP_Stride, _ N: vDSP_Length
) {
    for index in 0..<Int(N) { C[index * IC] = A[index * IA] / B.pointee }
}

/// Each without its sign.
public func vDSP_vabs(
    _ A: UnsafePointer<Float>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Float>, _ IC: vDSP_Stride, _ N: vDSP_Length
) {
    for index in 0..<Int(N) { C[index * IC] = abs(A[index * IA]) }
}

/// The sum of the products.
public func vDSP_dotpr(
    _ A: UnsafePointer<Float>, _ IA: vDSP_Stride, _ B: UnsafePointer<Float>, _ IB: vDSP_Stride,
    _ C: UnsafeMutablePointer<Float>, _ N: vDSP_Length
) {
    C.pointee = (0..<Int(N)).reduce(Float(0)) { $0 + A[$1 * IA] * B[$1 * IB] }
}

/// The mean.
public func vDSP_meanvD(
    _ A: UnsafePointer<Double>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Double>, _ N: vDSP_Length
) {
    let sum = (0..<Int(N)).reduce(Double(0)) { sum, index in
        let value = A[index * IA]
        return sum + value
    }
    C.pointee = sum / Double(N)
}

/// The sum.
public func vDSP_sveD(
    _ A: UnsafePointer<Double>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Double>, _ N: vDSP_Length
) {
    let sum = (0..<Int(N)).reduce(Double(0)) { sum, index in
        let value = A[index * IA]
        return sum + value
    }
    C.pointee = sum
}

/// The sum of the squares.
public func vDSP_svesqD(
    _ A: UnsafePointer<Double>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Double>, _ N: vDSP_Length
) {
    let squares = (0..<Int(N)).reduce(Double(0)) { sum, index in
        let value = A[index * IA]
        return sum + value * value
    }
    C.pointee = squares
}

/// The mean of the squares.
public func vDSP_measqvD(
    _ A: UnsafePointer<Double>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Double>, _ N: vDSP_Length
) {
    let squares = (0..<Int(N)).reduce(Double(0)) { sum, index in
        let value = A[index * IA]
        return sum + value * value
    }
    C.pointee = squares / Double(N)
}

/// The root of the mean of the squares.
public func vDSP_rmsqvD(
    _ A: UnsafePointer<Double>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Double>, _ N: vDSP_Length
) {
    let squares = (0..<Int(N)).reduce(Double(0)) { sum, index in
        let value = A[index * IA]
        return sum + value * value
    }
    C.pointee = (squares / Double(N)).squareRoot()
}

/// The largest.
public func vDSP_maxvD(
    _ A: UnsafePointer<Double>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Double>, _ N: vDSP_Length
) {
    C.pointee = (0..<Int(N)).reduce(-Double.infinity) { max($0, A[$1 * IA]) }
}

/// The smallest.
public func vDSP_minvD(
    _ A: UnsafePointer<Double>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Double>, _ N: vDSP_Length
) {
    C.pointee = (0..<Int(N)).reduce(Double.infinity) { min($0, A[$1 * IA]) }
}

/// The largest without its sign.
public func vDSP_maxmgvD(
    _ A: UnsafePointer<Double>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Double>, _ N: vDSP_Length
) {
    C.pointee = (0..<Int(N)).reduce(Double(0)) { max($0, abs(A[$1 * IA])) }
}

/// Sums.
public func vDSP_vaddD(
    _ A: UnsafePointer<Double>, _ IA: vDSP_Stride, _ B: UnsafePointer<Double>, _ IB: vDSP_Stride,
    _ C: UnsafeMutablePointer<Double>, _ IC: vDSP_Stride, _ N: vDSP_Length
) {
    for index in 0..<Int(N) { C[index * IC] = A[index * IA] + B[index * IB] }
}

/// Products.
public func vDSP_vmulD(
    _ A: UnsafePointer<Double>, _ IA: vDSP_Stride, _ B: UnsafePointer<Double>, _ IB: vDSP_Stride,
    _ C: UnsafeMutablePointer<Double>, _ IC: vDSP_Stride, _ N: vDSP_Length
) {
    for index in 0..<Int(N) { C[index * IC] = A[index * IA] * B[index * IB] }
}

/// Products with one number.
public func vDSP_vsmulD(
    _ A: UnsafePointer<Double>, _ IA: vDSP_Stride, _ B: UnsafePointer<Double>, _ C: UnsafeMutablePointer<Double>,
    _ IC: vDSP_Stride, _ N: vDSP_Length
) {
    for index in 0..<Int(N) { C[index * IC] = A[index * IA] * B.pointee }
}

/// Sums with one number.
public func vDSP_vsaddD(
    _ A: UnsafePointer<Double>, _ IA: vDSP_Stride, _ B: UnsafePointer<Double>, _ C: UnsafeMutablePointer<Double>,
    _ IC: vDSP_Stride, _ N: vDSP_Length
) {
    for index in 0..<Int(N) { C[index * IC] = A[index * IA] + B.pointee }
}

/// Quotients by one number.
public func vDSP_vsdivD(
    _ A: UnsafePointer<Double>, _ IA: vDSP_Stride, _ B: UnsafePointer<Double>, _ C: UnsafeMutablePointer<Double>,
    _ IC: vDSP_Stride, _ N: vDSP_Length
) {
    for index in 0..<Int(N) { C[index * IC] = A[index * IA] / B.pointee }
}

/// Each without its sign.
public func vDSP_vabsD(
    _ A: UnsafePointer<Double>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Double>, _ IC: vDSP_Stride,
    _ N: vDSP_Length
) {
    for index in 0..<Int(N) { C[index * IC] = abs(A[index * IA]) }
}

/// The sum of the products.
public func vDSP_dotprD(
    _ A: UnsafePointer<Double>, _ IA: vDSP_Stride, _ B: UnsafePointer<Double>, _ IB: vDSP_Stride,
    _ C: UnsafeMutablePointer<Double>, _ N: vDSP_Length
) {
    C.pointee = (0..<Int(N)).reduce(Double(0)) { $0 + A[$1 * IA] * B[$1 * IB] }
}
