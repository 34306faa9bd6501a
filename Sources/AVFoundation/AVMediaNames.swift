/// What a track holds.
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
    /// The name as Apple's frameworks spell it.
    public let rawValue: String
    /// The kind of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The kind of a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// Pictures that move.
    public static let video = AVMediaType("vide")
    /// Sound.
    public static let audio = AVMediaType("soun")
    /// Text.
    public static let text = AVMediaType("text")
    /// Text under the pictures.
    public static let subtitle = AVMediaType("sbtl")
    /// Text under the pictures for those who do not hear.
    public static let closedCaption = AVMediaType("clcp")
    /// Times of a clock.
    public static let timecode = AVMediaType("tmcd")
    /// What is known about the rest.
    public static let metadata = AVMediaType("meta")
    /// Sound and pictures in one.
    public static let muxed = AVMediaType("muxx")
}

/// The format of a file.
public struct AVFileType: RawRepresentable, Hashable, Sendable {
    /// A uniform type.
    public let rawValue: String
    /// The format of a uniform type.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The format of a uniform type.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// QuickTime.
    public static let mov = AVFileType("com.apple.quicktime-movie")
    /// MPEG-4.
    public static let mp4 = AVFileType("public.mpeg-4")
    /// iTunes' films.
    public static let m4v = AVFileType("com.apple.m4v-video")
    /// iTunes' sounds.
    public static let m4a = AVFileType("com.apple.m4a-audio")
    /// Core Audio.
    public static let caf = AVFileType("com.apple.coreaudio-format")
    /// Sound as it is.
    public static let wav = AVFileType("com.microsoft.waveform-audio")
    /// Sound as it is.
    public static let aiff = AVFileType("public.aiff-audio")
    /// MPEG-1, layer 3.
    public static let mp3 = AVFileType("public.mp3")
    /// Films of telephones.
    public static let mobile3GPP = AVFileType("public.3gpp")
    /// Sound, compressed.
    public static let aifc = AVFileType("public.aifc-audio")
    /// Sound, compressed.
    public static let amr = AVFileType("org.3gpp.adaptive-multi-rate-audio")
    /// Pictures.
    public static let jpg = AVFileType("public.jpeg")
    /// Pictures, compressed as films are.
    public static let heic = AVFileType("public.heic")
    /// Pictures, compressed as films are.
    public static let heif = AVFileType("public.heif")
    /// Pictures.
    public static let tif = AVFileType("public.tiff")
    /// Pictures as a camera sees them.
    public static let dng = AVFileType("com.adobe.raw-image")
}

/// How pictures fill a box.
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
    /// The name as Apple's frameworks spell it.
    public let rawValue: String
    /// The way of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Whole, in the middle.
    public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
    /// Without a margin; what does not fit is cut off.
    public static let resizeAspectFill = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspectFill")
    /// Stretched.
    public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
}

/// How films are coded.
public struct AVVideoCodecType: RawRepresentable, Hashable, Sendable {
    /// The name as Apple's frameworks spell it.
    public let rawValue: String
    /// The code of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The code of a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// H.264.
    public static let h264 = AVVideoCodecType("avc1")
    /// H.265.
    public static let hevc = AVVideoCodecType("hvc1")
    /// A JPEG picture.
    public static let jpeg = AVVideoCodecType("jpeg")
    /// ProRes 422.
    public static let proRes422 = AVVideoCodecType("apcn")
    /// H.265 that can be seen through.
    public static let hevcWithAlpha = AVVideoCodecType("muxa")
    /// ProRes 422 of high quality.
    public static let proRes422HQ = AVVideoCodecType("apch")
    /// ProRes 422 of fewer bits.
    public static let proRes422LT = AVVideoCodecType("apcs")
    /// ProRes 422 for drafts.
    public static let proRes422Proxy = AVVideoCodecType("apco")
    /// ProRes 4444.
    public static let proRes4444 = AVVideoCodecType("ap4h")
}

/// Which settings of a film are which in a dictionary: the code, the size, what more the code wants.
public let AVVideoCodecKey = "AVVideoCodecKey"
/// A JPEG picture, in older sources.
public let AVVideoCodecJPEG = "jpeg"
/// H.264, in older sources.
public let AVVideoCodecH264 = "avc1"
/// How wide, in pixels.
public let AVVideoWidthKey = "AVVideoWidthKey"
/// How high, in pixels.
public let AVVideoHeightKey = "AVVideoHeightKey"
/// How pictures of another shape fit.
public let AVVideoScalingModeKey = "AVVideoScalingModeKey"
/// Without a margin.
public let AVVideoScalingModeResizeAspectFill = "AVVideoScalingModeResizeAspectFill"
/// Whole.
public let AVVideoScalingModeResizeAspect = "AVVideoScalingModeResizeAspect"
/// Stretched.
public let AVVideoScalingModeResize = "AVVideoScalingModeResize"
/// What more the code wants.
public let AVVideoCompressionPropertiesKey = "AVVideoCompressionPropertiesKey"
/// Bits a second.
public let AVVideoAverageBitRateKey = "AverageBitRate"
/// Pictures a second that nothing may be left out of.
public let AVVideoAverageNonDroppableFrameRateKey = "AverageNonDroppableFrameRate"
/// Pictures a second.
public let AVVideoExpectedSourceFrameRateKey = "ExpectedFrameRate"
/// Pictures from one whole one to the next.
public let AVVideoMaxKeyFrameIntervalKey = "MaxKeyFrameInterval"
/// Which parts of H.264 may be used.
public let AVVideoProfileLevelKey = "ProfileLevel"
/// All of them.
public let AVVideoProfileLevelH264HighAutoLevel = "H264_High_AutoLevel"
/// The usual ones.
public let AVVideoProfileLevelH264MainAutoLevel = "H264_Main_AutoLevel"
/// The first ones.
public let AVVideoProfileLevelH264BaselineAutoLevel = "H264_Baseline_AutoLevel"

