import Displays

/// Holds what was copied, under the types it can be read as.
///
/// While a window is open the text of the general pasteboard is the desktop's, which all its programs copy and paste. Anything else
/// lasts as long as the program and stays in it.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
    /// Which pasteboard.
    public struct Name: RawRepresentable, Hashable, Sendable {
        /// The name as Apple's frameworks spell it.
        public let rawValue: String

        /// The value of a name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The value of a name.
        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }

        /// The one for copy and paste.
        public static let general = Name("com.apple.UIKit.pboard.general")
    }

    private static var named: [Name: UIPasteboard] = [:]

    /// The one for copy and paste.
    public static let general: UIPasteboard = named(.general)

    private static func named(_ name: Name) -> UIPasteboard {
        if let pasteboard = named[name] { return pasteboard }
        let pasteboard = UIPasteboard(name)
        named[name] = pasteboard
        return pasteboard
    }

    /// The pasteboard of a name; without `create`, nil unless there is one.
    public convenience init?(name pasteboardName: Name, create: Bool) {
        let existing = Self.named[pasteboardName]
        guard create || existing != nil else { return nil }
        self.init(pasteboardName)
        storage = existing?.storage ?? Storage()
        Self.named[pasteboardName] = existing ?? self
    }

    /// A pasteboard with a name of its own, which no other object shares.
    public convenience override init() { self.init(Name(UUID().uuidString)) }

    /// A pasteboard with a name of its own.
    public static func withUniqueName() -> UIPasteboard { named(Name(UUID().uuidString)) }

    /// Forgets a pasteboard.
    public static func remove(withName pasteboardName: Name) { named[pasteboardName] = nil }

    /// Shared by every object of one name.
    private final class Storage {
        var items: [[String: Any]] = []
        var changeCount = 0
        /// Whether other programs do not get the items.
        var isLocal = false
        /// When the items are gone.
        var expiration: Date?
        /// The desktop's text as it was last seen or set.
        var desktopText: String?
    }

    /// What the desktop's programs copy and paste, while a window is open.
    static weak var desktop: (any Clipboard)?

    private var storage = Storage()
    /// Which pasteboard it is.
    public let name: Name

    private init(_ name: Name) {
        self.name = name
        super.init()
    }

    // MARK: Items

    /// How often the contents have changed.
    open var changeCount: Int {
        takeDesktopText()
        return storage.changeCount
    }

    /// Everything in it: for each item its values by type.
    open var items: [[String: Any]] {
        get {
            takeDesktopText()
            if let end = storage.expiration, end <= Date() { (storage.items, storage.expiration) = ([], nil) }
            return storage.items
        }
        set {
            (storage.isLocal, storage.expiration) = (false, nil)
            put(newValue)
        }
    }

    private func put(_ items: [[String: Any]]) {
        storage.items = items
        giveDesktopText()
        storage.changeCount += 1
        NotificationCenter.default.post(name: Self.changedNotification, object: self)
    }

    private var desktop: (any Clipboard)? { name == .general ? Self.desktop : nil }

    private func giveDesktopText() {
        guard let desktop, !storage.isLocal else { return }
        let texts = storage.items.compactMap { $0[Kind.text] as? String ?? ($0[Kind.url] as? URL)?.absoluteString }
        if let text = texts.first { desktop.text = text }
        storage.desktopText = desktop.text
    }

    /// What another program has copied takes the place of all there is.
    private func takeDesktopText() {
        guard let text = desktop?.text, text != storage.desktopText else { return }
        storage.desktopText = text
        storage.items = text.isEmpty ? [] : [[Kind.text: text]]
        storage.changeCount += 1
    }

    /// Another program has copied something.
    func desktopDidChange() {
        let count = storage.changeCount
        guard changeCount != count else { return }
        NotificationCenter.default.post(name: Self.changedNotification, object: self)
    }

    /// What ``setItems(_:options:)`` may be told.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// A key by its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A `Date` after which the items are gone.
        public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
        /// A `Bool`: the items stay in this program, other devices and programs do not get them.
        public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
    }

    /// Puts items into it in place of what was there, for a time or for this program alone.
    open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
        storage.isLocal = options[.localOnly] as? Bool ?? false
        storage.expiration = options[.expirationDate] as? Date
        put(items)
    }

    /// Adds items to those in it.
    open func addItems(_ items: [[String: Any]]) { self.items += items }

    /// How many items are in it.
    open var numberOfItems: Int { items.count }

    /// The types of the first item.
    open var types: [String] { items.first.map { Array($0.keys).sorted() } ?? [] }

    /// Whether the first item has one of the types.
    open func contains(pasteboardTypes: [String]) -> Bool { !Set(pasteboardTypes).isDisjoint(with: types) }

    /// The first item's value of a type.
    open func value(forPasteboardType pasteboardType: String) -> Any? { items.first?[pasteboardType] }

    /// Replaces everything by one value.
    open func setValue(_ value: Any, forPasteboardType pasteboardType: String) { items = [[pasteboardType: value]] }

    /// The first item's bytes of a type.
    open func data(forPasteboardType pasteboardType: String) -> Data? {
        switch value(forPasteboardType: pasteboardType) {
        case let data as Data: data
        case let text as String: Data(text.utf8)
        default: nil
        }
    }

    /// Replaces everything by bytes of one type.
    open func setData(_ data: Data, forPasteboardType pasteboardType: String) {
        setValue(data, forPasteboardType: pasteboardType)
    }

    // MARK: Kinds

    private enum Kind {
        static let text = "public.utf8-plain-text"
        static let url = "public.url"
        static let image = "public.png"
        static let color = "com.apple.uikit.color"
    }

    private func values<Value>(_ kind: String) -> [Value]? {
        let values = items.compactMap { $0[kind] as? Value }
        return values.isEmpty ? nil : values
    }

    private func put(_ values: [Any]?, as kind: String) { items = (values ?? []).map { [kind: $0] } }

    /// The first text.
    open var string: String? {
        get { strings?.first }
        set { strings = newValue.map { [$0] } }
    }
    /// Every text.
    open var strings: [String]? {
        get { values(Kind.text) }
        set { put(newValue, as: Kind.text) }
    }
    /// The first address.
    open var url: URL? {
        get { urls?.first }
        set { urls = newValue.map { [$0] } }
    }
    /// Every address.
    open var urls: [URL]? {
        get { values(Kind.url) }
        set { put(newValue, as: Kind.url) }
    }
    /// The first picture.
    open var image: UIImage? {
        get { images?.first }
        set { images = newValue.map { [$0] } }
    }
    /// Every picture.
    open var images: [UIImage]? {
        get { values(Kind.image) }
        set { put(newValue, as: Kind.image) }
    }
    /// The first colour.
    open var color: UIColor? {
        get { colors?.first }
        set { colors = newValue.map { [$0] } }
    }
    /// Every colour.
    open var colors: [UIColor]? {
        get { values(Kind.color) }
        set { put(newValue, as: Kind.color) }
    }
    /// Whether there is text.
    open var hasStrings: Bool { strings != nil }
    /// Whether there are addresses.
    open var hasURLs: Bool { urls != nil }
    /// Whether there are pictures.
    open var hasImages: Bool { images != nil }
    /// Whether there are colours.
    open var hasColors: Bool { colors != nil }

    /// The contents changed; the object is the pasteboard.
    public nonisolated static let changedNotification = Notification.Name("UIPasteboardChangedNotification")
}
