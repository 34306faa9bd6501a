import CKernels

extension CKBox {
    /// Three of these boxes make a Gaussian of `sigma` pixels. The fractional ends give every sigma its exact variance,
    /// so that an animated blur does not move in steps. (Gwosdek et al., "Theoretical foundations of Gaussian convolution
    /// by extended box filtering", 2011.)
    init(sigma: Double) {
        let variance = sigma * sigma / 3
        let radius = (((12 * variance + 1).squareRoot() - 1) / 2).rounded(.down)
        let width = 2 * radius + 1
        let end = width * (radius * (radius + 1) - 3 * variance) / (6 * (variance - (radius + 1) * (radius + 1)))
        let weight = (65_536 / (width + 2 * end)).rounded(.down)
        self.init(
            radius: Int32(radius), weight: UInt32(weight), endWeight: (65_536 - UInt32(width * weight)) / 2)
    }

    /// How far three boxes carry a pixel.
    var reach: Int32 { 3 * (radius + 1) }
}
