/// Where an image's bytes come from.
public final class CGDataProvider: @unchecked Sendable {
    private let bytes: NSData
    private let release: () -> Void
    /// What was handed over with callbacks.
    public let info: UnsafeMutableRawPointer?

    private init(_ bytes: NSData, info: UnsafeMutableRawPointer? = nil, release: @escaping () -> Void = {}) {
        self.bytes = bytes
        self.info = info
        self.release = release
    }

    /// Bytes that `getBytes` gives one after the other, until it gives none. They are asked for at once.
    public convenience init?(
        sequentialInfo info: UnsafeMutableRawPointer?, callbacks: UnsafePointer<CGDataProviderSequentialCallbacks>
    ) {
        let calls = callbacks.pointee
        guard let getBytes = calls.getBytes else { return nil }
        var all = Data(), part = [UInt8](repeating: 0, count: 1 << 16)
        while case let count = part.withUnsafeMutableBytes({ getBytes(info, $0.baseAddress!, $0.count) }), count > 0 {
            all.append(contentsOf: part.prefix(count))
        }
        self.init(all as NSData, info: info) { calls.releaseInfo?(info) }
    }

    /// `size` bytes that lie where `getBytePointer` says, or that `getBytesAtPosition` gives; nil where neither has them. They are asked for
    /// at once.
    public convenience init?(
        directInfo info: UnsafeMutableRawPointer?, size: off_t, callbacks: UnsafePointer<CGDataProviderDirectCallbacks>
    ) {
        let calls = callbacks.pointee, count = Int(size)
        guard count >= 0 else { return nil }
        if let place = calls.getBytePointer?(info) {
            let copied = NSData(bytes: place, length: count)
            calls.releaseBytePointer?(info, place)
            self.init(copied, info: info) { calls.releaseInfo?(info) }
            return
        }
        guard let getBytes = calls.getBytesAtPosition else { return nil }
        var all = [UInt8](repeating: 0, count: count), filled = 0
        while filled < count {
            let got = all.withUnsafeMutableBytes {
                getBytes(info, $0.baseAddress! + filled, off_t(filled), count - filled)
            }
            guard got > 0 else { break }
            filled += got
        }
        self.init(NSData(data: Data(all.prefix(filled))), info: info) { calls.releaseInfo?(info) }
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
        self.init(shared, info: info) { releaseData(info, data, size) }
    }

    /// All bytes.
    public var data: CFData? { bytes }

    deinit {
        release()
    }
}

/// Called with the `info`, the bytes and their count when a provider no longer needs them.
public typealias CGDataProviderReleaseDataCallback = (UnsafeMutableRawPointer?, UnsafeRawPointer, Int) -> Void

/// Fills memory with at most so many of the bytes that follow; answers how many there were.
public typealias CGDataProviderGetBytesCallback = (UnsafeMutableRawPointer?, UnsafeMutableRawPointer, Int) -> Int
/// Steps over bytes; answers over how many.
public typealias CGDataProviderSkipForwardCallback = (UnsafeMutableRawPointer?, off_t) -> off_t
/// Goes back to the first byte.
public typealias CGDataProviderRewindCallback = (UnsafeMutableRawPointer?) -> Void
/// Called when nobody needs the `info` any more.
public typealias CGDataProviderReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void
/// Where all bytes lie; nil where they do not lie in memory.
public typealias CGDataProviderGetBytePointerCallback = (UnsafeMutableRawPointer?) -> UnsafeRawPointer?
/// Called when nobody reads the bytes any more.
public typealias CGDataProviderReleaseBytePointerCallback = (UnsafeMutableRawPointer?, UnsafeRawPointer) -> Void
/// Fills memory with at most so many bytes from a place on; answers how many there were.
public typealias CGDataProviderGetBytesAtPositionCallback = (
    UnsafeMutableRawPointer?, UnsafeMutableRawPointer, off_t, Int
) -> Int

/// How a provider comes to bytes that follow each other.
public struct CGDataProviderSequentialCallbacks {
    /// 0.
    public var version: UInt32
    /// Gives bytes.
    public var getBytes: CGDataProviderGetBytesCallback?
    /// Not called: all bytes are read.
    public var skipForward: CGDataProviderSkipForwardCallback?
    /// Not called: bytes are read once.
    public var rewind: CGDataProviderRewindCallback?
    /// Called at the end.
    public var releaseInfo: CGDataProviderReleaseInfoCallback?

    /// All of them.
    public init(
        version: UInt32, getBytes: CGDataProviderGetBytesCallback?, skipForward: CGDataProviderSkipForwardCallback?,
        rewind: CGDataProviderRewindCallback?, releaseInfo: CGDataProviderReleaseInfoCallback?
    ) {
        (self.version, self.getBytes, self.skipForward) = (version, getBytes, skipForward)
        (self.rewind, self.releaseInfo) = (rewind, releaseInfo)
    }
}

/// How a provider comes to bytes at any place.
public struct CGDataProviderDirectCallbacks {
    /// 0.
    public var version: UInt32
    /// Says where all bytes lie.
    public var getBytePointer: CGDataProviderGetBytePointerCallback?
    /// Called when they were read.
    public var releaseBytePointer: CGDataProviderReleaseBytePointerCallback?
    /// Gives bytes.
    public var getBytesAtPosition: CGDataProviderGetBytesAtPositionCallback?
    /// Called at the end.
    public var releaseInfo: CGDataProviderReleaseInfoCallback?

    /// All of them.
    public init(
        version: UInt32, getBytePointer: CGDataProviderGetBytePointerCallback?,
        releaseBytePointer: CGDataProviderReleaseBytePointerCallback?,
        getBytesAtPosition: CGDataProviderGetBytesAtPositionCallback?, releaseInfo: CGDataProviderReleaseInfoCallback?
    ) {
        (self.version, self.getBytePointer, self.releaseBytePointer) = (version, getBytePointer, releaseBytePointer)
        (self.getBytesAtPosition, self.releaseInfo) = (getBytesAtPosition, releaseInfo)
    }
}
