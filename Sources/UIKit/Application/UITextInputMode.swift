public import QuartzCore

/// A language in which the user types.
@preconcurrency @MainActor
open class UITextInputMode: NSObject {
    /// The language, such as "en-US"; nil if unknown.
    open var primaryLanguage: String? { language }
    private let language: String?

    /// A language that is not known. A class of the program's says which by overriding ``primaryLanguage``.
    public convenience override init() { self.init(nil) }

    init(_ language: String?) {
        self.language = language
        super.init()
    }

    /// What the user types in: the languages of the user, the preferred one first.
    open class var activeInputModes: [UITextInputMode] { UserLanguage.languages.map { UITextInputMode($0) } }

    /// The first of the languages.
    @available(*, deprecated, renamed: "activeInputModes")
    open class func current() -> UITextInputMode? { activeInputModes.first }

    /// Posted when the user types in another language. Displays here do not tell of it.
    public nonisolated static let currentInputModeDidChangeNotification = Notification.Name(
        "UITextInputCurrentInputModeDidChangeNotification")
}
