/// How a value lies in a file, and what programs are told.
enum MetadataForm {
    /// A text.
    case text
    /// A whole number of one, two or four bytes.
    case byte, short, long
    /// A list of whole numbers of one or two bytes.
    case bytes, shorts
    /// A number with a fraction, not negative; a list of such; one with a sign.
    case fraction, fractions, signed
    /// Four digits, told as a list: 2, 2, 1 of "0221".
    case version
    /// A byte told as a number; bytes told as a list.
    case octet, octets
    /// A text after eight bytes that say how it is written.
    case comment
    /// Degrees, minutes and seconds, told as degrees.
    case degrees
    /// Hours, minutes and seconds, told as a text.
    case time
}

/// Which tag of a file is told under which key.
struct MetadataTable {
    struct Row {
        var tag: Int
        var key: String
        var form: MetadataForm

        init(_ tag: Int, _ key: CFString, _ form: MetadataForm) {
            (self.tag, self.key, self.form) = (tag, key as String, form)
        }
    }

    var rows: [Row]

    /// Of a picture.
    static let tiff = MetadataTable(rows: [
        Row(259, kCGImagePropertyTIFFCompression, .short),
        Row(262, kCGImagePropertyTIFFPhotometricInterpretation, .short),
        Row(269, kCGImagePropertyTIFFDocumentName, .text),
        Row(270, kCGImagePropertyTIFFImageDescription, .text),
        Row(271, kCGImagePropertyTIFFMake, .text),
        Row(272, kCGImagePropertyTIFFModel, .text),
        Row(274, kCGImagePropertyTIFFOrientation, .short),
        Row(282, kCGImagePropertyTIFFXResolution, .fraction),
        Row(283, kCGImagePropertyTIFFYResolution, .fraction),
        Row(296, kCGImagePropertyTIFFResolutionUnit, .short),
        Row(305, kCGImagePropertyTIFFSoftware, .text),
        Row(306, kCGImagePropertyTIFFDateTime, .text),
        Row(315, kCGImagePropertyTIFFArtist, .text),
        Row(316, kCGImagePropertyTIFFHostComputer, .text),
        Row(318, kCGImagePropertyTIFFWhitePoint, .fractions),
        Row(319, kCGImagePropertyTIFFPrimaryChromaticities, .fractions),
        Row(322, kCGImagePropertyTIFFTileWidth, .long),
        Row(323, kCGImagePropertyTIFFTileLength, .long),
        Row(33432, kCGImagePropertyTIFFCopyright, .text),
    ])
    /// Of a camera.
    static let exif = MetadataTable(rows: [
        Row(33434, kCGImagePropertyExifExposureTime, .fraction),
        Row(33437, kCGImagePropertyExifFNumber, .fraction),
        Row(34850, kCGImagePropertyExifExposureProgram, .short),
        Row(34852, kCGImagePropertyExifSpectralSensitivity, .text),
        Row(34855, kCGImagePropertyExifISOSpeedRatings, .shorts),
        Row(34864, kCGImagePropertyExifSensitivityType, .short),
        Row(34866, kCGImagePropertyExifRecommendedExposureIndex, .long),
        Row(34867, kCGImagePropertyExifISOSpeed, .long),
        Row(36864, kCGImagePropertyExifVersion, .version),
        Row(36867, kCGImagePropertyExifDateTimeOriginal, .text),
        Row(36868, kCGImagePropertyExifDateTimeDigitized, .text),
        Row(36880, kCGImagePropertyExifOffsetTime, .text),
        Row(36881, kCGImagePropertyExifOffsetTimeOriginal, .text),
        Row(36882, kCGImagePropertyExifOffsetTimeDigitized, .text),
        Row(37121, kCGImagePropertyExifComponentsConfiguration, .octets),
        Row(37122, kCGImagePropertyExifCompressedBitsPerPixel, .fraction),
        Row(37377, kCGImagePropertyExifShutterSpeedValue, .signed),
        Row(37378, kCGImagePropertyExifApertureValue, .fraction),
        Row(37379, kCGImagePropertyExifBrightnessValue, .signed),
        Row(37380, kCGImagePropertyExifExposureBiasValue, .signed),
        Row(37381, kCGImagePropertyExifMaxApertureValue, .fraction),
        Row(37382, kCGImagePropertyExifSubjectDistance, .fraction),
        Row(37383, kCGImagePropertyExifMeteringMode, .short),
        Row(37384, kCGImagePropertyExifLightSource, .short),
        Row(37385, kCGImagePropertyExifFlash, .short),
        Row(37386, kCGImagePropertyExifFocalLength, .fraction),
        Row(37396, kCGImagePropertyExifSubjectArea, .shorts),
        Row(37510, kCGImagePropertyExifUserComment, .comment),
        Row(37520, kCGImagePropertyExifSubsecTime, .text),
        Row(37521, kCGImagePropertyExifSubsecTimeOriginal, .text),
        Row(37522, kCGImagePropertyExifSubsecTimeDigitized, .text),
        Row(40960, kCGImagePropertyExifFlashPixVersion, .version),
        Row(40961, kCGImagePropertyExifColorSpace, .short),
        Row(40962, kCGImagePropertyExifPixelXDimension, .long),
        Row(40963, kCGImagePropertyExifPixelYDimension, .long),
        Row(40964, kCGImagePropertyExifRelatedSoundFile, .text),
        Row(41483, kCGImagePropertyExifFlashEnergy, .fraction),
        Row(41486, kCGImagePropertyExifFocalPlaneXResolution, .fraction),
        Row(41487, kCGImagePropertyExifFocalPlaneYResolution, .fraction),
        Row(41488, kCGImagePropertyExifFocalPlaneResolutionUnit, .short),
        Row(41492, kCGImagePropertyExifSubjectLocation, .shorts),
        Row(41493, kCGImagePropertyExifExposureIndex, .fraction),
        Row(41495, kCGImagePropertyExifSensingMethod, .short),
        Row(41728, kCGImagePropertyExifFileSource, .octet),
        Row(41729, kCGImagePropertyExifSceneType, .octet),
        Row(41985, kCGImagePropertyExifCustomRendered, .short),
        Row(41986, kCGImagePropertyExifExposureMode, .short),
        Row(41987, kCGImagePropertyExifWhiteBalance, .short),
        Row(41988, kCGImagePropertyExifDigitalZoomRatio, .fraction),
        Row(41989, kCGImagePropertyExifFocalLenIn35mmFilm, .short),
        Row(41990, kCGImagePropertyExifSceneCaptureType, .short),
        Row(41991, kCGImagePropertyExifGainControl, .short),
        Row(41992, kCGImagePropertyExifContrast, .short),
        Row(41993, kCGImagePropertyExifSaturation, .short),
        Row(41994, kCGImagePropertyExifSharpness, .short),
        Row(41996, kCGImagePropertyExifSubjectDistRange, .short),
        Row(42016, kCGImagePropertyExifImageUniqueID, .text),
        Row(42032, kCGImagePropertyExifCameraOwnerName, .text),
        Row(42033, kCGImagePropertyExifBodySerialNumber, .text),
        Row(42034, kCGImagePropertyExifLensSpecification, .fractions),
        Row(42035, kCGImagePropertyExifLensMake, .text),
        Row(42036, kCGImagePropertyExifLensModel, .text),
        Row(42037, kCGImagePropertyExifLensSerialNumber, .text),
        Row(42080, kCGImagePropertyExifCompositeImage, .short),
        Row(42240, kCGImagePropertyExifGamma, .fraction),
    ])
    /// Of a place.
    static let gps = MetadataTable(rows: [
        Row(0, kCGImagePropertyGPSVersion, .bytes),
        Row(1, kCGImagePropertyGPSLatitudeRef, .text),
        Row(2, kCGImagePropertyGPSLatitude, .degrees),
        Row(3, kCGImagePropertyGPSLongitudeRef, .text),
        Row(4, kCGImagePropertyGPSLongitude, .degrees),
        Row(5, kCGImagePropertyGPSAltitudeRef, .byte),
        Row(6, kCGImagePropertyGPSAltitude, .fraction),
        Row(7, kCGImagePropertyGPSTimeStamp, .time),
        Row(8, kCGImagePropertyGPSSatellites, .text),
        Row(9, kCGImagePropertyGPSStatus, .text),
        Row(10, kCGImagePropertyGPSMeasureMode, .text),
        Row(11, kCGImagePropertyGPSDOP, .fraction),
        Row(12, kCGImagePropertyGPSSpeedRef, .text),
        Row(13, kCGImagePropertyGPSSpeed, .fraction),
        Row(14, kCGImagePropertyGPSTrackRef, .text),
        Row(15, kCGImagePropertyGPSTrack, .fraction),
        Row(16, kCGImagePropertyGPSImgDirectionRef, .text),
        Row(17, kCGImagePropertyGPSImgDirection, .fraction),
        Row(18, kCGImagePropertyGPSMapDatum, .text),
        Row(19, kCGImagePropertyGPSDestLatitudeRef, .text),
        Row(20, kCGImagePropertyGPSDestLatitude, .degrees),
        Row(21, kCGImagePropertyGPSDestLongitudeRef, .text),
        Row(22, kCGImagePropertyGPSDestLongitude, .degrees),
        Row(23, kCGImagePropertyGPSDestBearingRef, .text),
        Row(24, kCGImagePropertyGPSDestBearing, .fraction),
        Row(25, kCGImagePropertyGPSDestDistanceRef, .text),
        Row(26, kCGImagePropertyGPSDestDistance, .fraction),
        Row(27, kCGImagePropertyGPSProcessingMethod, .comment),
        Row(28, kCGImagePropertyGPSAreaInformation, .comment),
        Row(29, kCGImagePropertyGPSDateStamp, .text),
        Row(30, kCGImagePropertyGPSDifferental, .short),
        Row(31, kCGImagePropertyGPSHPositioningError, .fraction),
    ])
}
