import Dispatch
public import Foundation

/// An object that an item provider can hand out as data of some types.
public protocol NSItemProviderWriting: NSObjectProtocol {
    /// Uniform type identifiers, the best first.
    static var writableTypeIdentifiersForItemProvider: [String] { get }
}

/// An object that can be made from what an item provider holds.
public protocol NSItemProviderReading: NSObjectProtocol {
    /// Uniform type identifiers, the best first.
    static var readableTypeIdentifiersForItemProvider: [String] { get }
    /// Makes the object from data of one of the types.
    static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

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

    private enum Representation {
        case object(any NSItemProviderWriting)
        case data(String, (@escaping (Data?, (any Error)?) -> Void) -> Progress?)
    }

    private var representations: [Representation] = []
    /// What a file of it would be called.
    open var suggestedName: String?

    /// Holds nothing.
    public override init() { super.init() }

    /// Holds an object.
    public convenience init(object: any NSItemProviderWriting) {
        self.init()
        registerObject(object, visibility: .all)
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

    /// The types that are held, the best first.
    open var registeredTypeIdentifiers: [String] {
        representations.flatMap { representation in
            switch representation {
            case .object(let object): type(of: object).writableTypeIdentifiersForItemProvider
            case .data(let identifier, _): [identifier]
            }
        }
    }

    /// Whether one of the types held is the given one, or a kind of it.
    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
        registeredTypeIdentifiers.contains { UniformType.conforms($0, to: typeIdentifier) }
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
        } else if let (identifier, handler) = data(for: aClass) {
            _ = handler { data, error in
                do {
                    guard let data else { throw error ?? LoadError.itemUnavailable(identifier) }
                    finish(try aClass.object(withItemProviderData: data, typeIdentifier: identifier), nil)
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
        for case .data(let identifier, let handler) in representations
        where UniformType.conforms(identifier, to: typeIdentifier) {
            _ = handler { data, error in
                progress.completedUnitCount = 1
                answer.call(data, error)
            }
            return progress
        }
        answer.call(nil, LoadError.itemUnavailable(typeIdentifier))
        return progress
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

    private func data(
        for aClass: any NSItemProviderReading.Type
    ) -> (String, (@escaping (Data?, (any Error)?) -> Void) -> Progress?)? {
        for wanted in aClass.readableTypeIdentifiersForItemProvider {
            for case .data(let identifier, let handler) in representations
            where UniformType.conforms(identifier, to: wanted) {
                return (identifier, handler)
            }
        }
        return nil
    }
}

/// Calls a handler from the main queue, as late as that gets to it.
private struct OnMain<Value>: @unchecked Sendable {
    private let handler: (Value?, (any Error)?) -> Void

    init(_ handler: @escaping (Value?, (any Error)?) -> Void) { self.handler = handler }

    func call(_ value: Value?, _ error: (any Error)?) {
        let answer = Answer(handler: handler, value: value, error: error)
        MainTurn.perform { answer.handler(answer.value, answer.error) }
    }

    private struct Answer: @unchecked Sendable {
        let handler: (Value?, (any Error)?) -> Void
        let value: Value?
        let error: (any Error)?
    }
}

/// The types that programs ask for, and what they are kinds of.
enum UniformType {
    private static let parents = [
        "public.utf8-plain-text": "public.plain-text", "public.plain-text": "public.text", "public.html": "public.text",
        "public.rtf": "public.text", "public.text": "public.data", "public.png": "public.image",
        "public.jpeg": "public.image", "public.image": "public.data", "public.file-url": "public.url",
        "public.url": "public.data", "public.data": "public.item",
    ]

    static func conforms(_ type: String, to other: String) -> Bool {
        sequence(first: type) { parents[$0] }.contains(other)
    }
}
