public import CoreGraphics

/// What would be heard with a notification: no sounds are played here.
open class UNNotificationSound: NSObject, NSCopying, @unchecked Sendable {
    let name: String

    private init(_ name: String) {
        self.name = name
        super.init()
    }

    /// A sound of the program.
    public convenience init(named name: UNNotificationSoundName) { self.init(name.rawValue) }

    /// The usual sound.
    public class var `default`: UNNotificationSound { UNNotificationSound("default") }
    /// A sound that also comes where it is silent.
    public class var defaultCritical: UNNotificationSound { UNNotificationSound("critical") }
    /// The sound of a call.
    public class var defaultRingtone: UNNotificationSound { UNNotificationSound("ringtone") }
    /// A sound that also comes where it is silent.
    public class func criticalSoundNamed(_ name: UNNotificationSoundName) -> UNNotificationSound {
        UNNotificationSound(name.rawValue)
    }
    /// A sound that also comes where it is silent; volume 0…1.
    public class func defaultCriticalSound(withAudioVolume volume: Float) -> UNNotificationSound { defaultCritical }
    /// A ring tone of the program.
    public class func ringtoneSoundNamed(_ name: UNNotificationSoundName) -> UNNotificationSound {
        UNNotificationSound(name.rawValue)
    }

    /// Itself: sounds do not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override func isEqual(_ object: Any?) -> Bool { (object as? UNNotificationSound)?.name == name }
    open override var hash: Int { name.hashValue }
}

/// The name of a sound file.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
    /// The file's name.
    public var rawValue: String
    /// The name of a sound file.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The name of a sound file.
    public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// A file that belongs to a notification.
open class UNNotificationAttachment: NSObject, NSCopying, @unchecked Sendable {
    /// Its name.
    open private(set) var identifier: String
    /// Where it is.
    open private(set) var url: URL
    /// The kind of file, by the end of its name.
    public var type: String { url.pathExtension }

    /// A file that exists; else an error of `UNError`. An empty name gets one.
    public init(identifier: String, url URL: URL, options: [AnyHashable: Any]? = nil) throws {
        guard URL.isFileURL, FileManager.default.fileExists(atPath: URL.path) else {
            throw UNError(.attachmentInvalidURL)
        }
        self.identifier = identifier.isEmpty ? UUID().uuidString : identifier
        url = URL
        super.init()
    }

    /// Itself: attachments do not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The domain of these errors.
public let UNErrorDomain = "UNErrorDomain"

/// What can go wrong with notifications.
public struct UNError: _BridgedStoredNSError, Sendable {
    /// The kinds.
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        /// Whose codes these are.
        public typealias _ErrorType = UNError

        case notificationsNotAllowed = 1
        case attachmentInvalidURL = 100
        case attachmentUnrecognizedType, attachmentInvalidFileSize, attachmentNotInDataStore
        case attachmentMoveIntoDataStoreFailed, attachmentCorrupt
        case notificationInvalidNoDate = 1400
        case notificationInvalidNoContent
        case contentProvidingObjectNotAllowed = 1500
        case contentProvidingInvalid
        case badgeInputInvalid = 1600
    }

    /// The error as an object.
    public let _nsError: NSError
    /// The error that an object stands for.
    public init(_nsError error: NSError) { _nsError = error }
    /// The domain of these errors.
    public static var _nsErrorDomain: String { UNErrorDomain }

    /// The user wants none.
    public static var notificationsNotAllowed: Code { .notificationsNotAllowed }
    /// The file is not there.
    public static var attachmentInvalidURL: Code { .attachmentInvalidURL }
    /// The file is of no known kind.
    public static var attachmentUnrecognizedType: Code { .attachmentUnrecognizedType }
    /// The file is too large.
    public static var attachmentInvalidFileSize: Code { .attachmentInvalidFileSize }
    /// The file is not where files of notifications are kept.
    public static var attachmentNotInDataStore: Code { .attachmentNotInDataStore }
    /// The file could not be kept.
    public static var attachmentMoveIntoDataStoreFailed: Code { .attachmentMoveIntoDataStoreFailed }
    /// The file is broken.
    public static var attachmentCorrupt: Code { .attachmentCorrupt }
    /// The date never comes.
    public static var notificationInvalidNoDate: Code { .notificationInvalidNoDate }
    /// There is nothing to show.
    public static var notificationInvalidNoContent: Code { .notificationInvalidNoContent }
    /// Nothing may provide the content.
    public static var contentProvidingObjectNotAllowed: Code { .contentProvidingObjectNotAllowed }
    /// What provides the content is not valid.
    public static var contentProvidingInvalid: Code { .contentProvidingInvalid }
    /// The badge is not a number.
    public static var badgeInputInvalid: Code { .badgeInputInvalid }
}
