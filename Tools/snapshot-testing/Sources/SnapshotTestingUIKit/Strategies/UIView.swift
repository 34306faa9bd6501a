public import SnapshotTesting
public import UIKit

extension Snapshotting where Value == UIView, Format == UIImage {
    /// Compares what a view looks like pixel by pixel.
    public static var image: Snapshotting { .image() }

    /// Compares what a view looks like.
    ///
    /// - Parameters:
    ///   - drawHierarchyInKeyWindow: Whether it is drawn as the screen shows it, in the key window, with effects and what moves.
    ///   - precision: The share of pixels that have to match, 0…1.
    ///   - perceptualPrecision: How close a pixel has to be to match, 0…1.
    ///   - size: Points; nil is the view's own.
    ///   - traits: Laid over those of the screen.
    public static func image(
        drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
        size: CGSize? = nil, traits: UITraitCollection = .init()
    ) -> Snapshotting {
        .drawn(precision: precision, perceptualPrecision: perceptualPrecision, scale: traits.displayScale) { view in
            ViewPicture(
                config: ViewImageConfig(size: size), traits: traits, isInKeyWindow: drawHierarchyInKeyWindow
            ).picture(of: view)
        }
    }
}

extension Snapshotting where Value == UIView, Format == String {
    /// Compares the tree of views, a line each.
    public static var recursiveDescription: Snapshotting { .recursiveDescription() }

    /// Compares the tree of views, a line each.
    ///
    /// - Parameters:
    ///   - size: Points; nil is the view's own.
    ///   - traits: Laid over those of the screen.
    public static func recursiveDescription(
        size: CGSize? = nil, traits: UITraitCollection = .init()
    ) -> Snapshotting {
        .described { view in
            let config = ViewImageConfig(size: size ?? view.frame.size, traits: traits)
            let shown = ShownView(view, in: UIViewController(), as: config, isInKeyWindow: false)
            defer { shown.putBack() }
            return view.value(forKey: "recursiveDescription") as? String
        }
    }
}

extension Snapshotting where Format == String {
    /// Describes a value on the main actor, without addresses of memory, and compares the lines.
    static func described(_ describe: @escaping @MainActor (Value) -> String?) -> Snapshotting {
        var strategy = SimplySnapshotting.lines.pullback { (value: Value) in
            onMain { describe(value) ?? "" }
                .replacingOccurrences(of: ":? *0x[0-9a-f]+", with: "", options: .regularExpression)
        }
        strategy.pathExtension = "\(ownEnding).txt"
        return strategy
    }
}
