/// Where a file's bytes go.
public final class CGDataConsumer {
    private let write: (Data) -> Void
    private var release: () -> Void = {}

    /// Hands bytes over to a function.
    public init?(info: UnsafeMutableRawPointer?, cbks: UnsafePointer<CGDataConsumerCallbacks>) {
        let calls = cbks.pointee
        guard let putBytes = calls.putBytes else { return nil }
        write = { bytes in
            var rest = bytes[...]
            // As many at a time as are taken.
            while !rest.isEmpty {
                let taken = rest.withUnsafeBytes { putBytes(info, $0.baseAddress!, $0.count) }
                guard taken > 0 else { break }
                rest = rest.dropFirst(taken)
            }
        }
        release = { calls.releaseConsumer?(info) }
    }

    deinit {
        release()
    }

    /// Adds to data in memory.
    public init?(data: CFMutableData) { write = { data.append($0) } }

    /// Writes a file; nil where none can be made.
    public init?(url: CFURL) {
        let url = url as URL
        guard url.isFileURL, FileManager.default.createFile(atPath: url.path, contents: nil) else { return nil }
        write = { bytes in
            do { try bytes.write(to: url) } catch {
                Diagnostics.report("A file was not written: \(error.localizedDescription)", key: "consumer.write")
            }
        }
    }

    func put(_ bytes: Data) { write(bytes) }
}

/// Takes bytes; answers how many.
public typealias CGDataConsumerPutBytesCallback = (UnsafeMutableRawPointer?, UnsafeRawPointer, Int) -> Int
/// Called when no more bytes come.
public typealias CGDataConsumerReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void

/// Where a consumer's bytes go.
public struct CGDataConsumerCallbacks {
    /// Takes bytes.
    public var putBytes: CGDataConsumerPutBytesCallback?
    /// Called at the end.
    public var releaseConsumer: CGDataConsumerReleaseInfoCallback?

    /// Both of them.
    public init(putBytes: CGDataConsumerPutBytesCallback?, releaseConsumer: CGDataConsumerReleaseInfoCallback?) {
        (self.putBytes, self.releaseConsumer) = (putBytes, releaseConsumer)
    }
}
