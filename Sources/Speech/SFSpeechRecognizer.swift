public import AVFoundation
import QuartzCore

// Nothing understands speech here. Recognisers say so, as on a device whose user has refused: programs are denied, recognisers are not
// available, and what is asked for fails.

/// Whether a program may have speech understood.
public enum SFSpeechRecognizerAuthorizationStatus: Int, Sendable {
    /// The user was not asked.
    case notDetermined = 0
    /// The user said no.
    case denied = 1
    /// The device does not let it.
    case restricted = 2
    /// The user said yes.
    case authorized = 3
}

/// What is said, roughly.
public enum SFSpeechRecognitionTaskHint: Int, Sendable {
    /// Something.
    case unspecified = 0
    /// A text.
    case dictation = 1
    /// Words to look for.
    case search = 2
    /// Yes, no and the like.
    case confirmation = 3
}

/// Hears whether a recogniser can be used.
public protocol SFSpeechRecognizerDelegate: NSObjectProtocol {
    /// It can be used now, or cannot.
    func speechRecognizer(_ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool)
}

extension SFSpeechRecognizerDelegate {
    /// Does nothing where it is not implemented.
    public func speechRecognizer(_ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool) {}
}

/// Understands speech: it does not.
open class SFSpeechRecognizer: NSObject, @unchecked Sendable {
    /// Whose speech.
    open private(set) var locale: Locale
    /// Hears whether it can be used.
    open weak var delegate: (any SFSpeechRecognizerDelegate)?
    /// What is said, roughly.
    open var defaultTaskHint = SFSpeechRecognitionTaskHint.unspecified
    /// Where it answers.
    open var queue = OperationQueue.main
    /// Whether it works without the net: it does not work.
    open var supportsOnDeviceRecognition = false

    /// One for the user's language.
    public convenience override init() { self.init(Locale.user) }
    /// One for a language.
    public convenience init?(locale: Locale) { self.init(locale) }

    private init(_ locale: Locale) {
        self.locale = locale
        super.init()
    }

    /// Which languages it understands: none.
    open class func supportedLocales() -> Set<Locale> { [] }
    /// Whether the program may use it: it may not.
    open class func authorizationStatus() -> SFSpeechRecognizerAuthorizationStatus { .denied }
    /// Asks the user, who says no.
    open class func requestAuthorization(
        _ handler: @escaping @Sendable (SFSpeechRecognizerAuthorizationStatus) -> Void
    ) {
        DispatchQueue.global().async { handler(.denied) }
    }

    /// Whether it can be used now: it cannot.
    open var isAvailable: Bool { false }

    /// Understands what a request gives: it fails.
    open func recognitionTask(
        with request: SFSpeechRecognitionRequest,
        resultHandler: @escaping (SFSpeechRecognitionResult?, (any Error)?) -> Void
    ) -> SFSpeechRecognitionTask {
        let task = SFSpeechRecognitionTask()
        let answer = UncheckedBox(value: (task, resultHandler))
        queue.addOperation { answer.value.0.fail { answer.value.1(nil, $0) } }
        return task
    }

    /// Understands what a request gives: it fails.
    open func recognitionTask(
        with request: SFSpeechRecognitionRequest, delegate: any SFSpeechRecognitionTaskDelegate
    ) -> SFSpeechRecognitionTask {
        let task = SFSpeechRecognitionTask()
        let answer = UncheckedBox(value: (task, delegate))
        queue.addOperation {
            let (task, delegate) = answer.value
            task.fail { _ in delegate.speechRecognitionTask(task, didFinishSuccessfully: false) }
        }
        return task
    }
}

/// Speech to be understood.
open class SFSpeechRecognitionRequest: NSObject {
    /// What is said, roughly.
    open var taskHint = SFSpeechRecognitionTaskHint.unspecified
    /// Whether it answers before the end.
    open var shouldReportPartialResults = true
    /// Words that are likely.
    open var contextualStrings: [String] = []
    /// Whether nothing may go over the net.
    open var requiresOnDeviceRecognition = false
    /// Whether it sets points and commas.
    open var addsPunctuation = false
    /// Of which conversation it is.
    open var interactionIdentifier: String?
}

/// Speech in a file.
open class SFSpeechURLRecognitionRequest: SFSpeechRecognitionRequest {
    /// Where it is.
    open private(set) var url: URL

    /// Speech in a file.
    public init(url URL: URL) {
        url = URL
        super.init()
    }
}

/// Speech as it comes.
open class SFSpeechAudioBufferRecognitionRequest: SFSpeechRecognitionRequest {
    /// How it comes best.
    open var nativeAudioFormat: AVAudioFormat? { AVAudioFormat(standardFormatWithSampleRate: 16000, channels: 1) }

