public import QuartzCore
import Synchronization

/// What this program may do with microphones, since iOS 17: nothing, because there is nothing to record with.
open class AVAudioApplication: NSObject, @unchecked Sendable {
    /// Whether it may record.
    public enum recordPermission: Int, Sendable {
        /// The user was not asked.
        case undetermined = 0x756E_6474
        /// It may not.
        case denied = 0x6465_6E79
        /// It may.
        case granted = 0x6772_6E74
    }

    /// This program.
    public static let shared = AVAudioApplication()

    private let mute = Mutex(false)

    override init() { super.init() }

    /// Whether the program may record: it may not.
    open var recordPermission: recordPermission { .denied }

    /// Asks the user: the answer is no.
    open class func requestRecordPermission(completionHandler response: @escaping @Sendable (Bool) -> Void) {
        onMain { response(false) }
    }

    /// Asks the user: the answer is no.
    open class func requestRecordPermission() async -> Bool { false }

    /// Whether what is recorded is silence.
    open var isInputMuted: Bool { mute.withLock { $0 } }

    /// Has silence be recorded, or sounds again, and tells listeners of a change.
    open func setInputMuted(_ muted: Bool) throws {
        let isChange = mute.withLock { now in
            defer { now = muted }
            return now != muted
        }
        guard isChange else { return }
        onMain {
            NotificationCenter.default.post(
                name: Self.inputMuteStateChangeNotification, object: nil, userInfo: [Self.muteStateKey: muted])
        }
    }

    /// What is recorded is silence, or sounds again.
    public static let inputMuteStateChangeNotification =
        Notification.Name("AVAudioApplicationInputMuteStateChangeNotification")
    /// Which of the two, in the notification: true for silence.
    public static let muteStateKey = "AVAudioApplicationMuteStateKey"
}
