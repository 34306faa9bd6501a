/// A quick action of the program's icon. Kept; no desktop shows them.
@preconcurrency @MainActor
open class UIApplicationShortcutItem: NSObject {
    /// What the program calls it.
    open internal(set) var type: String
    /// The title shown.
    open internal(set) var localizedTitle: String
    /// A smaller line below the title.
    open internal(set) var localizedSubtitle: String?
    /// The sign beside the title.
    open internal(set) var icon: UIApplicationShortcutIcon?
    /// What the program wants to know later.
    open internal(set) var userInfo: [String: any NSSecureCoding]?

    /// A shortcut, or an icon of one, by its parts.
    public init(
        type: String, localizedTitle: String, localizedSubtitle: String?, icon: UIApplicationShortcutIcon?,
        userInfo: [String: any NSSecureCoding]? = nil
    ) {
        self.type = type
        self.localizedTitle = localizedTitle
        self.localizedSubtitle = localizedSubtitle
        self.icon = icon
        self.userInfo = userInfo
        super.init()
    }

    /// A shortcut, or an icon of one, by its parts.
    public convenience init(type: String, localizedTitle: String) {
        self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
    }
}

/// A quick action that the program can change and set anew.
@preconcurrency @MainActor
open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem {
    /// What the program calls it.
    open override var type: String {
        get { super.type }
        set { super.type = newValue }
    }
    /// The title shown.
    open override var localizedTitle: String {
        get { super.localizedTitle }
        set { super.localizedTitle = newValue }
    }
    /// A smaller line below the title.
    open override var localizedSubtitle: String? {
        get { super.localizedSubtitle }
        set { super.localizedSubtitle = newValue }
    }
    /// The sign beside the title.
    open override var icon: UIApplicationShortcutIcon? {
        get { super.icon }
        set { super.icon = newValue }
    }
    /// What the program wants to know later.
    open override var userInfo: [String: any NSSecureCoding]? {
        get { super.userInfo }
        set { super.userInfo = newValue }
    }
    /// Which content the action is for. Kept.
    open var targetContentIdentifier: (any Hashable)?
}

/// The sign of a quick action.
@preconcurrency @MainActor
open class UIApplicationShortcutIcon: NSObject {
    /// Signs of the system.
    public enum IconType: Int, Sendable {
        case compose, play, pause, add, location, search, share, prohibit, contact, home, markLocation, favorite, love
        case cloud, invitation, confirmation, mail, message, date, time, capturePhoto, captureVideo, task
        case taskCompleted, alarm, bookmark, shuffle, audio, update
    }

    /// A shortcut, or an icon of one, by its parts.
    public convenience init(type: IconType) { self.init() }
    /// A shortcut, or an icon of one, by its parts.
    public convenience init(templateImageName: String) { self.init() }
    /// A shortcut, or an icon of one, by its parts.
    public convenience init(systemImageName: String) { self.init() }
}
