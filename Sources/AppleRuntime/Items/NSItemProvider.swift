public import Foundation

/// Holds what is dragged, in the forms in which it can be had. All of it stays inside the program.
open class NSItemProvider: NSObject, NSCopying, @unchecked Sendable {
    /// Why there is nothing.
    public enum LoadError: Error {
        /// Nothing of the asked class or type is held.
        case itemUnavailable(String)
    }

    /// Which programs may see a representation. All are kept inside this one.
    public enum ItemProviderRepresentationVisibility: Int, Sendable {
        case all = 0
        case team, group, ownProcess
    }

    /// How a file is handed out.
    public struct FileOptions: OptionSet, Sendable {
        /// The bits.
        public let rawValue: Int

        /// Options by their bits.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// The file itself, not a copy of it.
        public static let openInPlace = FileOptions(rawValue: 1)
    }

    /// Hands out data, now or later.
    typealias DataLoader = (@escaping (Data?, (any Error)?) -> Void) -> Progress?
    /// Hands out a file and whether it may be used in place, now or later.
    typealias FileLoader = (@escaping (URL?, Bool, (any Error)?) -> Void) -> Progress?

    enum Representation {
        case object(any NSItemProviderWriting)
        case data(String, DataLoader)
        case file(String, FileOptions, FileLoader)
    }

    private(set) var representations: [Representation] = []
    /// What a file of it would be called.
    open var suggestedName: String?

    /// Holds nothing.
    public override init() { super.init() }

    /// Holds an object.
    public convenience init(object: any NSItemProviderWriting) {
        self.init()
        registerObject(object, visibility: .all)
    }

    /// Holds an object or data as what a type says; without a type as what the object writes itself.
    public convenience init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
        self.init()
        if let data = item as? NSData, let typeIdentifier {
            registerDataRepresentation(forTypeIdentifier: typeIdentifier, visibility: .all) {
                $0(data as Data, nil)
                return nil
            }
        } else if let object = item as? any NSItemProviderWriting {
            registerObject(object, visibility: .all)
        }
    }

    /// A provider of the same things.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSItemProvider()
        (copy.representations, copy.suggestedName) = (representations, suggestedName)
        return copy
    }

    /// Adds an object.
    open func registerObject(
        _ object: any NSItemProviderWriting, visibility: ItemProviderRepresentationVisibility
    ) { representations.append(.object(object)) }

    /// Adds data of a type, which are made when they are asked for.
    open func registerDataRepresentation(
        forTypeIdentifier typeIdentifier: String, visibility: ItemProviderRepresentationVisibility,
        loadHandler: @escaping (@escaping (Data?, (any Error)?) -> Void) -> Progress?
    ) { representations.append(.data(typeIdentifier, loadHandler)) }

    /// Adds a file of a type, which is made when it is asked for.
    open func registerFileRepresentation(
        forTypeIdentifier typeIdentifier: String, fileOptions: FileOptions = [],
        visibility: ItemProviderRepresentationVisibility,
        loadHandler: @escaping (@escaping (URL?, Bool, (any Error)?) -> Void) -> Progress?
    ) { representations.append(.file(typeIdentifier, fileOptions, loadHandler)) }

    /// The types that are held, the best first.
    open var registeredTypeIdentifiers: [String] { representations.flatMap(\.types) }

    /// Whether one of the types held is the given one, or a kind of it.
    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
        representations.contains { $0.type(conformingTo: typeIdentifier) != nil }
    }

    /// Whether an object of a class can be had.
    open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        object(of: aClass) != nil || data(for: aClass) != nil
    }

    /// Hands out an object of a class, on the main queue.
    @discardableResult
    open func loadObject(
        ofClass aClass: any NSItemProviderReading.Type,
        completionHandler: @escaping ((any NSItemProviderReading)?, (any Error)?) -> Void
    ) -> Progress {
        let progress = Progress(totalUnitCount: 1), answer = OnMain(completionHandler)
        func finish(_ object: (any NSItemProviderReading)?, _ error: (any Error)?) {
            progress.completedUnitCount = 1
            answer.call(object, error)
        }
        if let object = object(of: aClass) {
            finish(object, nil)
        } else if let found = data(for: aClass) {
            found.value.loadData(found.type) { data, error in
                do {
                    guard let data else { throw error ?? LoadError.itemUnavailable(found.type) }
                    finish(try aClass.object(withItemProviderData: data, typeIdentifier: found.type), nil)
                } catch {
                    finish(nil, error)
                }
            }
        } else {
            finish(nil, LoadError.itemUnavailable("\(aClass)"))
        }
        return progress
    }

    /// Hands out data of a type, on the main queue.
    @discardableResult
    open func loadDataRepresentation(
        forTypeIdentifier typeIdentifier: String, completionHandler: @escaping (Data?, (any Error)?) -> Void
    ) -> Progress {
        let progress = Progress(totalUnitCount: 1), answer = OnMain(completionHandler)
        guard let found = representation(typeIdentifier) else {
            answer.call(nil, LoadError.itemUnavailable(typeIdentifier))
            return progress
        }
        found.value.loadData(found.type) { data, error in
            progress.completedUnitCount = 1
            answer.call(data, error)
        }
        return progress
    }

    /// What is held of a type, with its own type.
    func representation(_ typeIdentifier: String) -> (type: String, value: Representation)? {
        for value in representations {
            if let type = value.type(conformingTo: typeIdentifier) { return (type, value) }
        }
        return nil
    }

    private func object(of aClass: any NSItemProviderReading.Type) -> (any NSItemProviderReading)? {
        func found<Wanted: NSItemProviderReading>(_ type: Wanted.Type) -> Wanted? {
            for case .object(let object) in representations {
                if let object = object as? Wanted { return object }
            }
            return nil
        }
        return found(aClass)
    }

    private func data(for aClass: any NSItemProviderReading.Type) -> (type: String, value: Representation)? {
        for wanted in aClass.readableTypeIdentifiersForItemProvider {
            if let found = representation(wanted) { return found }
        }
        return nil
    }
}

extension NSItemProvider.Representation {
    /// The types in which it can be had, the best first.
    var types: [String] {
        switch self {
        case .object(let object): Swift.type(of: object).writableTypeIdentifiersForItemProvider
        case .data(let type, _), .file(let type, _, _): [type]
        }
    }

    /// The first of its types that is a kind of another.
    func type(conformingTo wanted: String) -> String? {
        types.first { $0 == wanted || UTType(known: $0).conforms(to: UTType(known: wanted)) }
    }

    func loadData(_ type: String, _ completion: @escaping (Data?, (any Error)?) -> Void) {
        let answer = UncheckedBox(value: completion)
        switch self {
        case .object(let object):
            _ = object.loadData(withTypeIdentifier: type) { answer.value($0, $1) }
        case .data(_, let load):
            _ = load { answer.value($0, $1) }
        case .file(_, _, let load):
            _ = load { url, _, error in
                guard let url else { return answer.value(nil, error) }
                do { answer.value(try Data(contentsOf: url), nil) } catch { answer.value(nil, error) }
            }
        }
    }
}
