import CCairo
import CPango
import Glibc

/// Pages of PDFs, by Poppler; as a picture the first. The library is looked for when the first such file comes: who has none of them need not have it.
enum PDFReader {
    static func read(_ request: DecodingRequest) throws(ImageDecodingError) -> DecodedImage {
        guard request.bytes.count <= request.limits.drawingBytes else {
            throw .damaged(reason: "a drawing of \(request.bytes.count) bytes is larger than any that is read.")
        }
        let page = try first(Data(request.bytes.all))
        let (width, height) = try request.pixels(of: page.size)
        return DecodedImage(try page.render(width: width, height: height))
    }

    static func size(_ data: Data) throws(ImageDecodingError) -> (width: Double, height: Double) {
        try first(data).size
    }

    static func render(_ data: Data, width: Int, height: Int) throws(ImageDecodingError) -> PixelBuffer {
        try first(data).render(width: width, height: height)
    }

    /// An open file.
    final class Document {
        fileprivate let library: Library
        fileprivate let handle: OpaquePointer

        init(_ data: Data) throws(ImageDecodingError) {
            guard let library = Library.shared else {
                throw .missingLibrary(name: "Poppler", package: "libpoppler-glib8")
            }
            let bytes = data.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
            defer { g_bytes_unref(bytes) }
            var error: UnsafeMutableRawPointer?
            guard let handle = library.open(bytes, nil, &error) else {
                let reason = error.map { error in
                    error.assumingMemoryBound(to: GError.self).pointee.message.map { String(cString: $0) } ?? ""
                }
                error.map { g_error_free($0.assumingMemoryBound(to: GError.self)) }
                throw .damaged(reason: reason ?? "it is no PDF.")
            }
            self.library = library
            self.handle = handle
        }

        deinit { g_object_unref(UnsafeMutableRawPointer(handle)) }

        var count: Int { Int(library.count(handle)) }

        /// The page at a place from 0.
        func page(_ index: Int) -> Page? {
            guard index >= 0, index < count else { return nil }
            return library.page(handle, Int32(index)).map { Page(self, $0) }
        }
    }

    /// A page, upright.
    final class Page {
        private let document: Document
        private let handle: OpaquePointer

        fileprivate init(_ document: Document, _ handle: OpaquePointer) {
            self.document = document
            self.handle = handle
        }

        deinit { g_object_unref(UnsafeMutableRawPointer(handle)) }

        /// Points.
        var size: (width: Double, height: Double) {
            var width = 0.0, height = 0.0
            document.library.size(handle, &width, &height)
            return (max(width, 1), max(height, 1))
        }

        /// Draws at the context's origin, a unit for a point, y down.
        func draw(on cairo: OpaquePointer?) { document.library.render(handle, cairo) }

        func render(width: Int, height: Int) throws(ImageDecodingError) -> PixelBuffer {
            try PixelBuffer.drawn(width: width, height: height) { cairo in
                let size = size
                cairo_scale(cairo, Double(width) / size.width, Double(height) / size.height)
                draw(on: cairo)
            }
        }
    }

    private static func first(_ data: Data) throws(ImageDecodingError) -> Page {
        guard let page = try Document(data).page(0) else { throw .damaged(reason: "it has no page.") }
        return page
    }

    /// The calls of Poppler that are used.
    fileprivate struct Library: @unchecked Sendable {
        typealias Open =
            @convention(c) (OpaquePointer?, UnsafePointer<CChar>?, UnsafeMutablePointer<UnsafeMutableRawPointer?>) ->
            OpaquePointer?
        typealias Count = @convention(c) (OpaquePointer) -> Int32
        typealias GetPage = @convention(c) (OpaquePointer, Int32) -> OpaquePointer?
        typealias GetSize =
            @convention(c) (OpaquePointer, UnsafeMutablePointer<Double>, UnsafeMutablePointer<Double>) -> Void
        typealias Render = @convention(c) (OpaquePointer, OpaquePointer?) -> Void
        let open: Open
        let count: Count
        let page: GetPage
        let size: GetSize
        let render: Render

        static let shared = Library()

        private init?() {
            guard let handle = dlopen("libpoppler-glib.so.8", RTLD_NOW | RTLD_LOCAL),
                let open = dlsym(handle, "poppler_document_new_from_bytes"),
                let count = dlsym(handle, "poppler_document_get_n_pages"),
                let page = dlsym(handle, "poppler_document_get_page"),
                let size = dlsym(handle, "poppler_page_get_size"), let render = dlsym(handle, "poppler_page_render")
            else { return nil }
            self.open = unsafeBitCast(open, to: Open.self)
            self.count = unsafeBitCast(count, to: Count.self)
            self.page = unsafeBitCast(page, to: GetPage.self)
            self.size = unsafeBitCast(size, to: GetSize.self)
            self.render = unsafeBitCast(render, to: Render.self)
        }
    }
}
