public import Foundation
public import UIKit

/// Its number.
public let MPMediaItemPropertyPersistentID = "persistentID"
/// What it is called.
public let MPMediaItemPropertyTitle = "title"
/// Who made it.
public let MPMediaItemPropertyArtist = "artist"
/// Their number.
public let MPMediaItemPropertyArtistPersistentID = "artistPID"
/// On which album it is.
public let MPMediaItemPropertyAlbumTitle = "albumTitle"
/// Its number.
public let MPMediaItemPropertyAlbumPersistentID = "albumPID"
/// Who made the album.
public let MPMediaItemPropertyAlbumArtist = "albumArtist"
/// Where it stands there.
public let MPMediaItemPropertyAlbumTrackNumber = "albumTrackNumber"
/// How many stand there.
public let MPMediaItemPropertyAlbumTrackCount = "albumTrackCount"
/// On which disc it is.
public let MPMediaItemPropertyDiscNumber = "discNumber"
/// How many discs there are.
public let MPMediaItemPropertyDiscCount = "discCount"
/// What kind of music it is.
public let MPMediaItemPropertyGenre = "genre"
/// Who wrote it.
public let MPMediaItemPropertyComposer = "composer"
/// How long it is, seconds.
public let MPMediaItemPropertyPlaybackDuration = "playbackDuration"
/// Its picture.
public let MPMediaItemPropertyArtwork = "artwork"
/// What kind it is.
public let MPMediaItemPropertyMediaType = "mediaType"
/// Where it is.
public let MPMediaItemPropertyAssetURL = "assetURL"
/// What is sung.
public let MPMediaItemPropertyLyrics = "lyrics"
/// How often it was played.
public let MPMediaItemPropertyPlayCount = "playCount"
/// How often it was skipped.
public let MPMediaItemPropertySkipCount = "skipCount"
/// How well it is liked, from 0 to 5.
public let MPMediaItemPropertyRating = "rating"
/// When it was played.
public let MPMediaItemPropertyLastPlayedDate = "lastPlayedDate"
/// When it came out.
public let MPMediaItemPropertyReleaseDate = "releaseDate"
/// Whether it is elsewhere.
public let MPMediaItemPropertyIsCloudItem = "isCloudItem"
/// Whether it cannot be read.
public let MPMediaItemPropertyHasProtectedAsset = "protectedAsset"
/// Of which series it is.
public let MPMediaItemPropertyPodcastTitle = "podcastTitle"
/// How fast it is.
public let MPMediaItemPropertyBeatsPerMinute = "beatsPerMinute"
/// What was noted.
public let MPMediaItemPropertyComments = "comments"
/// Whether it is of a collection.
public let MPMediaItemPropertyIsCompilation = "isCompilation"
/// Whether it is not for children.
public let MPMediaItemPropertyIsExplicit = "isExplicit"
/// What a list is called.
public let MPMediaPlaylistPropertyName = "name"

/// A number of something in the library.
public typealias MPMediaEntityPersistentID = UInt64

/// Kinds of media.
public struct MPMediaType: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// The value of some bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Music.
    public static let music = MPMediaType(rawValue: 1)
    /// Series to be heard.
    public static let podcast = MPMediaType(rawValue: 2)
    /// Books to be heard.
    public static let audioBook = MPMediaType(rawValue: 4)
    /// Lectures.
    public static let audioITunesU = MPMediaType(rawValue: 8)
    /// Everything to be heard.
    public static let anyAudio = MPMediaType(rawValue: 0xff)
    /// Films.
    public static let movie = MPMediaType(rawValue: 0x100)
    /// Series to be seen.
    public static let tvShow = MPMediaType(rawValue: 0x200)
    /// Clips of music.
    public static let musicVideo = MPMediaType(rawValue: 0x800)
    /// Everything to be seen.
    public static let anyVideo = MPMediaType(rawValue: 0xff00)
    /// Everything.
    public static let any = MPMediaType(rawValue: .max)
}