    /// Nothing yet.
    public override init() { super.init() }
    /// Adds some.
    open func append(_ audioPCMBuffer: AVAudioPCMBuffer) {}
    /// No more comes.
    open func endAudio() {}
}

/// How far understanding is.
public enum SFSpeechRecognitionTaskState: Int, Sendable {
    /// It begins.
    case starting = 0
    /// It goes on.
    case running = 1
    /// It comes to its end.
    case finishing = 2
    /// It is given up.
    case canceling = 3
    /// It is over.
    case completed = 4
}

/// Understanding of one request.
open class SFSpeechRecognitionTask: NSObject, @unchecked Sendable {
    /// How far it is.
    open private(set) var state = SFSpeechRecognitionTaskState.starting
    /// Why it failed.
    open private(set) var error: (any Error)?
    /// Whether it was given up.
    open private(set) var isCancelled = false
    /// Whether no more is heard.
    open var isFinishing: Bool { state == .finishing }

    /// No more comes.
    open func finish() { if state == .starting { state = .finishing } }
    /// Gives up.
    open func cancel() {
        isCancelled = true
        state = .completed
    }

    func fail(_ tell: (any Error) -> Void) {
        guard !isCancelled else { return }
        let words = [NSLocalizedDescriptionKey: "No speech can be recognised here."]
        let failure = NSError(domain: "kAFAssistantErrorDomain", code: 203, userInfo: words)
        (state, error) = (.completed, failure)
        tell(failure)
    }
}

/// Hears how far understanding is; all of it is optional.
public protocol SFSpeechRecognitionTaskDelegate: NSObjectProtocol {
    /// Somebody speaks.
    func speechRecognitionDidDetectSpeech(_ task: SFSpeechRecognitionTask)
    /// This is understood so far.
    func speechRecognitionTask(
        _ task: SFSpeechRecognitionTask, didHypothesizeTranscription transcription: SFTranscription)
    /// This was said.
    func speechRecognitionTask(
        _ task: SFSpeechRecognitionTask, didFinishRecognition recognitionResult: SFSpeechRecognitionResult)
    /// No more is read.
    func speechRecognitionTaskFinishedReadingAudio(_ task: SFSpeechRecognitionTask)
    /// It was given up.
    func speechRecognitionTaskWasCancelled(_ task: SFSpeechRecognitionTask)
    /// It is over.
    func speechRecognitionTask(_ task: SFSpeechRecognitionTask, didFinishSuccessfully successfully: Bool)
}

extension SFSpeechRecognitionTaskDelegate {
    /// Does nothing where it is not implemented.
    public func speechRecognitionDidDetectSpeech(_ task: SFSpeechRecognitionTask) {}
    /// Does nothing where it is not implemented.
    public func speechRecognitionTask(
        _ task: SFSpeechRecognitionTask, didHypothesizeTranscription transcription: SFTranscription
    ) {}
    /// Does nothing where it is not implemented.
    public func speechRecognitionTask(
        _ task: SFSpeechRecognitionTask, didFinishRecognition recognitionResult: SFSpeechRecognitionResult
    ) {}
    /// Does nothing where it is not implemented.
    public func speechRecognitionTaskFinishedReadingAudio(_ task: SFSpeechRecognitionTask) {}
    /// Does nothing where it is not implemented.
    public func speechRecognitionTaskWasCancelled(_ task: SFSpeechRecognitionTask) {}
    /// Does nothing where it is not implemented.
    public func speechRecognitionTask(_ task: SFSpeechRecognitionTask, didFinishSuccessfully successfully: Bool) {}
}

/// What was understood. Nothing ever is.
open class SFSpeechRecognitionResult: NSObject {
    /// What was said most likely.
    open var bestTranscription: SFTranscription { SFTranscription() }
    /// What may have been said.
    open var transcriptions: [SFTranscription] { [] }
    /// Whether it does not change any more.
    open var isFinal: Bool { true }

    /// Nothing, for those that stand in for it.
    public override init() { super.init() }
}

/// Words that may have been said.
open class SFTranscription: NSObject {
    /// All of them.
    open var formattedString: String { "" }
    /// Word by word.
    open var segments: [SFTranscriptionSegment] { [] }

    /// Nothing, for those that stand in for it.
    public override init() { super.init() }
}

/// A word that may have been said.
open class SFTranscriptionSegment: NSObject {
    /// The word.
    open var substring: String { "" }
    /// Where it stands in the text.
    open var substringRange: NSRange { NSRange(location: 0, length: 0) }
    /// When it was said, seconds.
    open var timestamp: TimeInterval { 0 }
    /// How long it took, seconds.
    open var duration: TimeInterval { 0 }
    /// How sure it is, from 0 to 1.
    open var confidence: Float { 0 }
    /// What else it may be.
    open var alternativeSubstrings: [String] { [] }

    /// Nothing, for those that stand in for it.
    public override init() { super.init() }
}
