import CKernels

/// How much of a picture a blur needs. A wide one leaves no detail: it is worked out on a picture of half or a quarter of the size.
///
/// Both halvings and the way back are smooth enough that no pattern of single pixels comes through as a wave, and they blur a little
/// themselves, which the boxes then leave out. Small pixels lie at multiples of the pass's own, wherever the picture begins.
struct BlurDetail: Equatable {
    /// How often the picture is halved: 0, 1 or 2 times.
    let halvings: Int
    /// Of the boxes, in pixels of the halved picture.
    let sigmaX: Double, sigmaY: Double

    /// From these deviations on, a pixel of a picture halved once or twice is a quarter of a deviation wide.
    private static let widths = [8.0, 16.0]
    /// What halving and the way back add to the variance, in square pixels of the whole picture.
    private static let variances = [0, 1.5, 6.5]

    /// - Parameter isWhole: Whether the picture keeps its size.
    init(sigmaX: Double, sigmaY: Double, isWhole: Bool = false) {
        let least = min(sigmaX, sigmaY)
        let halvings = isWhole ? 0 : Self.widths.count { least >= $0 }
        self.halvings = halvings
        func rest(_ sigma: Double) -> Double {
            halvings == 0 ? sigma : (sigma * sigma - Self.variances[halvings]).squareRoot() / Double(1 << halvings)
        }
        (self.sigmaX, self.sigmaY) = (rest(sigmaX), rest(sigmaY))
    }

    /// How far pixels of the whole picture are carried by boxes of so many pixels of the halved one.
    private func reach(_ sigma: Double) -> Int {
        guard sigma > 0 else { return 0 }
        // A large pixel lies between two small ones, each of which is made of pixels around its own.
        let around = [0, 4, 10][halvings]
        return Int(CKBox(sigma: sigma).reach) << halvings + around
    }

    /// How far the blur carries a pixel.
    var reach: (x: Int, y: Int) { (reach(sigmaX), reach(sigmaY)) }
}

extension PixelFilter {
    /// Wider blurs are limited to this: every pixel of the largest target then mixes with every other.
    private static let largestSigma = 4096.0

    /// What a blur needs; nil for one that changes no pixel, and for other filters.
    var detail: BlurDetail? { detail(isWhole: false) }

    /// The same on a picture that keeps its size.
    var wholeDetail: BlurDetail? { detail(isWhole: true) }

    private func detail(isWhole: Bool) -> BlurDetail? {
        guard case .gaussian(let x, let y) = self else { return nil }
        // A sigma that is not a number, or too small to change a pixel, blurs nothing.
        func usable(_ sigma: Double) -> Double { sigma > 0.01 ? min(sigma, Self.largestSigma) : 0 }
        let (sigmaX, sigmaY) = (usable(x), usable(y))
        return sigmaX > 0 || sigmaY > 0 ? BlurDetail(sigmaX: sigmaX, sigmaY: sigmaY, isWhole: isWhole) : nil
    }

    /// How far the filter carries a pixel.
    var reach: (x: Int, y: Int) { detail?.reach ?? (0, 0) }
}
