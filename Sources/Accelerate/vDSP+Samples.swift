import Glibc

// What programs make pictures of sounds with.

/// Numbers of 16 bits as numbers with a point.
public func vDSP_vflt16(
    _ A: UnsafePointer<Int16>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Float>, _ IC: vDSP_Stride, _ N: vDSP_Length
) {
    for index in 0..<Int(N) { C[index * IC] = Float(A[index * IA]) }
}

/// Numbers of 32 bits as numbers with a point.
public func vDSP_vflt32(
    _ A: UnsafePointer<Int32>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Float>, _ IC: vDSP_Stride, _ N: vDSP_Length
) {
    for index in 0..<Int(N) { C[index * IC] = Float(A[index * IA]) }
}

/// Decibels over a reference: of powers with flag 0, of amplitudes with flag 1.
public func vDSP_vdbcon(
    _ A: UnsafePointer<Float>, _ IA: vDSP_Stride, _ B: UnsafePointer<Float>, _ C: UnsafeMutablePointer<Float>,
    _ IC: vDSP_Stride, _ N: vDSP_Length, _ F: UInt32
) {
    let factor: Float = F == 0 ? 10 : 20
    for index in 0..<Int(N) { C[index * IC] = factor * log10f(A[index * IA] / B.pointee) }
}

/// Numbers kept between two.
public func vDSP_vclip(
    _ A: UnsafePointer<Float>, _ IA: vDSP_Stride, _ B: UnsafePointer<Float>, _ C: UnsafePointer<Float>,
    _ D: UnsafeMutablePointer<Float>, _ ID: vDSP_Stride, _ N: vDSP_Length
) {
    for index in 0..<Int(N) { D[index * ID] = min(max(A[index * IA], B.pointee), C.pointee) }
}

/// Every so many numbers the sum of as many as the filter has, each times its weight.
public func vDSP_desamp(
    _ A: UnsafePointer<Float>, _ DF: vDSP_Stride, _ F: UnsafePointer<Float>, _ C: UnsafeMutablePointer<Float>,
    _ N: vDSP_Length, _ P: vDSP_Length
) {
    for index in 0..<Int(N) {
        C[index] = (0..<Int(P)).reduce(Float(0)) { sum, tap in sum + A[index * DF + tap] * F[tap] }
    }
}
