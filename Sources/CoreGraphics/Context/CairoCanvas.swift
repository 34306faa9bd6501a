import CCairo

/// A Cairo context over pixels: the bitmap of a context, or a layer that covers part of it. Pixel coordinates, y down.
final class CairoCanvas {
    let buffer: PixelBuffer
    let surface: OpaquePointer
    let cairo: OpaquePointer
    /// What part of the bitmap the pixels are.
    let bounds: PixelBounds
    /// Whether Cairo takes every pixel's alpha for 1.
    let isOpaque: Bool

    /// Draws into `buffer`, whose first pixel lies at the origin of `bounds`.
    init(_ buffer: PixelBuffer, at origin: (x: Int, y: Int) = (0, 0), isOpaque: Bool = false) {
        self.buffer = buffer
        self.isOpaque = isOpaque
        bounds = PixelBounds(x: origin.x, y: origin.y, width: buffer.width, height: buffer.height)
        surface = buffer.makeSurface(isOpaque: isOpaque)
        cairo_surface_set_device_offset(surface, Double(-origin.x), Double(-origin.y))
        cairo = cairo_create(surface)
        cairo_set_tolerance(cairo, 0.1)
    }

    /// A clear layer over `bounds`.
    convenience init(layer bounds: PixelBounds) {
        self.init(PixelBuffer(width: bounds.width, height: bounds.height), at: (bounds.x, bounds.y))
    }

    deinit {
        cairo_destroy(cairo)
        cairo_surface_destroy(surface)
    }

    /// Runs `body` in pixel coordinates and puts the matrix, operator, source and clip back.
    func saved(_ body: () -> Void) {
        cairo_save(cairo)
        cairo_identity_matrix(cairo)
        body()
        cairo_restore(cairo)
    }

    /// The pixels that the clip lets through.
    var clipBounds: PixelBounds { cairo.clipBounds }

    /// Whether the clip is one box of whole pixels.
    var isClippedToPixels: Bool {
        guard let list = cairo_copy_clip_rectangle_list(cairo) else { return false }
        defer { cairo_rectangle_list_destroy(list) }
        guard list.pointee.status == CAIRO_STATUS_SUCCESS, list.pointee.num_rectangles == 1 else { return false }
        let box = list.pointee.rectangles[0]
        return [box.x, box.y, box.width, box.height].allSatisfy { $0.rounded() == $0 }
    }

    /// The memory from a pixel of the bitmap on, for those who draw without Cairo; nil where alpha means nothing, or without the pixel.
    func pixels(at place: (x: Int, y: Int)) -> UnsafeMutablePointer<UInt32>? {
        let (x, y) = (place.x - bounds.x, place.y - bounds.y)
        guard !isOpaque, 0..<buffer.width ~= x, 0..<buffer.height ~= y else { return nil }
        return buffer.base + y * buffer.stride + x
    }
}

extension OpaquePointer {
    /// The pixels that the clip of a Cairo context lets through; its matrix is the identity.
    var clipBounds: PixelBounds {
        var x0 = 0.0, y0 = 0.0, x1 = 0.0, y1 = 0.0
        cairo_clip_extents(self, &x0, &y0, &x1, &y1)
        let left = Int(x0.rounded(.down)), top = Int(y0.rounded(.down))
        return PixelBounds(
            x: left, y: top, width: Int(x1.rounded(.up)) - left, height: Int(y1.rounded(.up)) - top)
    }
}

/// A rectangle of whole pixels.
struct PixelBounds: Equatable {
    var x: Int, y: Int, width: Int, height: Int

    var isEmpty: Bool { width <= 0 || height <= 0 }

    var rect: CGRect { CGRect(x: x, y: y, width: width, height: height) }

    /// What of it touches a rectangle, with a pixel to spare on each side.
    func limited(to rect: CGRect) -> PixelBounds {
        guard rect.origin.isFinite, (rect.width + rect.height).isFinite else { return self }
        let box = rect.insetBy(dx: -1, dy: -1).intersection(self.rect)
        guard !box.isNull else { return PixelBounds(x: x, y: y, width: 0, height: 0) }
        let left = Int(box.minX.rounded(.down)), top = Int(box.minY.rounded(.down))
        return PixelBounds(
            x: left, y: top, width: Int(box.maxX.rounded(.up)) - left, height: Int(box.maxY.rounded(.up)) - top)
    }

    func expanded(by margin: Int) -> PixelBounds {
        PixelBounds(x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin)
    }
}

extension PixelBuffer {
    /// A Cairo surface over these pixels; the buffer must outlive it.
    func makeSurface(isOpaque: Bool = false) -> OpaquePointer {
        let bytes = UnsafeMutableRawPointer(base).assumingMemoryBound(to: UInt8.self)
        return cairo_image_surface_create_for_data(
            bytes, isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32, Int32(width), Int32(height), Int32(stride * 4))!
    }
}

extension CGAffineTransform {
    var cairoMatrix: cairo_matrix_t {
        cairo_matrix_t(xx: a, yx: b, xy: c, yy: d, x0: tx, y0: ty)
    }

    /// False for maps that draw nothing (they flatten the plane or hold NaN), which Cairo must not see.
    var isDrawable: Bool { isFinite && determinant.isFinite && abs(determinant) > 1e-30 }
}

/// The nearest multiple of 1/256, within what 24.8 fixed-point numbers hold with room to spare.
@inline(__always)
func snapToPixelGrid(_ x: CGFloat) -> CGFloat {
    guard x.isFinite else { return 0 }
    return (min(max(x, -4_000_000), 4_000_000) * 256).rounded() / 256
}
