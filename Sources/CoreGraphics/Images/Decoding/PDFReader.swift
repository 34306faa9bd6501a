import CCairo
import CPango
import Glibc

/// The first page of a PDF, by Poppler. The library is looked for when the first such file comes: who has none of them need not have it.
enum PDFReader {
    static func read(_ request: DecodingRequest) throws(ImageDecodingError) -> DecodedImage {
        guard request.bytes.count <= request.limits.drawingBytes else {
            throw .damaged(reason: "a drawing of \(request.bytes.count) bytes is larger than any that is read.")
        }
        let page = try Page(Data(request.bytes.all))
        let (width, height) = try request.pixels(of: page.size)
        return DecodedImage(try page.render(width: width, height: height))
    }

    static func size(_ data: Data) throws(ImageDecodingError) -> (width: Double, height: Double) {
        try Page(data).size
    }

    static func render(_ data: Data, width: Int, height: Int) throws(ImageDecodingError) -> PixelBuffer {
        try Page(data).render(width: width, height: height)
    }

    private final class Page {
        private let library: Library
        private let document: OpaquePointer
        private let page: OpaquePointer

        init(_ data: Data) throws(ImageDecodingError) {
            guard let library = Library.shared else {
                throw .missingLibrary(name: "Poppler", package: "libpoppler-glib8")
            }
            let bytes = data.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
            defer { g_bytes_unref(bytes) }
            var error: UnsafeMutableRawPointer?
            guard let document = library.open(bytes, nil, &error) else {
                let reason = error.map { error in
                    error.assumingMemoryBound(to: GError.self).pointee.message.map { String(cString: $0) } ?? ""
                }
                error.map { g_error_free($0.assumingMemoryBound(to: GError.self)) }
                throw .damaged(reason: reason ?? "it is no PDF.")
            }
            guard let page = library.page(document, 0) else {
                g_object_unref(UnsafeMutableRawPointer(document))
                throw .damaged(reason: "it has no page.")
            }
            self.library = library
            self.document = document
            self.page = page
        }

        deinit {
            g_object_unref(UnsafeMutableRawPointer(page))
            g_object_unref(UnsafeMutableRawPointer(document))
        }

        /// Points.
        var size: (width: Double, height: Double) {
            var width = 0.0, height = 0.0
            library.size(page, &width, &height)
            return (max(width, 1), max(height, 1))
        }

        func render(width: Int, height: Int) throws(ImageDecodingError) -> PixelBuffer {
            try PixelBuffer.drawn(width: width, height: height) { cairo in
                let size = size
                cairo_scale(cairo, Double(width) / size.width, Double(height) / size.height)
                library.render(page, cairo)
            }
        }
    }

    /// The calls of Poppler that are used.
    private struct Library: @unchecked Sendable {
        typealias Open =
            @convention(c) (OpaquePointer?, UnsafePointer<CChar>?, UnsafeMutablePointer<UnsafeMutableRawPointer?>) ->
            OpaquePointer?
        typealias GetPage = @convention(c) (OpaquePointer, Int32) -> OpaquePointer?
        typealias GetSize =
            @convention(c) (OpaquePointer, UnsafeMutablePointer<Double>, UnsafeMutablePointer<Double>) -> Void
        typealias Render = @convention(c) (OpaquePointer, OpaquePointer?) -> Void
        let open: Open
        let page: GetPage
        let size: GetSize
        let render: Render

        static let shared = Library()

        private init?() {
            guard let handle = dlopen("libpoppler-glib.so.8", RTLD_NOW | RTLD_LOCAL),
                let open = dlsym(handle, "poppler_document_new_from_bytes"),
                let page = dlsym(handle, "poppler_document_get_page"),
                let size = dlsym(handle, "poppler_page_get_size"), let render = dlsym(handle, "poppler_page_render")
            else { return nil }
            self.open = unsafeBitCast(open, to: Open.self)
            self.page = unsafeBitCast(page, to: GetPage.self)
            self.size = unsafeBitCast(size, to: GetSize.self)
            self.render = unsafeBitCast(render, to: Render.self)
        }
    }
}
