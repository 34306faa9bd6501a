extension UIButton {
    /// What a button without a configuration shows in each state.
    struct StateContents {
        var titles: [UInt: String] = [:]
        var attributedTitles: [UInt: NSAttributedString] = [:]
        var titleColors: [UInt: UIColor] = [:]
        var shadowColors: [UInt: UIColor] = [:]
        var images: [UInt: UIImage] = [:]
        var backgroundImages: [UInt: UIImage] = [:]

        /// The value for exactly this state, else the normal one.
        static func value<Value>(in table: [UInt: Value], for state: UIControl.State) -> Value? {
            table[state.rawValue] ?? table[state.subtracting(.highlighted).rawValue] ?? table[0]
        }
    }

    /// Sets the title of a state. States without one show the normal title.
    public func setTitle(_ title: String?, for state: State) { change { $0.titles[state.rawValue] = title } }

    /// Sets a title with its own looks.
    public func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        change { $0.attributedTitles[state.rawValue] = title }
    }

    /// Sets the title's colour in a state.
    public func setTitleColor(_ color: UIColor?, for state: State) { change { $0.titleColors[state.rawValue] = color } }

    /// Sets the title's shadow in a state.
    public func setTitleShadowColor(_ color: UIColor?, for state: State) {
        change { $0.shadowColors[state.rawValue] = color }
    }

    /// Sets the image of a state. States without one show the normal image.
    public func setImage(_ image: UIImage?, for state: State) { change { $0.images[state.rawValue] = image } }

    /// Sets the image behind title and image in a state; it fills the bounds.
    public func setBackgroundImage(_ image: UIImage?, for state: State) {
        change { $0.backgroundImages[state.rawValue] = image }
    }

    private func change(_ change: (inout StateContents) -> Void) {
        change(&contents)
        invalidateIntrinsicContentSize()
        updateLooks()
    }

    /// The title set for a state.
    public func title(for state: State) -> String? { StateContents.value(in: contents.titles, for: state) }
    /// The title with its own looks set for a state.
    public func attributedTitle(for state: State) -> NSAttributedString? {
        StateContents.value(in: contents.attributedTitles, for: state)
    }
    /// The title's colour in a state.
    public func titleColor(for state: State) -> UIColor? { StateContents.value(in: contents.titleColors, for: state) }
    /// The title's shadow in a state.
    public func titleShadowColor(for state: State) -> UIColor? {
        StateContents.value(in: contents.shadowColors, for: state)
    }
    /// The image set for a state.
    public func image(for state: State) -> UIImage? { StateContents.value(in: contents.images, for: state) }
    /// The background image set for a state.
    public func backgroundImage(for state: State) -> UIImage? {
        StateContents.value(in: contents.backgroundImages, for: state)
    }

    /// The title shown.
    public var currentTitle: String? { configuration.map { $0.title } ?? title(for: state) }
    /// The title with its own looks that is shown.
    public var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
    /// The colour of the title shown.
    public var currentTitleColor: UIColor { titleColor(for: state) ?? (buttonType.isTinted ? tintColor : .white) }
    /// The image shown.
    public var currentImage: UIImage? { configuration?.image ?? image(for: state) }
    /// The background image shown.
    public var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
}

extension UIButton {
    struct Insets {
        var content = UIEdgeInsets.zero
        var title = UIEdgeInsets.zero
        var image = UIEdgeInsets.zero
    }

    /// Distances of the content from the bounds, without a configuration.
    public var contentEdgeInsets: UIEdgeInsets {
        get { insets.content }
        set { changeInsets { $0.content = newValue } }
    }
    /// Moves the title, without a configuration.
    public var titleEdgeInsets: UIEdgeInsets {
        get { insets.title }
        set { changeInsets { $0.title = newValue } }
    }
    /// Moves the image, without a configuration.
    public var imageEdgeInsets: UIEdgeInsets {
        get { insets.image }
        set { changeInsets { $0.image = newValue } }
    }

    private func changeInsets(_ change: (inout Insets) -> Void) {
        change(&insets)
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }
}
