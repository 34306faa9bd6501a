public import QuartzCore

/// What the program's sounds are to the system. There is no way for sound on Linux: the session keeps what it is told, has no inputs and no
/// outputs, and cannot be made active.
open class AVAudioSession: NSObject, @unchecked Sendable {
    /// What sounds are for.
    public struct Category: RawRepresentable, Hashable, Sendable {
        /// The name as Apple's frameworks spell it.
        public let rawValue: String
        /// The category of a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Beside those of others, silent with the switch.
        public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
        /// In place of others', silent with the switch: what a session begins with.
        public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
        /// What the program is about.
        public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
        /// Recorded.
        public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
        /// Both.
        public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
        /// By several outputs at once.
        public static let multiRoute = Category(rawValue: "AVAudioSessionCategoryMultiRoute")
    }

    /// What sounds are, more exactly.
    public struct Mode: RawRepresentable, Hashable, Sendable {
        /// The name as Apple's frameworks spell it.
        public let rawValue: String
        /// The mode of a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Nothing in particular.
        public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
        /// Of a film.
        public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
        /// Spoken, and held while others speak.
        public static let spokenAudio = Mode(rawValue: "AVAudioSessionModeSpokenAudio")
        /// Of a call.
        public static let voiceChat = Mode(rawValue: "AVAudioSessionModeVoiceChat")
        /// Of a call with pictures.
        public static let videoChat = Mode(rawValue: "AVAudioSessionModeVideoChat")
        /// Of a game with a conversation.
        public static let gameChat = Mode(rawValue: "AVAudioSessionModeGameChat")
        /// Of a film that is being made.
        public static let videoRecording = Mode(rawValue: "AVAudioSessionModeVideoRecording")
        /// To be measured.
        public static let measurement = Mode(rawValue: "AVAudioSessionModeMeasurement")
        /// Of somebody who tells the way.
        public static let voicePrompt = Mode(rawValue: "AVAudioSessionModeVoicePrompt")
    }

    /// What a category leaves open.
    public struct CategoryOptions: OptionSet, Sendable {
        /// The bits as Apple's frameworks number them.
        public let rawValue: UInt
        /// Options by their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Others' sounds go on.
        public static let mixWithOthers = CategoryOptions(rawValue: 1)
        /// Others' sounds grow softer.
        public static let duckOthers = CategoryOptions(rawValue: 2)
        /// By a headset without wires.
        public static let allowBluetooth = CategoryOptions(rawValue: 4)
        /// By the loudspeaker.
        public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
        /// Others that speak are held.
        public static let interruptSpokenAudioAndMixWithOthers = CategoryOptions(rawValue: 17)
        /// By loudspeakers without wires.
        public static let allowBluetoothA2DP = CategoryOptions(rawValue: 32)
        /// By AirPlay.
        public static let allowAirPlay = CategoryOptions(rawValue: 64)
        /// Goes on when the device mutes its microphone.
        public static let overrideMutedMicrophoneInterruption = CategoryOptions(rawValue: 128)
        /// By a headset without wires, by its newer name.
        public static let allowBluetoothHFP = allowBluetooth
    }

    /// How a session begins or ends.
    public struct SetActiveOptions: OptionSet, Sendable {
        /// The bits as Apple's frameworks number them.
        public let rawValue: UInt
        /// Options by their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Others hear that they may go on.
        public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
    }

    /// Whether the program may record.
    public enum RecordPermission: UInt, Sendable {
        /// The user was not asked.
        case undetermined = 0x756E_6474
        /// It may not.
        case denied = 0x6465_6E79
        /// It may.
        case granted = 0x6772_6E74
    }

