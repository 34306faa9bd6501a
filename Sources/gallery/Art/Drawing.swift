import UIKit

extension CGImage {
    /// Draws with points from the top left into an image of `size` × `scale` pixels; of fewer where a window has room for no more.
    static func drawn(size: CGSize, scale: CGFloat, _ draw: (CGContext) -> Void) -> CGImage {
        let width = size.width * scale, height = size.height * scale
        let reduction = min(longestSide / max(width, height), (mostPixels / (width * height)).squareRoot())
        return drawnExactly(size: size, scale: reduction < 1 ? scale * reduction : scale, draw)
    }

    /// Pixels of the largest window.
    private static let longestSide: CGFloat = 16_384
    private static let mostPixels: CGFloat = 67_108_864

    private static func drawnExactly(size: CGSize, scale: CGFloat, _ draw: (CGContext) -> Void) -> CGImage {
        let width = max(1, Int((size.width * scale).rounded(.up))),
            height = max(1, Int((size.height * scale).rounded(.up)))
        guard
            let context = CGContext(
                data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        else { preconditionFailure("A picture of \(width)×\(height) pixels cannot be made.") }
        context.translateBy(x: 0, y: CGFloat(height))
        context.scaleBy(x: scale, y: -scale)
        draw(context)
        guard let image = context.makeImage() else { preconditionFailure("A bitmap context gives an image.") }
        return image
    }

    /// What a layer tree draws, as one image. The layer keeps its place; its bounds are the picture.
    static func baked(_ layer: CALayer, scale: CGFloat) -> CGImage {
        drawn(size: layer.bounds.size, scale: scale) { layer.render(in: $0) }
    }

    /// The same with every pixel that was asked for: a picture that goes into a file.
    static func bakedExactly(_ layer: CALayer, scale: CGFloat) -> CGImage {
        drawnExactly(size: layer.bounds.size, scale: scale) { layer.render(in: $0) }
    }
}

extension CGGradient {
    /// Colours at even distances, in sRGB.
    static func even(_ colors: [CGColor]) -> CGGradient {
        let last = CGFloat(max(1, colors.count - 1))
        let places = colors.indices.map { CGFloat($0) / last }
        let space = CGColorSpaceCreateDeviceRGB()
        guard let gradient = CGGradient(colorsSpace: space, colors: colors as CFArray, locations: places) else {
            preconditionFailure("A gradient needs colours.")
        }
        return gradient
    }
}

extension CGRect {
    var center: CGPoint { CGPoint(x: midX, y: midY) }

    /// Smaller at each edge, as far as there is so much: `insetBy` makes the null rectangle of less.
    func inner(dx: CGFloat, dy: CGFloat) -> CGRect { insetBy(dx: min(dx, width / 2), dy: min(dy, height / 2)) }

    /// The largest rectangle of `aspect` (width over height) inside, centred.
    func fitting(aspect: CGFloat) -> CGRect {
        let size =
            width / height > aspect
            ? CGSize(width: height * aspect, height: height) : CGSize(width: width, height: width / aspect)
        return CGRect(x: midX - size.width / 2, y: midY - size.height / 2, width: size.width, height: size.height)
    }
}
