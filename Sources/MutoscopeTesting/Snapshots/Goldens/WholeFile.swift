import Foundation

/// Why a file could not be written; a sentence.
struct WriteFailure: Error, Equatable, CustomStringConvertible {
    let path: String
    /// Of the system.
    let code: Int32

    var description: String {
        switch code {
        case ENOSPC, EDQUOT: "There is no space left to write \(path)."
        case EACCES, EPERM: "\(path) may not be written: its folder or it is read-only for this user."
        case EROFS: "\(path) cannot be written: its file system is read-only."
        case ENOTDIR, EEXIST: "\(path) cannot be written: a file stands where one of its folders should be."
        case ENAMETOOLONG: "\(path) cannot be written: its name is too long."
        default: "\(path) cannot be written: \(String(cString: strerror(code)))."
        }
    }
}

/// Files that appear under their name only when they are whole, and stay as they were when something goes wrong.
enum WholeFile {
    /// Writes beside the file, then renames. Makes the folders on the way. A part that a killed process left is cleared away.
    static func write(_ data: Data, to url: URL) throws(WriteFailure) {
        let folder = url.deletingLastPathComponent()
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        } catch {
            throw WriteFailure(path: url.path, code: code(of: error))
        }
        clearParts(of: url.lastPathComponent, in: folder)
        let part = folder.appendingPathComponent(partName(of: url.lastPathComponent, process: getpid()))
        do throws(WriteFailure) {
            try fill(part.path, data, for: url.path)
            guard rename(part.path, url.path) == 0 else { throw WriteFailure(path: url.path, code: errno) }
        } catch {
            unlink(part.path)
            throw error
        }
    }

    private static func fill(_ part: String, _ data: Data, for path: String) throws(WriteFailure) {
        let file = open(part, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
        guard file >= 0 else { throw WriteFailure(path: path, code: errno) }
        var failure: Int32?
        data.withUnsafeBytes { bytes in
            var rest = bytes[...]
            while failure == nil, !rest.isEmpty {
                let count = Foundation.write(file, UnsafeRawBufferPointer(rebasing: rest).baseAddress!, rest.count)
                if count > 0 { rest = rest.dropFirst(count) } else if errno != EINTR { failure = errno }
            }
        }
        // Some file systems tell only now that there was no space.
        if close(file) != 0, failure == nil { failure = errno }
        if let failure { throw WriteFailure(path: path, code: failure) }
    }

    static func partName(of name: String, process: Int32) -> String {
        ".\(name.prefix(200)).\(process).part"
    }

    /// Parts of processes that are gone.
    private static func clearParts(of name: String, in folder: URL) {
        let start = ".\(name.prefix(200))."
        for file in (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [] {
            guard file.hasPrefix(start), file.hasSuffix(".part"),
                let process = Int32(file.dropFirst(start.count).dropLast(5)),
                process != getpid(), kill(process, 0) != 0, errno == ESRCH
            else { continue }
            unlink(folder.appendingPathComponent(file).path)
        }
    }

    private static func code(of error: any Error) -> Int32 {
        var current: (any Error)? = error
        while let next = current {
            if let error = next as? POSIXError { return error.code.rawValue }
            let bridged = next as NSError
            if bridged.domain == NSPOSIXErrorDomain { return Int32(bridged.code) }
            current = bridged.userInfo[NSUnderlyingErrorKey] as? any Error
        }
        return (error as? CocoaError)?.code == .fileWriteFileExists ? EEXIST : EACCES
    }
}