    /// By what a sound goes.
    public struct Port: RawRepresentable, Hashable, Sendable {
        /// The name as Apple's frameworks spell it.
        public let rawValue: String
        /// The port of a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The device's loudspeaker.
        public static let builtInSpeaker = Port(rawValue: "Speaker")
        /// The device's microphone.
        public static let builtInMic = Port(rawValue: "MicrophoneBuiltIn")
        /// What is held to an ear.
        public static let builtInReceiver = Port(rawValue: "Receiver")
        /// Headphones with a wire.
        public static let headphones = Port(rawValue: "Headphones")
        /// Headphones without one.
        public static let bluetoothA2DP = Port(rawValue: "BluetoothA2DPOutput")
        /// A headset without a wire.
        public static let bluetoothHFP = Port(rawValue: "BluetoothHFP")
        /// AirPlay.
        public static let airPlay = Port(rawValue: "AirPlay")
        /// The microphone of a headset with a wire.
        public static let headsetMic = Port(rawValue: "MicrophoneWired")
        /// What comes in by a dock.
        public static let lineIn = Port(rawValue: "LineIn")
        /// What goes out by a dock.
        public static let lineOut = Port(rawValue: "LineOut")
        /// USB.
        public static let usbAudio = Port(rawValue: "USBAudio")
        /// A car.
        public static let carAudio = Port(rawValue: "CarAudio")
        /// HDMI.
        public static let HDMI = Port(rawValue: "HDMIOutput")
        /// Bluetooth that takes little power.
        public static let bluetoothLE = Port(rawValue: "BluetoothLE")
        /// Not a thing.
        public static let virtual = Port(rawValue: "Virtual")
        /// A screen by DisplayPort.
        public static let displayPort = Port(rawValue: "DisplayPort")
        /// Thunderbolt.
        public static let thunderbolt = Port(rawValue: "Thunderbolt")
        /// A card.
        public static let PCI = Port(rawValue: "PCI")
        /// FireWire.
        public static let fireWire = Port(rawValue: "FireWire")
        /// A network of sound.
        public static let AVB = Port(rawValue: "AVB")
    }

    /// An output that takes the place of the usual one.
    public enum PortOverride: UInt, Sendable {
        /// None.
        case none = 0
        /// The loudspeaker.
        case speaker = 0x7370_6B72
    }

    /// By whose way sounds go.
    public enum RouteSharingPolicy: UInt, Sendable {
        /// As of every program.
        case `default`
        /// As of those that play music and talk.
        case longFormAudio
        /// As the system says.
        case independent
        /// As of those that play films.
        case longFormVideo
    }

    /// Why a session does not do what it was told.
    public struct ErrorCode: RawRepresentable, Hashable, Sendable {
        /// Apple's number.
        public let rawValue: Int
        /// The error of a number.
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// Nothing went wrong.
        public static let none = ErrorCode(rawValue: 0)
        /// There is no such part: `!res`.
        public static let resourceNotAvailable = ErrorCode(rawValue: 0x2172_6573)
        /// The program may not record: `!rec`.
        public static let cannotStartRecording = ErrorCode(rawValue: 0x2172_6563)
        /// The program may not play now: `!pla`.
        public static let cannotStartPlaying = ErrorCode(rawValue: 0x2170_6C61)
        /// It plays or records: `!act`.
        public static let isBusy = ErrorCode(rawValue: 0x2161_6374)
        /// Another program counts for more: `!pri`.
        public static let insufficientPriority = ErrorCode(rawValue: 0x2170_7269)
        /// It may not silence others: `!int`.
        public static let cannotInterruptOthers = ErrorCode(rawValue: 0x2169_6E74)
        /// The category does not go with it: `!cat`.
        public static let incompatibleCategory = ErrorCode(rawValue: 0x2163_6174)
        /// The system's part for sounds failed: `msrv`.
        public static let mediaServicesFailed = ErrorCode(rawValue: 0x6D73_7276)
        /// The program may not do so: `ent?`.
        public static let missingEntitlement = ErrorCode(rawValue: 0x656E_743F)
        /// The session is not active: `inac`.
        public static let sessionNotActive = ErrorCode(rawValue: 0x696E_6163)
        /// What is asked for does not exist.
        public static let badParam = ErrorCode(rawValue: -50)
        /// Nobody knows why: `what`.
        public static let unspecified = ErrorCode(rawValue: 0x7768_6174)
    }

