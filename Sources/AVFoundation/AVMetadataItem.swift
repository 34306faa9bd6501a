public import QuartzCore

/// Something that is known about a film or a sound. No asset has one here.
open class AVMetadataItem: NSObject, @unchecked Sendable {
    /// What is known.
    open var value: (any NSObjectProtocol)? { nil }
    /// What is known, as text.
    open var stringValue: String? { nil }
    /// What is known, as bytes.
    open var dataValue: Data? { nil }
    /// What everybody calls it.
    open var commonKey: AVMetadataKey? {
        keySpace == .common ? (key as? NSString).map { AVMetadataKey($0 as String) } : nil
    }
    /// What it is called.
    open var key: (any NSCopying & NSObjectProtocol)? { nil }
    /// In which language it is.
    open var locale: Locale? { nil }
    /// What it is called in one word, with its space.
    open var identifier: AVMetadataIdentifier? {
        guard let keySpace, let key else { return nil }
        return AVMetadataIdentifier("\(keySpace.rawValue)/\(key)")
    }
    /// Which names are used for it.
    open var keySpace: AVMetadataKeySpace? { nil }

    /// Reads values of it: none can be read.
    open func loadValuesAsynchronously(forKeys keys: [String], completionHandler handler: (() -> Void)? = nil) {
        guard let handler else { return }
        onMain(handler)
    }

    /// How far a value is read: it failed, and the error says why.
    open func statusOfValue(forKey key: String, error outError: UnsafeMutablePointer<NSError?>?) -> AVKeyValueStatus {
        outError?.pointee = AVError(.fileFormatNotRecognized)._nsError
        return .failed
    }

    /// Those of some items that are called so.
    open class func metadataItems(
        from metadataItems: [AVMetadataItem], withKey key: Any?, keySpace: AVMetadataKeySpace?
    ) -> [AVMetadataItem] {
        let name = (key as? AVMetadataKey)?.rawValue ?? key.map { "\($0)" }
        return metadataItems.filter { item in
            (keySpace == nil || item.keySpace == keySpace) && (name == nil || item.key.map { "\($0)" } == name)
        }
    }

    /// Those of some items that are called so.
    open class func metadataItems(
        from metadataItems: [AVMetadataItem], filteredByIdentifier identifier: AVMetadataIdentifier
    ) -> [AVMetadataItem] { metadataItems.filter { $0.identifier == identifier } }
}

/// Something that a program says of a film or sound.
open class AVMutableMetadataItem: AVMetadataItem, @unchecked Sendable {
    private var said: (any NSObjectProtocol)?
    private var name: (any NSCopying & NSObjectProtocol)?
    private var space: AVMetadataKeySpace?
    private var language: Locale?
    private var whole: AVMetadataIdentifier?

    /// What is said.
    open override var value: (any NSObjectProtocol)? {
        get { said }
        set { said = newValue }
    }
    open override var stringValue: String? { (said as? NSString).map { $0 as String } }
    open override var dataValue: Data? { (said as? NSData).map { $0 as Data } }
    /// What it is called.
    open override var key: (any NSCopying & NSObjectProtocol)? {
        get { name }
        set { name = newValue }
    }
    /// Which names are used for it.
    open override var keySpace: AVMetadataKeySpace? {
        get { space }
        set { space = newValue }
    }
    /// In which language it is.
    open override var locale: Locale? {
        get { language }
        set { language = newValue }
    }
    /// What it is called in one word, with its space.
    open override var identifier: AVMetadataIdentifier? {
        get { whole ?? super.identifier }
        set { whole = newValue }
    }
    /// How the value is written, as `kCMMetadataBaseDataType_…` names it. Kept.
    open var dataType: String?
    /// What else is said.
    open var extraAttributes: [AVMetadataExtraAttributeKey: Any]?
}

/// What else is said of something known.
public struct AVMetadataExtraAttributeKey: RawRepresentable, Hashable, Sendable {
    /// The name as Apple's frameworks spell it.
    public let rawValue: String
    /// The key of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
}

