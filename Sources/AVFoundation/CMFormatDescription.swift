public import QuartzCore

/// Four letters as a number.
public typealias CMMediaType = FourCharCode
/// How pictures are told of.
public typealias CMVideoFormatDescription = CMFormatDescription
/// How sounds are told of.
public typealias CMAudioFormatDescription = CMFormatDescription

/// How large a film's pictures are, in pixels.
public struct CMVideoDimensions: Hashable, Sendable {
    /// Pixels across.
    public var width: Int32
    /// Pixels down.
    public var height: Int32
    /// No pixels.
    public init() { (width, height) = (0, 0) }
    /// So many pixels.
    public init(width: Int32, height: Int32) { (self.width, self.height) = (width, height) }
}

/// How pictures or sounds of a film are coded. No film tells here: none is read.
public final class CMFormatDescription: NSObject, @unchecked Sendable {
    /// What it tells of: `vide`, `soun`.
    public let mediaType: CMMediaType
    /// How that is coded.
    public let mediaSubType: FourCharCode
    /// How large pictures are, in pixels.
    public var dimensions: CMVideoDimensions { CMVideoDimensions() }

    init(_ type: CMMediaType, _ coding: FourCharCode) {
        (mediaType, mediaSubType) = (type, coding)
        super.init()
    }
}

/// What a description tells of: `vide`, `soun`.
public func CMFormatDescriptionGetMediaType(_ desc: CMFormatDescription) -> CMMediaType { desc.mediaType }
/// How that is coded.
public func CMFormatDescriptionGetMediaSubType(_ desc: CMFormatDescription) -> FourCharCode { desc.mediaSubType }
/// How large pictures are, in pixels.
public func CMVideoFormatDescriptionGetDimensions(_ videoDesc: CMVideoFormatDescription) -> CMVideoDimensions {
    videoDesc.dimensions
}
