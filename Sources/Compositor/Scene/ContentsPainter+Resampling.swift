import CoreGraphics
import RenderTree

extension ContentsPainter {
    /// What Core Graphics makes of an image that is shown larger or smaller: filtered once. Where it stands upright, on the pixels'
    /// own grid; where it is turned, to the pixels' density, and sampled from that. Under perspective it is sampled as on the screen.
    func resampled(
        _ paint: ImagePaint, of buffer: PixelBuffer, over target: CGRect, _ drawing: LayerDrawing
    ) -> ImagePaint {
        guard scene.followsCoreGraphics, paint.magnification != .nearest, paint.minification != .nearest else {
            return paint
        }
        let plane = drawing.plane
        if plane.isUpright {
            guard let box = VisibleExtent(of: target, on: plane, in: drawing.around.cull)?.bounds else { return paint }
            let corner = CGPoint(
                x: (Double(box.minX) * plane.i - plane.c) / plane.a,
                y: (Double(box.minY) * plane.i - plane.f) / plane.e)
            return filtered(
                paint, buffer, from: corner, box.width, box.height, densityX: plane.a / plane.i,
                densityY: plane.e / plane.i)
        }
        guard plane.g == 0, plane.h == 0 else { return paint }
        let densityX = (plane.a * plane.a + plane.d * plane.d).squareRoot() / abs(plane.i)
        let densityY = (plane.b * plane.b + plane.e * plane.e).squareRoot() / abs(plane.i)
        // An image that is enlarged while it turns is sampled, as on the screen.
        guard paint.scaleX > densityX || paint.scaleY > densityY else { return paint }
        let columns = (target.width * densityX).rounded(.up), rows = (target.height * densityY).rounded(.up)
        guard columns * rows <= Self.mostTurnedPixels else { return paint }
        return filtered(
            paint, buffer, from: target.origin, Int(columns), Int(rows), densityX: columns / target.width,
            densityY: rows / target.height)
    }

    /// A turned image of more pixels than this is sampled without a filter of its own.
    private static let mostTurnedPixels: CGFloat = 4096 * 4096

    /// - Parameters:
    ///   - corner: Where the first pixel begins, in the layer's points.
    ///   - densityX: Pixels per point of the layer.
    private func filtered(
        _ paint: ImagePaint, _ buffer: PixelBuffer, from corner: CGPoint, _ width: Int, _ height: Int,
        densityX: Double, densityY: Double
    ) -> ImagePaint {
        let columns = ResamplingAxis(
            count: width, start: (Double(corner.x) - paint.originX) * paint.scaleX, step: paint.scaleX / densityX,
            texels: Int(paint.texels.minX)..<Int(paint.texels.maxX))
        let rows = ResamplingAxis(
            count: height, start: (Double(corner.y) - paint.originY) * paint.scaleY, step: paint.scaleY / densityY,
            texels: Int(paint.texels.minY)..<Int(paint.texels.maxY))
        guard let columns, let rows, !(columns.isExact && rows.isExact) else { return paint }
        let picture = ImageResampler(buffer, columns: columns, rows: rows).picture
        var result = ImagePaint(
            image: scene.list.addImage(picture), width: picture.width, height: picture.height,
            originX: Double(corner.x), originY: Double(corner.y), scaleX: densityX, scaleY: densityY)
        result.tint = paint.tint
        return result
    }
}