/// A picture of what plays.
open class MPMediaItemArtwork: NSObject {
    /// How large it is, points.
    open private(set) var bounds: CGRect
    private let make: (CGSize) -> UIImage

    /// A picture that is made as large as it is asked for.
    public init(boundsSize: CGSize, requestHandler: @escaping (CGSize) -> UIImage) {
        (bounds, make) = (CGRect(origin: .zero, size: boundsSize), requestHandler)
        super.init()
    }

    /// A picture.
    public convenience init(image: UIImage) { self.init(boundsSize: image.size) { _ in image } }

    /// How large it is, points.
    open var imageCropRect: CGRect { bounds }
    /// The picture of a size, points.
    open func image(at size: CGSize) -> UIImage? { make(size) }
}

/// Something in the library. It is empty.
open class MPMediaEntity: NSObject {
    /// Its number.
    open var persistentID: MPMediaEntityPersistentID { 0 }
    /// What it says of something: nothing.
    open func value(forProperty property: String) -> Any? { nil }
    /// Whether it can be asked for by something: nothing can.
    open class func canFilter(byProperty property: String) -> Bool { false }

    /// Something that the library does not hold.
    public override init() { super.init() }
}

/// A piece of the library. There are none.
open class MPMediaItem: MPMediaEntity {
    /// What it is called.
    open var title: String? { nil }
    /// Who made it.
    open var artist: String? { nil }
    /// On which album it is.
    open var albumTitle: String? { nil }
    /// Who made the album.
    open var albumArtist: String? { nil }
    /// What kind of music it is.
    open var genre: String? { nil }
    /// Who wrote it.
    open var composer: String? { nil }
    /// How long it is, seconds.
    open var playbackDuration: TimeInterval { 0 }
    /// Where it stands on its album.
    open var albumTrackNumber: Int { 0 }
    /// Its picture.
    open var artwork: MPMediaItemArtwork? { nil }
    /// Where it is.
    open var assetURL: URL? { nil }
    /// What kind it is.
    open var mediaType: MPMediaType { [] }
    /// Whether it is elsewhere.
    open var isCloudItem: Bool { false }
    /// Whether it cannot be read.
    open var hasProtectedAsset: Bool { false }
    /// What is sung.
    open var lyrics: String? { nil }
    /// How often it was played.
    open var playCount: Int { 0 }
    /// When it came out.
    open var releaseDate: Date? { nil }
}

/// Pieces of the library.
open class MPMediaItemCollection: MPMediaEntity {
    /// The pieces.
    open private(set) var items: [MPMediaItem]

    /// Some pieces.
    public init(items: [MPMediaItem]) {
        self.items = items
        super.init()
    }

    /// How many there are.
    open var count: Int { items.count }
    /// One that stands for all.
    open var representativeItem: MPMediaItem? { items.first }
    /// Which kinds they are of.
    open var mediaTypes: MPMediaType { items.reduce(into: []) { $0.formUnion($1.mediaType) } }
}

/// Pieces that the user has put together. There are none.
open class MPMediaPlaylist: MPMediaItemCollection {
    /// What it is called.
    open var name: String? { nil }
}

/// By what pieces of the library are put together.
public enum MPMediaGrouping: Int, Sendable {
    /// Not at all.
    case title = 0
    /// By albums.
    case album = 1
    /// By artists.
    case artist = 2
    /// By artists of albums.
    case albumArtist = 3
    /// By composers.
    case composer = 4
    /// By kinds of music.
    case genre = 5
    /// By lists.
    case playlist = 6
    /// By series.
    case podcastTitle = 7
}

/// What pieces have in common.
open class MPMediaPredicate: NSObject {}

/// How a value is compared.
public enum MPMediaPredicateComparison: Int, Sendable {
    /// It is the same.
    case equalTo = 0
    /// It is in it.
    case contains = 1
}

