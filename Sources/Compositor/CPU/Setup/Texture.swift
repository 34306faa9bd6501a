import CKernels
import CoreGraphics
import RenderTree

/// A picture to sample from, and how.
struct Texture {
    let buffer: PixelBuffer
    /// The pixels of the buffer that are the picture, from its first corner on.
    let width: Int, height: Int
    /// Samples never leave these texels.
    let texels: PixelRect
    let magnification: SamplingFilter
    let minification: SamplingFilter

    /// Nil when the image shows none of its texels.
    init?(_ image: ImagePaint, of buffer: PixelBuffer) {
        let whole = PixelRect(minX: 0, minY: 0, maxX: Int32(buffer.width), maxY: Int32(buffer.height))
        texels = image.texels.intersection(whole)
        guard !texels.isEmpty else { return nil }
        self.buffer = buffer
        (width, height) = (buffer.width, buffer.height)
        magnification = image.magnification
        minification = image.minification
    }

    init(pass: FinishedPass, filter: SamplingFilter) {
        buffer = pass.buffer
        (width, height) = (pass.region.width, pass.region.height)
        texels = PixelRect(minX: 0, minY: 0, maxX: Int32(pass.region.width), maxY: Int32(pass.region.height))
        magnification = filter
        minification = filter
    }

    /// True when every pixel of the item shows one texel, so that sampling is copying.
    func samplesWholeTexels(_ m: Matrix3, _ item: CKItem) -> Bool {
        guard m.isAffine, abs(m.i - 1) < 1e-12 else { return false }
        let extent = Double(max(item.maxX - item.minX, item.maxY - item.minY))
        let tolerance = 1.0 / 512
        guard abs(m.a - 1) * extent < tolerance, abs(m.e - 1) * extent < tolerance,
            abs(m.b) * extent < tolerance, abs(m.d) * extent < tolerance
        else { return false }
        let (x, y) = (m.c - 0.5, m.f - 0.5)
        guard abs(x) < 1e8, abs(y) < 1e8, abs(x - x.rounded()) < tolerance, abs(y - y.rounded()) < tolerance else {
            return false
        }
        let (dx, dy) = (Int32(x.rounded()) - item.originX, Int32(y.rounded()) - item.originY)
        return texels.contains(
            PixelRect(minX: item.minX + dx, minY: item.minY + dy, maxX: item.maxX + dx, maxY: item.maxY + dy))
    }
}

extension PixelRect {
    /// These texels among those of a picture halved so many times.
    func halved(times: Int) -> PixelRect {
        var rect = self
        for _ in 0..<times {
            rect = PixelRect(
                minX: rect.minX >> 1, minY: rect.minY >> 1, maxX: (rect.maxX + 1) >> 1, maxY: (rect.maxY + 1) >> 1)
        }
        return rect
    }
}

extension Matrix3 {
    /// This map to local points, continued to texels.
    func toTexels(originX: Double, originY: Double, scaleX: Double, scaleY: Double) -> Matrix3 {
        Matrix3(
            (a - originX * g) * scaleX, (b - originX * h) * scaleX, (c - originX * i) * scaleX,
            (d - originY * g) * scaleY, (e - originY * h) * scaleY, (f - originY * i) * scaleY, g, h, i)
    }

    /// The result's first two coordinates times `scale`, plus `offset`.
    func scaledResult(_ scale: Double, offset: Double) -> Matrix3 {
        Matrix3(
            a * scale + offset * g, b * scale + offset * h, c * scale + offset * i,
            d * scale + offset * g, e * scale + offset * h, f * scale + offset * i, g, h, i)
    }

    var kernelMapping: CKMapping {
        guard isAffine else { return .perspective }
        return b == 0 && d == 0 ? .axisAligned : .affine
    }

    /// Side of the square of texels under the origin pixel.
    var texelsPerPixel: Double {
        (abs(determinant) / abs(i * i * i)).squareRoot()
    }

    /// True when somewhere in the item a pixel covers more than four texels.
    func minifies(within item: CKItem) -> Bool {
        texelArea(within: item, aside: 0).map { $0 > 4.04 } ?? true
    }

    /// The most square texels under a pixel of the item, or up to some pixels beside it; nil where there is no limit.
    func texelArea(within item: CKItem, aside: Int32) -> Double? {
        func divisor(_ x: Int32, _ y: Int32) -> Double {
            g * Double(x - item.originX) + h * Double(y - item.originY) + i
        }
        let (left, right) = (item.minX - aside, item.maxX + aside)
        let smallest = min(
            divisor(left, item.minY), divisor(right, item.minY), divisor(left, item.maxY), divisor(right, item.maxY))
        return smallest <= 0 ? nil : abs(determinant) / (smallest * smallest * smallest)
    }
}

extension RGBA {
    /// 0xAARRGGBB, colours times alpha, each limited to 0…1 and rounded.
    var premultipliedWord: UInt32 {
        func limited(_ v: Float) -> Float { v > 0 ? min(v, 1) : 0 }
        let a = limited(alpha)
        func byte(_ v: Float) -> UInt32 { UInt32(limited(v) * a * 255 + 0.5) }
        return UInt32(a * 255 + 0.5) << 24 | byte(red) << 16 | byte(green) << 8 | byte(blue)
    }
}

extension BlendMode {
    var kernelMode: CKBlend {
        switch self {
        case .normal: .normal
        case .multiply: .multiply
        case .screen: .screen
        case .overlay: .overlay
        case .darken: .darken
        case .lighten: .lighten
        case .colorDodge: .colorDodge
        case .colorBurn: .colorBurn
        case .softLight: .softLight
        case .hardLight: .hardLight
        case .difference: .difference
        case .exclusion: .exclusion
        case .hue: .hue
        case .saturation: .saturation
        case .color: .color
        case .luminosity: .luminosity
        case .plusLighter: .plusLighter
        case .plusDarker: .plusDarker
        case .copy: .copy
        case .sourceIn: .sourceIn
        case .sourceOut: .sourceOut
        case .sourceAtop: .sourceAtop
        case .destinationOver: .destinationOver
        case .destinationIn: .destinationIn
        case .destinationOut: .destinationOut
        case .destinationAtop: .destinationAtop
        case .xor: .xor
        case .clear: .clear
        }
    }
}
