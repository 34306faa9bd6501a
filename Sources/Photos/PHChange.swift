public import UIKit

/// What changed in the library.
open class PHChange: NSObject, @unchecked Sendable {
    /// What became of one thing; nil where it is as it was.
    open func changeDetails<T: PHObject>(for object: T) -> PHObjectChangeDetails<T>? {
        let isThere =
            switch object {
            case let asset as PHAsset: FileManager.default.fileExists(atPath: asset.file.path)
            case let album as PHAssetCollection where album.assetCollectionType == .album:
                PictureFolder.albums.contains(album.localIdentifier)
            default: true
            }
        return isThere ? nil : PHObjectChangeDetails(before: object)
    }

    /// What became of something that was found; nil where the same would be found now.
    open func changeDetails<T: PHObject>(for object: PHFetchResult<T>) -> PHFetchResultChangeDetails<T>? {
        let now = object.now
        return now.all == object.all ? nil : PHFetchResultChangeDetails(from: object, to: now, changedObjects: [])
    }
}

/// What became of one thing.
open class PHObjectChangeDetails<ObjectType: PHObject>: NSObject, @unchecked Sendable {
    /// As it was.
    open private(set) var objectBeforeChanges: ObjectType
    /// As it is; nil where it is gone.
    open var objectAfterChanges: ObjectType? { nil }
    /// Whether its picture is another one: files are not changed in place.
    open var assetContentChanged: Bool { false }
    /// Whether it is gone.
    open var objectWasDeleted: Bool { true }

    init(before: ObjectType) {
        objectBeforeChanges = before
        super.init()
    }
}

/// What became of something that was found: first the removed ones are taken out, then the inserted ones put in, then the rest moved.
open class PHFetchResultChangeDetails<ObjectType: PHObject>: NSObject, @unchecked Sendable {
    /// As it was.
    open private(set) var fetchResultBeforeChanges: PHFetchResult<ObjectType>
    /// As it is.
    open private(set) var fetchResultAfterChanges: PHFetchResult<ObjectType>
    /// Whether the places are known: they always are.
    open var hasIncrementalChanges: Bool { true }
    /// Where things were that are gone; nil where none is.
    open private(set) var removedIndexes: IndexSet?
    /// What is gone.
    open private(set) var removedObjects: [ObjectType]
    /// Where things are that are new; nil where none is.
    open private(set) var insertedIndexes: IndexSet?
    /// What is new.
    open private(set) var insertedObjects: [ObjectType]
    /// Where things are that are not as they were; nil where none is.
    open private(set) var changedIndexes: IndexSet?
    /// What is not as it was.
    open private(set) var changedObjects: [ObjectType]
    private let moves: [(from: Int, to: Int)]
    /// Whether things that stay have other places among each other.
    open var hasMoves: Bool { !moves.isEmpty }

    /// The difference of two findings.
    public init(
        from fromResult: PHFetchResult<ObjectType>, to toResult: PHFetchResult<ObjectType>, changedObjects: [ObjectType]
    ) {
        fetchResultBeforeChanges = fromResult
        fetchResultAfterChanges = toResult
        let old = fromResult.all, new = toResult.all
        let oldOnes = Set(old), newOnes = Set(new), changed = Set(changedObjects)
        removedObjects = old.filter { !newOnes.contains($0) }
        insertedObjects = new.filter { !oldOnes.contains($0) }
        self.changedObjects = changedObjects
        func places(_ list: [ObjectType], _ isMeant: (ObjectType) -> Bool) -> IndexSet? {
            let found = IndexSet(list.indices.filter { isMeant(list[$0]) })
            return found.isEmpty ? nil : found
        }
        removedIndexes = places(old) { !newOnes.contains($0) }
        insertedIndexes = places(new) { !oldOnes.contains($0) }
        changedIndexes = places(new) { changed.contains($0) }
        moves = Self.moves(staying: old.filter(newOnes.contains), in: new, known: oldOnes)
        super.init()
    }

    /// One after another: where a thing is once all before it are in their places, and where it comes.
    private static func moves(
        staying: [ObjectType], in new: [ObjectType], known: Set<ObjectType>
    ) -> [(from: Int, to: Int)] {
        guard staying != new.filter(known.contains) else { return [] }
        var list = staying, result: [(from: Int, to: Int)] = []
        for (place, thing) in new.enumerated() where !known.contains(thing) { list.insert(thing, at: place) }
        for (place, thing) in new.enumerated() {
            guard let from = list[place...].firstIndex(of: thing), from != place else { continue }
            list.remove(at: from)
            list.insert(thing, at: place)
            result.append((from, place))
        }
        return result
    }

    /// Calls a closure with each move, from where and to where.
    open func enumerateMoves(_ handler: (Int, Int) -> Void) { for move in moves { handler(move.from, move.to) } }
}
