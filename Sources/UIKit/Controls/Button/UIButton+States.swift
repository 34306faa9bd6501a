extension UIButton {
    /// What a button without a configuration shows in each state.
    struct StateContents {
        var titles: [UInt: String] = [:]
        var attributedTitles: [UInt: NSAttributedString] = [:]
        var titleColors: [UInt: UIColor] = [:]
        var shadowColors: [UInt: UIColor] = [:]
        var images: [UInt: UIImage] = [:]
        var backgroundImages: [UInt: UIImage] = [:]
        var symbols: [UInt: UIImage.SymbolConfiguration] = [:]

        /// The value for exactly this state, else the normal one.
        static func value<Value>(in table: [UInt: Value], for state: UIControl.State) -> Value? {
            table[state.rawValue] ?? table[0]
        }
    }

    /// Changes what is set for states and, where there is one, the configuration with it.
    func change(
        configuration changeConfiguration: ((inout Configuration) -> Void)? = nil,
        _ change: (inout StateContents) -> Void
    ) {
        change(&contents)
        if var changed = configuration, let changeConfiguration {
            changeConfiguration(&changed)
            configuration = changed
        } else {
            updateLooks()
        }
        invalidateIntrinsicContentSize()
    }

    /// A configuration with titles and images that were set for states: those of this very state come first, the normal ones fill
    /// what the configuration leaves open.
    func completed(_ configuration: Configuration) -> Configuration {
        var whole = configuration
        let own = state == .normal ? nil : state.rawValue
        if let title = own.flatMap({ contents.attributedTitles[$0] }) {
            whole.attributedTitle = AttributedString(title)
        } else if let title = own.flatMap({ contents.titles[$0] }) {
            whole.title = title
        } else if whole.title == nil {
            whole.title = contents.titles[0]
            if let title = contents.attributedTitles[0] { whole.attributedTitle = AttributedString(title) }
        }
        whole.image = own.flatMap { contents.images[$0] } ?? whole.image ?? contents.images[0]
        return whole
    }
}

extension UIButton {
    struct Insets {
        var content = UIEdgeInsets.zero
        var title = UIEdgeInsets.zero
        var image = UIEdgeInsets.zero
    }

    func changeInsets(_ change: (inout Insets) -> Void) {
        change(&insets)
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }
}
