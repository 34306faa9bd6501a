public import UIKit

/// Something of the library that is found by a name.
open class PHObject: NSObject, @unchecked Sendable {
    private let name: String

    init(_ name: String) {
        self.name = name
        super.init()
    }

    /// Something that the library does not hold: without a name.
    public override init() {
        name = ""
        super.init()
    }

    /// Its path in the folder of pictures; of a picture without the end.
    open var localIdentifier: String { name }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? PHObject else { return false }
        return type(of: other) == type(of: self) && other.name == name
    }
    open override var hash: Int { name.hashValue }
}

/// By what something is found that is being added.
open class PHObjectPlaceholder: PHObject, @unchecked Sendable {}

/// What a collection is.
public enum PHAssetCollectionType: Int, Sendable {
    /// An album: a folder in the folder of pictures.
    case album = 1
    /// What the system collects.
    case smartAlbum = 2
    /// What belongs to a time and a place. None are made.
    case moment = 3
}

/// What a collection is, in detail.
public enum PHAssetCollectionSubtype: Int, Sendable {
    /// An album of the user's.
    case albumRegular = 2
    /// An event from another library. There is none.
    case albumSyncedEvent = 3
    /// Faces from another library. There are none.
    case albumSyncedFaces = 4
    /// An album from another library. There is none.
    case albumSyncedAlbum = 5
    /// Pictures from a camera. There are none.
    case albumImported = 6
    /// Pictures of the user's other devices. There are none.
    case albumMyPhotoStream = 100
    /// Pictures that others share. There are none.
    case albumCloudShared = 101
    /// Collected by the system.
    case smartAlbumGeneric = 200
    /// Wide pictures. They are not told from others.
    case smartAlbumPanoramas = 201
    /// Films. None are listed.
    case smartAlbumVideos = 202
    /// The best ones: nobody says which.
    case smartAlbumFavorites = 203
    /// Films of slow things. None are listed.
    case smartAlbumTimelapses = 204
    /// Those that are hidden. None are.
    case smartAlbumAllHidden = 205
    /// Those that came last.
    case smartAlbumRecentlyAdded = 206
    /// Pictures in a row. They are not told from others.
    case smartAlbumBursts = 207
    /// Films of quick things. None are listed.
    case smartAlbumSlomoVideos = 208
    /// All of the user's.
    case smartAlbumUserLibrary = 209
    /// Pictures that the user took of himself. They are not told from others.
    case smartAlbumSelfPortraits = 210
    /// Pictures of the display: those in a folder of that name, `Screenshots`.
    case smartAlbumScreenshots = 211
    /// Pictures with depth. They are not told from others.
    case smartAlbumDepthEffect = 212
    /// Pictures that move. None are listed.
    case smartAlbumLivePhotos = 213
    /// Pictures of several frames: GIF files.
    case smartAlbumAnimated = 214
    /// Pictures of long exposure. They are not told from others.
    case smartAlbumLongExposures = 215
    /// Those that could not be handed to a service. There are none.
    case smartAlbumUnableToUpload = 216
    /// Pictures as a camera's sensor saw them. None are listed.
    case smartAlbumRAW = 217
    /// Films with depth. None are listed.
    case smartAlbumCinematic = 218
    /// Whatever it is.
    case any = 9_223_372_036_854_775_807
}

/// Something that pictures are collected in.
open class PHCollection: PHObject, @unchecked Sendable {
    /// What the user reads.
    open var localizedTitle: String? { nil }
    /// Whether there are pictures in it.
    open var canContainAssets: Bool { false }
    /// Whether there are collections in it: folders in albums are not looked into.
    open var canContainCollections: Bool { false }

    /// Whether it can be changed so: pictures come into albums and leave them.
    open func canPerform(_ anOperation: PHCollectionEditOperation) -> Bool {
        canContainAssets && [.addContent, .createContent, .removeContent].contains(anOperation)
    }

    /// The user's albums, by their names.
    open class func fetchTopLevelUserCollections(with options: PHFetchOptions?) -> PHFetchResult<PHCollection> {
        PHFetchResult { PHAssetCollection.found(.album, .any, options) }
    }
}

/// Which collections of collections there are.
public enum PHCollectionListType: Int, Sendable {
    /// Of moments.
    case momentList = 1
    /// The user's, with albums in them.
    case folder
    /// Made by rules.
    case smartFolder
}

/// Which of a kind.
public enum PHCollectionListSubtype: Int, Sendable {
    case momentListCluster = 1
    case momentListYear = 2
    case regularFolder = 100
    case smartFolderEvents = 200
    case smartFolderFaces = 201
    case any = 0x7FFF_FFFF_FFFF_FFFF
}

/// A collection of collections. Folders of pictures are albums here, and none holds others.
open class PHCollectionList: PHCollection, @unchecked Sendable {
    /// Which kind it is of.
    open var collectionListType: PHCollectionListType { .folder }
    /// Which of its kind.
    open var collectionListSubtype: PHCollectionListSubtype { .regularFolder }

    /// The lists of a kind: none.
    open class func fetchCollectionLists(
        with collectionListType: PHCollectionListType, subtype: PHCollectionListSubtype, options: PHFetchOptions?
    ) -> PHFetchResult<PHCollectionList> { PHFetchResult { [] } }

