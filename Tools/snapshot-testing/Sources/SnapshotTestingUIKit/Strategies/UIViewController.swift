public import SnapshotTesting
public import UIKit

extension Snapshotting where Value == UIViewController, Format == UIImage {
    /// Compares what a controller's view looks like pixel by pixel.
    public static var image: Snapshotting { .image() }

    /// Compares what a controller's view looks like on a device.
    ///
    /// - Parameters:
    ///   - config: The device.
    ///   - drawHierarchyInKeyWindow: Whether it is drawn as the screen shows it, in the key window, with effects and what moves.
    ///   - precision: The share of pixels that have to match, 0…1.
    ///   - perceptualPrecision: How close a pixel has to be to match, 0…1.
    ///   - size: Points; wins over the device's.
    ///   - traits: Laid over the device's.
    public static func image(
        on config: ViewImageConfig, drawHierarchyInKeyWindow: Bool = false, precision: Float = 1,
        perceptualPrecision: Float = 1, size: CGSize? = nil, traits: UITraitCollection = .init()
    ) -> Snapshotting {
        .drawn(
            precision: precision, perceptualPrecision: perceptualPrecision, scale: traits.displayScale
        ) { controller in
            var config = config
            config.size = size ?? config.size
            return ViewPicture(config: config, traits: traits, isInKeyWindow: drawHierarchyInKeyWindow)
                .picture(of: controller.view, in: controller)
        }
    }

    /// Compares what a controller's view looks like.
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
        .image(
            on: ViewImageConfig(), drawHierarchyInKeyWindow: drawHierarchyInKeyWindow, precision: precision,
            perceptualPrecision: perceptualPrecision, size: size, traits: traits)
    }
}

extension Snapshotting where Value == UIViewController, Format == String {
    /// Compares the tree of controllers, a line each.
    public static var hierarchy: Snapshotting {
        .described { controller in
            let shown = ShownView(controller.view, in: controller, as: ViewImageConfig(), isInKeyWindow: false)
            defer { shown.putBack() }
            return controller.value(forKey: "_printHierarchy") as? String
        }
    }

    /// Compares the tree of the controller's views, a line each.
    public static var recursiveDescription: Snapshotting { .recursiveDescription() }

    /// Compares the tree of the controller's views on a device, a line each.
    ///
    /// - Parameters:
    ///   - config: The device.
    ///   - size: Points; wins over the device's.
    ///   - traits: Laid over the device's.
    public static func recursiveDescription(
        on config: ViewImageConfig = .init(), size: CGSize? = nil, traits: UITraitCollection = .init()
    ) -> Snapshotting {
        .described { controller in
            var config = config.adding(traits)
            config.size = size ?? config.size
            let shown = ShownView(controller.view, in: controller, as: config, isInKeyWindow: false)
            defer { shown.putBack() }
            return controller.view.value(forKey: "recursiveDescription") as? String
        }
    }
}
