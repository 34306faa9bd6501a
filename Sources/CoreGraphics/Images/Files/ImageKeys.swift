// Keys of what image sources and destinations are asked and tell.

/// What a file is thought to be.
public nonisolated(unsafe) let kCGImageSourceTypeIdentifierHint: CFString = "kCGImageSourceTypeIdentifierHint"
/// Whether decoded pixels are kept; they always are.
public nonisolated(unsafe) let kCGImageSourceShouldCache: CFString = "kCGImageSourceShouldCache"
/// Whether pixels are decoded at once; they always are.
public nonisolated(unsafe) let kCGImageSourceShouldCacheImmediately: CFString = "kCGImageSourceShouldCacheImmediately"
/// Whether pixels may be numbers with fractions; they never are.
public nonisolated(unsafe) let kCGImageSourceShouldAllowFloat: CFString = "kCGImageSourceShouldAllowFloat"
/// Whether a small picture is made where the file has none.
public nonisolated(unsafe) let kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString =
    "kCGImageSourceCreateThumbnailFromImageIfAbsent"
/// Whether a small picture is made.
public nonisolated(unsafe) let kCGImageSourceCreateThumbnailFromImageAlways: CFString =
    "kCGImageSourceCreateThumbnailFromImageAlways"
/// Pixels of a small picture's longer side at most.
public nonisolated(unsafe) let kCGImageSourceThumbnailMaxPixelSize: CFString = "kCGImageSourceThumbnailMaxPixelSize"
/// Whether a small picture is turned upright.
public nonisolated(unsafe) let kCGImageSourceCreateThumbnailWithTransform: CFString =
    "kCGImageSourceCreateThumbnailWithTransform"
/// By how much a picture may be smaller; whole ones are read.
public nonisolated(unsafe) let kCGImageSourceSubsampleFactor: CFString = "kCGImageSourceSubsampleFactor"
/// From 0 to 1, for JPEG.
public nonisolated(unsafe) let kCGImageDestinationLossyCompressionQuality: CFString =
    "kCGImageDestinationLossyCompressionQuality"
/// What shows through where a format has no transparency; black.
public nonisolated(unsafe) let kCGImageDestinationBackgroundColor: CFString = "kCGImageDestinationBackgroundColor"
/// Pixels across.
public nonisolated(unsafe) let kCGImagePropertyPixelWidth: CFString = "PixelWidth"
/// Pixels down.
public nonisolated(unsafe) let kCGImagePropertyPixelHeight: CFString = "PixelHeight"
/// Bits of each part of a pixel.
public nonisolated(unsafe) let kCGImagePropertyDepth: CFString = "Depth"
/// Pixels of an inch across.
public nonisolated(unsafe) let kCGImagePropertyDPIWidth: CFString = "DPIWidth"
/// Pixels of an inch down.
public nonisolated(unsafe) let kCGImagePropertyDPIHeight: CFString = "DPIHeight"
/// How a picture is turned, 1 to 8.
public nonisolated(unsafe) let kCGImagePropertyOrientation: CFString = "Orientation"
/// Which parts a colour has.
public nonisolated(unsafe) let kCGImagePropertyColorModel: CFString = "ColorModel"
/// Red, green and blue.
public nonisolated(unsafe) let kCGImagePropertyColorModelRGB: CFString = "RGB"
/// Grey.
public nonisolated(unsafe) let kCGImagePropertyColorModelGray: CFString = "Gray"
/// Whether a picture has transparent parts.
public nonisolated(unsafe) let kCGImagePropertyHasAlpha: CFString = "HasAlpha"
/// The name of a colour space.
public nonisolated(unsafe) let kCGImagePropertyProfileName: CFString = "ProfileName"
/// Bytes of a file.
public nonisolated(unsafe) let kCGImagePropertyFileSize: CFString = "FileSize"
/// What a GIF tells.
public nonisolated(unsafe) let kCGImagePropertyGIFDictionary: CFString = "{GIF}"
/// How often a GIF plays; 0 is for ever.
public nonisolated(unsafe) let kCGImagePropertyGIFLoopCount: CFString = "LoopCount"
/// Seconds that an image of a GIF stays.
public nonisolated(unsafe) let kCGImagePropertyGIFDelayTime: CFString = "DelayTime"
/// Seconds that an image of a GIF stays.
public nonisolated(unsafe) let kCGImagePropertyGIFUnclampedDelayTime: CFString = "UnclampedDelayTime"
/// Whether all images of a GIF have the same colours.
public nonisolated(unsafe) let kCGImagePropertyGIFHasGlobalColorMap: CFString = "HasGlobalColorMap"
/// The colours of a GIF.
public nonisolated(unsafe) let kCGImagePropertyGIFImageColorMap: CFString = "ImageColorMap"
/// What a PNG tells.
public nonisolated(unsafe) let kCGImagePropertyPNGDictionary: CFString = "{PNG}"
/// How often an animated PNG plays; 0 is for ever.
public nonisolated(unsafe) let kCGImagePropertyAPNGLoopCount: CFString = "LoopCount"
/// Seconds that an image of an animated PNG stays.
public nonisolated(unsafe) let kCGImagePropertyAPNGDelayTime: CFString = "DelayTime"
/// Seconds that an image of an animated PNG stays.
public nonisolated(unsafe) let kCGImagePropertyAPNGUnclampedDelayTime: CFString = "UnclampedDelayTime"
/// What a WebP tells.
public nonisolated(unsafe) let kCGImagePropertyWebPDictionary: CFString = "{WebP}"
/// How often a WebP plays; 0 is for ever.
public nonisolated(unsafe) let kCGImagePropertyWebPLoopCount: CFString = "LoopCount"
/// Seconds that an image of a WebP stays.
public nonisolated(unsafe) let kCGImagePropertyWebPDelayTime: CFString = "DelayTime"
/// Seconds that an image of a WebP stays.
public nonisolated(unsafe) let kCGImagePropertyWebPUnclampedDelayTime: CFString = "UnclampedDelayTime"
/// What a camera tells.
public nonisolated(unsafe) let kCGImagePropertyExifDictionary: CFString = "{Exif}"
/// What a TIFF tells, and what cameras tell in its way.
public nonisolated(unsafe) let kCGImagePropertyTIFFDictionary: CFString = "{TIFF}"
/// Where a picture was taken.
public nonisolated(unsafe) let kCGImagePropertyGPSDictionary: CFString = "{GPS}"
/// What a JPEG tells.
public nonisolated(unsafe) let kCGImagePropertyJFIFDictionary: CFString = "{JFIF}"
/// What an agency tells; not read.
public nonisolated(unsafe) let kCGImagePropertyIPTCDictionary: CFString = "{IPTC}"
/// How a TIFF is turned.
public nonisolated(unsafe) let kCGImagePropertyTIFFOrientation: CFString = "Orientation"