    private static let shared = AVAudioSession()
    /// The program's session.
    open class func sharedInstance() -> AVAudioSession { shared }

    private let state = OSAllocatedUnfairLock(uncheckedState: State())
    private struct State {
        var category = Category.soloAmbient, mode = Mode.default, options: CategoryOptions = []
        var policy = RouteSharingPolicy.default
    }

    /// What sounds are for.
    open var category: Category { state.withLockUnchecked { $0.category } }
    /// What sounds are, more exactly.
    open var mode: Mode { state.withLockUnchecked { $0.mode } }
    /// What the category leaves open.
    open var categoryOptions: CategoryOptions { state.withLockUnchecked { $0.options } }
    /// By whose way sounds go.
    open var routeSharingPolicy: RouteSharingPolicy { state.withLockUnchecked { $0.policy } }
    /// All categories.
    open var availableCategories: [Category] {
        [.ambient, .soloAmbient, .playback, .record, .playAndRecord, .multiRoute]
    }

    /// Keeps what sounds are for.
    open func setCategory(_ category: Category) throws { try setCategory(category, mode: mode, options: []) }
    /// Keeps what sounds are for.
    open func setCategory(_ category: Category, options: CategoryOptions = []) throws {
        try setCategory(category, mode: mode, options: options)
    }
    /// Keeps what sounds are for.
    @available(*, deprecated, renamed: "setCategory(_:options:)")
    open func setCategory(_ category: Category, with options: CategoryOptions) throws {
        try setCategory(category, options: options)
    }
    /// Keeps what sounds are for.
    open func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {
        try setCategory(category, mode: mode, policy: .default, options: options)
    }
    /// Keeps what sounds are for, and by whose way they go.
    open func setCategory(
        _ category: Category, mode: Mode, policy: RouteSharingPolicy, options: CategoryOptions = []
    ) throws {
        state.withLockUnchecked { $0 = State(category: category, mode: mode, options: options, policy: policy) }
    }
    /// Keeps what sounds are.
    open func setMode(_ mode: Mode) throws { state.withLockUnchecked { $0.mode = mode } }

