public import QuartzCore

/// Text to be spoken.
open class AVSpeechUtterance: NSObject {
    /// The text.
    open private(set) var speechString: String
    /// Who speaks.
    open var voice: AVSpeechSynthesisVoice?
    /// How fast.
    open var rate = AVSpeechUtteranceDefaultSpeechRate
    /// How high: 1 is usual.
    open var pitchMultiplier: Float = 1
    /// How loud, from 0 to 1.
    open var volume: Float = 1
    /// Silence before it, in seconds.
    open var preUtteranceDelay: TimeInterval = 0
    /// Silence after it, in seconds.
    open var postUtteranceDelay: TimeInterval = 0

    /// The text with how its words are said.
    open private(set) var attributedSpeechString: NSAttributedString

    /// A text.
    public init(string: String) {
        speechString = string
        attributedSpeechString = NSAttributedString(string: string)
        super.init()
    }

    /// A text that says how its words are said, by `AVSpeechSynthesisIPANotationAttribute`.
    public init(attributedString string: NSAttributedString) {
        speechString = string.string
        attributedSpeechString = string
        super.init()
    }
}

/// The slowest that is spoken.
public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
/// As fast as usual.
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5
/// The fastest that is spoken.
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1

/// How a word is said, in signs of the International Phonetic Alphabet.
public let AVSpeechSynthesisIPANotationAttribute = "AVSpeechSynthesisIPANotationAttribute"
/// The voice called Alex.
public let AVSpeechSynthesisVoiceIdentifierAlex = "com.apple.speech.voice.Alex"

/// How good a voice is.
public enum AVSpeechSynthesisVoiceQuality: Int, Sendable {
    /// As it comes with the system.
    case `default` = 1
    /// Better.
    case enhanced
    /// Best.
    case premium
}

/// Whom a voice sounds like.
public enum AVSpeechSynthesisVoiceGender: Int, Sendable {
    /// Nobody says.
    case unspecified
    /// A man.
    case male
    /// A woman.
    case female
}

/// A voice. There are none.
open class AVSpeechSynthesisVoice: NSObject {
    /// What it speaks, as `en-GB`.
    open var language: String { "" }
    /// What people call it.
    open var name: String { "" }
    /// What it is found by.
    open var identifier: String { "" }
    /// How good it is.
    open var quality: AVSpeechSynthesisVoiceQuality { .default }
    /// Whom it sounds like.
    open var gender: AVSpeechSynthesisVoiceGender { .unspecified }

    /// A voice for a language: there is none.
    public init?(language languageCode: String?) { nil }
    /// A voice by what it is found by: there is none.
    public init?(identifier: String) { nil }

    /// All voices: none.
    open class func speechVoices() -> [AVSpeechSynthesisVoice] { [] }
    /// What the user speaks, as `en-GB`.
    open class func currentLanguageCode() -> String { UserLanguage.languages.first ?? "en-US" }
}

/// Where speaking stops.
public enum AVSpeechBoundary: Int, Sendable {
    /// At once.
    case immediate = 0
    /// After the word.
    case word = 1
}

/// Speaks texts. There is no voice: each text is cancelled as soon as its turn comes.
open class AVSpeechSynthesizer: NSObject, @unchecked Sendable {
    /// Hears of it.
    open weak var delegate: (any AVSpeechSynthesizerDelegate)?
    /// Whether it speaks: never.
    open var isSpeaking: Bool { false }
    /// Whether it stopped for a while: never.
    open var isPaused: Bool { false }

    /// Speaks a text: it is cancelled.
    open func speak(_ utterance: AVSpeechUtterance) {
        onMain { [weak self] in
            guard let self else { return }
            self.delegate?.speechSynthesizer(self, didCancel: utterance)
        }
    }
    /// Stops: there is nothing to stop.
    @discardableResult
    open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }
    /// Stops for a while: there is nothing to stop.
    @discardableResult
    open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }
    /// Goes on: there is nothing to go on with.
    @discardableResult
    open func continueSpeaking() -> Bool { false }
}

/// Hears of texts that are spoken.
public protocol AVSpeechSynthesizerDelegate: NSObjectProtocol {
    /// A text begins.
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance)
    /// A text is over.
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
    /// A text is held.
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance)
    /// A text goes on.
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance)
    /// A text is not spoken, or not to its end.
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance)
    /// A part of a text comes.
    func speechSynthesizer(
        _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange,
        utterance: AVSpeechUtterance)
}

extension AVSpeechSynthesizerDelegate {
    /// What happens where it is not implemented.
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance) {}
    /// What happens where it is not implemented.
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance) {}
    /// What happens where it is not implemented.
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance) {}
    /// What happens where it is not implemented.
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance) {}
    /// What happens where it is not implemented.
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance) {}
    /// What happens where it is not implemented.
    public func speechSynthesizer(
        _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange,
        utterance: AVSpeechUtterance
    ) {}
}
