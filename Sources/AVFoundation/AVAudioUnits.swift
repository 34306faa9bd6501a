public import Foundation

// Parts of an engine that change what goes through them. They keep what they are told; nothing goes through them on Linux.

/// A part of an engine that changes sounds.
open class AVAudioUnit: AVAudioNode {
    /// What people call it.
    open var name: String { String(describing: type(of: self)).replacingOccurrences(of: "AVAudioUnit", with: "") }
    /// Who made it.
    open var manufacturerName: String { "Mutoscope" }
}

/// A part that takes sounds in as they come.
open class AVAudioUnitEffect: AVAudioUnit {
    /// Whether sounds go past it.
    open var bypass = false
}

/// A part that changes how long sounds are.
open class AVAudioUnitTimeEffect: AVAudioUnit {
    /// Whether sounds go past it.
    open var bypass = false
}

/// Changes how high and how fast sounds are.
open class AVAudioUnitTimePitch: AVAudioUnitTimeEffect {
    /// How fast: 1 is as recorded.
    open var rate: Float = 1
    /// How much higher, in hundredths of a semitone.
    open var pitch: Float = 0
    /// How much sounds overlap.
    open var overlap: Float = 8
}

/// Plays faster and higher, or slower and lower.
open class AVAudioUnitVarispeed: AVAudioUnitTimeEffect {
    /// How fast: 1 is as recorded.
    open var rate: Float = 1
}

/// Adds the sound of a room.
open class AVAudioUnitReverb: AVAudioUnitEffect {
    /// How much of the room is heard, from 0 to 100.
    open var wetDryMix: Float = 0
    /// Chooses a room.
    open func loadFactoryPreset(_ preset: AVAudioUnitReverbPreset) {}
}

/// Rooms.
public enum AVAudioUnitReverbPreset: Int, Sendable {
    /// A room of this name.
    case smallRoom = 0
    case mediumRoom, largeRoom, mediumHall, largeHall, plate, mediumChamber, largeChamber, cathedral
    /// A room of this name.
    case largeRoom2, mediumHall2, mediumHall3, largeHall2
}

/// Repeats sounds.
open class AVAudioUnitDelay: AVAudioUnitEffect {
    /// After how long, in seconds.
    open var delayTime: TimeInterval = 1
    /// How much of a repetition is repeated, from -100 to 100.
    open var feedback: Float = 50
    /// Above what repetitions are not heard, in hertz.
    open var lowPassCutoff: Float = 15000
    /// How much of the repetitions is heard, from 0 to 100.
    open var wetDryMix: Float = 100
}

/// Spoils sounds.
open class AVAudioUnitDistortion: AVAudioUnitEffect {
    /// How much louder sounds come in, in decibels.
    open var preGain: Float = -6
    /// How much of the spoilt sound is heard, from 0 to 100.
    open var wetDryMix: Float = 50
    /// Chooses a way.
    open func loadFactoryPreset(_ preset: AVAudioUnitDistortionPreset) {}
}

/// Ways to spoil sounds.
public enum AVAudioUnitDistortionPreset: Int, Sendable {
    /// A way of this name.
    case drumsBitBrush = 0
    case drumsBufferBeats, drumsLoFi
    /// A way of this name.
    case multiBrokenSpeaker, multiCellphoneConcert, multiDecimated1, multiDecimated2, multiDecimated3, multiDecimated4
    /// A way of this name.
    case multiDistortedFunk, multiDistortedCubed, multiDistortedSquared, multiEcho1, multiEcho2
    /// A way of this name.
    case multiEchoTight1, multiEchoTight2, multiEverythingIsBroken
    /// A way of this name.
    case speechAlienChatter, speechCosmicInterference, speechGoldenPi, speechRadioTower, speechWaves
}

/// An instrument of an engine.
open class AVAudioUnitMIDIInstrument: AVAudioUnit {
    /// Plays a note, of a height and force from 0 to 127. There are no instruments on Linux: it is silent.
    open func startNote(_ note: UInt8, withVelocity velocity: UInt8, onChannel channel: UInt8) {}
    /// Ends a note.
    open func stopNote(_ note: UInt8, onChannel channel: UInt8) {}
    /// Takes a way of playing.
    open func sendProgramChange(_ program: UInt8, onChannel channel: UInt8) {}
    /// Takes the place of a wheel or pedal.
    open func sendController(_ controller: UInt8, withValue value: UInt8, onChannel channel: UInt8) {}
}

/// An instrument made of sounds. None can be read: there are no instruments on Linux.
open class AVAudioUnitSampler: AVAudioUnitMIDIInstrument {
    /// How much louder, in decibels.
    open var overallGain: Float = 0
    /// Left is −1, right is 1.
    open var stereoPan: Float = 0
    /// How much higher, in hundredths of a half tone.
    open var globalTuning: Float = 0

    /// Reads an instrument. Throws: there are none.
    open func loadInstrument(at instrumentURL: URL) throws {
        throw AVMIDIPlayer.silence
    }
    /// Reads an instrument of a bank. Throws: there are none.
    open func loadSoundBankInstrument(at bankURL: URL, program: UInt8, bankMSB: UInt8, bankLSB: UInt8) throws {
        throw AVMIDIPlayer.silence
    }
    /// Reads sounds. Throws: there are no instruments.
    open func loadAudioFiles(at audioFiles: [URL]) throws {
        throw AVMIDIPlayer.silence
    }
}

/// Makes pitches louder and softer.
open class AVAudioUnitEQ: AVAudioUnitEffect {
    /// The filters.
    open private(set) var bands: [AVAudioUnitEQFilterParameters]
    /// How much louder all is, in decibels.
    open var globalGain: Float = 0

    /// One with so many filters.
    public init(numberOfBands: Int) {
        bands = (0..<numberOfBands).map { _ in AVAudioUnitEQFilterParameters() }
        super.init()
    }
}

/// A filter of an equaliser.
open class AVAudioUnitEQFilterParameters: NSObject {
    /// Its kind.
    open var filterType = AVAudioUnitEQFilterType.parametric
    /// Where it is, in hertz.
    open var frequency: Float = 1000
    /// How wide, in octaves.
    open var bandwidth: Float = 0.5
    /// How much louder, in decibels.
    open var gain: Float = 0
    /// Whether sounds go past it.
    open var bypass = true
}

/// Kinds of filters.
public enum AVAudioUnitEQFilterType: Int, Sendable {
    /// A filter of this name.
    case parametric = 0
    case lowPass, highPass, resonantLowPass, resonantHighPass, bandPass, bandStop
    /// A filter of this name.
    case lowShelf, highShelf, resonantLowShelf, resonantHighShelf
}
