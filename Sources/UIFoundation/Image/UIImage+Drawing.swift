public import CoreGraphics

extension UIImage {
    /// Draws the image in its own size.
    public func draw(at point: CGPoint) {
        draw(in: CGRect(origin: point, size: size))
    }

    /// Draws the image in its own size.
    public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
        draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
    }

    /// Draws the image into a rectangle of the current context; a resizable one by its nine parts.
    public func draw(in rect: CGRect) {
        draw(in: rect, blendMode: .normal, alpha: 1)
    }

    /// Draws the image into a rectangle of the current context; a resizable one by its nine parts.
    public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        guard let context = UIGraphicsGetCurrentContext(), let picture = uprightBitmap else { return }
        context.withSavedState {
            if blendMode != .normal { context.setBlendMode(blendMode) }
            if alpha != 1 { context.setAlpha(alpha) }
            if let caps = content.capInsets {
                for part in ninePart(of: size, caps: caps, into: rect) {
                    context.drawPart(of: picture, part, scale: scale, tiles: resizingMode == .tile)
                }
            } else {
                context.drawUpright(enlarged(to: rect.size) ?? picture, in: rect)
            }
        }
    }

    /// Whether the image is a drawing, which is sharp in every size: a vector file of a catalogue, or a symbol.
    package var isDrawing: Bool { content.vector != nil || content.symbol != nil }

    /// The drawing that the image was made of, for a size that its pixels are too few for; nil where they do.
    package func enlarged(to wanted: CGSize) -> CGImage? {
        guard isDrawing, wanted.width > size.width + 0.5 || wanted.height > size.height + 0.5, imageOrientation == .up
        else { return nil }
        let bitmap =
            content.symbol?.bitmap(side: max(wanted.width, wanted.height), scale: scale)
            ?? content.vector?.bitmap(width: wanted.width * scale, height: wanted.height * scale)
        return content.tint.flatMap { bitmap?.silhouette(in: $0.cgColor) } ?? bitmap
    }

    /// Fills a rectangle of the current context with copies of the image, beginning at its corner.
    public func drawAsPattern(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), let picture = uprightBitmap else { return }
        context.withSavedState {
            context.clip(to: rect)
            context.drawTiles(of: picture, each: CGRect(origin: rect.origin, size: size))
        }
    }

    /// The pixels standing upright, in the tint colour if there is one.
    package var uprightBitmap: CGImage? {
        let upright = cgImage?.upright(fromOrientation: imageOrientation.exif)
        return content.tint.flatMap { upright?.silhouette(in: $0.cgColor) } ?? upright
    }

    /// The image with every colour half as bright, as under a finger.
    package func darkened() -> UIImage {
        guard uprightBitmap != nil, size.width > 0, size.height > 0 else { return self }
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        let dark = UIGraphicsImageRenderer(size: size, format: format).image { context in
            let all = CGRect(origin: .zero, size: size)
            with { $0.capInsets = nil }.draw(in: all)
            UIColor(white: 0, alpha: 0.5).setFill()
            context.fill(all, blendMode: .sourceAtop)
        }
        return dark.with {
            $0.capInsets = content.capInsets
            $0.resizingMode = content.resizingMode
            $0.alignmentRectInsets = content.alignmentRectInsets
        }
    }

    /// A PNG file's bytes, standing upright; nil for an image without a picture.
    public func pngData() -> Data? { uprightBitmap?.pngData() }

    /// The picture as a HEIC file: nil, as on devices that cannot write such files.
    public func heicData() -> Data? { nil }

    /// A JPEG file's bytes, standing upright; quality 0…1. nil for an image without a picture.
    public func jpegData(compressionQuality: CGFloat) -> Data? {
        uprightBitmap?.jpegData(quality: Int((min(max(compressionQuality, 0), 1) * 100).rounded()))
    }
}

/// One of the nine parts of a resizable image, in points.
private struct ImagePart {
    var source: CGRect
    var target: CGRect
}

/// The parts that are not empty. Caps that do not fit into the target shrink in proportion.
private func ninePart(of size: CGSize, caps: UIEdgeInsets, into rect: CGRect) -> [ImagePart] {
    func cuts(
        _ total: CGFloat, _ first: CGFloat, _ last: CGFloat, _ start: CGFloat, _ length: CGFloat
    )
        -> [(source: (CGFloat, CGFloat), target: (CGFloat, CGFloat))]
    {
        let shrink = first + last > length ? length / max(first + last, 1e-9) : 1
        let a = first * shrink, b = last * shrink
        return [
            ((0, first), (start, a)), ((first, max(total - first - last, 0)), (start + a, length - a - b)),
            ((total - last, last), (start + length - b, b)),
        ]
    }
    let columns = cuts(size.width, caps.left, caps.right, rect.minX, rect.width)
    let rows = cuts(size.height, caps.top, caps.bottom, rect.minY, rect.height)
    var parts: [ImagePart] = []
    for row in rows {
        for column in columns {
            let source = CGRect(x: column.source.0, y: row.source.0, width: column.source.1, height: row.source.1)
            let target = CGRect(x: column.target.0, y: row.target.0, width: column.target.1, height: row.target.1)
            if !source.isEmpty, !target.isEmpty { parts.append(ImagePart(source: source, target: target)) }
        }
    }
    return parts
}

extension CGContext {
    fileprivate func drawPart(of image: CGImage, _ part: ImagePart, scale: CGFloat, tiles: Bool) {
        let pixels = CGRect(
            x: part.source.minX * scale, y: part.source.minY * scale, width: part.source.width * scale,
            height: part.source.height * scale)
        guard let piece = image.cropping(to: pixels) else { return }
        if tiles, part.source.size != part.target.size {
            withSavedState {
                clip(to: part.target)
                drawTiles(of: piece, each: CGRect(origin: part.target.origin, size: part.source.size))
            }
        } else {
            drawUpright(piece, in: part.target)
        }
    }

    /// Fills the clip with copies of an upright image, one of which lies in `rect`.
    fileprivate func drawTiles(of image: CGImage, each rect: CGRect) {
        withSavedState {
            translateBy(x: rect.minX, y: rect.maxY)
            scaleBy(x: 1, y: -1)
            draw(image, in: CGRect(origin: .zero, size: rect.size), byTiling: true)
        }
    }
}