/// Pieces that say something of a property.
open class MPMediaPropertyPredicate: MPMediaPredicate {
    /// Which property.
    open private(set) var property: String
    /// What it says.
    open private(set) var value: Any?
    /// How that is compared.
    open private(set) var comparisonType: MPMediaPredicateComparison

    /// Pieces that say something of a property.
    public init(value: Any?, forProperty property: String, comparisonType: MPMediaPredicateComparison = .equalTo) {
        (self.property, self.value, self.comparisonType) = (property, value, comparisonType)
        super.init()
    }
}

/// Asks for pieces of the library, which may not be read: it finds none.
open class MPMediaQuery: NSObject {
    /// What pieces have in common.
    open var filterPredicates: Set<MPMediaPredicate>?
    /// By what they are put together.
    open var groupingType = MPMediaGrouping.title

    /// Asks for all.
    public override init() { super.init() }
    /// Asks for some.
    public init(filterPredicates: Set<MPMediaPredicate>?) {
        self.filterPredicates = filterPredicates
        super.init()
    }

    /// Asks for one more thing.
    open func addFilterPredicate(_ predicate: MPMediaPredicate) {
        filterPredicates = (filterPredicates ?? []).union([predicate])
    }
    /// Asks for one thing less.
    open func removeFilterPredicate(_ predicate: MPMediaPredicate) { filterPredicates?.remove(predicate) }
    /// The pieces: nil, as it may not be read.
    open var items: [MPMediaItem]? { nil }
    /// The pieces, put together: nil, as it may not be read.
    open var collections: [MPMediaItemCollection]? { nil }

    private static func query(by grouping: MPMediaGrouping) -> MPMediaQuery {
        let query = MPMediaQuery()
        query.groupingType = grouping
        return query
    }
    /// Asks for all albums.
    open class func albums() -> MPMediaQuery { query(by: .album) }
    /// Asks for all artists.
    open class func artists() -> MPMediaQuery { query(by: .artist) }
    /// Asks for all songs.
    open class func songs() -> MPMediaQuery { query(by: .title) }
    /// Asks for all playlists.
    open class func playlists() -> MPMediaQuery { query(by: .playlist) }
    /// Asks for all podcasts.
    open class func podcasts() -> MPMediaQuery { query(by: .podcastTitle) }
    /// Asks for all audiobooks.
    open class func audiobooks() -> MPMediaQuery { query(by: .title) }
    /// Asks for all compilations.
    open class func compilations() -> MPMediaQuery { query(by: .album) }
    /// Asks for all composers.
    open class func composers() -> MPMediaQuery { query(by: .composer) }
    /// Asks for all genres.
    open class func genres() -> MPMediaQuery { query(by: .genre) }
}

/// Whether a program may read the library.
public enum MPMediaLibraryAuthorizationStatus: Int, Sendable {
    /// The user was not asked.
    case notDetermined = 0
    /// The user said no.
    case denied = 1
    /// The device does not let it.
    case restricted = 2
    /// The user said yes.
    case authorized = 3
}

/// The library of music, which may not be read.
open class MPMediaLibrary: NSObject, @unchecked Sendable {
    private static let shared = MPMediaLibrary(alone: ())
    private init(alone: Void) { super.init() }

    /// The library.
    open class func `default`() -> MPMediaLibrary { shared }
    /// Whether the program may read it: it may not.
    open class func authorizationStatus() -> MPMediaLibraryAuthorizationStatus { .denied }
    /// Asks the user, who says no.
    open class func requestAuthorization(_ handler: @escaping @Sendable (MPMediaLibraryAuthorizationStatus) -> Void) {
        DispatchQueue.global().async { handler(.denied) }
    }
    /// Asks the user, who says no.
    open class func requestAuthorization() async -> MPMediaLibraryAuthorizationStatus { .denied }
    /// When it was changed: never.
    open var lastModifiedDate: Date { .distantPast }
    /// Has changes told: there are none.
    open func beginGeneratingLibraryChangeNotifications() {}
    /// Has changes told no more.
    open func endGeneratingLibraryChangeNotifications() {}
}
