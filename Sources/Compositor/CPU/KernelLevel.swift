import CKernels
import CoreGraphics
import Glibc

/// Which build of the pixel loops paints. All give the same bits; `MUTOSCOPE_KERNELS` forces one.
package enum KernelLevel: String, CaseIterable, Sendable {
    /// Plain Swift, the reference.
    case scalar
    /// C for every processor of the architecture (on x86-64: SSE2).
    case baseline = "sse2"
    /// x86-64-v3.
    case avx2
    /// x86-64-v4.
    case avx512

    /// The levels this processor can run.
    package static let available: [KernelLevel] = allCases.filter { $0.kernels != nil }

    /// The level that `MUTOSCOPE_KERNELS` names, else the best there is.
    package static let chosen: KernelLevel = {
        let best = available.last!
        guard let name = getenv("MUTOSCOPE_KERNELS").map({ String(cString: $0) }) else { return best }
        if let level = KernelLevel(rawValue: name), available.contains(level) { return level }
        Diagnostics.report(
            "MUTOSCOPE_KERNELS=\(name): this processor runs "
                + available.map(\.rawValue).joined(separator: ", ") + "; painting with \(best.rawValue)")
        return best
    }()

    /// The loops of this level; nil when the processor lacks the instructions.
    var kernels: CKKernels? {
        switch self {
        case .scalar: return ReferenceKernels.table
        case .baseline: return ck_kernels(0)?.pointee
        case .avx2: return ck_kernels(1)?.pointee
        case .avx512: return ck_kernels(2)?.pointee
        }
    }
}
