public import CoreGraphics

/// A kind of file or data, known by its identifier.
public struct UTType: Hashable, Sendable, Codable, CustomStringConvertible {
    /// Such as "public.png".
    public let identifier: String

    /// The kind of an identifier that is known; nil of another one.
    public init?(_ identifier: String) {
        guard TypeTable.entries[identifier] != nil else { return nil }
        self.identifier = identifier
    }

    /// A kind of the program's own.
    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) { self.identifier = identifier }

    /// A kind of another program's.
    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) { self.identifier = identifier }

    /// The kind of files with an ending; nil of one that is not known.
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        let ending = filenameExtension.lowercased()
        guard let found = TypeTable.order.first(where: { TypeTable.entries[$0]?.endings.contains(ending) ?? false })
        else { return nil }
        identifier = found
        if supertype != .data, !conforms(to: supertype) { return nil }
    }

    /// The kind of a MIME type; nil of one that is not known.
    public init?(mimeType: String, conformingTo supertype: UTType = .data) {
        let name = mimeType.lowercased()
        guard let found = TypeTable.order.first(where: { TypeTable.entries[$0]?.mime == name }) else { return nil }
        identifier = found
        if supertype != .data, !conforms(to: supertype) { return nil }
    }

    /// The kind of an ending or a MIME type; nil of one that is not known.
    public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
        switch tagClass {
        case .filenameExtension: self.init(filenameExtension: tag, conformingTo: supertype ?? .data)
        case .mimeType: self.init(mimeType: tag, conformingTo: supertype ?? .data)
        default: return nil
        }
    }

    package init(known identifier: String) { self.identifier = identifier }

    /// The usual ending of such files.
    public var preferredFilenameExtension: String? { TypeTable.entries[identifier]?.endings.first }
    /// What such data are called on the net.
    public var preferredMIMEType: String? { TypeTable.entries[identifier]?.mime }
    /// What such files are called, in English.
    public var localizedDescription: String? { TypeTable.entries[identifier]?.name }
    /// All endings and MIME types.
    public var tags: [UTTagClass: [String]] {
        guard let entry = TypeTable.entries[identifier] else { return [:] }
        return [.filenameExtension: entry.endings, .mimeType: entry.mime.map { [$0] } ?? []].filter {
            !$0.value.isEmpty
        }
    }
    /// All endings of the kind and of its subkinds.
    package var endings: [String] {
        TypeTable.order.filter { UTType(known: $0).conforms(to: self) }.flatMap { TypeTable.entries[$0]?.endings ?? [] }
    }
    /// The kinds that it is of, all of them.
    public var supertypes: Set<UTType> {
        var found: Set<UTType> = [], waiting = TypeTable.entries[identifier]?.parents ?? []
        while let next = waiting.popLast() {
            if found.insert(UTType(known: next)).inserted { waiting += TypeTable.entries[next]?.parents ?? [] }
        }
        return found
    }
    /// Whether the identifier was made for an unknown ending: never, such kinds are nil here.
    public var isDynamic: Bool { false }
    /// Whether the system declares it.
    public var isPublic: Bool { identifier.hasPrefix("public.") }
    /// Whether it is one of the system's kinds.
    public var isDeclared: Bool { TypeTable.entries[identifier] != nil }
    /// The identifier.
    public var description: String { identifier }

    /// Whether it is another kind or one of its subkinds.
    public func conforms(to type: UTType) -> Bool { self == type || supertypes.contains(type) }
    /// Whether it is a subkind of another kind.
    public func isSubtype(of type: UTType) -> Bool { self != type && conforms(to: type) }
    /// Whether another kind is a subkind of it.
    public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }
}

/// By what kinds are known.
public struct UTTagClass: RawRepresentable, Hashable, Sendable {
    /// The name as Apple's frameworks spell it.
    public let rawValue: String

    /// The value of a name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The ending of files.
    public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
    /// The name on the net.
    public static let mimeType = UTTagClass(rawValue: "public.mime-type")
}

extension URL {
    /// The kind of the file, by its ending.
    public var contentType: UTType? {
        hasDirectoryPath ? .folder : UTType(filenameExtension: pathExtension)
    }

    /// Adds the ending of a kind.
    public func appendingPathExtension(for contentType: UTType) -> URL {
        contentType.preferredFilenameExtension.map { appendingPathExtension($0) } ?? self
    }

    /// Adds the ending of a kind.
    public mutating func appendPathExtension(for contentType: UTType) {
        self = appendingPathExtension(for: contentType)
    }
}
