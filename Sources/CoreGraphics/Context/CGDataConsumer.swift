/// Where a file's bytes go.
public final class CGDataConsumer {
    private let write: (Data) -> Void

    /// Adds to data in memory.
    public init?(data: CFMutableData) { write = { data.append($0) } }

    /// Writes a file; nil where none can be made.
    public init?(url: CFURL) {
        let url = url as URL
        guard url.isFileURL, FileManager.default.createFile(atPath: url.path, contents: nil) else { return nil }
        write = { bytes in
            do { try bytes.write(to: url) } catch {
                Diagnostics.report("A PDF file was not written: \(error.localizedDescription)", key: "pdf.write")
            }
        }
    }

    func put(_ bytes: Data) { write(bytes) }
}
