import MutoscopeTesting
public import SnapshotTesting
public import UIKit

/// In front of the endings of files whose content depends on fonts or on names inside the system: they lie beside those of Apple's systems.
let ownEnding = "mutoscope"

extension Diffing where Value == UIImage {
    /// Every pixel has to be the same.
    public static var image: Diffing { .image() }

    /// Pixels may differ as far as is said.
    ///
    /// - Parameters:
    ///   - precision: The share of pixels that have to match, 0…1.
    ///   - perceptualPrecision: How close a pixel has to be to match, 0…1: 1 less a hundredth of the CIEDE2000 difference.
    ///   - scale: Pixels per point of the reference; nil or 0 is the screen's.
    public static func image(precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil) -> Diffing {
        let comparison = SnapshotComparison.perceptual(
            difference: Double(max(0, 1 - perceptualPrecision)) * 100, share: Double(min(max(precision, 0), 1)))
        return Diffing(
            toData: { ($0.pngData() ?? onMain { emptyPicture().pngData() }) ?? Data() },
            fromData: { data in
                let scale = scale.flatMap { $0 > 0 ? $0 : nil } ?? onMain { SimulatedScreen.screen.scale }
                return UIImage(data: data, scale: scale) ?? UIImage()
            },
            diff: { reference, drawn in
                failure(reference, drawn, comparison).map { ($0, []) }
            })
    }

    private static func failure(
        _ reference: UIImage, _ drawn: UIImage, _ comparison: SnapshotComparison
    ) -> String? {
        guard let new = drawn.cgImage, new.width > 0, new.height > 0 else {
            return "The snapshot has no pixels: \(noSize)"
        }
        guard let old = reference.cgImage else {
            return "The reference is no picture that can be read. Record it anew."
                + Evidence.keep([("failure", drawn)])
        }
        guard let difference = comparison.difference(of: new, from: old) else { return nil }
        return "The snapshot \(difference.message)"
            + Evidence.keep([
                ("reference", reference), ("failure", drawn), ("difference", UIImage(cgImage: difference.picture)),
                ("together", UIImage(cgImage: difference.together)),
            ])
    }

    /// What is recorded for a view without an area. It never counts as equal.
    @MainActor
    private static func emptyPicture() -> UIImage {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 400, height: 80))
        (label.backgroundColor, label.textAlignment, label.numberOfLines) = (.red, .center, 3)
        label.text = "This is no picture: \(noSize)"
        return drawPicture(bounds: label.bounds, scale: 2) { label.layer.render(in: $0.cgContext) }
    }

    private static var noSize: String { "what was to be shown has no width or no height. Give it a size." }
}

extension Snapshotting where Value == UIImage, Format == UIImage {
    /// Compares pictures pixel by pixel.
    public static var image: Snapshotting { .image() }

    /// Compares pictures, as closely as is said.
    ///
    /// - Parameters:
    ///   - precision: The share of pixels that have to match, 0…1.
    ///   - perceptualPrecision: How close a pixel has to be to match, 0…1.
    ///   - scale: Pixels per point of the reference; nil is the screen's.
    public static func image(
        precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil
    ) -> Snapshotting {
        Snapshotting(
            pathExtension: "\(ownEnding).png",
            diffing: .image(precision: precision, perceptualPrecision: perceptualPrecision, scale: scale))
    }
}

extension Snapshotting where Format == UIImage {
    /// Draws a value on the main actor and compares the picture.
    static func drawn(
        precision: Float, perceptualPrecision: Float, scale: CGFloat?, _ draw: @escaping @MainActor (Value) -> UIImage
    ) -> Snapshotting {
        SimplySnapshotting<UIImage>.image(
            precision: precision, perceptualPrecision: perceptualPrecision, scale: scale
        ).pullback { value in onMain { draw(value) } }
    }
}
