public import CoreGraphics

/// Reads pictures as a configuration says.
public final class UIImageReader: Sendable {
    /// How pictures are read.
    public struct Configuration: Hashable, Sendable {
        /// Whether pictures are decoded when they are read: here they are in any case.
        public var preparesImagesForDisplay = false
        /// Whether pictures brighter than white stay so. Only kept: displays here are of standard range.
        public var prefersHighDynamicRange = false
        /// The size that pictures are made smaller to, in points; zero, as it is at first: they keep theirs.
        public var preferredThumbnailSize = CGSize.zero
        /// Pixels an inch that stand for a point each 72nd of it; 0, as it is at first: one pixel is one point.
        public var pixelsPerInch: CGFloat = 0

        /// Pictures as they are.
        public init() {}
    }

    /// Reads pictures as they are.
    public static let `default` = UIImageReader(configuration: Configuration())
    /// How pictures are read.
    public let configuration: Configuration

    /// A reader.
    public init(configuration: Configuration) { self.configuration = configuration }

    /// The picture in a file; nil where there is none.
    public func image(contentsOf url: URL) -> UIImage? {
        (try? Data(contentsOf: url)).flatMap { image(data: $0) }
    }

    /// The picture that a file's bytes are; nil where they are none.
    public func image(data: Data) -> UIImage? {
        let scale = configuration.pixelsPerInch > 0 ? configuration.pixelsPerInch / 72 : 1
        guard let image = UIImage(data: data, scale: scale) else { return nil }
        let size = configuration.preferredThumbnailSize
        return size == .zero ? image : image.preparingThumbnail(of: size)
    }

    /// The picture in a file, read beside what else runs.
    public func image(contentsOf url: URL) async -> UIImage? {
        await Task.detached { self.now(contentsOf: url) }.value
    }

    /// The picture that a file's bytes are, read beside what else runs.
    public func image(data: Data) async -> UIImage? {
        await Task.detached { self.now(data: data) }.value
    }

    private func now(contentsOf url: URL) -> UIImage? { image(contentsOf: url) }
    private func now(data: Data) -> UIImage? { image(data: data) }
}
