// Where pictures were taken, in the dictionary under `kCGImagePropertyGPSDictionary`.

/// A list of four numbers: of the standard.
public nonisolated(unsafe) let kCGImagePropertyGPSVersion: CFString = "GPSVersion"
/// "N" or "S".
public nonisolated(unsafe) let kCGImagePropertyGPSLatitudeRef: CFString = "LatitudeRef"
/// Degrees, not negative.
public nonisolated(unsafe) let kCGImagePropertyGPSLatitude: CFString = "Latitude"
/// "E" or "W".
public nonisolated(unsafe) let kCGImagePropertyGPSLongitudeRef: CFString = "LongitudeRef"
/// Degrees, not negative.
public nonisolated(unsafe) let kCGImagePropertyGPSLongitude: CFString = "Longitude"
/// 1 below the level of the sea.
public nonisolated(unsafe) let kCGImagePropertyGPSAltitudeRef: CFString = "AltitudeRef"
/// Metres, not negative.
public nonisolated(unsafe) let kCGImagePropertyGPSAltitude: CFString = "Altitude"
/// The time in Greenwich, as "HH:mm:ss".
public nonisolated(unsafe) let kCGImagePropertyGPSTimeStamp: CFString = "TimeStamp"
/// Which satellites were seen.
public nonisolated(unsafe) let kCGImagePropertyGPSSatellites: CFString = "Satellites"
/// "A" while measuring, "V" when not.
public nonisolated(unsafe) let kCGImagePropertyGPSStatus: CFString = "Status"
/// "2" or "3" dimensions.
public nonisolated(unsafe) let kCGImagePropertyGPSMeasureMode: CFString = "MeasureMode"
/// How precise it is.
public nonisolated(unsafe) let kCGImagePropertyGPSDOP: CFString = "DOP"
/// "K" for kilometres an hour, "M" for miles, "N" for knots.
public nonisolated(unsafe) let kCGImagePropertyGPSSpeedRef: CFString = "SpeedRef"
/// How fast the camera moved.
public nonisolated(unsafe) let kCGImagePropertyGPSSpeed: CFString = "Speed"
/// "T" from true north, "M" from magnetic north.
public nonisolated(unsafe) let kCGImagePropertyGPSTrackRef: CFString = "TrackRef"
/// Degrees to where the camera moved.
public nonisolated(unsafe) let kCGImagePropertyGPSTrack: CFString = "Track"
/// "T" from true north, "M" from magnetic north.
public nonisolated(unsafe) let kCGImagePropertyGPSImgDirectionRef: CFString = "ImgDirectionRef"
/// Degrees to where the camera looked.
public nonisolated(unsafe) let kCGImagePropertyGPSImgDirection: CFString = "ImgDirection"
/// The surface from which it was measured.
public nonisolated(unsafe) let kCGImagePropertyGPSMapDatum: CFString = "MapDatum"
/// "N" or "S", of the destination.
public nonisolated(unsafe) let kCGImagePropertyGPSDestLatitudeRef: CFString = "DestLatitudeRef"
/// Degrees, of the destination.
public nonisolated(unsafe) let kCGImagePropertyGPSDestLatitude: CFString = "DestLatitude"
/// "E" or "W", of the destination.
public nonisolated(unsafe) let kCGImagePropertyGPSDestLongitudeRef: CFString = "DestLongitudeRef"
/// Degrees, of the destination.
public nonisolated(unsafe) let kCGImagePropertyGPSDestLongitude: CFString = "DestLongitude"
/// "T" from true north, "M" from magnetic north.
public nonisolated(unsafe) let kCGImagePropertyGPSDestBearingRef: CFString = "DestBearingRef"
/// Degrees to the destination.
public nonisolated(unsafe) let kCGImagePropertyGPSDestBearing: CFString = "DestBearing"
/// "K" for kilometres, "M" for miles, "N" for knots.
public nonisolated(unsafe) let kCGImagePropertyGPSDestDistanceRef: CFString = "DestDistanceRef"
/// How far the destination was.
public nonisolated(unsafe) let kCGImagePropertyGPSDestDistance: CFString = "DestDistance"
/// How the place was found.
public nonisolated(unsafe) let kCGImagePropertyGPSProcessingMethod: CFString = "ProcessingMethod"
/// The name of the place.
public nonisolated(unsafe) let kCGImagePropertyGPSAreaInformation: CFString = "AreaInformation"
/// The day in Greenwich, as "yyyy:MM:dd".
public nonisolated(unsafe) let kCGImagePropertyGPSDateStamp: CFString = "DateStamp"
/// Whether the place was corrected, as the headers misspell it.
public nonisolated(unsafe) let kCGImagePropertyGPSDifferental: CFString = "Differential"
/// Metres by which the place may be off.
public nonisolated(unsafe) let kCGImagePropertyGPSHPositioningError: CFString = "HPositioningError"
