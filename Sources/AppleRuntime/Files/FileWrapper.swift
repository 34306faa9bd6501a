public import CoreGraphics

/// A file, a folder with what is in it, or a symbolic link, with a name, as a value in memory: what documents of several files are made of.
open class FileWrapper: NSObject, NSSecureCoding, @unchecked Sendable {
    /// How a wrapper is read.
    public struct ReadingOptions: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// What the bits say.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The files' contents at once, not when they are asked for.
        public static let immediate = ReadingOptions(rawValue: 1 << 0)
        /// Contents are copied into memory. They always are.
        public static let withoutMapping = ReadingOptions(rawValue: 1 << 1)
    }

    /// How a wrapper is written.
    public struct WritingOptions: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// What the bits say.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Beside its place first, so that it is never half written.
        public static let atomic = WritingOptions(rawValue: 1 << 0)
        /// The wrappers are called as they are written.
        public static let withNameUpdating = WritingOptions(rawValue: 1 << 1)
    }

    /// What it is.
    private enum Content {
        case folder([String: FileWrapper])
        case file(Data)
        /// A file that is read when it is asked for.
        case unread(URL)
        case link(URL)
    }

    private var content: Content
    /// What the file system keeps of it besides.
    open var fileAttributes: [String: Any] = [:]
    /// What it is called where it lies.
    open var filename: String?
    /// What it wants to be called. A folder may have it under another name.
    open var preferredFilename: String?

    private init(_ content: Content) {
        self.content = content
        super.init()
    }

    // MARK: Making

    /// What lies at a place.
    public init(url: URL, options: ReadingOptions = []) throws {
        content = .folder([:])
        super.init()
        try read(from: url, options: options)
    }

    /// A folder with wrappers under their names.
    public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
        content = .folder(childrenByPreferredName)
        super.init()
        for (name, child) in childrenByPreferredName where child.preferredFilename == nil {
            child.preferredFilename = name
        }
    }

    /// A file with a content.
    public init(regularFileWithContents contents: Data) {
        content = .file(contents)
        super.init()
    }

    /// A symbolic link to a place.
    public init(symbolicLinkWithDestinationURL url: URL) {
        content = .link(url)
        super.init()
    }

    /// What `serializedRepresentation` has written; nil for other bytes.
    public init?(serializedRepresentation serializeRepresentation: Data) {
        guard
            let list = try? PropertyListSerialization.propertyList(from: serializeRepresentation, format: nil),
            let made = Self.content(of: list, depth: 0)
        else { return nil }
        content = made.content
        super.init()
        preferredFilename = made.name
    }

    /// Makes the object from an archive.
    public required convenience init?(coder inCoder: NSCoder) {
        guard let data = inCoder.decodeObject(of: NSData.self, forKey: "FileWrapper") else { return nil }
        self.init(serializedRepresentation: data as Data)
    }

    /// Yes.
    open class var supportsSecureCoding: Bool { true }

    /// Writes the object into an archive.
    open func encode(with coder: NSCoder) {
        coder.encode(serializedRepresentation.map { $0 as NSData }, forKey: "FileWrapper")
    }

    // MARK: What it is

    /// Whether it is a folder.
    open var isDirectory: Bool {
        if case .folder = content { true } else { false }
    }

    /// Whether it is a file.
    open var isRegularFile: Bool {
        switch content {
        case .file, .unread: true
        case .folder, .link: false
        }
    }

    /// Whether it is a symbolic link.
    open var isSymbolicLink: Bool {
        if case .link = content { true } else { false }
    }

    /// What a file contains; nil where it is no file, or cannot be read any more.
    open var regularFileContents: Data? {
        switch content {
        case .file(let data): return data
        case .unread(let url):
            guard let data = try? Data(contentsOf: url) else { return nil }
            content = .file(data)
            return data
        case .folder, .link: return nil
        }
    }

    /// Where a symbolic link leads; nil where it is none.
    open var symbolicLinkDestinationURL: URL? {
        if case .link(let url) = content { url } else { nil }
    }

    /// What is in a folder, by name; nil where it is none.
    open var fileWrappers: [String: FileWrapper]? {
        if case .folder(let children) = content { children } else { nil }
    }

    // MARK: Folders

    /// Whether a wrapper is this one, or lies in it at some depth.
    private func holds(_ other: FileWrapper) -> Bool {
        var waiting = [self], seen: Set<ObjectIdentifier> = []
        while let wrapper = waiting.popLast() {
            if wrapper === other { return true }
            guard seen.insert(ObjectIdentifier(wrapper)).inserted else { continue }
            waiting += (wrapper.fileWrappers ?? [:]).values
        }
        return false
    }

    private func children(_ caller: StaticString) -> [String: FileWrapper] {
        guard case .folder(let children) = content else {
            preconditionFailure("\(caller) is for folders, and this FileWrapper is none.")
        }
        return children
    }

    /// Puts a wrapper into a folder under the name it wants, or under another where that is taken.
    ///
    /// - Returns: the name in this folder.
    @discardableResult
    open func addFileWrapper(_ child: FileWrapper) -> String {
        var children = children("addFileWrapper(_:)")
        guard let wanted = child.preferredFilename, !wanted.isEmpty else {
            preconditionFailure("A FileWrapper needs a preferredFilename to be put into a folder.")
        }
        precondition(!child.holds(self), "A FileWrapper cannot be put into itself, nor into what is in it.")
        var name = wanted, count = 1
        while children[name] != nil {
            name = "\(count)__#$!@%!#__\(wanted)"
            count += 1
        }
        children[name] = child
        content = .folder(children)
        return name
    }

    /// Puts a new file into a folder.
    ///
    /// - Returns: the name in this folder.
    @discardableResult
    open func addRegularFile(withContents data: Data, preferredFilename fileName: String) -> String {
        let child = FileWrapper(regularFileWithContents: data)
        child.preferredFilename = fileName
        return addFileWrapper(child)
    }

    /// Takes a wrapper out of a folder.
    open func removeFileWrapper(_ child: FileWrapper) {
        content = .folder(children("removeFileWrapper(_:)").filter { $0.value !== child })
    }

    /// The name of a wrapper in this folder; nil where it is not in it.
    open func keyForChildFileWrapper(_ child: FileWrapper) -> String? {
        children("keyForChildFileWrapper(_:)").first { $0.value === child }?.key
    }

    // MARK: Files

    /// Becomes what lies at a place.
    open func read(from url: URL, options: ReadingOptions = []) throws {
        let attributes = try FileManager.default.attributesOfItem(atPath: url.path)
        switch attributes[.type] as? FileAttributeType {
        case .typeDirectory:
            var children: [String: FileWrapper] = [:]
            for name in try FileManager.default.contentsOfDirectory(atPath: url.path) {
                children[name] = try FileWrapper(url: url.appendingPathComponent(name), options: options)
            }
            content = .folder(children)
        case .typeSymbolicLink:
            let path = try FileManager.default.destinationOfSymbolicLink(atPath: url.path)
            content = .link(URL(fileURLWithPath: path, relativeTo: url.deletingLastPathComponent()))
        case .typeRegular:
            content = options.contains(.immediate) ? .file(try Data(contentsOf: url)) : .unread(url)
        default:
            throw CocoaError(.fileReadUnknown, userInfo: [NSFilePathErrorKey: url.path])
        }
        let kept: Set<FileAttributeKey> = [.modificationDate, .posixPermissions, .type, .size, .creationDate]
        fileAttributes = [:]
        for (key, value) in attributes where kept.contains(key) { fileAttributes[key.rawValue] = value }
        filename = url.lastPathComponent
        if preferredFilename == nil { preferredFilename = url.lastPathComponent }
    }

    /// Whether what lies at a place is as it was when this was read, by times, sizes and names.
    open func matchesContents(of url: URL) -> Bool {
        guard let other = try? FileWrapper(url: url), isDirectory == other.isDirectory,
            isSymbolicLink == other.isSymbolicLink
        else { return false }
        switch (content, other.content) {
        case (.folder(let own), .folder(let others)):
            return Set(own.keys) == Set(others.keys)
                && own.allSatisfy { $0.value.matchesContents(of: url.appendingPathComponent($0.key)) }
        case (.link(let own), .link(let others)): return own.path == others.path
        default:
            let keys = [FileAttributeKey.modificationDate.rawValue, FileAttributeKey.size.rawValue]
            return !fileAttributes.isEmpty
                && keys.allSatisfy { fileAttributes[$0] as? NSObject == other.fileAttributes[$0] as? NSObject }
        }
    }

    /// Writes all of it to a place.
    ///
    /// - Parameter originalContentsURL: where an older state lies. Everything is written anew all the same.
    open func write(to url: URL, options: WritingOptions = [], originalContentsURL: URL?) throws {
        if options.contains(.atomic) {
            let draft = url.deletingLastPathComponent().appendingPathComponent(".\(UUID().uuidString)")
            do {
                try put(at: draft)
                try Self.move(draft, over: url)
            } catch {
                try? FileManager.default.removeItem(at: draft)
                throw error
            }
        } else {
            try put(at: url)
        }
        if options.contains(.withNameUpdating) { updateNames(url.lastPathComponent) }
    }

    private static func move(_ draft: URL, over url: URL) throws {
        let manager = FileManager.default
        guard (try? manager.attributesOfItem(atPath: url.path)) != nil else {
            return try manager.moveItem(at: draft, to: url)
        }
        let old = url.deletingLastPathComponent().appendingPathComponent(".\(UUID().uuidString)")
        try manager.moveItem(at: url, to: old)
        do {
            try manager.moveItem(at: draft, to: url)
        } catch {
            try? manager.moveItem(at: old, to: url)
            throw error
        }
        try? manager.removeItem(at: old)
    }

    private func put(at url: URL) throws {
        let manager = FileManager.default
        switch content {
        case .folder(let children):
            try manager.createDirectory(at: url, withIntermediateDirectories: true)
            for (name, child) in children {
                guard !name.contains("/"), name != "..", name != "." else {
                    throw CocoaError(.fileWriteInvalidFileName, userInfo: [NSFilePathErrorKey: name])
                }
                try child.put(at: url.appendingPathComponent(name))
            }
        case .file(let data): try data.write(to: url)
        case .unread(let source):
            if source.standardizedFileURL != url.standardizedFileURL {
                try? manager.removeItem(at: url)
                try manager.copyItem(at: source, to: url)
            }
        case .link(let destination):
            try? manager.removeItem(at: url)
            try manager.createSymbolicLink(atPath: url.path, withDestinationPath: destination.relativePath)
        }
        if let permissions = fileAttributes[FileAttributeKey.posixPermissions.rawValue], !isSymbolicLink {
            try manager.setAttributes([.posixPermissions: permissions], ofItemAtPath: url.path)
        }
    }

    private func updateNames(_ name: String) {
        filename = name
        for (name, child) in fileWrappers ?? [:] { child.updateNames(name) }
    }

    // MARK: As bytes

    /// All of it as bytes, in a form of this project's own; nil where a file cannot be read any more.
    open var serializedRepresentation: Data? {
        list.flatMap { try? PropertyListSerialization.data(fromPropertyList: $0, format: .binary, options: 0) }
    }

    private var list: [String: Any]? {
        var list: [String: Any] = [:]
        list["name"] = preferredFilename
        switch content {
        case .link(let url): list["link"] = url.relativePath
        case .file, .unread:
            guard let data = regularFileContents else { return nil }
            list["file"] = data
        case .folder(let children):
            var folder: [String: Any] = [:]
            for (name, child) in children {
                guard let part = child.list else { return nil }
                folder[name] = part
            }
            list["folder"] = folder
        }
        return list
    }

    private static func content(of value: Any, depth: Int) -> (name: String?, content: Content)? {
        guard let list = value as? [String: Any], depth < 200 else { return nil }
        let name = list["name"] as? String
        if let path = list["link"] as? String { return (name, .link(URL(fileURLWithPath: path))) }
        if let data = list["file"] as? Data { return (name, .file(data)) }
        guard let folder = list["folder"] as? [String: Any] else { return nil }
        var children: [String: FileWrapper] = [:]
        for (key, part) in folder {
            guard let made = content(of: part, depth: depth + 1) else { return nil }
            let child = FileWrapper(made.content)
            child.preferredFilename = made.name
            children[key] = child
        }
        return (name, .folder(children))
    }
}
