import CoreGraphics
import QuartzCore

// Fonts and colours of UIKit in the text of a `CATextLayer`.

extension UIFont: LayerFont {
    package var layerFont: FontDescription { font }
}

extension UIColor: LayerColor {
    package var layerColor: CGColor { cgColor }
}
