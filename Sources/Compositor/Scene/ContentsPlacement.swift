package import CoreGraphics
package import RenderTree

/// Where a layer's `contents` go: pure geometry, points of the layer's bounds.
package struct ContentsPlacement: Equatable {
    /// The part of the image that is shown, in its pixels; it may reach outside the image.
    package var source: CGRect
    /// Where that part is laid.
    package var target: CGRect

    /// Gravity names are in Core Animation's unflipped terms: with y down `bottom` is at the smaller y.
    package init?(
        imageWidth: Int, imageHeight: Int, contentsScale: Double, contentsRect: CGRect, gravity: ContentsGravity,
        bounds: CGRect
    ) {
        guard contentsRect.size.width > 0, contentsRect.size.height > 0, contentsScale > 0, contentsScale.isFinite,
            (contentsRect.origin.x + contentsRect.origin.y + contentsRect.size.width + contentsRect.size.height)
                .isFinite
        else { return nil }
        source = CGRect(
            x: Double(contentsRect.origin.x) * Double(imageWidth),
            y: Double(contentsRect.origin.y) * Double(imageHeight),
            width: Double(contentsRect.size.width) * Double(imageWidth),
            height: Double(contentsRect.size.height) * Double(imageHeight))
        let natural = CGSize(width: source.size.width / contentsScale, height: source.size.height / contentsScale)
        let size = ContentsPlacement.size(natural, gravity, bounds.size)
        target = CGRect(origin: ContentsPlacement.origin(size, gravity, bounds), size: size)
        guard target.size.width > 0, target.size.height > 0 else { return nil }
    }

    private static func size(_ natural: CGSize, _ gravity: ContentsGravity, _ room: CGSize) -> CGSize {
        let ratioX = room.width / natural.width, ratioY = room.height / natural.height
        switch gravity {
        case .resize: return room
        case .resizeAspect:
            return CGSize(width: natural.width * min(ratioX, ratioY), height: natural.height * min(ratioX, ratioY))
        case .resizeAspectFill:
            return CGSize(width: natural.width * max(ratioX, ratioY), height: natural.height * max(ratioX, ratioY))
        default: return natural
        }
    }

    private static func origin(_ size: CGSize, _ gravity: ContentsGravity, _ bounds: CGRect) -> CGPoint {
        let spareX = bounds.size.width - size.width, spareY = bounds.size.height - size.height
        let x: CGFloat =
            switch gravity {
            case .left, .topLeft, .bottomLeft: 0
            case .right, .topRight, .bottomRight: spareX
            default: spareX / 2
            }
        let y: CGFloat =
            switch gravity {
            case .bottom, .bottomLeft, .bottomRight: 0
            case .top, .topLeft, .topRight: spareY
            default: spareY / 2
            }
        return CGPoint(x: bounds.origin.x + x, y: bounds.origin.y + y)
    }

    /// The same picture cut into three along one axis: where the cuts fall in the source and in the target.
    ///
    /// The outer parts keep the size they have at `contentsScale`; when there is no room for both they share it. A middle without
    /// extent is one source pixel.
    static func thirds(
        source: ClosedRange<Double>, target: ClosedRange<Double>, center: ClosedRange<Double>, contentsScale: Double
    ) -> (source: [Double], target: [Double]) {
        let length = source.upperBound - source.lowerBound
        let low = source.lowerBound + center.lowerBound * length
        let high = max(source.lowerBound + center.upperBound * length, low + 1)
        var first = (low - source.lowerBound) / contentsScale
        var last = max(0, source.upperBound - high) / contentsScale
        let room = target.upperBound - target.lowerBound
        if first + last > room, first + last > 0 {
            let shrink = room / (first + last)
            first *= shrink
            last *= shrink
        }
        return (
            [source.lowerBound, low, min(high, source.upperBound), source.upperBound],
            [target.lowerBound, target.lowerBound + first, target.upperBound - last, target.upperBound]
        )
    }
}
