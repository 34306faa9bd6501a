public import CoreGraphics

/// Wishes of a well that came late.
struct LaterWellValues {
    var supportsEyedropper = true
    var maximumLinearExposure: CGFloat = 1
}

extension UIColorWell {
    /// Whether the picker may take a colour from the screen. True by default. Only kept: the picker here has no eyedropper.
    public var supportsEyedropper: Bool {
        get { later.supportsEyedropper }
        set { later.supportsEyedropper = newValue }
    }

    /// How many times as bright as white a colour may be. 1 by default. Only kept: displays here show nothing brighter than white.
    public var maximumLinearExposure: CGFloat {
        get { later.maximumLinearExposure }
        set { later.maximumLinearExposure = newValue }
    }
}
