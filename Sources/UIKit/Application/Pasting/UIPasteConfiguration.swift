/// What an object takes from the pasteboard.
@preconcurrency @MainActor
open class UIPasteConfiguration: NSObject, NSCopying {
    /// Uniform type identifiers of what is taken.
    open var acceptableTypeIdentifiers: [String]

    /// Takes nothing yet.
    public override init() {
        acceptableTypeIdentifiers = []
        super.init()
    }

    /// Takes types.
    public init(acceptableTypeIdentifiers: [String]) {
        self.acceptableTypeIdentifiers = acceptableTypeIdentifiers
        super.init()
    }

    /// Takes what objects of a class can be read from.
    public convenience init(forAccepting aClass: any NSItemProviderReading.Type) {
        self.init(acceptableTypeIdentifiers: aClass.readableTypeIdentifiersForItemProvider)
    }

    /// Takes types besides.
    open func addAcceptableTypeIdentifiers(_ acceptableTypeIdentifiers: [String]) {
        self.acceptableTypeIdentifiers += acceptableTypeIdentifiers
    }

    /// Takes what objects of a class can be read from besides.
    open func addTypeIdentifiers(forAccepting aClass: any NSItemProviderReading.Type) {
        addAcceptableTypeIdentifiers(aClass.readableTypeIdentifiersForItemProvider)
    }

    nonisolated open func copy(with zone: NSZone? = nil) -> Any {
        MainActor.assumeIsolated {
            UncheckedBox(value: UIPasteConfiguration(acceptableTypeIdentifiers: acceptableTypeIdentifiers))
        }.value
    }

    /// Whether something of each provider is of a type that is taken.
    func accepts(_ providers: [NSItemProvider]) -> Bool {
        !providers.isEmpty
            && providers.allSatisfy { provider in
                acceptableTypeIdentifiers.contains { provider.hasItemConformingToTypeIdentifier($0) }
            }
    }
}

/// Something that takes what is on the pasteboard.
@preconcurrency @MainActor
public protocol UIPasteConfigurationSupporting: NSObjectProtocol {
    /// What is taken; nil takes nothing in this way.
    var pasteConfiguration: UIPasteConfiguration? { get set }
    /// Takes what was pasted.
    func paste(itemProviders: [NSItemProvider])
    /// Whether these can be pasted now.
    func canPaste(_ itemProviders: [NSItemProvider]) -> Bool
}

extension UIResponder: UIPasteConfigurationSupporting {
    private static let pasteKey = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

    /// What was set to be taken.
    var keptPasteConfiguration: UIPasteConfiguration? {
        get { objc_getAssociatedObject(self, Self.pasteKey) as? UIPasteConfiguration }
        set { objc_setAssociatedObject(self, Self.pasteKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
    }
}

extension UIPasteboard {
    /// What is in it, item by item, for whoever reads objects of it.
    public var itemProviders: [NSItemProvider] {
        get { items.map(Self.provider) }
        set { setItemProviders(newValue, localOnly: false, expirationDate: nil) }
    }

    private static func provider(_ item: [String: Any]) -> NSItemProvider {
        let provider = NSItemProvider()
        for (type, value) in item.sorted(by: { $0.key < $1.key }) {
            switch value {
            case let text as String: provider.registerObject(NSString(string: text), visibility: .all)
            case let url as URL: provider.registerObject(url as NSURL, visibility: .all)
            case let object as any NSItemProviderWriting: provider.registerObject(object, visibility: .all)
            case let data as Data:
                provider.registerDataRepresentation(forTypeIdentifier: type, visibility: .all) { take in
                    take(data, nil)
                    return nil
                }
            default: break
            }
        }
        return provider
    }

    /// Replaces everything by what providers hold: texts, addresses, pictures and colours, else their bytes, which may come later.
    ///
    /// The pasteboard of the desktop knows neither programs' own contents nor an end of their time: both are kept as others are.
    public func setItemProviders(_ itemProviders: [NSItemProvider], localOnly: Bool, expirationDate: Date?) {
        items = []
        for provider in itemProviders { take(provider) }
    }

    private func take(_ provider: NSItemProvider) {
        let kinds: [(any NSItemProviderReading.Type, String)] = [
            (NSString.self, "public.utf8-plain-text"), (NSURL.self, "public.url"), (UIImage.self, "public.png"),
            (UIColor.self, "com.apple.uikit.color"),
        ]
        if let (kind, type) = kinds.first(where: { provider.canLoadObject(ofClass: $0.0) }) {
            provider.loadObject(ofClass: kind) { [weak self] object, _ in
                switch object {
                case let text as NSString: self?.addItems([[type: text.description]])
                case let url as NSURL: self?.addItems([[type: url as URL]])
                case let other?: self?.addItems([[type: other]])
                case nil: break
                }
            }
        } else if let type = provider.registeredTypeIdentifiers.first {
            provider.loadDataRepresentation(forTypeIdentifier: type) { [weak self] data, _ in
                if let data { self?.addItems([[type: data]]) }
            }
        }
    }

    /// Replaces everything by objects.
    public func setObjects(_ objects: [any NSItemProviderWriting]) {
        setItemProviders(objects.map { NSItemProvider(object: $0) }, localOnly: false, expirationDate: nil)
    }
}
