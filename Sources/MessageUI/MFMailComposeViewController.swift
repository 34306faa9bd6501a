public import UIKit

// Programs cannot send mail or messages by themselves on Linux; `canSendMail()` and `canSendText()` say so, as on a device without accounts.
// A program can open a `mailto:` address, which the desktop gives to its mail program.

/// What became of a mail.
public enum MFMailComposeResult: Int, Sendable {
    /// The user gave up.
    case cancelled = 0
    /// It was kept.
    case saved = 1
    /// It is on its way.
    case sent = 2
    /// It could not be sent or kept.
    case failed = 3
}

/// The domain of these errors.
public let MFMailComposeErrorDomain = "MFMailComposeErrorDomain"

/// Why a mail was not sent.
public struct MFMailComposeError: _BridgedStoredNSError, Sendable {
    /// Which error it is.
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        /// Whose codes these are.
        public typealias _ErrorType = MFMailComposeError

        /// It could not be kept.
        case saveFailed = 0
        /// It could not be sent.
        case sendFailed = 1
    }

    /// The error as an object.
    public let _nsError: NSError
    /// The error that an object stands for.
    public init(_nsError error: NSError) { _nsError = error }
    /// The domain of these errors.
    public static var _nsErrorDomain: String { MFMailComposeErrorDomain }

    /// It could not be kept.
    public static var saveFailed: Code { .saveFailed }
    /// It could not be sent.
    public static var sendFailed: Code { .sendFailed }
}

/// Hears what became of a mail.
@preconcurrency @MainActor
public protocol MFMailComposeViewControllerDelegate: NSObjectProtocol {
    /// The user is done.
    func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?)
}

extension MFMailComposeViewControllerDelegate {
    /// What happens where it is not implemented.
    public func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?
    ) {}
}

/// Writes a mail. No mail can be sent here: who shows it all the same hears that it failed.
@preconcurrency @MainActor
open class MFMailComposeViewController: UINavigationController {
    /// Whether mail can be sent: no.
    open class func canSendMail() -> Bool { false }

    /// Hears what becomes of the mail.
    open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?

    /// Sets what the mail is about. It is not kept: there is no mail.
    open func setSubject(_ subject: String) {}
    /// Sets whom it is for. It is not kept: there is no mail.
    open func setToRecipients(_ toRecipients: [String]?) {}
    /// Sets who gets a copy. It is not kept: there is no mail.
    open func setCcRecipients(_ ccRecipients: [String]?) {}
    /// Sets who gets a copy unseen. It is not kept: there is no mail.
    open func setBccRecipients(_ bccRecipients: [String]?) {}
    /// Sets its text. It is not kept: there is no mail.
    open func setMessageBody(_ body: String, isHTML: Bool) {}
    /// Adds a file. It is not kept: there is no mail.
    open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {}
    /// Sets from whom it is. It is not kept: there is no mail.
    open func setPreferredSendingEmailAddress(_ emailAddress: String) {}

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        mailComposeDelegate?.mailComposeController(
            self, didFinishWith: .failed, error: MFMailComposeError(.sendFailed))
    }
}

/// What became of a message.
public enum MessageComposeResult: Int, Sendable {
    /// The user gave up.
    case cancelled = 0
    /// It is on its way.
    case sent = 1
    /// It could not be sent.
    case failed = 2
}

/// Hears what became of a message.
@preconcurrency @MainActor
public protocol MFMessageComposeViewControllerDelegate: NSObjectProtocol {
    /// The user is done.
    func messageComposeViewController(
        _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}

/// Writes a message. None can be sent here: who shows it all the same hears that it failed.
@preconcurrency @MainActor
open class MFMessageComposeViewController: UINavigationController {
    /// Whether messages can be sent: no.
    open class func canSendText() -> Bool { false }
    /// Whether messages have a subject: no.
    open class func canSendSubject() -> Bool { false }
    /// Whether messages take files: no.
    open class func canSendAttachments() -> Bool { false }

    /// Hears what becomes of the message.
    open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
    /// Whom it is for.
    open var recipients: [String]?
    /// What it says.
    open var body: String?
    /// What it is about.
    open var subject: String?

    /// Adds a file: it cannot.
    open func addAttachmentData(_ attachmentData: Data, typeIdentifier uti: String, filename: String) -> Bool { false }
    /// Adds a file: it cannot.
    open func addAttachmentURL(_ attachmentURL: URL, withAlternateFilename alternateFilename: String?) -> Bool { false }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        messageComposeDelegate?.messageComposeViewController(self, didFinishWith: .failed)
    }
}
