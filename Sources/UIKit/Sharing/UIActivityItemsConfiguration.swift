public import CoreGraphics

/// With what things are handed on.
public struct UIActivityItemsConfigurationMetadataKey: RawRepresentable, Hashable, Sendable {
    /// The name as Apple's frameworks spell it.
    public let rawValue: String
    /// The value of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The value of a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// What all of it is called.
    public static let title = UIActivityItemsConfigurationMetadataKey(rawValue: "title")
    /// What is written with it.
    public static let messageBody = UIActivityItemsConfigurationMetadataKey(rawValue: "messageBody")
    /// What is known of an address among it.
    public static let linkPresentationMetadata = UIActivityItemsConfigurationMetadataKey(
        rawValue: "linkPresentationMetadata")
}

/// How things are looked at before they are handed on.
public struct UIActivityItemsConfigurationPreviewIntent: RawRepresentable, Hashable, Sendable {
    /// The name as Apple's frameworks spell it.
    public let rawValue: String
    /// The value of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The value of a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// Whole.
    public static let fullSize = UIActivityItemsConfigurationPreviewIntent(rawValue: "fullSize")
    /// Small.
    public static let thumbnail = UIActivityItemsConfigurationPreviewIntent(rawValue: "thumbnail")
}

/// For what things are handed on.
public struct UIActivityItemsConfigurationInteraction: RawRepresentable, Hashable, Sendable {
    /// The name as Apple's frameworks spell it.
    public let rawValue: String
    /// The value of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The value of a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// To others.
    public static let share = UIActivityItemsConfigurationInteraction(rawValue: "share")
    /// For a copy.
    public static let copy = UIActivityItemsConfigurationInteraction(rawValue: "copy")
}

/// Tells what is to be handed on.
@preconcurrency @MainActor
public protocol UIActivityItemsConfigurationReading: NSObjectProtocol {
    /// The things.
    var itemProvidersForActivityItemsConfiguration: [NSItemProvider] { get }
    /// Whether they may be handed on in a way; they may where it is not implemented.
    func activityItemsConfigurationSupports(interaction: UIActivityItemsConfigurationInteraction) -> Bool
    /// What is known of all of it; nothing where it is not implemented.
    func activityItemsConfigurationMetadata(key: UIActivityItemsConfigurationMetadataKey) -> Any?
    /// What is known of one thing; nothing where it is not implemented.
    func activityItemsConfigurationMetadataForItem(
        at index: Int, key: UIActivityItemsConfigurationMetadataKey
    ) -> Any?
    /// The program's own activities; none where it is not implemented.
    var applicationActivitiesForActivityItemsConfiguration: [UIActivity]? { get }
}

extension UIActivityItemsConfigurationReading {
    /// They may where it is not implemented.
    public func activityItemsConfigurationSupports(interaction: UIActivityItemsConfigurationInteraction) -> Bool {
        true
    }
    /// Nothing where it is not implemented.
    public func activityItemsConfigurationMetadata(key: UIActivityItemsConfigurationMetadataKey) -> Any? { nil }
    /// Nothing where it is not implemented.
    public func activityItemsConfigurationMetadataForItem(
        at index: Int, key: UIActivityItemsConfigurationMetadataKey
    ) -> Any? { nil }
    /// None where it is not implemented.
    public var applicationActivitiesForActivityItemsConfiguration: [UIActivity]? { nil }
}

extension UIResponder {
    private static let itemsKey = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
    /// What is to be handed on of what it shows. Kept for the program: no command of the system's asks for it here.
    public final var activityItemsConfiguration: (any UIActivityItemsConfigurationReading)? {
        get { objc_getAssociatedObject(self, Self.itemsKey) as? any UIActivityItemsConfigurationReading }
        set { objc_setAssociatedObject(self, Self.itemsKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
    }
}

/// What is to be handed on, with what is known of it.
@preconcurrency @MainActor
open class UIActivityItemsConfiguration: NSObject, UIActivityItemsConfigurationReading {
    /// The object that it was made for; kept for the program.
    open var localObject: Any?
    /// In which ways it may be handed on.
    open var supportedInteractions: [UIActivityItemsConfigurationInteraction] = [.share]
    /// What is known of all of it.
    open var metadataProvider: ((UIActivityItemsConfigurationMetadataKey) -> Any?)?
    /// What is known of one thing.
    open var perItemMetadataProvider: ((Int, UIActivityItemsConfigurationMetadataKey) -> Any?)?
    /// The program's own activities.
    open var applicationActivitiesProvider: (() -> [UIActivity])?
    private let providers: [NSItemProvider]

    /// Hands objects on.
    public convenience init(objects: [any NSItemProviderWriting]) {
        self.init(itemProviders: objects.map { NSItemProvider(object: $0) })
    }
    /// Hands on what providers have.
    public init(itemProviders: [NSItemProvider]) {
        providers = itemProviders
        super.init()
    }

    open var itemProvidersForActivityItemsConfiguration: [NSItemProvider] { providers }
    open func activityItemsConfigurationSupports(interaction: UIActivityItemsConfigurationInteraction) -> Bool {
        supportedInteractions.contains(interaction)
    }
    open func activityItemsConfigurationMetadata(key: UIActivityItemsConfigurationMetadataKey) -> Any? {
        metadataProvider?(key)
    }
    open func activityItemsConfigurationMetadataForItem(
        at index: Int, key: UIActivityItemsConfigurationMetadataKey
    ) -> Any? { perItemMetadataProvider?(index, key) }
    open var applicationActivitiesForActivityItemsConfiguration: [UIActivity]? { applicationActivitiesProvider?() }
}

/// A thing of a configuration: what its provider has, once an activity asks.
nonisolated final class ConfiguredItem: UIActivityItemProvider, @unchecked Sendable {
    private let provider: NSItemProvider
    private let kind: any NSItemProviderReading.Type

    private init(_ provider: NSItemProvider, _ kind: any NSItemProviderReading.Type, _ placeholder: Any) {
        (self.provider, self.kind) = (provider, kind)
        super.init(placeholderItem: placeholder)
    }

    override var item: Any {
        let isThere = DispatchSemaphore(value: 0)
        nonisolated(unsafe) var found: Any?
        provider.loadObject(ofClass: kind) { object, _ in
            found = object
            isThere.signal()
        }
        isThere.wait()
        return switch found {
        case let address as NSURL: address as URL
        case let text as NSString: text as String
        case let other?: other
        case nil: NSNull()
        }
    }

    /// What each provider holds as a picture, an address or a text; the provider itself where it holds none of these.
    @MainActor
    static func items(of configuration: any UIActivityItemsConfigurationReading) -> [Any] {
        configuration.itemProvidersForActivityItemsConfiguration.map { provider in
            if provider.canLoadObject(ofClass: UIImage.self) {
                return ConfiguredItem(provider, UIImage.self, UIImage())
            }
            if provider.canLoadObject(ofClass: NSURL.self) {
                return ConfiguredItem(provider, NSURL.self, URL(fileURLWithPath: "/"))
            }
            return provider.canLoadObject(ofClass: NSString.self)
                ? ConfiguredItem(provider, NSString.self, "") : provider
        }
    }
}
