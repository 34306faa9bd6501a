import CoreGraphics

extension ArchiveKeys {
    /// What a button has for each state, and around it.
    static let ofButtons: [ArchiveKey] = [
        style("UIButtonType") { (button: UIButton) in button.buttonType.rawValue },
        .object("UIFont", \UIButton.titleFont), titleBreaks,
        table("UITitles", \.titles, { $0 as NSString }, { $0 as? String }),
        table(
            "UIAttributedTitles", \.attributedTitles, { $0.archived },
            { ($0 as? [String: Any]).flatMap { NSAttributedString(archived: $0) } }),
        table("UITitleColors", \.titleColors, { $0 }, { $0 as? UIColor }),
        table("UITitleShadowColors", \.shadowColors, { $0 }, { $0 as? UIColor }),
        table("UIImages", \.images, { $0 }, { $0 as? UIImage }),
        table("UIBackgroundImages", \.backgroundImages, { $0 }, { $0 as? UIImage }),
        .insets("UIContentEdgeInsets", \UIButton.contentEdgeInsets),
        .insets("UITitleEdgeInsets", \UIButton.titleEdgeInsets),
        .insets("UIImageEdgeInsets", \UIButton.imageEdgeInsets), configuration,
        .flag("UIShowsMenuAsPrimaryAction", \UIButton.showsMenuAsPrimaryAction),
        .flag("UIChangesSelectionAsPrimaryAction", \UIButton.changesSelectionAsPrimaryAction),
    ]

    /// A table by the bits of states.
    private static func table<Value>(
        _ name: String, _ path: WritableKeyPath<UIButton.StateContents, [UInt: Value]>,
        _ box: @escaping (Value) -> NSObject, _ unbox: @escaping (Any) -> Value?
    ) -> ArchiveKey {
        ArchiveKey(name) { (view: UIButton, coder, name) in
            let entries = view.contents[keyPath: path].map { (String($0.key), box($0.value)) }
            if !entries.isEmpty {
                coder.encode(Dictionary(uniqueKeysWithValues: entries) as NSDictionary, forKey: name)
            }
        } read: { view, coder, name in
            let entries = coder.decodeObject(forKey: name) as? [String: Any] ?? [:]
            for (key, boxed) in entries {
                if let state = UInt(key), let value = unbox(boxed) { view.contents[keyPath: path][state] = value }
            }
            view.updateLooks()
        }
    }

    private static let titleBreaks = ArchiveKey("UITitleLineBreakMode") { (view: UIButton, coder, name) in
        if let mode = view.titleLabel?.lineBreakMode { coder.encode(mode.rawValue, forKey: name) }
    } read: { view, coder, name in
        let mode = NSLineBreakMode(rawValue: coder.decodeInteger(forKey: name))
        if let mode { view.titleView.lineBreakMode = mode }
    }

    /// What of a configuration is plain data; what changes looks by functions is the program's.
    private static let configuration = ArchiveKey("UIConfiguration") { (view: UIButton, coder, name) in
        guard let written = view.configuration else { return }
        coder.encode(ArchivedConfiguration(written), forKey: name)
    } read: { view, coder, name in
        if let read = coder.decodeObject(forKey: name) as? ArchivedConfiguration { view.configuration = read.value }
    }
}

extension UIButton {
    fileprivate var titleFont: UIFont? {
        get { titleLabel?.font }
        set { titleLabel?.font = newValue }
    }
}
