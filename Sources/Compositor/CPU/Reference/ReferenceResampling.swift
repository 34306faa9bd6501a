import CKernels

/// Filtered images in plain Swift, channel by channel.
enum ReferenceResampling {
    static func narrowRow(_ axis: CKResampling, _ texels: UnsafePointer<UInt32>, _ sums: UnsafeMutablePointer<Float>) {
        for x in 0..<Int(axis.count) {
            for channel in 0..<4 {
                var sum: Float = 0
                for tap in 0..<Int(axis.taps) {
                    let weight = axis.weights[x * Int(axis.taps) + tap]
                    guard weight != 0 else { continue }
                    let word = texels[Int(axis.firsts[x]) + tap]
                    sum += Float(word >> UInt32(8 * channel) & 255) * weight
                }
                sums[x * 4 + channel] = sum
            }
        }
    }

    static func mixRows(
        _ rows: UnsafePointer<UnsafePointer<Float>?>, _ weights: UnsafePointer<Float>, _ taps: Int, _ width: Int,
        _ pixels: UnsafeMutablePointer<UInt32>
    ) {
        for x in 0..<width {
            func byte(_ channel: Int) -> UInt32 {
                var sum: Float = 0
                for tap in 0..<taps { sum += rows[tap]![x * 4 + channel] * weights[tap] }
                return UInt32(min(max(sum, 0), 255) + 0.5)
            }
            let alpha = byte(3)
            // Rounding must not lift a colour above its alpha.
            pixels[x] = (0..<3).reduce(alpha << 24) { $0 | min(byte($1), alpha) << UInt32(8 * $1) }
        }
    }
}
