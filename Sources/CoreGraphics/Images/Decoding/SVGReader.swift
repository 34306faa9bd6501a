import CCairo
import CPango
import CRSVG
import Synchronization

/// SVG by librsvg, without anything from outside the file: a handle without an address follows no references.
enum SVGReader {
    static func read(_ request: DecodingRequest) throws(ImageDecodingError) -> DecodedImage {
        let drawing = try open(request.bytes, request.limits)
        let (width, height) = try request.pixels(of: drawing.size)
        return DecodedImage(try drawing.render(width: width, height: height))
    }

    static func size(_ bytes: FileBytes) throws(ImageDecodingError) -> (width: Double, height: Double) {
        try open(bytes, .standard).size
    }

    static func render(_ bytes: FileBytes, width: Int, height: Int) throws(ImageDecodingError) -> PixelBuffer {
        try open(bytes, .standard).render(width: width, height: height)
    }

    private static func open(_ bytes: FileBytes, _ limits: ImageLimits) throws(ImageDecodingError) -> Drawing {
        guard bytes.count <= limits.drawingBytes else {
            throw .damaged(reason: "a drawing of \(bytes.count) bytes is larger than any that is read.")
        }
        InstalledLoaders.shutOut()
        return try Drawing(bytes)
    }

    private final class Drawing {
        private let handle: OpaquePointer

        init(_ bytes: FileBytes) throws(ImageDecodingError) {
            var error: UnsafeMutablePointer<GError>?
            guard let made = rsvg_handle_new_from_data(bytes.all, bytes.count, &error) else {
                throw .damaged(reason: Self.message(&error))
            }
            handle = made
            rsvg_handle_set_dpi(handle, 96)
        }

        deinit { g_object_unref(UnsafeMutableRawPointer(handle)) }

        /// The element of a template for symbols that has the symbol in its usual weight; nil for other drawings.
        private lazy var symbol: String? = ["#Regular-M", "#Regular-S", "#Regular-L"].first {
            rsvg_handle_has_sub(handle, $0) != 0
        }

        /// Pixels: as the file says, else its view box, else what CSS gives to what has no size.
        var size: (width: Double, height: Double) {
            var ink = RsvgRectangle(), logical = RsvgRectangle()
            if let symbol, rsvg_handle_get_geometry_for_element(handle, symbol, &ink, &logical, nil) != 0,
                ink.width > 0, ink.height > 0
            {
                return (ink.width, ink.height)
            }
            var width = 0.0, height = 0.0
            if rsvg_handle_get_intrinsic_size_in_pixels(handle, &width, &height) != 0, width > 0, height > 0 {
                return (width, height)
            }
            var hasWidth: Int32 = 0, hasHeight: Int32 = 0, hasBox: Int32 = 0
            var unused = (RsvgLength(), RsvgLength()), box = RsvgRectangle()
            rsvg_handle_get_intrinsic_dimensions(
                handle, &hasWidth, &unused.0, &hasHeight, &unused.1, &hasBox, &box)
            return hasBox != 0 && box.width > 0 && box.height > 0 ? (box.width, box.height) : (300, 150)
        }

        func render(width: Int, height: Int) throws(ImageDecodingError) -> PixelBuffer {
            try PixelBuffer.drawn(width: width, height: height) { cairo throws(ImageDecodingError) in
                var viewport = RsvgRectangle(x: 0, y: 0, width: Double(width), height: Double(height))
                var error: UnsafeMutablePointer<GError>?
                let isDone =
                    symbol.map { rsvg_handle_render_element(handle, cairo, $0, &viewport, &error) }
                    ?? rsvg_handle_render_document(handle, cairo, &viewport, &error)
                guard isDone != 0 else {
                    throw .damaged(reason: Self.message(&error))
                }
            }
        }

        private static func message(_ error: inout UnsafeMutablePointer<GError>?) -> String {
            defer { g_clear_error(&error) }
            return error.map { String(cString: $0.pointee.message) } ?? "it cannot be drawn."
        }
    }
}

extension DecodingRequest {
    /// How large a drawing becomes: as large as it says, or as small as is asked.
    func pixels(of size: (width: Double, height: Double)) throws(ImageDecodingError) -> (width: Int, height: Int) {
        guard size.width < 1e9, size.height < 1e9 else { throw .tooLarge(width: Int.max, height: Int.max) }
        var width = max(1, Int(size.width.rounded())), height = max(1, Int(size.height.rounded()))
        if let side = longestSide, max(width, height) > side {
            let scale = Double(side) / Double(max(width, height))
            width = max(1, Int((Double(width) * scale).rounded()))
            height = max(1, Int((Double(height) * scale).rounded()))
        }
        try limits.check(width: width, height: height)
        return (width, height)
    }
}
