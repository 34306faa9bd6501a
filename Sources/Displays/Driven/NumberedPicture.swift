import Compositor
import CoreGraphics

/// A frame with an outline and the number of every element in sight.
struct NumberedPicture {
    let buffer: PixelBuffer
    private let scale: CGFloat

    init(_ frame: PixelBuffer, _ elements: [DisplayElement], scale: CGFloat) {
        buffer = frame.copy()
        self.scale = scale
        for element in elements where element.isVisible { draw(element) }
    }

    private func draw(_ element: DisplayElement) {
        let color = Self.colors[element.id % Self.colors.count], line = max(1, Int(scale.rounded()))
        let x0 = pixels(element.frame.minX), x1 = pixels(element.frame.maxX)
        let y0 = pixels(element.frame.minY), y1 = pixels(element.frame.maxY)
        fill(x0, y0, x1 - x0, line, color)
        fill(x0, y1 - line, x1 - x0, line, color)
        fill(x0, y0, line, y1 - y0, color)
        fill(x1 - line, y0, line, y1 - y0, color)
        write(element.id, x: max(0, x0), y: max(0, y0), dot: max(1, Int((2 * scale).rounded())), color)
    }

    private func pixels(_ points: CGFloat) -> Int {
        Int(max(-100_000, min(100_000, (points * scale).rounded())))
    }

    private func fill(_ x: Int, _ y: Int, _ width: Int, _ height: Int, _ color: UInt32) {
        for row in max(0, y)..<max(max(0, y), min(buffer.height, y + height)) {
            for column in max(0, x)..<max(max(0, x), min(buffer.width, x + width)) {
                buffer.base[row * buffer.stride + column] = color
            }
        }
    }

    /// White digits of 3 × 5 dots on a box.
    private func write(_ number: Int, x: Int, y: Int, dot: Int, _ color: UInt32) {
        let digits = String(number).compactMap(\.wholeNumberValue)
        fill(x, y, (digits.count * 4 + 1) * dot, 7 * dot, color)
        for (place, digit) in digits.enumerated() {
            for bit in 0..<15 where Self.digits[digit] >> (14 - bit) & 1 != 0 {
                fill(x + (1 + place * 4 + bit % 3) * dot, y + (1 + bit / 3) * dot, dot, dot, 0xFFFF_FFFF)
            }
        }
    }

    /// Rows of three dots, from the top.
    private static let digits = [
        0b111_101_101_101_111, 0b010_110_010_010_111, 0b111_001_111_100_111, 0b111_001_111_001_111,
        0b101_101_111_001_001, 0b111_100_111_001_111, 0b111_100_111_101_111, 0b111_001_010_010_010,
        0b111_101_111_101_111, 0b111_101_111_001_111,
    ]

    /// Neighbours differ, and white can be read on all.
    private static let colors: [UInt32] = [
        0xFFB0_2A2A, 0xFF1F_6FB2, 0xFF2E_7D32, 0xFF7B_3FA0, 0xFFB3_5A00, 0xFF00_6F6F, 0xFF8A_2B5E,
    ]
}
