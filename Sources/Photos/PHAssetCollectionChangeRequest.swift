public import UIKit

/// An album that is made, or gets pictures.
open class PHAssetCollectionChangeRequest: NSObject {
    /// What the user reads: the name of the folder. Of an album that is there it stays as it is.
    open var title: String
    /// By what an album is found that is being made.
    open private(set) var placeholderForCreatedAssetCollection: PHObjectPlaceholder
    private var pictures: [PHObject] = []
    private var leaving: [PHAsset] = []

    private init(title: String) {
        self.title = title
        placeholderForCreatedAssetCollection = PHObjectPlaceholder(title)
        super.init()
        PHPhotoLibrary.additions.add(self)
    }

    /// Changes an album; nil for what the system collects.
    public convenience init?(for assetCollection: PHAssetCollection) {
        guard assetCollection.assetCollectionType == .album else { return nil }
        self.init(title: assetCollection.localIdentifier)
    }

    /// Makes an album: a folder in the folder of pictures.
    open class func creationRequestForAssetCollection(withTitle title: String) -> PHAssetCollectionChangeRequest {
        PHAssetCollectionChangeRequest(title: title)
    }

    /// Puts pictures in: those that this block adds lie in the album's folder then, others are copied there.
    open func addAssets(_ assets: NSArray) { pictures += assets.compactMap { $0 as? PHObject } }

    /// Takes pictures out: those that lie in the album's folder move into the library's own.
    open func removeAssets(_ assets: NSArray) { leaving += assets.compactMap { $0 as? PHAsset } }

    /// Which pictures that are being added come into the album.
    func takes(_ placeholder: PHObjectPlaceholder?) -> Bool {
        placeholder.map { mine in pictures.contains { $0 === mine } } ?? false
    }

    func save() throws {
        guard !title.isEmpty, !title.hasPrefix("."), !title.contains("/") else {
            throw PHPhotosError(.invalidResource)
        }
        let folder = URL.picturesDirectory.appendingPathComponent(title)
        let manager = FileManager.default
        try manager.createDirectory(at: folder, withIntermediateDirectories: true)
        for case let picture as PHAsset in pictures where picture.album != title {
            let copy = folder.appendingPathComponent(picture.file.lastPathComponent)
            if !manager.fileExists(atPath: copy.path) { try manager.copyItem(at: picture.file, to: copy) }
        }
        for picture in leaving where picture.album == title {
            var place = URL.picturesDirectory.appendingPathComponent(picture.file.lastPathComponent)
            if manager.fileExists(atPath: place.path) {
                let name = picture.file.deletingPathExtension().lastPathComponent
                place = URL.picturesDirectory.appendingPathComponent("\(name) \(UUID().uuidString.prefix(8))")
                    .appendingPathExtension(picture.file.pathExtension)
            }
            try manager.moveItem(at: picture.file, to: place)
        }
    }
}
