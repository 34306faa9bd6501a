import CoreGraphics
import RenderTree

@testable import Compositor

/// Builds display lists of one screen pass by hand.
struct ListBuilder {
    var list = DisplayList()
    let width: Int, height: Int
    private var nextLayer: UInt64 = 1

    init(width: Int, height: Int, background: RGBA = .black) {
        (self.width, self.height) = (width, height)
        var pass = DisplayPass(
            key: .init(layer: LayerID(0), role: .screen),
            region: PixelRect(minX: 0, minY: 0, maxX: Int32(width), maxY: Int32(height)), items: 0..<0)
        pass.background = background
        list.passes = [pass]
    }

    var whole: PixelRect { list.passes[list.passes.count - 1].region }

    mutating func add(_ kind: DisplayItem.Kind, opacity: Float = 1, blend: BlendMode = .normal, clip: Int32 = -1) {
        var item = DisplayItem(layer: LayerID(nextLayer), kind: kind, bounds: whole)
        nextLayer += 1
        item.opacity = opacity
        item.blendMode = blend
        item.clip = clip
        list.items.append(item)
        list.passes[list.passes.count - 1].items =
            list.passes[list.passes.count - 1].items.lowerBound..<list.items.count
    }

    /// Clips to `quad`, inside `parent`.
    mutating func addClip(_ quad: Quad, parent: Int32 = -1) -> Int32 {
        list.clips.append(DisplayClip(quad: quad, parent: parent))
        return Int32(list.clips.count - 1)
    }

    func painted(threads: Int = 1, kernels: KernelLevel = .chosen) -> PixelBuffer {
        let target = PixelBuffer(width: width, height: height)
        Rasterizer(threads: threads, kernels: kernels).paint(list, damage: [whole], into: target)
        return target
    }
}

extension Quad {
    /// A rectangle turned by `degrees` about its centre (x, y), moved by the perspective of an eye at `distance` when given.
    static func turned(
        _ width: Double, _ height: Double, at x: Double, _ y: Double, degrees: Double = 0, scale: Double = 1,
        radius: Double = 0
    ) -> Quad {
        let a = degrees * .pi / 180
        let (c, s) = (cos(a) * scale, sin(a) * scale)
        var quad = Quad(
            rect: CGRect(x: -width / 2, y: -height / 2, width: width, height: height),
            toPixels: Homography(c, -s, x, s, c, y))
        quad.round(radius)
        return quad
    }

    /// A rectangle turned about the vertical axis through its centre, seen from `distance`.
    static func swung(
        _ width: Double, _ height: Double, at x: Double, _ y: Double, degrees: Double, distance: Double = 600
    ) -> Quad {
        let a = degrees * .pi / 180
        let g = sin(a) / distance
        return Quad(
            rect: CGRect(x: -width / 2, y: -height / 2, width: width, height: height),
            toPixels: Homography(cos(a) + x * g, 0, x, y * g, 1, y, g, 0, 1))
    }

    mutating func round(_ radius: Double, isContinuous: Bool = false) {
        (radii.topLeft, radii.topRight, radii.bottomLeft, radii.bottomRight) = (radius, radius, radius, radius)
        radii.isContinuous = isContinuous
    }
}

extension PixelBuffer {
    /// A test card: a gradient with a grid, a light frame, and a mark in the top left quarter.
    static func testCard(_ width: Int, _ height: Int, alpha: UInt32 = 255) -> PixelBuffer {
        let card = PixelBuffer(width: width, height: height, isOpaque: alpha == 255)
        for y in 0..<height {
            for x in 0..<width {
                var (r, g, b) = (UInt32(40 + 180 * x / width), UInt32(60 + 150 * y / height), UInt32(140))
                if x % 16 == 0 || y % 16 == 0 { (r, g, b) = (r / 2, g / 2, b / 2) }
                if x < 3 || y < 3 || x >= width - 3 || y >= height - 3 { (r, g, b) = (250, 250, 250) }
                if x < width / 4, y < height / 4, (x + y) % 8 < 4 { (r, g, b) = (240, 220, 40) }
                card.base[y * card.stride + x] =
                    alpha << 24 | (r * alpha / 255) << 16 | (g * alpha / 255) << 8 | b * alpha / 255
            }
        }
        return card
    }

    func pixel(_ x: Int, _ y: Int) -> UInt32 { base[y * stride + x] }

    /// The first pixel that differs, or nil.
    func firstDifference(from other: PixelBuffer) -> String? {
        for y in 0..<height {
            for x in 0..<width where pixel(x, y) != other.pixel(x, y) {
                return "(\(x), \(y)): \(String(pixel(x, y), radix: 16)) and \(String(other.pixel(x, y), radix: 16))"
            }
        }
        return nil
    }
}

extension DisplayList {
    /// The whole buffer over a rectangle.
    mutating func paint(_ buffer: PixelBuffer, over rect: CGRect) -> ImagePaint {
        ImagePaint(
            image: addImage(buffer), width: buffer.width, height: buffer.height, originX: Double(rect.origin.x),
            originY: Double(rect.origin.y), scaleX: Double(buffer.width) / Double(rect.size.width),
            scaleY: Double(buffer.height) / Double(rect.size.height))
    }
}
