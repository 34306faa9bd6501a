import Synchronization

/// Who watches which objects.
///
/// Objects that know when they change call ``didChange(_:)``; all others are compared with what they were once a frame.
package enum KeyValueObservations {
    private struct Table {
        var byObject: [ObjectIdentifier: [WeakToken]] = [:]
        var objects: [ObjectIdentifier: [ObjectIdentifier]] = [:]
    }

    private struct WeakToken: @unchecked Sendable {
        let id: ObjectIdentifier
        weak var token: NSKeyValueObservation?
    }

    private static let table = Mutex(Table())
    private static let count = Atomic<Int>(0)

    /// Whether anything is observed at all: asked before every other question, for next to nothing.
    @inline(__always)
    package static var areThere: Bool { count.load(ordering: .relaxed) > 0 }

    /// Lets `token` be asked whenever one of the objects tells of a change.
    static func add(_ token: NSKeyValueObservation, of objects: [AnyObject]) {
        let id = ObjectIdentifier(token)
        let owners = objects.map { ObjectIdentifier($0) }
        table.withLock { table in
            table.objects[id] = owners
            for owner in owners { table.byObject[owner, default: []].append(WeakToken(id: id, token: token)) }
        }
        count.wrappingAdd(1, ordering: .relaxed)
    }

    static func remove(_ token: NSKeyValueObservation) {
        let id = ObjectIdentifier(token)
        let isKnown = table.withLock { table in
            guard let owners = table.objects.removeValue(forKey: id) else { return false }
            for owner in owners {
                let rest = table.byObject[owner, default: []].filter { $0.id != id }
                table.byObject[owner] = rest.isEmpty ? nil : rest
            }
            return true
        }
        if isKnown { count.wrappingSubtract(1, ordering: .relaxed) }
    }

    /// Properties of the object may have changed.
    package static func didChange(_ object: AnyObject) {
        guard areThere else { return }
        let tokens = table.withLock { $0.byObject[ObjectIdentifier(object)]?.compactMap(\.token) }
        for token in tokens ?? [] { token.check() }
    }

    /// Compares everything observed with what it was.
    package static func checkAll() {
        guard areThere else { return }
        let tokens = table.withLock { $0.byObject.values.flatMap { $0.compactMap(\.token) } }
        for token in tokens { token.check() }
    }
}
