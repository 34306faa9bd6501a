import SnapshotTesting
import UIKit

extension ViewImageConfig {
    /// With more traits laid over.
    func adding(_ traits: UITraitCollection) -> ViewImageConfig {
        ViewImageConfig(
            safeArea: safeArea, size: size, traits: UITraitCollection(traitsFrom: [self.traits, traits]))
    }
}

/// How a view or a controller's view becomes a picture.
struct ViewPicture {
    let config: ViewImageConfig
    /// Laid over those of the device.
    let traits: UITraitCollection
    let isInKeyWindow: Bool

    /// - Parameter controller: Whose view it is; nil for a view that has none.
    @MainActor
    func picture(of view: UIView, in controller: UIViewController? = nil) -> UIImage {
        var config = config.adding(traits)
        if controller == nil, config.size == nil { config.size = view.frame.size }
        let scale = config.traits.displayScale
        let shown = ShownView(view, in: controller ?? UIViewController(), as: config, isInKeyWindow: isInKeyWindow)
        defer { shown.putBack() }
        return drawPicture(bounds: view.bounds, scale: scale > 0 ? scale : SimulatedScreen.screen.scale) { context in
            if isInKeyWindow {
                view.drawHierarchy(in: view.bounds, afterScreenUpdates: true)
            } else {
                view.layer.render(in: context.cgContext)
            }
        }
    }
}

/// A picture of an area in points, or one without pixels if there is none.
@MainActor
func drawPicture(
    bounds: CGRect, _ traits: UITraitCollection, _ draw: (UIGraphicsImageRendererContext) -> Void
) -> UIImage {
    let scale = traits.displayScale > 0 ? traits.displayScale : SimulatedScreen.screen.scale
    return drawPicture(bounds: bounds, scale: scale, draw)
}

/// A picture of an area in points, or one without pixels if there is none.
@MainActor
func drawPicture(bounds: CGRect, scale: CGFloat, _ draw: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    guard bounds.width > 0, bounds.height > 0, bounds.width.isFinite, bounds.height.isFinite else { return UIImage() }
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return UIGraphicsImageRenderer(bounds: bounds, format: format).image(actions: draw)
}
