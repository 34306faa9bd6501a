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
        /// Whether the compiler reads the file's bytes as they are.
        var isPlainUTF8 = true

        /// Without its folders.
        var fileName: String { URL(fileURLWithPath: relativePath).lastPathComponent }
    }

    private(set) var files: [File] = []
    /// Storyboards and nibs, absolute.
    private(set) var interfaces: [String] = []
    /// Folders of asset catalogs, absolute.
    private(set) var catalogs: [String] = []
    /// Folders of models of Core Data, absolute.
    private(set) var models: [String] = []
    /// The program's `Info.plist`, the outermost one, absolute.
    private(set) var info: String?
    private(set) var roots: [String] = []
    /// Files that no target compiles, as messages.
    private(set) var strays: [String] = []
    private var projects: [XcodeProject] = []
    /// What could not be read, as messages.
    private(set) var problems: [String] = []
    /// Folders and files by their real paths, so that a link back up is followed once.
    private var seen: Set<String> = []

    static func read(_ paths: [String]) throws -> SourceTree {
        var tree = SourceTree()
        for path in paths {
            guard !path.isEmpty else { throw PortError("An empty path leads nowhere; this folder is \".\".") }
            var isFolder: ObjCBool = false
            let absolute = URL(fileURLWithPath: path).standardizedFileURL.path
            guard FileManager.default.fileExists(atPath: absolute, isDirectory: &isFolder) else {
                throw PortError("There is nothing at \(path).")
            }
            tree.roots.append(absolute)
            if isFolder.boolValue {
                let above = URL(fileURLWithPath: absolute).deletingLastPathComponent().path
                tree.projects += XcodeProject.all(in: above)
                tree.readFolder(absolute)
            } else if isInterface(absolute) {
                tree.interfaces.append(absolute)
            } else {
                tree.readFile(absolute, relativePath: URL(fileURLWithPath: absolute).lastPathComponent)
            }
        }
        tree.leaveStraysOut()
        // Storyboards and nibs that are named are work enough.
        guard !tree.files.isEmpty || paths.contains(where: isInterface) else {
            let reasons = tree.problems.map { "\n\($0)" }.joined()
            throw PortError("There are no Swift files in \(named(paths)).\(reasons)")
        }
        return tree
    }

    private static func named(_ paths: [String]) -> String {
        let shown = paths.prefix(3).joined(separator: ", ")
        return paths.count > 3 ? "\(shown) and \(paths.count - 3) more" : shown
    }

    /// A file in a project's folder that the project does not know is no part of the program.
    private mutating func leaveStraysOut() {
        guard !projects.isEmpty else { return }
        let (allFiles, allModels) = (files, models)
        files = allFiles.filter { !isStray($0.path) }
        // Two models of one name would quarrel over the classes.
        models = allModels.filter { !isStray($0) }
    }

    private mutating func isStray(_ path: String) -> Bool {
        let above = projects.filter { $0.isAbove(path) }
        guard let nearest = above.max(by: { $0.folder.count < $1.folder.count }),
            !above.contains(where: { $0.compiles(path) })
        else { return false }
        strays.append("\(path):1:1: warning: no target of \(nearest.name) compiles this file: left out.")
        return true
    }

    private mutating func readFolder(_ root: String) {
        var waiting = [""]
        while let relative = waiting.popLast() {
            let folder = relative.isEmpty ? root : "\(root)/\(relative)"
            guard seen.insert(Self.realPath(folder)).inserted else { continue }
            guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
                problems.append("\(folder): the folder cannot be read; left out.")
                continue
            }
            for name in names.sorted() where !name.hasPrefix(".") {
                let path = relative.isEmpty ? name : "\(relative)/\(name)"
                readEntry(root, path, name, &waiting)
            }
        }
    }

    private mutating func readEntry(_ root: String, _ path: String, _ name: String, _ waiting: inout [String]) {
        let full = "\(root)/\(path)"
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: full, isDirectory: &isFolder) else {
            if name.hasSuffix(".swift") { problems.append("\(full): a link that leads nowhere; left out.") }
            return
        }
        if isFolder.boolValue, name.hasSuffix(".xcodeproj") {
            if let project = XcodeProject(full) { projects.append(project) }
        } else if isFolder.boolValue, name.hasSuffix(".xcassets") {
            catalogs.append(full)
            readSources(inCatalog: full, path)
        } else if isFolder.boolValue, name.hasSuffix(".xcdatamodeld") || name.hasSuffix(".xcdatamodel") {
            models.append(full)
        } else if isFolder.boolValue, name.hasSuffix(".playground") || name.hasSuffix(".playgroundbook") {
            // A program of its own, which no target compiles.
            return
        } else if isFolder.boolValue {
            waiting.append(path)
        } else if name.hasSuffix(".swift") {
            readFile(full, relativePath: path)
        } else if Self.isInterface(name) {
            interfaces.append(full)
        } else if name.hasSuffix("Info.plist"), info.map({ full.count < $0.count }) ?? true {
            info = full
        }
    }

    /// Files that somebody put among the pictures: Xcode compiles them as others.
    private mutating func readSources(inCatalog folder: String, _ relativePath: String) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        for name in names.sorted() where name.hasSuffix(".swift") {
            readFile("\(folder)/\(name)", relativePath: "\(relativePath)/\(name)")
        }
    }

    private static func isInterface(_ name: String) -> Bool { name.hasSuffix(".storyboard") || name.hasSuffix(".xib") }

    private mutating func readFile(_ path: String, relativePath: String) {
        guard seen.insert(Self.realPath(path)).inserted else { return }
        guard let data = FileManager.default.contents(atPath: path) else {
            problems.append("\(path): the file cannot be read; left out.")
            return
        }
        guard let text = Self.decode(data) else {
            problems.append("\(path): the file is neither UTF-8 nor UTF-16; save it as UTF-8. Left out.")
            return
        }
        files.append(File(path: path, relativePath: relativePath, text: text.text, isPlainUTF8: text.isPlain))
    }

    /// Without the mark that says which encoding it is.
    private static func decode(_ data: Data) -> (text: String, isPlain: Bool)? {
        if data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF]) {
            return String(data: data, encoding: .utf16).map { ($0, false) }
        }
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        let body = data.starts(with: mark) ? data.dropFirst(mark.count) : data
        return String(validating: body, as: UTF8.self).map { ($0, true) }
    }

    /// The path without links, as far as it exists; the rest may be made later.
    fileprivate static func realPath(_ path: String) -> String {
        var existing = URL(fileURLWithPath: path).standardizedFileURL
        var rest: [String] = []
        while existing.path != "/" {
            if let real = realpath(existing.path, nil) {
                defer { free(real) }
                return ([String(cString: real)] + rest.reversed()).joined(separator: "/")
            }
            rest.append(existing.lastPathComponent)
            existing.deleteLastPathComponent()
        }
        return "/" + rest.reversed().joined(separator: "/")
    }
}

