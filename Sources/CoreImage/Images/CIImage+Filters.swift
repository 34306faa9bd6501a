public import CoreGraphics

extension CIImage {
    /// What a filter by name makes of this image, with its other inputs as they begin. Unknown names are reported and change nothing.
    public func applyingFilter(_ filterName: String) -> CIImage { applyingFilter(filterName, parameters: [:]) }

    /// What a filter by name makes of this image. Unknown names are reported and change nothing.
    public func applyingFilter(_ filterName: String, parameters params: [String: Any]) -> CIImage {
        guard let filter = CIFilter(name: filterName, parameters: params) else { return self }
        if filter.inputKeys.contains(kCIInputImageKey) { filter.setValue(self, forKey: kCIInputImageKey) }
        return filter.outputImage ?? .empty()
    }

    /// Moved, turned and scaled.
    public func transformed(by matrix: CGAffineTransform) -> CIImage {
        CIImage(recipe: recipe.transformed(by: matrix))
    }

    /// Moved, turned and scaled.
    public func transformed(by matrix: CGAffineTransform, highQualityDownsample: Bool) -> CIImage {
        transformed(by: matrix)
    }

    /// The part inside a rectangle, in pixels.
    public func cropped(to rect: CGRect) -> CIImage { CIImage(recipe: recipe.cropped(to: rect)) }

    /// The colours of the edges go on without end.
    public func clampedToExtent() -> CIImage { CIImage(recipe: recipe.clamped) }

    /// The part inside a rectangle, whose edges go on without end.
    public func clamped(to rect: CGRect) -> CIImage { CIImage(recipe: recipe.cropped(to: rect).clamped) }

    /// Laid upon another image.
    public func composited(over dest: CIImage) -> CIImage { CIImage(recipe: recipe.over(dest.recipe)) }

    /// Blurred with a normal distribution of `sigma` pixels.
    public func applyingGaussianBlur(sigma: Double) -> CIImage { CIImage(recipe: recipe.gaussianBlurred(sigma)) }

    /// Opaque inside a rectangle, in pixels.
    public func settingAlphaOne(in extent: CGRect) -> CIImage {
        let opaque = recipe.colored { Pixel(straight: $0.straight, alpha: 1) }
        return CIImage(recipe: opaque.cropped(to: extent).over(recipe))
    }

    /// Colours multiplied by their alpha.
    public func premultiplyingAlpha() -> CIImage {
        CIImage(recipe: recipe.colored { Pixel($0.x * $0.w, $0.y * $0.w, $0.z * $0.w, $0.w) })
    }

    /// Colours divided by their alpha.
    public func unpremultiplyingAlpha() -> CIImage {
        CIImage(recipe: recipe.colored { Pixel($0.straight, $0.w) })
    }

    /// Where it is enlarged, pixels become squares.
    public func samplingNearest() -> CIImage { CIImage(recipe: recipe.sampled(nearest: true)) }

    /// Where it is enlarged, pixels flow into one another, as they do unasked.
    public func samplingLinear() -> CIImage { CIImage(recipe: recipe.sampled(nearest: false)) }

    /// Turned upright, from one of EXIF's orientations, 1 to 8.
    public func oriented(forExifOrientation orientation: Int32) -> CIImage {
        let transform = orientationTransform(forExifOrientation: orientation)
        return transform.isIdentity ? self : transformed(by: transform)
    }

    /// Turned upright.
    public func oriented(_ orientation: CGImagePropertyOrientation) -> CIImage {
        oriented(forExifOrientation: Int32(orientation.rawValue))
    }

    /// What turns this image upright, from one of EXIF's orientations, and leaves its lower left corner where it is.
    public func orientationTransform(forExifOrientation orientation: Int32) -> CGAffineTransform {
        let turn: CGAffineTransform
        switch orientation {
        case 2: turn = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
        case 3: turn = CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 0, ty: 0)
        case 4: turn = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 0)
        case 5: turn = CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: 0, ty: 0)
        case 6: turn = CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 0)
        case 7: turn = CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
        case 8: turn = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
        default: return .identity
        }
        let turned = extent.applying(turn)
        return turn.concatenating(
            CGAffineTransform(translationX: extent.minX - turned.minX, y: extent.minY - turned.minY))
    }

    /// What turns this image upright.
    public func orientationTransform(for orientation: CGImagePropertyOrientation) -> CGAffineTransform {
        orientationTransform(forExifOrientation: Int32(orientation.rawValue))
    }
}
