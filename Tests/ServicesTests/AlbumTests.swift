import CoreGraphics
import PhotosUI
import TestSupport
import Testing
import UIKit

@testable import Photos

@Suite("Albums of the library", .serialized)
@MainActor
struct AlbumTests {
    private final class Ear: NSObject, PHPhotoLibraryChangeObserver {
        var heard: [PHChange] = []
        func photoLibraryDidChange(_ changeInstance: PHChange) { heard.append(changeInstance) }
    }

    private let title = "Album \(UUID().uuidString)"
    private var folder: URL { URL.picturesDirectory.appendingPathComponent(title) }

    private func dot(_ side: CGFloat) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: CGSize(width: side, height: side), format: format).image { _ in }
    }

    /// Adds pictures of these sides, in pixels, each a day younger than the one before.
    private func add(_ sides: [CGFloat]) throws {
        try PHPhotoLibrary.shared().performChangesAndWait {
            let album = PHAssetCollectionChangeRequest.creationRequestForAssetCollection(withTitle: title)
            let placeholders = sides.enumerated().map { day, side in
                let request = PHAssetChangeRequest.creationRequestForAsset(from: dot(side))
                request.creationDate = Date(timeIntervalSince1970: Double(day) * 86_400)
                return request.placeholderForCreatedAsset
            }
            album.addAssets(placeholders.compactMap { $0 } as NSArray)
        }
    }

    private func album() throws -> PHAssetCollection {
        let all = PHAssetCollection.fetchAssetCollections(with: .album, subtype: .any, options: nil)
        var found: PHAssetCollection?
        all.enumerateObjects { album, _, _ in if album.localizedTitle == title { found = album } }
        return try #require(found)
    }

    private var mayWrite: Bool { PHPhotoLibrary.authorizationStatus(for: .addOnly) == .authorized }

    @Test("an album is a folder: its pictures are found in it and in the library")
    func albums() throws {
        guard mayWrite else { return }
        defer { try? FileManager.default.removeItem(at: folder) }
        try add([3, 5, 4])
        let album = try album()
        #expect(album.assetCollectionType == .album)
        #expect(album.assetCollectionSubtype == .albumRegular)
        #expect(album.estimatedAssetCount == 3)
        let inside = PHAsset.fetchAssets(in: album, options: nil)
        #expect(Set(inside.objects(at: [0, 1, 2]).map(\.pixelWidth)) == [3, 4, 5])
        #expect(inside.countOfAssets(with: .image) == 3)
        let recents = PHAssetCollection.fetchAssetCollections(
            with: .smartAlbum, subtype: .smartAlbumUserLibrary, options: nil)
        let library = PHAsset.fetchAssets(in: try #require(recents.firstObject), options: nil)
        #expect(library.contains(inside[0]))
        let mine = PHAssetCollection.fetchAssetCollectionsContaining(inside[0], with: .album, options: nil)
        #expect(mine.firstObject == album)
        #expect(PHAsset.fetchAssets(withLocalIdentifiers: [inside[1].localIdentifier], options: nil)[0] == inside[1])
    }

    @Test("a picture that leaves an album stays in the library")
    func leaving() throws {
        guard mayWrite else { return }
        defer { try? FileManager.default.removeItem(at: folder) }
        try add([3, 5])
        let gone = PHAsset.fetchAssets(in: try album(), options: nil)[0]
        #expect(gone.canPerform(.delete))
        #expect(!gone.canPerform(.content))
        let place = URL.picturesDirectory.appendingPathComponent(gone.file.lastPathComponent)
        defer { try? FileManager.default.removeItem(at: place) }
        let collection = try album()
        #expect(collection.canPerform(.addContent))
        try PHPhotoLibrary.shared().performChangesAndWait {
            PHAssetCollectionChangeRequest(for: collection)?.removeAssets([gone] as NSArray)
        }
        #expect(PHAsset.fetchAssets(in: try album(), options: nil).count == 1)
        #expect(FileManager.default.fileExists(atPath: place.path))
        #expect(!FileManager.default.fileExists(atPath: gone.file.path))
    }

    @Test("what is changed of a picture stays with it, and what is deleted lies in the trash")
    func changesOfPictures() throws {
        guard mayWrite else { return }
        let data = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        let before = ProcessInfo.processInfo.environment["XDG_DATA_HOME"]
        setenv("XDG_DATA_HOME", data.path, 1)
        defer {
            if let before { setenv("XDG_DATA_HOME", before, 1) } else { unsetenv("XDG_DATA_HOME") }
            for folder in [folder, data] { try? FileManager.default.removeItem(at: folder) }
        }
        try add([3, 5])
        let pictures = PHAsset.fetchAssets(in: try album(), options: nil)
        let first = pictures[0], second = pictures[1]
        #expect(!first.isFavorite)
        try PHPhotoLibrary.shared().performChangesAndWait {
            let request = PHAssetChangeRequest(for: first)
            request.isFavorite = true
            #expect(request.placeholderForCreatedAsset == nil)
            PHAssetChangeRequest.deleteAssets([second] as NSArray)
        }
        let left = PHAsset.fetchAssets(in: try album(), options: nil)
        #expect(left.count == 1)
        #expect(left[0] == first && left[0].isFavorite && !left[0].isHidden)
        let trash = data.appendingPathComponent("Trash"), name = second.file.lastPathComponent
        #expect(FileManager.default.fileExists(atPath: trash.appendingPathComponent("files/\(name)").path))
        let note = try String(contentsOf: trash.appendingPathComponent("info/\(name).trashinfo"), encoding: .utf8)
        #expect(note.hasPrefix("[Trash Info]\nPath=/"))
        #expect(throws: PHPhotosError.self) {
            try PHPhotoLibrary.shared().performChangesAndWait { _ = PHAssetChangeRequest(for: second) }
        }
    }

    @Test("the file of a picture has a name, a size and a kind, and is copied")
    func files() async throws {
        guard mayWrite else { return }
        defer { try? FileManager.default.removeItem(at: folder) }
        try add([3])
        let asset = try #require(PHAsset.fetchAssets(in: album(), options: nil).firstObject)
        let resource = try #require(PHAssetResource.assetResources(for: asset).first)
        #expect(resource.type == .photo)
        #expect(resource.originalFilename == asset.file.lastPathComponent)
        let size = try Data(contentsOf: asset.file).count
        #expect(resource.value(forKey: "fileSize") as? Int == size)
        let copy = folder.appendingPathComponent("copy")
        try await PHAssetResourceManager.default().writeData(for: resource, toFile: copy, options: nil)
        #expect(try Data(contentsOf: copy).count == size)
        await #expect(throws: (any Error).self) {
            try await PHAssetResourceManager.default().writeData(for: resource, toFile: copy, options: nil)
        }
    }

    @Test("predicates and orders go by the names of properties")
    func choosing() throws {
        guard mayWrite else { return }
        defer { try? FileManager.default.removeItem(at: folder) }
        try add([3, 5, 4])
        let album = try album(), options = PHFetchOptions()
        options.predicate = NSPredicate(format: "mediaType == %d AND pixelWidth > 3", PHAssetMediaType.image.rawValue)
        options.sortDescriptors = [NSSortDescriptor(key: "modificationDate", ascending: false)]
        let found = PHAsset.fetchAssets(in: album, options: options)
        #expect(found.objects(at: IndexSet(0..<found.count)).map(\.pixelWidth) == [4, 5])
        options.fetchLimit = 1
        #expect(PHAsset.fetchAssets(in: album, options: options).count == 1)
        #expect(found.count == 2)
        options.predicate = NSPredicate(format: "mediaType == %d", PHAssetMediaType.video.rawValue)
        #expect(PHAsset.fetchAssets(in: album, options: options).count == 0)
        options.predicate = NSPredicate(format: "localizedTitle == %@", title)
        #expect(PHCollection.fetchTopLevelUserCollections(with: options).firstObject == album)
    }

    @Test("a change says which places are new, which are gone")
    func changes() throws {
        guard mayWrite else { return }
        defer { try? FileManager.default.removeItem(at: folder) }
        try add([3])
        let album = try album(), ear = Ear(), options = PHFetchOptions()
        options.sortDescriptors = [NSSortDescriptor(key: "pixelWidth", ascending: true)]
        let before = PHAsset.fetchAssets(in: album, options: options)
        PHPhotoLibrary.shared().register(ear)
        defer { PHPhotoLibrary.shared().unregisterChangeObserver(ear) }
        try add([2, 9])
        let change = try #require(ear.heard.last)
        let details = try #require(change.changeDetails(for: before))
        #expect(details.insertedIndexes == [0, 2])
        #expect(details.removedIndexes == nil)
        #expect(!details.hasMoves)
        let after = details.fetchResultAfterChanges
        #expect(after.count == 3)
        #expect(change.changeDetails(for: after) == nil)
        try FileManager.default.removeItem(at: folder)
        #expect(change.changeDetails(for: after)?.removedIndexes == [0, 1, 2])
        #expect(change.changeDetails(for: after[0])?.objectWasDeleted == true)
        #expect(change.changeDetails(for: album)?.objectAfterChanges == nil)
    }

    @Test("names that are no folder's are refused; films and pictures that move are said not to be there")
    func refusals() async throws {
        for title in ["", "../up", ".hidden"] {
            #expect(throws: PHPhotosError(.invalidResource)) {
                try PHPhotoLibrary.shared().performChangesAndWait {
                    _ = PHAssetCollectionChangeRequest.creationRequestForAssetCollection(withTitle: title)
                }
            }
        }
        guard mayWrite else { return }
        defer { try? FileManager.default.removeItem(at: folder) }
        try add([3])
        let asset = try #require(PHAsset.fetchAssets(in: try album(), options: nil).firstObject)
        let isRefused = await withCheckedContinuation { continuation in
            PHImageManager.default().requestLivePhoto(
                for: asset, targetSize: CGSize(width: 10, height: 10), contentMode: .aspectFit, options: nil
            ) { photo, info in continuation.resume(returning: photo == nil && info?[PHImageErrorKey] != nil) }
        }
        #expect(isRefused)
    }
}

@Suite("Differences of findings")
struct FetchDifferenceTests {
    @Test("taking out, putting in and moving in turn leads from any order to any other")
    func applied() {
        let things = (0..<8).map { PHObjectPlaceholder("\($0)") }
        for seed in RandomRounds.seeds(usually: 300) {
            var random = SeededGenerator(seed: seed)
            let old = things.shuffled(using: &random).prefix(Int.random(in: 0...8, using: &random))
            let new = things.shuffled(using: &random).prefix(Int.random(in: 0...8, using: &random))
            let details = PHFetchResultChangeDetails(
                from: PHFetchResult { Array(old) }, to: PHFetchResult { Array(new) }, changedObjects: [])
            var list = Array(old)
            for index in details.removedIndexes?.reversed() ?? [] { list.remove(at: index) }
            for (index, thing) in zip(details.insertedIndexes ?? [], details.insertedObjects) {
                list.insert(thing, at: index)
            }
            details.enumerateMoves { list.insert(list.remove(at: $0), at: $1) }
            #expect(list == Array(new), "\(old.map(\.localIdentifier)) to \(new.map(\.localIdentifier))")
        }
    }
}