/// What something known is called in one word, with its space.
public struct AVMetadataIdentifier: RawRepresentable, Hashable, Sendable {
    /// The name as Apple's frameworks spell it.
    public let rawValue: String
    /// The identifier of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The identifier of a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// What it is called.
    public static let commonIdentifierTitle = AVMetadataIdentifier("comn/title")
    /// Who plays.
    public static let commonIdentifierArtist = AVMetadataIdentifier("comn/artist")
    /// Its picture.
    public static let commonIdentifierArtwork = AVMetadataIdentifier("comn/artwork")
    /// What it is part of.
    public static let commonIdentifierAlbumName = AVMetadataIdentifier("comn/albumName")
    /// What it is about.
    public static let commonIdentifierDescription = AVMetadataIdentifier("comn/description")
    /// When it was made.
    public static let commonIdentifierCreationDate = AVMetadataIdentifier("comn/creationDate")
    /// Who wrote it.
    public static let commonIdentifierAuthor = AVMetadataIdentifier("comn/author")
    /// Who made it.
    public static let commonIdentifierCreator = AVMetadataIdentifier("comn/creator")
    /// Who helped.
    public static let commonIdentifierContributor = AVMetadataIdentifier("comn/contributor")
    /// Who publishes it.
    public static let commonIdentifierPublisher = AVMetadataIdentifier("comn/publisher")
    /// Whose it is.
    public static let commonIdentifierCopyrights = AVMetadataIdentifier("comn/copyrights")
    /// What it deals with.
    public static let commonIdentifierSubject = AVMetadataIdentifier("comn/subject")
    /// What kind of thing it is.
    public static let commonIdentifierType = AVMetadataIdentifier("comn/type")
    /// What it is written in.
    public static let commonIdentifierFormat = AVMetadataIdentifier("comn/format")
    /// What it is known by.
    public static let commonIdentifierAssetIdentifier = AVMetadataIdentifier("comn/identifier")
    /// What it was made from.
    public static let commonIdentifierSource = AVMetadataIdentifier("comn/source")
    /// The language spoken.
    public static let commonIdentifierLanguage = AVMetadataIdentifier("comn/language")
    /// What belongs to it.
    public static let commonIdentifierRelation = AVMetadataIdentifier("comn/relation")
    /// Where it was made.
    public static let commonIdentifierLocation = AVMetadataIdentifier("comn/location")
    /// When it was last changed.
    public static let commonIdentifierLastModifiedDate = AVMetadataIdentifier("comn/lastModifiedDate")
    /// Who built the camera.
    public static let commonIdentifierMake = AVMetadataIdentifier("comn/make")
    /// Which camera.
    public static let commonIdentifierModel = AVMetadataIdentifier("comn/model")
    /// The program that made it.
    public static let commonIdentifierSoftware = AVMetadataIdentifier("comn/software")
    /// What QuickTime calls its title.
    public static let quickTimeMetadataTitle = AVMetadataIdentifier("mdta/com.apple.quicktime.title")
    /// When it was made, as QuickTime says it.
    public static let quickTimeMetadataCreationDate = AVMetadataIdentifier("mdta/com.apple.quicktime.creationdate")
    /// Where it was made, as QuickTime says it.
    public static let quickTimeMetadataLocationISO6709 = AVMetadataIdentifier(
        "mdta/com.apple.quicktime.location.ISO6709")
    /// Who built the camera, as QuickTime says it.
    public static let quickTimeMetadataMake = AVMetadataIdentifier("mdta/com.apple.quicktime.make")
    /// Which camera, as QuickTime says it.
    public static let quickTimeMetadataModel = AVMetadataIdentifier("mdta/com.apple.quicktime.model")
    /// What ties the picture and the film of a live photo.
    public static let quickTimeMetadataContentIdentifier = AVMetadataIdentifier(
        "mdta/com.apple.quicktime.content.identifier")
    /// The picture that ID3 attaches.
    public static let id3MetadataAttachedPicture = AVMetadataIdentifier("id3/APIC")
    /// The cover in iTunes.
    public static let iTunesMetadataCoverArt = AVMetadataIdentifier("itsk/covr")
}

