import ArgumentParser
import Foundation
import PortCore

/// The Swift files under some paths, read with care: links that go in circles, files that are not UTF-8, unreadable ones.
struct SourceTree {
    struct File {
        /// Absolute.
        var path: String
        /// Where it goes below the output folder.
        var relativePath: String
        var text: String
    }

    private(set) var files: [File] = []
    private(set) var roots: [String] = []
    /// Folders by their real path, so that a link back up is followed once.
    private var seen: Set<String> = []

    static func read(_ paths: [String]) throws -> SourceTree {
        var tree = SourceTree()
        for path in paths {
            var isFolder: ObjCBool = false
            let absolute = URL(fileURLWithPath: path).standardizedFileURL.path
            guard FileManager.default.fileExists(atPath: absolute, isDirectory: &isFolder) else {
                throw ValidationError("There is nothing at \(path).")
            }
            tree.roots.append(absolute)
            if isFolder.boolValue {
                tree.readFolder(absolute)
            } else {
                tree.readFile(absolute, relativePath: URL(fileURLWithPath: absolute).lastPathComponent)
            }
        }
        guard !tree.files.isEmpty else {
            throw ValidationError("There are no Swift files in \(paths.joined(separator: ", ")).")
        }
        return tree
    }

    private mutating func readFolder(_ root: String) {
        var waiting = [""]
        while let relative = waiting.popLast() {
            let folder = relative.isEmpty ? root : "\(root)/\(relative)"
            let real = URL(fileURLWithPath: folder).resolvingSymlinksInPath().path
            guard seen.insert(real).inserted else { continue }
            guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
                Self.warn("\(folder): the folder cannot be read; left out.")
                continue
            }
            for name in names.sorted() where !name.hasPrefix(".") {
                let path = relative.isEmpty ? name : "\(relative)/\(name)"
                var isFolder: ObjCBool = false
                guard FileManager.default.fileExists(atPath: "\(root)/\(path)", isDirectory: &isFolder) else {
                    continue
                }
                if isFolder.boolValue {
                    waiting.append(path)
                } else if name.hasSuffix(".swift") {
                    readFile("\(root)/\(path)", relativePath: path)
                }
            }
        }
    }

    private mutating func readFile(_ path: String, relativePath: String) {
        guard let data = FileManager.default.contents(atPath: path) else {
            Self.warn("\(path): the file cannot be read; left out.")
            return
        }
        guard let text = Self.decode(data) else {
            Self.warn("\(path): the file is neither UTF-8 nor UTF-16; left out.")
            return
        }
        files.append(File(path: path, relativePath: relativePath, text: text))
    }

    private static func decode(_ data: Data) -> String? {
        if data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF]) {
            return String(data: data, encoding: .utf16)
        }
        return String(data: data, encoding: .utf8)
    }

    /// The output must not be read as a source the next time, nor lie over one.
    func checkOutput(_ out: String) throws {
        let target = URL(fileURLWithPath: out).standardizedFileURL.resolvingSymlinksInPath().path
        for root in roots {
            let source = URL(fileURLWithPath: root).resolvingSymlinksInPath().path
            if target == source || target.hasPrefix(source + "/") {
                throw ValidationError("The output folder \(out) lies inside the sources \(root): choose another place.")
            }
        }
    }

    func write(_ outputs: [Port.Output], to out: String) throws {
        for (file, output) in zip(files, outputs) {
            let target = URL(fileURLWithPath: out).appendingPathComponent(file.relativePath)
            do {
                try FileManager.default.createDirectory(
                    at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
                try Data(output.text.utf8).write(to: target, options: .atomic)
            } catch {
                throw ValidationError("\(target.path) cannot be written: \(error.localizedDescription)")
            }
        }
    }

    private static func warn(_ message: String) {
        FileHandle.standardError.write(Data("warning: \(message)\n".utf8))
    }
}
