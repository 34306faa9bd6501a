public import Foundation
import Synchronization

/// Tells an object apart from all others, in every context. An ID that is temporary becomes permanent itself when the object is saved.
open class NSManagedObjectID: NSObject, @unchecked Sendable {
    /// The object's entity.
    public let entity: NSEntityDescription
    /// The store that has the object; nil before it is saved.
    open var persistentStore: NSPersistentStore? { place.withLock { $0.store } }
    /// Whether the object has not been saved.
    open var isTemporaryID: Bool { place.withLock { $0.number == nil } }
    private struct Place: @unchecked Sendable {
        weak var store: NSPersistentStore?
        var number: Int64?
    }
    private let place: Mutex<Place>
    private let temporary: UUID?
    /// In the order of their making.
    let serial: Int

    init(_ entity: NSEntityDescription) {
        self.entity = entity
        place = Mutex(Place())
        temporary = UUID()
        serial = Self.count.add(1, ordering: .relaxed).newValue
    }

    init(_ entity: NSEntityDescription, _ store: NSPersistentStore, _ number: Int64) {
        self.entity = entity
        place = Mutex(Place(store: store, number: number))
        temporary = nil
        serial = Self.count.add(1, ordering: .relaxed).newValue
    }

    private static let count = Atomic<Int>(0)

    /// The object's number in its store.
    var number: Int64? { place.withLock { $0.number } }

    func becomePermanent(_ store: NSPersistentStore, _ number: Int64) {
        place.withLock { ($0.store, $0.number) = (store, number) }
    }

    /// An address from which a coordinator finds the ID again.
    open func uriRepresentation() -> URL {
        let name = entity.name ?? ""
        let text =
            if let number, let store = persistentStore {
                "x-coredata://\(store.identifier ?? "")/\(name)/p\(number)"
            } else {
                "x-coredata:///\(name)/t\(temporary?.uuidString ?? "")"
            }
        return URL(string: text) ?? URL(fileURLWithPath: text)
    }

    open override var hash: Int { serial }
    open override var description: String { uriRepresentation().absoluteString }
}

/// The objects at the other end of a relationship to many, in order.
struct Links: Equatable {
    private(set) var list: [NSManagedObjectID] = []
    private var members: Set<NSManagedObjectID> = []

    init() {}

    init(_ ids: some Sequence<NSManagedObjectID>) {
        for id in ids { append(id) }
    }

    func contains(_ id: NSManagedObjectID) -> Bool { members.contains(id) }

    mutating func append(_ id: NSManagedObjectID) {
        if members.insert(id).inserted { list.append(id) }
    }

    mutating func remove(_ id: NSManagedObjectID) {
        guard members.remove(id) != nil else { return }
        if list.last == id { list.removeLast() } else if let place = list.firstIndex(of: id) { list.remove(at: place) }
    }

    static func == (a: Links, b: Links) -> Bool { a.list == b.list }
}

/// The values of an object as a store or a parent has them; another save makes another row.
final class Row: @unchecked Sendable {
    let values: [Any?]
    init(_ values: [Any?]) { self.values = values }
}
