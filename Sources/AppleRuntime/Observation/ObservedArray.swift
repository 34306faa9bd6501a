public import CoreGraphics

extension NSObject {
    /// The array that a property holds, whose observers hear of each change of its elements.
    public func mutableArrayValue(forKey key: String) -> NSMutableArray { ObservedArray(self, key) }
}

/// Passes everything on to an object's array, and tells of it.
private final class ObservedArray: NSMutableArray {
    private let owner: NSObject
    private let key: String

    init(_ owner: NSObject, _ key: String) {
        (self.owner, self.key) = (owner, key)
        super.init(capacity: 0)
    }

    required init?(coder: NSCoder) { nil }
    required init(objects: UnsafePointer<AnyObject>?, count: Int) { Self.refuse() }
    required convenience init(arrayLiteral elements: Any...) { Self.refuse() }

    private static func refuse() -> Never {
        preconditionFailure("ObservedArray stands for the array of a property.")
    }

    private var array: NSMutableArray {
        guard let array = storedValue(key, of: owner) as? NSMutableArray else {
            preconditionFailure("\(type(of: owner)).\(key) must hold an NSMutableArray to be changed by its name.")
        }
        return array
    }

    override var count: Int { array.count }
    override func object(at index: Int) -> Any { array.object(at: index) }

    /// What is put right behind the last object is added, as with Apple.
    override subscript(index: Int) -> Any {
        get { array.object(at: index) }
        set { if index == count { add(newValue) } else { replaceObject(at: index, with: newValue) } }
    }

    override func insert(_ anObject: Any, at index: Int) {
        array.insert(anObject, at: index)
        tell(.insertion, IndexSet(integer: index), old: nil, new: [anObject])
    }

    override func removeObject(at index: Int) {
        let old = array.object(at: index)
        array.removeObject(at: index)
        tell(.removal, IndexSet(integer: index), old: [old], new: nil)
    }

    override func replaceObject(at index: Int, with anObject: Any) {
        let old = array.object(at: index)
        array.replaceObject(at: index, with: anObject)
        tell(.replacement, IndexSet(integer: index), old: [old], new: [anObject])
    }

    override func add(_ anObject: Any) { insert(anObject, at: count) }
    override func removeLastObject() { if count > 0 { removeObject(at: count - 1) } }

    // Foundation's own of these reach for the storage of a plain array.

    override func addObjects(from otherArray: [Any]) { insertAll(otherArray, at: count) }

    override func insert(_ objects: [Any], at indexes: IndexSet) {
        for (object, index) in zip(objects, indexes) { array.insert(object, at: index) }
        tell(.insertion, indexes, old: nil, new: objects)
    }

    override func removeAllObjects() { removeObjects(at: IndexSet(0..<count)) }

    override func removeObjects(at indexes: IndexSet) {
        guard !indexes.isEmpty else { return }
        let old = indexes.map { array.object(at: $0) }
        for index in indexes.reversed() { array.removeObject(at: index) }
        tell(.removal, indexes, old: old, new: nil)
    }

    override func removeObjects(in range: NSRange) {
        removeObjects(at: IndexSet(range.location..<range.location + range.length))
    }

    override func remove(_ anObject: Any) {
        removeObjects(at: IndexSet((0..<count).filter { isSameObject(array.object(at: $0), anObject) }))
    }

    // Foundation's own of these never find an object whose class is no `NSObject`.

    override func contains(_ anObject: Any) -> Bool { index(of: anObject) != NSNotFound }

    override func index(of anObject: Any) -> Int { index(of: anObject, in: NSRange(location: 0, length: count)) }

    override func index(of anObject: Any, in range: NSRange) -> Int {
        (range.location..<range.location + range.length)
            .first { isSameObject(array.object(at: $0), anObject) } ?? NSNotFound
    }

    override func removeObjects(in otherArray: [Any]) { for object in otherArray { remove(object) } }

    override func replaceObjects(in range: NSRange, withObjectsFrom otherArray: [Any]) {
        let shared = Swift.min(range.length, otherArray.count)
        for offset in 0..<shared { replaceObject(at: range.location + offset, with: otherArray[offset]) }
        if range.length > shared {
            removeObjects(in: NSRange(location: range.location + shared, length: range.length - shared))
        }
        insertAll(Array(otherArray.dropFirst(shared)), at: range.location + shared)
    }

    override func setArray(_ otherArray: [Any]) {
        replaceObjects(in: NSRange(location: 0, length: count), withObjectsFrom: otherArray)
    }

    private func insertAll(_ objects: [Any], at index: Int) {
        guard !objects.isEmpty else { return }
        insert(objects, at: IndexSet(index..<index + objects.count))
    }

    private func tell(_ kind: NSKeyValueChange, _ indexes: IndexSet, old: [Any]?, new: [Any]?) {
        KeyPathObservation.tell(owner, key, kind, indexes, old: old, new: new)
    }
}