    /// Begins or ends the session. Programs share the loudspeakers on a desktop: there is nothing to wait for.
    open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}

    /// The input that is to be used before others: there is none.
    open var preferredInput: AVAudioSessionPortDescription? { nil }
    /// Has an input used before others; nil is the system's choice, and no other is there.
    open func setPreferredInput(_ inPort: AVAudioSessionPortDescription?) throws {
        guard inPort != nil else { return }
        throw NSError(domain: NSOSStatusErrorDomain, code: ErrorCode.resourceNotAvailable.rawValue)
    }

    /// Has the usual output replaced: there is none.
    open func overrideOutputAudioPort(_ portOverride: PortOverride) throws {
        guard portOverride != .none else { return }
        throw NSError(domain: NSOSStatusErrorDomain, code: ErrorCode.resourceNotAvailable.rawValue)
    }

    /// Whether there is a microphone: none.
    open var isInputAvailable: Bool { false }
    /// Whether others play: nobody is heard.
    open var isOtherAudioPlaying: Bool { false }
    /// Whether others' sounds ask for silence: they do not.
    open var secondaryAudioShouldBeSilencedHint: Bool { false }
    /// How loud, from 0 to 1: silent.
    open var outputVolume: Float { 0 }
    /// Samples a second of the parts: there are none.
    open var sampleRate: Double { 0 }
    /// How long the way out is: there is none. Seconds.
    open var outputLatency: TimeInterval { 0 }
    /// By which parts sounds go.
    open var currentRoute: AVAudioSessionRouteDescription { AVAudioSessionRouteDescription() }
    /// The microphones: none.
    open var availableInputs: [AVAudioSessionPortDescription]? { nil }
    /// Whether the program may record: there is nothing to record with.
    open var recordPermission: RecordPermission { .denied }
    /// Asks the user: the answer is no, because there is nothing to record with.
    open func requestRecordPermission(_ response: @escaping (Bool) -> Void) { onMain { response(false) } }

    /// Sounds are held, or go on.
    public static let interruptionNotification = Notification.Name("AVAudioSessionInterruptionNotification")
    /// Sounds go by other parts.
    public static let routeChangeNotification = Notification.Name("AVAudioSessionRouteChangeNotification")
    /// The parts that play are gone. It is posted by nobody here.
    public static let mediaServicesWereLostNotification = Notification.Name(
        "AVAudioSessionMediaServicesWereLostNotification")
    /// The parts that play have begun anew. It is posted by nobody here.
    public static let mediaServicesWereResetNotification =
        Notification.Name("AVAudioSessionMediaServicesWereResetNotification")
    /// Others' sounds ask for silence.
    public static let silenceSecondaryAudioHintNotification =
        Notification.Name("AVAudioSessionSilenceSecondaryAudioHintNotification")

    /// What happens to sounds.
    public enum InterruptionType: UInt, Sendable {
        /// They may go on.
        case ended = 0
        /// They are held.
        case began = 1
    }

    /// What may happen after it.
    public struct InterruptionOptions: OptionSet, Sendable {
        /// The bits as Apple's frameworks number them.
        public let rawValue: UInt
        /// Options by their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The program may go on by itself.
        public static let shouldResume = InterruptionOptions(rawValue: 1)
    }

    /// Why sounds go by other parts.
    public enum RouteChangeReason: UInt, Sendable {
        /// Nobody knows.
        case unknown = 0
        /// A part was connected.
        case newDeviceAvailable = 1
        /// A part is gone.
        case oldDeviceUnavailable = 2
        /// Sounds are for something else.
        case categoryChange = 3
        /// The output was replaced.
        case override = 4
        /// The device woke up.
        case wakeFromSleep = 6
        /// There is no part for the category.
        case noSuitableRouteForCategory = 7
        /// The parts are set otherwise.
        case routeConfigurationChange = 8
    }
}

/// Under which key a notice of a session says whether sounds are held.
public let AVAudioSessionInterruptionTypeKey = "AVAudioSessionInterruptionTypeKey"
/// Under which key it says what may happen after it.
public let AVAudioSessionInterruptionOptionKey = "AVAudioSessionInterruptionOptionKey"
/// Under which key it says why sounds go by other parts.
public let AVAudioSessionRouteChangeReasonKey = "AVAudioSessionRouteChangeReasonKey"
/// Under which key it says by which parts they went before.
public let AVAudioSessionRouteChangePreviousRouteKey = "AVAudioSessionRouteChangePreviousRouteKey"

/// By which parts sounds go: by none.
open class AVAudioSessionRouteDescription: NSObject, @unchecked Sendable {
    /// Where they come in.
    open var inputs: [AVAudioSessionPortDescription] { [] }
    /// Where they go out.
    open var outputs: [AVAudioSessionPortDescription] { [] }
}

/// A part by which sounds go. There are none.
open class AVAudioSessionPortDescription: NSObject, @unchecked Sendable {
    /// What kind of part.
    open private(set) var portType: AVAudioSession.Port
    /// What people call it.
    open private(set) var portName: String

    private init(_ type: AVAudioSession.Port, _ name: String) {
        portType = type
        portName = name
        super.init()
    }
}

/// Calls on the main queue, where Apple's answers come too, or may.
func onMain(_ work: @escaping () -> Void) {
    let work = UncheckedBox(value: work)
    DispatchQueue.main.async { work.value() }
}
