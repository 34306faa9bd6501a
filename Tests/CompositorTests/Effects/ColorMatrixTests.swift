import CKernels
import Testing

@testable import Compositor

@Suite("Colour matrices")
struct ColorMatrixTests {
    /// The same in plain words: the order of every sum is part of the promise.
    private func model(_ word: UInt32, _ m: [Float]) -> UInt32 {
        let c = PremultipliedColor(word)
        let scale = c.alpha > 0 ? 1 / c.alpha : 0
        let sums = stride(from: 0, to: 20, by: 5).map { i in
            ReferenceCoverage.limited(
                m[i] * (c.red * scale) + m[i + 1] * (c.green * scale) + m[i + 2] * (c.blue * scale)
                    + m[i + 3] * c.alpha + m[i + 4])
        }
        let a = sums[3]
        return PremultipliedColor(red: sums[0] * a, green: sums[1] * a, blue: sums[2] * a, alpha: a).word
    }

    @Test("every pixel has the bits that the plain sums give, whatever its neighbours")
    func bits() {
        var random = SystemRandomNumberGenerator()
        for _ in 0..<20 {
            let matrix = (0..<20).map { _ in Float.random(in: -2...2, using: &random) }
            var words: [UInt32] = [0, 0xFFFF_FFFF, 0xFF00_0000, 0xFF00_0000, 0x8040_2010]
            for _ in 0..<200 {
                let alpha = UInt32.random(in: 0...255, using: &random)
                let parts = (0..<3).map { _ in UInt32.random(in: 0...alpha, using: &random) }
                words.append(alpha << 24 | parts[0] << 16 | parts[1] << 8 | parts[2])
            }
            var pixels = words
            ck_color_matrix(&pixels, Int32(pixels.count), matrix)
            #expect(pixels == words.map { model($0, matrix) }, "\(matrix)")
        }
    }

    @Test("the identity leaves every opaque pixel alone, and what is not a number is no colour")
    func identity() {
        var identity = [Float](repeating: 0, count: 20)
        for i in 0..<4 { identity[i * 6] = 1 }
        var pixels: [UInt32] = (0..<256).map { 0xFF00_0000 | $0 << 16 | (255 - $0) << 8 | $0 }
        let before = pixels
        ck_color_matrix(&pixels, Int32(pixels.count), identity)
        #expect(pixels == before)
        ck_color_matrix(&pixels, Int32(pixels.count), [Float](repeating: .nan, count: 20))
        #expect(pixels.allSatisfy { $0 == 0 })
    }
}