    /// The lists that a collection is in: none.
    open class func fetchCollectionListsContaining(
        _ collection: PHCollection, options: PHFetchOptions?
    ) -> PHFetchResult<PHCollectionList> { PHFetchResult { [] } }
}

/// How a collection can be changed.
public enum PHCollectionEditOperation: Int, Sendable {
    /// Things are taken from the library.
    case deleteContent = 1
    /// Things leave the collection.
    case removeContent
    /// Things come into the collection.
    case addContent
    /// Things are made in it.
    case createContent
    /// Things change their places.
    case rearrangeContent
    /// It is taken from the library.
    case delete
    /// It is named.
    case rename
}

/// An album, or what the system collects.
open class PHAssetCollection: PHCollection, @unchecked Sendable {
    /// What it is.
    open private(set) var assetCollectionType: PHAssetCollectionType
    /// What it is, in detail.
    open private(set) var assetCollectionSubtype: PHAssetCollectionSubtype

    init(album name: String) {
        assetCollectionType = .album
        assetCollectionSubtype = .albumRegular
        super.init(name)
    }

    /// An album without a name, with nothing in it.
    public override init() {
        (assetCollectionType, assetCollectionSubtype) = (.album, .albumRegular)
        super.init()
    }

    init(smart subtype: PHAssetCollectionSubtype) {
        assetCollectionType = .smartAlbum
        assetCollectionSubtype = subtype
        super.init("smart album \(subtype.rawValue)")
    }

    /// What the user reads: of an album the name of its folder.
    open override var localizedTitle: String? {
        switch assetCollectionSubtype {
        case .smartAlbumUserLibrary: "Recents"
        case .smartAlbumRecentlyAdded: "Recently Added"
        case .smartAlbumScreenshots: "Screenshots"
        case .smartAlbumAnimated: "Animated"
        default: localIdentifier
        }
    }
    open override var canContainAssets: Bool { true }
    /// How many things are in it.
    open var estimatedAssetCount: Int { pictures.count }
    /// When its first picture was made.
    open var startDate: Date? { pictures.compactMap(\.creationDate).min() }
    /// When its last picture was made.
    open var endDate: Date? { pictures.compactMap(\.creationDate).max() }

    /// What is in it, the oldest first.
    var pictures: [PHAsset] {
        switch assetCollectionSubtype {
        case .albumRegular: PHAsset.all.filter { $0.album == localIdentifier }
        case .smartAlbumScreenshots: PHAsset.all.filter { $0.album == "Screenshots" }
        case .smartAlbumAnimated: PHAsset.all.filter { $0.playbackStyle == .imageAnimated }
        default: PHAsset.all
        }
    }

    /// What the system collects here; of each its pictures can be told.
    private static let smart: [PHAssetCollectionSubtype] = [
        .smartAlbumUserLibrary, .smartAlbumRecentlyAdded, .smartAlbumScreenshots, .smartAlbumAnimated,
    ]

    static func found(
        _ type: PHAssetCollectionType, _ subtype: PHAssetCollectionSubtype, _ options: PHFetchOptions?
    ) -> [PHAssetCollection] {
        let all: [PHAssetCollection] =
            switch type {
            case .album: PictureFolder.albums.map(PHAssetCollection.init(album:))
            case .smartAlbum: smart.map(PHAssetCollection.init(smart:))
            case .moment: []
            }
        let wanted = all.filter { subtype == .any || $0.assetCollectionSubtype == subtype }
        return options.map { $0.chosen(of: wanted) } ?? wanted
    }

    /// Albums by their names, or what the system collects.
    open class func fetchAssetCollections(
        with type: PHAssetCollectionType, subtype: PHAssetCollectionSubtype, options: PHFetchOptions?
    ) -> PHFetchResult<PHAssetCollection> {
        PHFetchResult { found(type, subtype, options) }
    }

    /// Collections by what they are found by.
    open class func fetchAssetCollections(
        withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
    ) -> PHFetchResult<PHAssetCollection> {
        let wanted = Set(identifiers)
        return PHFetchResult {
            (found(.album, .any, options) + found(.smartAlbum, .any, options)).filter {
                wanted.contains($0.localIdentifier)
            }
        }
    }

    /// The collections of a type that a picture is in.
    open class func fetchAssetCollectionsContaining(
        _ asset: PHAsset, with type: PHAssetCollectionType, options: PHFetchOptions?
    ) -> PHFetchResult<PHAssetCollection> {
        PHFetchResult { found(type, .any, options).filter { $0.pictures.contains(asset) } }
    }
}

extension PHAssetCollection: CustomReflectable {
    /// What predicates and orders read by its name.
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                ("localizedTitle", { $0.localizedTitle as Any }), ("localIdentifier", { $0.localIdentifier }),
                ("assetCollectionType", { $0.assetCollectionType.rawValue }),
                ("assetCollectionSubtype", { $0.assetCollectionSubtype.rawValue }),
                ("estimatedAssetCount", { $0.estimatedAssetCount }), ("startDate", { $0.startDate as Any }),
                ("endDate", { $0.endDate as Any }),
            ].read(from: self))
    }
}

extension Array {
    /// The values under some names, each read when it is asked for: some take a look into files.
    func read<Object>(from object: Object) -> some Collection<Mirror.Child>
    where Element == (String, (Object) -> Any) {
        lazy.map { (label: $0.0, value: $0.1(object)) as Mirror.Child }
    }
}
