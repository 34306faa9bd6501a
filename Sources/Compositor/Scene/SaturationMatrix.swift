/// Moves every colour away from its grey of the same lightness (Rec. 709 weights): 0 is grey, 1 leaves it.
enum SaturationMatrix {
    /// None where colours stay as they are.
    static func filters(_ amount: Double) -> [PixelFilter] {
        amount.isFinite && amount != 1 ? [.colorMatrix(rows(Float(amount)))] : []
    }

    /// 4×5, row by row, on straight sRGB colours.
    private static func rows(_ amount: Float) -> [Float] {
        let weights: [Float] = [0.2126, 0.7152, 0.0722]
        var matrix: [Float] = []
        for row in 0..<3 {
            for column in 0..<3 { matrix.append((1 - amount) * weights[column] + (row == column ? amount : 0)) }
            matrix += [0, 0]
        }
        return matrix + [0, 0, 0, 1, 0]
    }
}