/// Names that something known is called by.
public struct AVMetadataKeySpace: RawRepresentable, Hashable, Sendable {
    /// The name as Apple's frameworks spell it.
    public let rawValue: String
    /// The space of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The space of a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// What everybody calls it.
    public static let common = AVMetadataKeySpace(rawValue: "comn")
    /// What ID3 calls it.
    public static let id3 = AVMetadataKeySpace(rawValue: "org.id3")
    /// What iTunes calls it.
    public static let iTunes = AVMetadataKeySpace(rawValue: "itsk")
    /// What QuickTime's metadata call it.
    public static let quickTimeMetadata = AVMetadataKeySpace(rawValue: "mdta")
    /// What QuickTime's user data call it.
    public static let quickTimeUserData = AVMetadataKeySpace(rawValue: "udta")
    /// What the user data of ISO's files call it.
    public static let isoUserData = AVMetadataKeySpace(rawValue: "uiso")
    /// What internet radio calls it.
    public static let icy = AVMetadataKeySpace(rawValue: "icy")
    /// What streams call a stretch of time.
    public static let hlsDateRange = AVMetadataKeySpace(rawValue: "lsdr")
    /// What files of sound call it.
    public static let audioFile = AVMetadataKeySpace(rawValue: "caaf")
}

/// What something that is known is called.
public struct AVMetadataKey: RawRepresentable, Hashable, Sendable {
    /// The name as Apple's frameworks spell it.
    public let rawValue: String
    /// The key of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The key of a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// What it is called.
    public static let commonKeyTitle = AVMetadataKey(rawValue: "title")
    /// Who plays.
    public static let commonKeyArtist = AVMetadataKey(rawValue: "artist")
    /// The picture of it.
    public static let commonKeyArtwork = AVMetadataKey(rawValue: "artwork")
    /// What it is part of.
    public static let commonKeyAlbumName = AVMetadataKey(rawValue: "albumName")
    /// Who wrote it.
    public static let commonKeyAuthor = AVMetadataKey(rawValue: "author")
    /// Who made it.
    public static let commonKeyCreator = AVMetadataKey(rawValue: "creator")
    /// Who helped.
    public static let commonKeyContributor = AVMetadataKey(rawValue: "contributor")
    /// Who publishes it.
    public static let commonKeyPublisher = AVMetadataKey(rawValue: "publisher")
    /// Whose it is.
    public static let commonKeyCopyrights = AVMetadataKey(rawValue: "copyrights")
    /// What it deals with.
    public static let commonKeySubject = AVMetadataKey(rawValue: "subject")
    /// What it is about.
    public static let commonKeyDescription = AVMetadataKey(rawValue: "description")
    /// What kind of thing it is.
    public static let commonKeyType = AVMetadataKey(rawValue: "type")
    /// What it is written in.
    public static let commonKeyFormat = AVMetadataKey(rawValue: "format")
    /// What it is known by.
    public static let commonKeyIdentifier = AVMetadataKey(rawValue: "identifier")
    /// What it was made from.
    public static let commonKeySource = AVMetadataKey(rawValue: "source")
    /// The language spoken.
    public static let commonKeyLanguage = AVMetadataKey(rawValue: "language")
    /// What belongs to it.
    public static let commonKeyRelation = AVMetadataKey(rawValue: "relation")
    /// Where it was made.
    public static let commonKeyLocation = AVMetadataKey(rawValue: "location")
    /// When it was made.
    public static let commonKeyCreationDate = AVMetadataKey(rawValue: "creationDate")
    /// When it was last changed.
    public static let commonKeyLastModifiedDate = AVMetadataKey(rawValue: "lastModifiedDate")
    /// Who built the camera.
    public static let commonKeyMake = AVMetadataKey(rawValue: "make")
    /// Which camera.
    public static let commonKeyModel = AVMetadataKey(rawValue: "model")
    /// The program that made it.
    public static let commonKeySoftware = AVMetadataKey(rawValue: "software")
}
