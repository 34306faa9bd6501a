import CoreGraphics
import Displays

/// What a comparison found in two pictures of one size.
struct PictureVerdict {
    /// Pixels that break the rule.
    private(set) var differing = 0
    let total: Int
    /// The worst of them, and by how much.
    private(set) var worst = 0.0
    private(set) var place = (x: 0, y: 0)
    private let comparison: SnapshotComparison

    init(_ reference: PixelBuffer, _ drawn: PixelBuffer, by comparison: SnapshotComparison) {
        total = reference.width * reference.height
        self.comparison = comparison
        var judge = PixelJudge(reference, drawn, rule: comparison.rule)
        for y in 0..<reference.height where !reference.hasSameRow(y, as: drawn) {
            for x in 0..<reference.width {
                guard let amount = judge.difference(x, y) else { continue }
                differing += 1
                if amount > worst { (worst, place) = (amount, (x, y)) }
            }
        }
    }

    var isAccepted: Bool { differing == 0 || Double(differing) <= comparison.allowed * Double(total) }

    /// Follows the name of the picture.
    var sentence: String {
        let percent = String(format: "%.3g", 100 * Double(differing) / Double(total))
        let amount =
            switch comparison.rule {
            case .channels: "by up to \(Int(worst)) of 255 at (\(place.x), \(place.y))"
            case .perceptual:
                "by up to ΔE \(String(format: "%.2f", worst)) at (\(place.x), \(place.y))"
            case .moved(let distance):
                "which are found nowhere within \(distance) pixel\(distance == 1 ? "" : "s"), "
                    + "the most different at (\(place.x), \(place.y))"
            }
        return "differs from its golden picture in \(differing) of \(total) pixels (\(percent) %), \(amount)."
    }
}

/// Says of single pixels whether they break the rule.
private struct PixelJudge {
    let reference: PixelBuffer, drawn: PixelBuffer
    let rule: SnapshotComparison.Rule
    /// Colours come in pairs again and again.
    private var known: [UInt64: Double] = [:]

    init(_ reference: PixelBuffer, _ drawn: PixelBuffer, rule: SnapshotComparison.Rule) {
        (self.reference, self.drawn, self.rule) = (reference, drawn, rule)
    }

    /// How much the pixel differs; nil when it keeps the rule.
    mutating func difference(_ x: Int, _ y: Int) -> Double? {
        let a = reference.base[y * reference.stride + x], b = drawn.base[y * drawn.stride + x]
        guard a != b else { return nil }
        switch rule {
        case .channels(let most):
            let difference = PictureDifference.channels(a, b)
            return difference > most ? Double(difference) : nil
        case .perceptual(let most):
            let difference = perceived(a, b)
            return difference <= most ? nil : difference
        case .moved(let distance):
            guard !drawn.has(a, near: x, y, distance) || !reference.has(b, near: x, y, distance) else { return nil }
            return Double(PictureDifference.channels(a, b))
        }
    }

    private mutating func perceived(_ a: UInt32, _ b: UInt32) -> Double {
        let key = UInt64(a) << 32 | UInt64(b)
        if let difference = known[key] { return difference }
        let difference = a.perceivedDifference(from: b)
        if known.count < 1 << 16 { known[key] = difference }
        return difference
    }
}

extension PixelBuffer {
    fileprivate func hasSameRow(_ y: Int, as other: PixelBuffer) -> Bool {
        memcmp(base + y * stride, other.base + y * other.stride, width * 4) == 0
    }

    fileprivate func has(_ pixel: UInt32, near x: Int, _ y: Int, _ distance: Int) -> Bool {
        for row in max(0, y - distance)...min(height - 1, y + distance) {
            for column in max(0, x - distance)...min(width - 1, x + distance)
            where base[row * stride + column] == pixel { return true }
        }
        return false
    }
}
