// What cameras tell, in the dictionary under `kCGImagePropertyExifDictionary`.

/// Seconds.
public nonisolated(unsafe) let kCGImagePropertyExifExposureTime: CFString = "ExposureTime"
/// The lens's number: its focal length by the width of its opening.
public nonisolated(unsafe) let kCGImagePropertyExifFNumber: CFString = "FNumber"
/// How the camera chose the exposure, 0 to 8.
public nonisolated(unsafe) let kCGImagePropertyExifExposureProgram: CFString = "ExposureProgram"
/// Of which light the sensor takes how much.
public nonisolated(unsafe) let kCGImagePropertyExifSpectralSensitivity: CFString = "SpectralSensitivity"
/// A list of numbers: how little light was enough.
public nonisolated(unsafe) let kCGImagePropertyExifISOSpeedRatings: CFString = "ISOSpeedRatings"
/// Which of the sensitivities is told.
public nonisolated(unsafe) let kCGImagePropertyExifSensitivityType: CFString = "SensitivityType"
/// The sensitivity that is recommended.
public nonisolated(unsafe) let kCGImagePropertyExifRecommendedExposureIndex: CFString = "RecommendedExposureIndex"
/// The sensitivity by ISO 12232.
public nonisolated(unsafe) let kCGImagePropertyExifISOSpeed: CFString = "ISOSpeed"
/// A list of numbers: of the standard.
public nonisolated(unsafe) let kCGImagePropertyExifVersion: CFString = "ExifVersion"
/// When the picture was taken, as "yyyy:MM:dd HH:mm:ss".
public nonisolated(unsafe) let kCGImagePropertyExifDateTimeOriginal: CFString = "DateTimeOriginal"
/// When the picture was made a file, as "yyyy:MM:dd HH:mm:ss".
public nonisolated(unsafe) let kCGImagePropertyExifDateTimeDigitized: CFString = "DateTimeDigitized"
/// The time zone of the last change, as "+01:00".
public nonisolated(unsafe) let kCGImagePropertyExifOffsetTime: CFString = "OffsetTime"
/// The time zone in which the picture was taken.
public nonisolated(unsafe) let kCGImagePropertyExifOffsetTimeOriginal: CFString = "OffsetTimeOriginal"
/// The time zone in which the picture was made a file.
public nonisolated(unsafe) let kCGImagePropertyExifOffsetTimeDigitized: CFString = "OffsetTimeDigitized"
/// A list of four numbers: in which order parts of a colour lie.
public nonisolated(unsafe) let kCGImagePropertyExifComponentsConfiguration: CFString = "ComponentsConfiguration"
/// Bits of a pixel when packed.
public nonisolated(unsafe) let kCGImagePropertyExifCompressedBitsPerPixel: CFString = "CompressedBitsPerPixel"
/// Minus the logarithm to base 2 of the seconds.
public nonisolated(unsafe) let kCGImagePropertyExifShutterSpeedValue: CFString = "ShutterSpeedValue"
/// Twice the logarithm to base 2 of the lens's number.
public nonisolated(unsafe) let kCGImagePropertyExifApertureValue: CFString = "ApertureValue"
/// How bright the scene was, in APEX units.
public nonisolated(unsafe) let kCGImagePropertyExifBrightnessValue: CFString = "BrightnessValue"
/// By how much the exposure was changed, in APEX units.
public nonisolated(unsafe) let kCGImagePropertyExifExposureBiasValue: CFString = "ExposureBiasValue"
/// The widest opening, in APEX units.
public nonisolated(unsafe) let kCGImagePropertyExifMaxApertureValue: CFString = "MaxApertureValue"
/// Metres.
public nonisolated(unsafe) let kCGImagePropertyExifSubjectDistance: CFString = "SubjectDistance"
/// How light was measured.
public nonisolated(unsafe) let kCGImagePropertyExifMeteringMode: CFString = "MeteringMode"
/// Which light there was.
public nonisolated(unsafe) let kCGImagePropertyExifLightSource: CFString = "LightSource"
/// Whether the flash fired, in bits.
public nonisolated(unsafe) let kCGImagePropertyExifFlash: CFString = "Flash"
/// Millimetres.
public nonisolated(unsafe) let kCGImagePropertyExifFocalLength: CFString = "FocalLength"
/// A list of two to four numbers: where the subject is, in pixels.
public nonisolated(unsafe) let kCGImagePropertyExifSubjectArea: CFString = "SubjectArea"
/// What the maker of the camera adds; not read.
public nonisolated(unsafe) let kCGImagePropertyExifMakerNote: CFString = "MakerNote"
/// A text of the user.
public nonisolated(unsafe) let kCGImagePropertyExifUserComment: CFString = "UserComment"
/// Parts of a second of the last change.
public nonisolated(unsafe) let kCGImagePropertyExifSubsecTime: CFString = "SubsecTime"
/// Parts of a second when the picture was taken.
public nonisolated(unsafe) let kCGImagePropertyExifSubsecTimeOriginal: CFString = "SubsecTimeOriginal"
/// Parts of a second when the picture was taken, as headers once misspelled it.
public nonisolated(unsafe) let kCGImagePropertyExifSubsecTimeOrginal: CFString = "SubsecTimeOriginal"
/// Parts of a second when the picture was made a file.
public nonisolated(unsafe) let kCGImagePropertyExifSubsecTimeDigitized: CFString = "SubsecTimeDigitized"
/// A list of numbers: of the standard.
public nonisolated(unsafe) let kCGImagePropertyExifFlashPixVersion: CFString = "FlashPixVersion"
/// 1 for sRGB.
public nonisolated(unsafe) let kCGImagePropertyExifColorSpace: CFString = "ColorSpace"
/// Pixels across.
public nonisolated(unsafe) let kCGImagePropertyExifPixelXDimension: CFString = "PixelXDimension"
/// Pixels down.
public nonisolated(unsafe) let kCGImagePropertyExifPixelYDimension: CFString = "PixelYDimension"
/// The name of a sound.
public nonisolated(unsafe) let kCGImagePropertyExifRelatedSoundFile: CFString = "RelatedSoundFile"
/// How strong the flash was.
public nonisolated(unsafe) let kCGImagePropertyExifFlashEnergy: CFString = "FlashEnergy"
/// How sharp the camera is.
public nonisolated(unsafe) let kCGImagePropertyExifSpatialFrequencyResponse: CFString = "SpatialFrequencyResponse"
/// Pixels of a unit of the sensor across.
public nonisolated(unsafe) let kCGImagePropertyExifFocalPlaneXResolution: CFString = "FocalPlaneXResolution"
/// Pixels of a unit of the sensor down.
public nonisolated(unsafe) let kCGImagePropertyExifFocalPlaneYResolution: CFString = "FocalPlaneYResolution"
/// 2 for inches, 3 for centimetres.
public nonisolated(unsafe) let kCGImagePropertyExifFocalPlaneResolutionUnit: CFString = "FocalPlaneResolutionUnit"
/// A list of two numbers: where the subject is, in pixels.
public nonisolated(unsafe) let kCGImagePropertyExifSubjectLocation: CFString = "SubjectLocation"
/// The sensitivity that was chosen.
public nonisolated(unsafe) let kCGImagePropertyExifExposureIndex: CFString = "ExposureIndex"
/// Which sensor it was.
public nonisolated(unsafe) let kCGImagePropertyExifSensingMethod: CFString = "SensingMethod"
/// 3 for a camera.
public nonisolated(unsafe) let kCGImagePropertyExifFileSource: CFString = "FileSource"
/// 1 for what was photographed.
public nonisolated(unsafe) let kCGImagePropertyExifSceneType: CFString = "SceneType"
/// How colours lie on the sensor.
public nonisolated(unsafe) let kCGImagePropertyExifCFAPattern: CFString = "CFAPattern"
/// Whether the picture was worked on.
public nonisolated(unsafe) let kCGImagePropertyExifCustomRendered: CFString = "CustomRendered"
/// Whether the exposure was chosen by hand.
public nonisolated(unsafe) let kCGImagePropertyExifExposureMode: CFString = "ExposureMode"
/// Whether white was chosen by hand.
public nonisolated(unsafe) let kCGImagePropertyExifWhiteBalance: CFString = "WhiteBalance"
/// By how much pixels were enlarged.
public nonisolated(unsafe) let kCGImagePropertyExifDigitalZoomRatio: CFString = "DigitalZoomRatio"
/// Millimetres of a lens with the same view on film.
public nonisolated(unsafe) let kCGImagePropertyExifFocalLenIn35mmFilm: CFString = "FocalLenIn35mmFilm"
/// Which scene it is.
public nonisolated(unsafe) let kCGImagePropertyExifSceneCaptureType: CFString = "SceneCaptureType"
/// By how much the signal was amplified.
public nonisolated(unsafe) let kCGImagePropertyExifGainControl: CFString = "GainControl"
/// How much of it was asked for.
public nonisolated(unsafe) let kCGImagePropertyExifContrast: CFString = "Contrast"
/// How much of it was asked for.
public nonisolated(unsafe) let kCGImagePropertyExifSaturation: CFString = "Saturation"
/// How much of it was asked for.
public nonisolated(unsafe) let kCGImagePropertyExifSharpness: CFString = "Sharpness"
/// How the camera was set.
public nonisolated(unsafe) let kCGImagePropertyExifDeviceSettingDescription: CFString = "DeviceSettingDescription"
/// How far the subject was, in words' stead.
public nonisolated(unsafe) let kCGImagePropertyExifSubjectDistRange: CFString = "SubjectDistRange"
/// An identifier.
public nonisolated(unsafe) let kCGImagePropertyExifImageUniqueID: CFString = "ImageUniqueID"
/// Whose camera it is.
public nonisolated(unsafe) let kCGImagePropertyExifCameraOwnerName: CFString = "CameraOwnerName"
/// The number of the camera.
public nonisolated(unsafe) let kCGImagePropertyExifBodySerialNumber: CFString = "BodySerialNumber"
/// A list of four numbers: shortest and longest focal length, in millimetres, and the lens's numbers there.
public nonisolated(unsafe) let kCGImagePropertyExifLensSpecification: CFString = "LensSpecification"
/// Who made the lens.
public nonisolated(unsafe) let kCGImagePropertyExifLensMake: CFString = "LensMake"
/// The name of the lens.
public nonisolated(unsafe) let kCGImagePropertyExifLensModel: CFString = "LensModel"
/// The number of the lens.
public nonisolated(unsafe) let kCGImagePropertyExifLensSerialNumber: CFString = "LensSerialNumber"
/// The power of the values.
public nonisolated(unsafe) let kCGImagePropertyExifGamma: CFString = "Gamma"
/// Whether the picture was made of several.
public nonisolated(unsafe) let kCGImagePropertyExifCompositeImage: CFString = "CompositeImage"
