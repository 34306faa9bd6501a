public import CoreGraphics

extension UIImage {
    /// The image with parts at its edges that are not stretched; its middle is repeated.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        resizableImage(withCapInsets: capInsets, resizingMode: .tile)
    }

    /// The image with parts at its edges that are not stretched.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
        with {
            $0.capInsets = capInsets
            $0.resizingMode = resizingMode
        }
    }

    /// The image with one point in the middle that is stretched.
    public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
        let left = CGFloat(leftCapWidth), top = CGFloat(topCapHeight)
        return resizableImage(
            withCapInsets: UIEdgeInsets(
                top: top, left: left, bottom: max(size.height - top - 1, 0), right: max(size.width - left - 1, 0)),
            resizingMode: .stretch)
    }

    /// The image, seen by layout as smaller by the insets.
    public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
        with { $0.alignmentRectInsets = alignmentInsets }
    }

    /// The image in its own colours or as a template.
    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        with { $0.renderingMode = renderingMode }
    }

    /// The image's shape in one colour.
    public func withTintColor(_ color: UIColor) -> UIImage {
        with { $0.tint = color }
    }

    /// The image's shape in one colour, with a rendering mode.
    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        with {
            $0.tint = color
            $0.renderingMode = renderingMode
        }
    }

    /// The image mirrored left to right.
    public func withHorizontallyFlippedOrientation() -> UIImage {
        with { content in
            content.orientation =
                switch content.orientation {
                case .up: .upMirrored
                case .upMirrored: .up
                case .down: .downMirrored
                case .downMirrored: .down
                case .left: .rightMirrored
                case .rightMirrored: .left
                case .right: .leftMirrored
                case .leftMirrored: .right
                }
        }
    }

    /// The image, to be mirrored where one reads from right to left.
    public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
        with { $0.flipsForRightToLeft = true }
    }

    /// The image with a baseline that far above its bottom edge.
    public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
        with { $0.baselineOffset = baselineOffset }
    }

    /// The image without a baseline.
    public func imageWithoutBaseline() -> UIImage {
        with { $0.baselineOffset = nil }
    }

    /// An animation of frames that together take `duration` seconds; nil without frames.
    public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
        guard !images.isEmpty else { return nil }
        return UIImage(content: Content(frames: images, duration: duration))
    }

    /// An animation of the images `name0`, `name1` … of the main bundle (up to 1024); nil when there is none.
    public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
        var frames: [UIImage] = []
        for i in 0..<1024 {
            guard let frame = UIImage(named: "\(name)\(i)") else {
                // The first may be number 1.
                if i == 0 { continue } else { break }
            }
            frames.append(frame)
        }
        return animatedImage(with: frames, duration: duration)
    }

    /// This image; images here are always decoded.
    public func preparingForDisplay() -> UIImage? { cgImage == nil ? nil : self }

    /// This image; images here are always decoded.
    public func byPreparingForDisplay() async -> UIImage? { preparingForDisplay() }

    /// Hands this image over; images here are always decoded.
    public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        completionHandler(preparingForDisplay())
    }

    /// The image drawn upright into `size` points.
    public func preparingThumbnail(of size: CGSize) -> UIImage? {
        guard cgImage != nil, let context = CGContext(imageOf: size, scale: scale, isOpaque: false) else { return nil }
        context.interpolationQuality = .high
        UIGraphicsPushContext(context)
        defer { UIGraphicsPopContext() }
        draw(in: CGRect(origin: .zero, size: size))
        return context.makeImage().map { UIImage(cgImage: $0, scale: scale, orientation: .up) }
    }

    /// The image drawn upright into `size` points.
    public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { preparingThumbnail(of: size) }

    /// Hands over the image drawn upright into `size` points.
    public func prepareThumbnail(of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        completionHandler(preparingThumbnail(of: size))
    }
}