// MARK: Writing

extension SourceTree {
    /// The output must not be read as a source the next time, nor lie over one.
    func checkOutput(_ out: String, prefix: String = "") throws {
        let target = Self.realPath(out)
        for root in roots {
            let source = Self.realPath(root)
            if target == source || target.hasPrefix(source + "/") {
                throw PortError("The output folder \(out) lies inside the sources \(root): choose another place.")
            }
        }
        let sources = Set(files.map { Self.realPath($0.path) })
        var taken: [String: String] = [:]
        for file in files {
            let place = Self.place(of: file, in: target, prefix).path
            if sources.contains(Self.realPath(place)) {
                throw PortError("\(place) is one of the sources and would be overwritten: choose another --out.")
            }
            if let other = taken.updateValue(file.path, forKey: place) {
                throw PortError("\(other) and \(file.path) would both be written to \(place): port them apart.")
            }
        }
    }

    private static func place(of file: File, in folder: String, _ prefix: String) -> URL {
        let path = URL(fileURLWithPath: folder).appendingPathComponent(file.relativePath)
        // The compiler knows the file whose statements run by its name.
        let name = path.lastPathComponent == "main.swift" ? "main.swift" : prefix + path.lastPathComponent
        return path.deletingLastPathComponent().appendingPathComponent(name)
    }

    /// Writes what differs from what is there, so that a build sees only what has changed.
    func write(_ outputs: [Porter.Output], to out: String, prefix: String = "") throws {
        let names = Dictionary(files.map { ($0.fileName, 1) }, uniquingKeysWith: +)
        for (file, output) in zip(files, outputs) {
            // The compiler takes no two files of one name: a library's file for the Mac gives way to the one for iOS.
            if output.isLeftOut, names[file.fileName, default: 0] > 1 { continue }
            let target = Self.place(of: file, in: out, prefix)
            // A file that needs nothing keeps its bytes.
            let isKept = !output.isChanged && file.isPlainUTF8
            let kept = isKept ? FileManager.default.contents(atPath: file.path) : nil
            let data = kept ?? Data(output.text.utf8)
            try write(data, to: target)
        }
    }

    /// Writes a file that no source stands for.
    func write(_ text: String, named name: String, to out: String) throws {
        try write(Data(text.utf8), to: URL(fileURLWithPath: Self.realPath(out)).appendingPathComponent(name))
    }

    private func write(_ data: Data, to target: URL) throws {
        if FileManager.default.contents(atPath: target.path) == data { return }
        do {
            try FileManager.default.createDirectory(
                at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
            try data.write(to: target, options: .atomic)
        } catch {
            throw PortError(
                "\(target.path) cannot be written (\(error.localizedDescription)); the sources are as they were.")
        }
    }
}

/// Why nothing could be read or written, for the user.
struct PortError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}
