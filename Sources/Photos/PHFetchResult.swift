public import UIKit

/// Which things are found, in which order, and how many.
open class PHFetchOptions: NSObject, @unchecked Sendable {
    /// Which are found, by properties such as `creationDate` or `mediaType`.
    open var predicate: NSPredicate?
    /// By properties of a thing, such as `creationDate`.
    open var sortDescriptors: [NSSortDescriptor]?
    /// At most so many; 0 is all.
    open var fetchLimit = 0
    /// Whether hidden things are found. None are hidden.
    open var includeHiddenAssets = false
    /// Whether all pictures of a row are found. Rows are not told.
    open var includeAllBurstAssets = false
    /// From where things are found. All are the user's own.
    open var includeAssetSourceTypes: PHAssetSourceType = []
    /// Whether a change says which places changed. It always does.
    open var wantsIncrementalChangeDetails = true

    /// What it says now: the program may change it later.
    var kept: PHFetchOptions {
        let copy = PHFetchOptions()
        copy.predicate = predicate
        copy.sortDescriptors = sortDescriptors
        copy.fetchLimit = fetchLimit
        copy.includeAssetSourceTypes = includeAssetSourceTypes
        return copy
    }

    func chosen<Thing: PHObject>(of things: [Thing]) -> [Thing] {
        var found = things.filter { predicate?.evaluate(with: $0) ?? true }
        // By the last of the orders first, so that the first one counts most.
        for order in (sortDescriptors ?? []).reversed() {
            found = stably(found) { order.compare($0, to: $1) == .orderedAscending }
        }
        return fetchLimit > 0 ? Array(found.prefix(fetchLimit)) : found
    }

    /// Equal ones keep their order.
    private func stably<Thing>(_ things: [Thing], _ isBefore: (Thing, Thing) -> Bool) -> [Thing] {
        things.enumerated().sorted { one, other in
            isBefore(one.element, other.element)
                || !isBefore(other.element, one.element) && one.offset < other.offset
        }.map(\.element)
    }
}

/// What was found.
open class PHFetchResult<ObjectType: AnyObject>: NSObject, @unchecked Sendable {
    let all: [ObjectType]
    /// Looks for the same once more.
    private let look: @Sendable () -> [ObjectType]

    init(_ look: @escaping @Sendable () -> [ObjectType]) {
        self.look = look
        all = look()
        super.init()
    }

    /// Nothing.
    public override init() {
        look = { [] }
        all = []
        super.init()
    }

    /// What is found now by the same question.
    var now: PHFetchResult { PHFetchResult(look) }

    /// How many.
    open var count: Int { all.count }
    /// The first one.
    open var firstObject: ObjectType? { all.first }
    /// The last one.
    open var lastObject: ObjectType? { all.last }
    /// One of them.
    open func object(at index: Int) -> ObjectType { all[index] }
    /// One of them.
    open subscript(index: Int) -> ObjectType { all[index] }
    /// Some of them.
    open func objects(at indexes: IndexSet) -> [ObjectType] { indexes.map { all[$0] } }
    /// Which one something is; `NSNotFound` where it is none.
    open func index(of anObject: ObjectType) -> Int {
        all.firstIndex { ($0 as? NSObject)?.isEqual(anObject) ?? ($0 === anObject) } ?? NSNotFound
    }
    /// Whether something is one of them.
    open func contains(_ anObject: ObjectType) -> Bool { index(of: anObject) != NSNotFound }
    /// Calls a closure with each, until it says that it is enough.
    open func enumerateObjects(_ block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {
        var stop = ObjCBool(false)
        for (index, object) in all.enumerated() {
            block(object, index, &stop)
            if stop.boolValue { return }
        }
    }
    /// Calls a closure with each, from the last one back where the options say so, until it says that it is enough.
    open func enumerateObjects(
        options opts: NSEnumerationOptions, using block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        guard opts.contains(.reverse) else { return enumerateObjects(block) }
        var stop = ObjCBool(false)
        for (index, object) in all.enumerated().reversed() {
            block(object, index, &stop)
            if stop.boolValue { return }
        }
    }
    /// Calls a closure with some, from the last one back where the options say so, until it says that it is enough.
    open func enumerateObjects(
        at indexSet: IndexSet, options opts: NSEnumerationOptions,
        using block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop = ObjCBool(false)
        for index in opts.contains(.reverse) ? indexSet.reversed() : Array(indexSet) {
            block(all[index], index, &stop)
            if stop.boolValue { return }
        }
    }
}

extension PHFetchResult where ObjectType == PHAsset {
    /// How many are of a type.
    public func countOfAssets(with mediaType: PHAssetMediaType) -> Int { all.count { $0.mediaType == mediaType } }
}
