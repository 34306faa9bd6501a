/// A picture of lines and areas, SVG or PDF, that is drawn anew for each size.
package enum VectorDrawing {
    /// Whether a file is of such a format.
    package static func isVector(_ data: Data) -> Bool {
        let format = ImageFileFormat(of: FileBytes(data))
        return format == .svg || format == .pdf
    }

    /// The size that the file asks for: pixels of an SVG, points of a PDF's first page.
    package static func size(of data: Data) throws(ImageDecodingError) -> CGSize {
        let bytes = FileBytes(data)
        let size =
            switch ImageFileFormat(of: bytes) {
            case .svg: try SVGReader.size(bytes)
            case .pdf: try PDFReader.size(data)
            default: throw .unknownFormat
            }
        return CGSize(width: size.width, height: size.height)
    }

    /// The drawing stretched over pixels.
    package static func bitmap(
        of data: Data, width: Int, height: Int, limits: ImageLimits = .standard
    ) throws(ImageDecodingError) -> CGImage {
        try limits.check(width: max(width, 1), height: max(height, 1))
        let bytes = FileBytes(data)
        switch ImageFileFormat(of: bytes) {
        case .svg: return CGImage(buffer: try SVGReader.render(bytes, width: max(width, 1), height: max(height, 1)))
        case .pdf: return CGImage(buffer: try PDFReader.render(data, width: max(width, 1), height: max(height, 1)))
        default: throw .unknownFormat
        }
    }
}
