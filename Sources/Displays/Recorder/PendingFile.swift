import CoreGraphics

/// A file that appears under its name only when it is whole: written beside it first, renamed at the end.
struct PendingFile {
    let path: String
    /// Hidden, in the same folder, with the same ending.
    let temporaryPath: String

    init(path: String) throws(DisplayError) {
        self.path = path
        let folder = (path as NSString).deletingLastPathComponent
        let name = (path as NSString).lastPathComponent
        let identifier = ProcessInfo.processInfo.processIdentifier
        temporaryPath = (folder as NSString).appendingPathComponent(".\(identifier)-partial-\(name)")
        let parent = folder.isEmpty ? "." : folder
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: parent, isDirectory: &isFolder), isFolder.boolValue else {
            throw .cannotWrite(path: path, reason: "the folder \(parent) does not exist.")
        }
        guard FileManager.default.isWritableFile(atPath: parent) else {
            throw .cannotWrite(path: path, reason: "the folder \(parent) is not writable.")
        }
    }

    func commit() throws(DisplayError) {
        guard rename(temporaryPath, path) == 0 else {
            let reason = String(cString: strerror(errno))
            discard()
            throw .cannotWrite(path: path, reason: reason)
        }
    }

    func discard() {
        unlink(temporaryPath)
    }
}
