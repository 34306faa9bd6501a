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
    open var commonKey: AVMetadataKey? { nil }
}

/// What something that is known is called.
public struct AVMetadataKey: RawRepresentable, Hashable, Sendable {
    /// The name as Apple's frameworks spell it.
    public let rawValue: String
    /// The key of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// What it is called.
    public static let commonKeyTitle = AVMetadataKey(rawValue: "title")
    /// Who plays.
    public static let commonKeyArtist = AVMetadataKey(rawValue: "artist")
    /// The picture of it.
    public static let commonKeyArtwork = AVMetadataKey(rawValue: "artwork")
    /// What it is part of.
    public static let commonKeyAlbumName = AVMetadataKey(rawValue: "albumName")
}
