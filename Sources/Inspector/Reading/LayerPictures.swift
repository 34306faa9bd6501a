import Compositor
import CoreGraphics
import QuartzCore
import RenderTree
import UIKit

/// Every layer by itself, without what is in it, so that a panel can take them apart.
@MainActor
struct LayerPictures {
    private let screen: UIScreen

    init(_ screen: UIScreen) {
        self.screen = screen
    }

    struct Picture: Encodable {
        var id: UInt64
        var depth: Int
        /// x, y, width, height in points of the screen.
        var frame: [Double]
        /// The whole of its transform onto the screen, as CSS's matrix3d() has it, from the picture's top left.
        var matrix: [Double]
        var size: [Double]
        var opacity: Double
        /// A PNG in base 64; nil for layers that draw nothing of their own.
        var png: String?
    }

    private static let most = 600
    /// Pixels a side that one picture may have.
    private static let longestSide = 1_500.0

    func pictures() -> [Picture] {
        var pictures: [Picture] = [], hidden: Int?
        TreeReader(screen).walk { layer, depth in
            if let limit = hidden, depth > limit { return true }
            hidden = nil
            if layer.isHidden || layer.opacity <= 0 {
                hidden = depth
                return true
            }
            let corners = Corners(layer, in: screen.rootLayer)
            let isSeen = CGRect(corners.box).intersects(screen.bounds)
            if isSeen { pictures.append(picture(of: layer, depth, corners)) }
            return pictures.count < Self.most
        }
        return pictures
    }

    private func picture(of layer: CALayer, _ depth: Int, _ corners: Corners) -> Picture {
        let shown = layer.presentation() ?? layer, size = shown.bounds.size
        return Picture(
            id: layer.id.raw, depth: depth, frame: corners.box, matrix: Self.matrix(size, corners.points),
            size: [size.width, size.height].map(Double.init), opacity: Double(shown.opacity), png: png(of: layer))
    }

    private func png(of layer: CALayer) -> String? {
        guard let root = layer.treeForPicture.root else { return nil }
        let inside = Set((layer.sublayers ?? []).map(\.id))
        var geometry = root.geometry
        geometry.opacity = 1
        let alone = LayerNode(
            id: root.id, geometry: geometry, style: root.style, content: root.content,
            children: root.children.filter { !inside.contains($0.id) }, mask: root.mask)
        let side = Double(max(geometry.bounds.width, geometry.bounds.height))
        guard side > 0, side.isFinite else { return nil }
        let scale = min(2, Self.longestSide / side)
        guard let buffer = Compositor.image(of: alone, at: layer.timeForPicture, scale: scale), !buffer.isClear else {
            return nil
        }
        return CGImage(buffer: buffer).pngData().base64EncodedString()
    }

    /// Maps a rectangle of this size at the origin to a parallelogram by three corners; perspective is left to the boxes.
    private static func matrix(_ size: CGSize, _ corners: [CGPoint]) -> [Double] {
        let width = max(Double(size.width), 1e-6), height = max(Double(size.height), 1e-6)
        let a = (Double(corners[1].x - corners[0].x) / width, Double(corners[1].y - corners[0].y) / width)
        let b = (Double(corners[3].x - corners[0].x) / height, Double(corners[3].y - corners[0].y) / height)
        return [a.0, a.1, 0, 0, b.0, b.1, 0, 0, 0, 0, 1, 0, Double(corners[0].x), Double(corners[0].y), 0, 1]
    }
}

extension CGRect {
    fileprivate init(_ box: [Double]) {
        self.init(x: box[0], y: box[1], width: box[2], height: box[3])
    }
}

extension PixelBuffer {
    fileprivate var isClear: Bool {
        for y in 0..<height {
            let row = base + y * stride
            for x in 0..<width where row[x] >> 24 != 0 { return false }
        }
        return true
    }
}
