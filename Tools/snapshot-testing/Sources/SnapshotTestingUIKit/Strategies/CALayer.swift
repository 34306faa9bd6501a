public import SnapshotTesting
public import UIKit

extension Snapshotting where Value == CALayer, Format == UIImage {
    /// Compares what a layer looks like pixel by pixel.
    public static var image: Snapshotting { .image() }

    /// Compares what a layer looks like.
    ///
    /// - Parameters:
    ///   - precision: The share of pixels that have to match, 0…1.
    ///   - perceptualPrecision: How close a pixel has to be to match, 0…1.
    ///   - traits: Their scale is the picture's.
    public static func image(
        precision: Float = 1, perceptualPrecision: Float = 1, traits: UITraitCollection = .init()
    ) -> Snapshotting {
        .drawn(precision: precision, perceptualPrecision: perceptualPrecision, scale: traits.displayScale) { layer in
            drawPicture(bounds: layer.bounds, traits) { context in
                layer.setNeedsLayout()
                layer.layoutIfNeeded()
                layer.render(in: context.cgContext)
            }
        }
    }
}
