// Keys of what image sources and destinations are asked and tell.

/// What a file is thought to be.
public let kCGImageSourceTypeIdentifierHint: CFString = "kCGImageSourceTypeIdentifierHint"
/// Whether decoded pixels are kept; they always are.
public let kCGImageSourceShouldCache: CFString = "kCGImageSourceShouldCache"
/// Whether pixels are decoded at once; they always are.
public let kCGImageSourceShouldCacheImmediately: CFString = "kCGImageSourceShouldCacheImmediately"
/// Whether pixels may be numbers with fractions; they never are.
public let kCGImageSourceShouldAllowFloat: CFString = "kCGImageSourceShouldAllowFloat"
/// Whether a small picture is made where the file has none.
public let kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString = "kCGImageSourceCreateThumbnailFromImageIfAbsent"
/// Whether a small picture is made.
public let kCGImageSourceCreateThumbnailFromImageAlways: CFString = "kCGImageSourceCreateThumbnailFromImageAlways"
/// Pixels of a small picture's longer side at most.
public let kCGImageSourceThumbnailMaxPixelSize: CFString = "kCGImageSourceThumbnailMaxPixelSize"
/// Whether a small picture is turned upright.
public let kCGImageSourceCreateThumbnailWithTransform: CFString = "kCGImageSourceCreateThumbnailWithTransform"
/// By how much a picture may be smaller; whole ones are read.
public let kCGImageSourceSubsampleFactor: CFString = "kCGImageSourceSubsampleFactor"
/// From 0 to 1, for JPEG.
public let kCGImageDestinationLossyCompressionQuality: CFString = "kCGImageDestinationLossyCompressionQuality"
/// What shows through where a format has no transparency; black.
public let kCGImageDestinationBackgroundColor: CFString = "kCGImageDestinationBackgroundColor"
/// Pixels across.
public let kCGImagePropertyPixelWidth: CFString = "PixelWidth"
/// Pixels down.
public let kCGImagePropertyPixelHeight: CFString = "PixelHeight"
/// Bits of each part of a pixel.
public let kCGImagePropertyDepth: CFString = "Depth"
/// Pixels of an inch across.
public let kCGImagePropertyDPIWidth: CFString = "DPIWidth"
/// Pixels of an inch down.
public let kCGImagePropertyDPIHeight: CFString = "DPIHeight"
/// How a picture is turned, 1 to 8.
public let kCGImagePropertyOrientation: CFString = "Orientation"
/// Which parts a colour has.
public let kCGImagePropertyColorModel: CFString = "ColorModel"
/// Red, green and blue.
public let kCGImagePropertyColorModelRGB: CFString = "RGB"
/// Grey.
public let kCGImagePropertyColorModelGray: CFString = "Gray"
/// Whether a picture has transparent parts.
public let kCGImagePropertyHasAlpha: CFString = "HasAlpha"
/// The name of a colour space.
public let kCGImagePropertyProfileName: CFString = "ProfileName"
/// Bytes of a file.
public let kCGImagePropertyFileSize: CFString = "FileSize"
/// What a GIF tells.
public let kCGImagePropertyGIFDictionary: CFString = "{GIF}"
/// How often a GIF plays; 0 is for ever.
public let kCGImagePropertyGIFLoopCount: CFString = "LoopCount"
/// Seconds that an image of a GIF stays.
public let kCGImagePropertyGIFDelayTime: CFString = "DelayTime"
/// Seconds that an image of a GIF stays.
public let kCGImagePropertyGIFUnclampedDelayTime: CFString = "UnclampedDelayTime"
/// Whether all images of a GIF have the same colours.
public let kCGImagePropertyGIFHasGlobalColorMap: CFString = "HasGlobalColorMap"
/// The colours of a GIF.
public let kCGImagePropertyGIFImageColorMap: CFString = "ImageColorMap"
/// What a PNG tells.
public let kCGImagePropertyPNGDictionary: CFString = "{PNG}"
/// How often an animated PNG plays; 0 is for ever.
public let kCGImagePropertyAPNGLoopCount: CFString = "LoopCount"
/// Seconds that an image of an animated PNG stays.
public let kCGImagePropertyAPNGDelayTime: CFString = "DelayTime"
/// Seconds that an image of an animated PNG stays.
public let kCGImagePropertyAPNGUnclampedDelayTime: CFString = "UnclampedDelayTime"
/// What a WebP tells.
public let kCGImagePropertyWebPDictionary: CFString = "{WebP}"
/// How often a WebP plays; 0 is for ever.
public let kCGImagePropertyWebPLoopCount: CFString = "LoopCount"
/// Seconds that an image of a WebP stays.
public let kCGImagePropertyWebPDelayTime: CFString = "DelayTime"
/// Seconds that an image of a WebP stays.
public let kCGImagePropertyWebPUnclampedDelayTime: CFString = "UnclampedDelayTime"
/// What a camera tells; not read.
public let kCGImagePropertyExifDictionary: CFString = "{Exif}"
/// What a TIFF tells; not read.
public let kCGImagePropertyTIFFDictionary: CFString = "{TIFF}"
/// Where a picture was taken; not read.
public let kCGImagePropertyGPSDictionary: CFString = "{GPS}"
/// What a JPEG tells; not read.
public let kCGImagePropertyJFIFDictionary: CFString = "{JFIF}"
/// What an agency tells; not read.
public let kCGImagePropertyIPTCDictionary: CFString = "{IPTC}"
/// How a TIFF is turned.
public let kCGImagePropertyTIFFOrientation: CFString = "Orientation"