/// How sound is coded.
public let AVFormatIDKey = "AVFormatIDKey"
/// Samples a second.
public let AVSampleRateKey = "AVSampleRateKey"
/// How many channels.
public let AVNumberOfChannelsKey = "AVNumberOfChannelsKey"
/// Bits a second.
public let AVEncoderBitRateKey = "AVEncoderBitRateKey"
/// How good, a case of `AVAudioQuality`.
public let AVEncoderAudioQualityKey = "AVEncoderQualityKey"
/// Bits of a sample.
public let AVLinearPCMBitDepthKey = "AVLinearPCMBitDepthKey"
/// Whether the high byte comes first.
public let AVLinearPCMIsBigEndianKey = "AVLinearPCMIsBigEndianKey"
/// Whether samples are floating-point numbers.
public let AVLinearPCMIsFloatKey = "AVLinearPCMIsFloatKey"
/// Samples as they are: `lpcm`.
public let kAudioFormatLinearPCM: UInt32 = 0x6C70_636D
/// Advanced audio coding: `aac `.
public let kAudioFormatMPEG4AAC: UInt32 = 0x6161_6320
/// MPEG-1, layer 3: `.mp3`.
public let kAudioFormatMPEGLayer3: UInt32 = 0x2E6D_7033
/// Apple's lossless code: `alac`.
public let kAudioFormatAppleLossless: UInt32 = 0x616C_6163

/// How well sound is coded.
public enum AVAudioQuality: Int, Sendable {
    /// The fewest bits.
    case min = 0
    /// Few bits.
    case low = 0x20
    /// Some bits.
    case medium = 0x40
    /// Many bits.
    case high = 0x60
    /// The most bits.
    case max = 0x7F
}

/// What a film's part is for.
public struct AVMediaCharacteristic: RawRepresentable, Hashable, Sendable {
    /// The name as Apple's frameworks spell it.
    public let rawValue: String
    /// The kind of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// It is seen.
    public static let visual = AVMediaCharacteristic(rawValue: "AVMediaCharacteristicVisual")
    /// It is heard.
    public static let audible = AVMediaCharacteristic(rawValue: "AVMediaCharacteristicAudible")
    /// It is read.
    public static let legible = AVMediaCharacteristic(rawValue: "AVMediaCharacteristicLegible")
    /// It goes with pictures from frame to frame.
    public static let frameBased = AVMediaCharacteristic(rawValue: "AVMediaCharacteristicFrameBased")
    /// It describes music and sounds.
    public static let describesMusicAndSoundForAccessibility = AVMediaCharacteristic(
        rawValue: "public.accessibility.describes-music-and-sound")
    /// It says what is spoken.
    public static let transcribesSpokenDialogForAccessibility = AVMediaCharacteristic(
        rawValue: "public.accessibility.transcribes-spoken-dialog")
    /// It tells what is seen.
    public static let describesVideoForAccessibility = AVMediaCharacteristic(
        rawValue: "public.accessibility.describes-video")
    /// The work itself.
    public static let isMainProgramContent = AVMediaCharacteristic(rawValue: "public.main-program-content")
    /// Beside the work.
    public static let isAuxiliaryContent = AVMediaCharacteristic(rawValue: "public.auxiliary-content")
    /// As it was made.
    public static let isOriginalContent = AVMediaCharacteristic(rawValue: "public.original-content")
    /// Only what everybody must read.
    public static let containsOnlyForcedSubtitles = AVMediaCharacteristic(rawValue: "public.subtitles.forced-only")
    /// In plain words.
    public static let easyToRead = AVMediaCharacteristic(rawValue: "public.easy-to-read")
    /// Translated.
    public static let languageTranslation = AVMediaCharacteristic(rawValue: "public.translation")
    /// Spoken by others in another language.
    public static let dubbedTranslation = AVMediaCharacteristic(rawValue: "public.translation.dubbed")
    /// Spoken over in another language.
    public static let voiceOverTranslation = AVMediaCharacteristic(rawValue: "public.translation.voice-over")
    /// It can be seen through.
    public static let containsAlphaChannel = AVMediaCharacteristic(
        rawValue: "AVMediaCharacteristicContainsAlphaChannel")
    /// Its lights are brighter than white.
    public static let containsHDRVideo = AVMediaCharacteristic(rawValue: "AVMediaCharacteristicContainsHDRVideo")
    /// Its colours are wider than those of sRGB.
    public static let usesWideGamutColorSpace = AVMediaCharacteristic(
        rawValue: "AVMediaCharacteristicUsesWideGamutColorSpace")
}
