import CPango

/// Bytes in memory under a path, for libraries that read files alone. The path holds as long as this object.
package final class MemoryFile: Sendable {
    package let path: String
    private let handle: FileHandle

    /// Nil when the system gives no such path, or has no room.
    package init?(_ data: Data) {
        let file = memfd_create("mutoscope", 0)
        guard file >= 0 else { return nil }
        handle = FileHandle(fileDescriptor: file, closeOnDealloc: true)
        path = "/proc/self/fd/\(file)"
        guard (try? handle.write(contentsOf: data)) != nil else { return nil }
    }
}
