// What files of each format tell, in the dictionaries under `kCGImageProperty…Dictionary`.

/// What a camera tells besides.
public nonisolated(unsafe) let kCGImagePropertyExifAuxDictionary: CFString = "{ExifAux}"
/// Whether parts of a pixel are numbers with fractions.
public nonisolated(unsafe) let kCGImagePropertyIsFloat: CFString = "IsFloat"
/// Whether pixels are numbers of colours in a list.
public nonisolated(unsafe) let kCGImagePropertyIsIndexed: CFString = "IsIndexed"
/// Cyan, magenta, yellow and black.
public nonisolated(unsafe) let kCGImagePropertyColorModelCMYK: CFString = "CMYK"
/// Lightness and two axes of colour.
public nonisolated(unsafe) let kCGImagePropertyColorModelLab: CFString = "Lab"
/// What a sequence of HEIC tells.
public nonisolated(unsafe) let kCGImagePropertyHEICSDictionary: CFString = "{HEICS}"
/// What Apple's cameras add; not read.
public nonisolated(unsafe) let kCGImagePropertyMakerAppleDictionary: CFString = "{MakerApple}"
/// Which format of pixels it is.
public nonisolated(unsafe) let kCGImagePropertyPixelFormat: CFString = "PixelFormat"
/// The number of the image that stands for the file.
public nonisolated(unsafe) let kCGImagePropertyPrimaryImage: CFString = "PrimaryImage"
/// How many images there are.
public nonisolated(unsafe) let kCGImagePropertyImageCount: CFString = "ImageCount"
/// How pixels are packed; 1 for not at all.
public nonisolated(unsafe) let kCGImagePropertyTIFFCompression: CFString = "Compression"
/// What pixels mean; 2 for red, green and blue.
public nonisolated(unsafe) let kCGImagePropertyTIFFPhotometricInterpretation: CFString = "PhotometricInterpretation"
/// The name of a document.
public nonisolated(unsafe) let kCGImagePropertyTIFFDocumentName: CFString = "DocumentName"
/// What the picture shows.
public nonisolated(unsafe) let kCGImagePropertyTIFFImageDescription: CFString = "ImageDescription"
/// Who made the camera.
public nonisolated(unsafe) let kCGImagePropertyTIFFMake: CFString = "Make"
/// The name of the camera.
public nonisolated(unsafe) let kCGImagePropertyTIFFModel: CFString = "Model"
/// Pixels of a unit across.
public nonisolated(unsafe) let kCGImagePropertyTIFFXResolution: CFString = "XResolution"
/// Pixels of a unit down.
public nonisolated(unsafe) let kCGImagePropertyTIFFYResolution: CFString = "YResolution"
/// 1 for none, 2 for inches, 3 for centimetres.
public nonisolated(unsafe) let kCGImagePropertyTIFFResolutionUnit: CFString = "ResolutionUnit"
/// What wrote the file.
public nonisolated(unsafe) let kCGImagePropertyTIFFSoftware: CFString = "Software"
/// Of colours.
public nonisolated(unsafe) let kCGImagePropertyTIFFTransferFunction: CFString = "TransferFunction"
/// When the file was changed, as "yyyy:MM:dd HH:mm:ss".
public nonisolated(unsafe) let kCGImagePropertyTIFFDateTime: CFString = "DateTime"
/// Who made the picture.
public nonisolated(unsafe) let kCGImagePropertyTIFFArtist: CFString = "Artist"
/// Where the file was written.
public nonisolated(unsafe) let kCGImagePropertyTIFFHostComputer: CFString = "HostComputer"
/// Whose the picture is.
public nonisolated(unsafe) let kCGImagePropertyTIFFCopyright: CFString = "Copyright"
/// A list of two numbers: the colour of white.
public nonisolated(unsafe) let kCGImagePropertyTIFFWhitePoint: CFString = "WhitePoint"
/// A list of six numbers: the colours of red, green and blue.
public nonisolated(unsafe) let kCGImagePropertyTIFFPrimaryChromaticities: CFString = "PrimaryChromaticities"
/// Pixels of a tile across.
public nonisolated(unsafe) let kCGImagePropertyTIFFTileWidth: CFString = "TileWidth"
/// Pixels of a tile down.
public nonisolated(unsafe) let kCGImagePropertyTIFFTileLength: CFString = "TileLength"
/// A list of three numbers: of the standard.
public nonisolated(unsafe) let kCGImagePropertyJFIFVersion: CFString = "JFIFVersion"
/// Pixels of a unit across.
public nonisolated(unsafe) let kCGImagePropertyJFIFXDensity: CFString = "XDensity"
/// Pixels of a unit down.
public nonisolated(unsafe) let kCGImagePropertyJFIFYDensity: CFString = "YDensity"
/// 0 for none, 1 for inches, 2 for centimetres.
public nonisolated(unsafe) let kCGImagePropertyJFIFDensityUnit: CFString = "DensityUnit"
/// Whether the whole picture comes rough at first.
public nonisolated(unsafe) let kCGImagePropertyJFIFIsProgressive: CFString = "IsProgressive"
/// Who made the picture.
public nonisolated(unsafe) let kCGImagePropertyPNGAuthor: CFString = "Author"
/// Eight numbers: the colours of white, red, green and blue.
public nonisolated(unsafe) let kCGImagePropertyPNGChromaticities: CFString = "Chromaticities"
/// A text.
public nonisolated(unsafe) let kCGImagePropertyPNGComment: CFString = "Comment"
/// Whose the picture is.
public nonisolated(unsafe) let kCGImagePropertyPNGCopyright: CFString = "Copyright"
/// When the picture was made.
public nonisolated(unsafe) let kCGImagePropertyPNGCreationTime: CFString = "Creation Time"
/// What the picture shows.
public nonisolated(unsafe) let kCGImagePropertyPNGDescription: CFString = "Description"
/// What nobody vouches for.
public nonisolated(unsafe) let kCGImagePropertyPNGDisclaimer: CFString = "Disclaimer"
/// The power of the values.
public nonisolated(unsafe) let kCGImagePropertyPNGGamma: CFString = "Gamma"
/// 1 where rows come in seven turns.
public nonisolated(unsafe) let kCGImagePropertyPNGInterlaceType: CFString = "InterlaceType"
/// When the picture was changed.
public nonisolated(unsafe) let kCGImagePropertyPNGModificationTime: CFString = "ModificationTime"
/// How colours outside are brought in.
public nonisolated(unsafe) let kCGImagePropertyPNGsRGBIntent: CFString = "sRGBIntent"
/// What wrote the file.
public nonisolated(unsafe) let kCGImagePropertyPNGSoftware: CFString = "Software"
/// Where the picture comes from.
public nonisolated(unsafe) let kCGImagePropertyPNGSource: CFString = "Source"
/// The name of the picture.
public nonisolated(unsafe) let kCGImagePropertyPNGTitle: CFString = "Title"
/// Of what the picture shows.
public nonisolated(unsafe) let kCGImagePropertyPNGWarning: CFString = "Warning"
/// Pixels of a metre across.
public nonisolated(unsafe) let kCGImagePropertyPNGXPixelsPerMeter: CFString = "XPixelsPerMeter"
/// Pixels of a metre down.
public nonisolated(unsafe) let kCGImagePropertyPNGYPixelsPerMeter: CFString = "YPixelsPerMeter"
/// Seconds that each image stays; a list.
public nonisolated(unsafe) let kCGImagePropertyGIFFrameInfoArray: CFString = "FrameInfo"
/// Pixels of the screen across.
public nonisolated(unsafe) let kCGImagePropertyGIFCanvasPixelWidth: CFString = "CanvasPixelWidth"
/// Pixels of the screen down.
public nonisolated(unsafe) let kCGImagePropertyGIFCanvasPixelHeight: CFString = "CanvasPixelHeight"
/// Four numbers of the lens.
public nonisolated(unsafe) let kCGImagePropertyExifAuxLensInfo: CFString = "LensInfo"
/// The name of the lens.
public nonisolated(unsafe) let kCGImagePropertyExifAuxLensModel: CFString = "LensModel"
/// The number of the camera.
public nonisolated(unsafe) let kCGImagePropertyExifAuxSerialNumber: CFString = "SerialNumber"
/// The number of the kind of lens.
public nonisolated(unsafe) let kCGImagePropertyExifAuxLensID: CFString = "LensID"
/// The number of the lens.
public nonisolated(unsafe) let kCGImagePropertyExifAuxLensSerialNumber: CFString = "LensSerialNumber"
/// How many pictures the camera had taken.
public nonisolated(unsafe) let kCGImagePropertyExifAuxImageNumber: CFString = "ImageNumber"
/// By how much the flash was changed.
public nonisolated(unsafe) let kCGImagePropertyExifAuxFlashCompensation: CFString = "FlashCompensation"
/// Whose camera it is.
public nonisolated(unsafe) let kCGImagePropertyExifAuxOwnerName: CFString = "OwnerName"
/// The camera's program.
public nonisolated(unsafe) let kCGImagePropertyExifAuxFirmware: CFString = "Firmware"
