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
    final class Document: @unchecked Sendable {
        fileprivate let library: Library
        fileprivate let handle: OpaquePointer

        /// Poppler's number of the error of a password that is wrong or missing.
        private static let locked: Int32 = 1

        init(_ data: Data, password: String? = nil) throws(ImageDecodingError) {
            guard let library = Library.shared else {
                throw .missingLibrary(name: "Poppler", package: "libpoppler-glib8")
            }
            var error: UnsafeMutableRawPointer?
            guard let handle = try Self.open(data, password, by: library, &error) else {
                guard let error = error?.assumingMemoryBound(to: GError.self) else {
                    throw .damaged(reason: "it is no PDF.")
                }
                defer { g_error_free(error) }
                if error.pointee.code == Self.locked { throw .locked }
                throw .damaged(reason: error.pointee.message.map { String(cString: $0) } ?? "")
            }
            self.library = library
            self.handle = handle
        }

        deinit { g_object_unref(UnsafeMutableRawPointer(handle)) }

        private static func open(
            _ data: Data, _ password: String?, by library: Library, _ error: inout UnsafeMutableRawPointer?
        ) throws(ImageDecodingError) -> OpaquePointer? {
            guard let password else {
                let bytes = data.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
                defer { g_bytes_unref(bytes) }
                return library.open(bytes, nil, &error)
            }
            // Poppler 22 ends the program when a password is wrong, but for files.
            guard let file = MemoryFile(data) else { throw .damaged(reason: "there is no room to open it.") }
            return library.openFile("file://\(file.path)", password, &error)
        }

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
        typealias OpenFile =
            @convention(c) (UnsafePointer<CChar>, UnsafePointer<CChar>?, UnsafeMutablePointer<UnsafeMutableRawPointer?>)
            -> OpaquePointer?
        typealias Count = @convention(c) (OpaquePointer) -> Int32
        typealias GetPage = @convention(c) (OpaquePointer, Int32) -> OpaquePointer?
        typealias GetSize =
            @convention(c) (OpaquePointer, UnsafeMutablePointer<Double>, UnsafeMutablePointer<Double>) -> Void
        typealias Render = @convention(c) (OpaquePointer, OpaquePointer?) -> Void
        let open: Open
        let openFile: OpenFile
        let count: Count
        let page: GetPage
        let size: GetSize
        let render: Render

        static let shared = Library()

        private init?() {
            guard let handle = dlopen("libpoppler-glib.so.8", RTLD_NOW | RTLD_LOCAL),
                let open = dlsym(handle, "poppler_document_new_from_bytes"),
                let openFile = dlsym(handle, "poppler_document_new_from_file"),
                let count = dlsym(handle, "poppler_document_get_n_pages"),
                let page = dlsym(handle, "poppler_document_get_page"),
                let size = dlsym(handle, "poppler_page_get_size"), let render = dlsym(handle, "poppler_page_render")
            else { return nil }
            self.open = unsafeBitCast(open, to: Open.self)
            self.openFile = unsafeBitCast(openFile, to: OpenFile.self)
            self.count = unsafeBitCast(count, to: Count.self)
            self.page = unsafeBitCast(page, to: GetPage.self)
            self.size = unsafeBitCast(size, to: GetSize.self)
            self.render = unsafeBitCast(render, to: Render.self)
        }
    }
}
