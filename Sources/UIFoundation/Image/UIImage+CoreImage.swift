public import CoreGraphics
public import CoreImage

extension UIImage {
    /// The picture that a recipe makes, at one pixel a point. One without end makes an image without a picture.
    public convenience init(ciImage: CIImage) { self.init(ciImage: ciImage, scale: 1, orientation: .up) }

    /// The picture that a recipe makes, at `scale` pixels a point.
    public convenience init(ciImage: CIImage, scale: CGFloat, orientation: Orientation) {
        let bitmap = CIContext().createCGImage(ciImage, from: ciImage.extent)
        self.init(
            content: Content(bitmap: bitmap, recipe: ciImage, scale: scale > 0 ? scale : 1, orientation: orientation))
    }

    /// The recipe that the image was made from; nil for an image of anything else.
    public var ciImage: CIImage? { content.recipe }
}

extension CIImage {
    /// The image's pixels, not turned; nil for an image without a picture.
    public convenience init?(image: UIImage) { self.init(image: image, options: nil) }

    /// The image's pixels, not turned; nil for an image without a picture.
    public convenience init?(image: UIImage, options: [CIImageOption: Any]? = nil) {
        guard let bitmap = image.cgImage else { return nil }
        self.init(cgImage: bitmap)
    }
}

extension UIColor {
    /// A colour of a filter.
    public convenience init(ciColor: CIColor) {
        self.init(red: ciColor.red, green: ciColor.green, blue: ciColor.blue, alpha: ciColor.alpha)
    }
}

extension CIColor {
    /// A colour of an interface, as it is in current traits.
    public convenience init(color: UIColor) { self.init(cgColor: color.cgColor) }
}
