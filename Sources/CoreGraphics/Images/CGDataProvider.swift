/// Where an image's bytes come from.
public final class CGDataProvider: @unchecked Sendable {
    private let bytes: NSData
    private let release: () -> Void

    private init(_ bytes: NSData, release: @escaping () -> Void = {}) {
        self.bytes = bytes
        self.release = release
    }

    /// Bytes in memory.
    public convenience init?(data: CFData) {
        self.init(data)
    }

    /// The bytes of a file; nil when it cannot be read.
    public convenience init?(url: CFURL) {
        guard let data = NSData(contentsOf: url as URL) else { return nil }
        self.init(data)
    }

    /// The bytes of a file; nil when it cannot be read.
    public convenience init?(filename: UnsafePointer<CChar>) {
        self.init(url: NSURL(fileURLWithPath: String(cString: filename)))
    }

    /// Bytes that the caller owns until `releaseData` is called.
    public convenience init?(
        dataInfo info: UnsafeMutableRawPointer?, data: UnsafeRawPointer, size: Int,
        releaseData: @escaping CGDataProviderReleaseDataCallback
    ) {
        guard size >= 0 else { return nil }
        let shared = NSData(bytesNoCopy: UnsafeMutableRawPointer(mutating: data), length: size, freeWhenDone: false)
        self.init(shared) { releaseData(info, data, size) }
    }

    /// All bytes.
    public var data: CFData? { bytes }

    deinit {
        release()
    }
}

/// Called with the `info`, the bytes and their count when a provider no longer needs them.
public typealias CGDataProviderReleaseDataCallback = (UnsafeMutableRawPointer?, UnsafeRawPointer, Int) -> Void
