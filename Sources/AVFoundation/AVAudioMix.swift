public import QuartzCore

/// How loud the sounds of a film are beside each other: as they are.
open class AVAudioMix: NSObject, @unchecked Sendable {
    /// What is said about single sounds: nothing.
    open var inputParameters: [AVAudioMixInputParameters] { [] }
}

/// How loud one sound of a film is.
open class AVAudioMixInputParameters: NSObject, @unchecked Sendable {
    /// Which sound.
    open var trackID: Int32 { 0 }
}
