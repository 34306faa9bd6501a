import CoreGraphics

extension [CGPath.Element] {
    /// Encloses all points and control points; null when there are none, or one of them is no finite number.
    var controlBox: CGRect {
        var low = SIMD2(repeating: Double.infinity), high = SIMD2(repeating: -Double.infinity)
        // Stays zero while everything is finite.
        var check = SIMD2<Double>.zero
        func add(_ p: CGPoint) {
            let p = SIMD2(Double(p.x), Double(p.y))
            low = pointwiseMin(low, p)
            high = pointwiseMax(high, p)
            check += p * 0
        }
        for element in self {
            switch element {
            case .move(let p), .line(let p): add(p)
            case .quad(let p, let c):
                add(p)
                add(c)
            case .cubic(let p, let c1, let c2):
                add(p)
                add(c1)
                add(c2)
            case .close: break
            }
        }
        guard check.x == 0, check.y == 0, low.x <= high.x else { return .null }
        return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    }
}
