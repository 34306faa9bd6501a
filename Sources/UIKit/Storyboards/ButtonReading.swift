import QuartzCore

/// Makes the configuration of a button from what is written of it.
@MainActor
struct ButtonReading {
    let instance: InterfaceInstance
    /// The button's configuration.
    let written: InterfaceNode

    var configuration: UIButton.Configuration {
        var configuration: UIButton.Configuration
        switch written["style"] {
        case "filled": configuration = .filled()
        case "gray": configuration = .gray()
        case "tinted": configuration = .tinted()
        default: configuration = .plain()
        }
        setTitles(&configuration)
        configuration.image = instance.image(written)
        if let symbol = written.symbolConfiguration("preferredSymbolConfigurationForImage") {
            configuration.preferredSymbolConfigurationForImage = symbol
        }
        if let padding = written.number("imagePadding") { configuration.imagePadding = padding }
        if let padding = written.number("titlePadding") { configuration.titlePadding = padding }
        if let place = Self.imagePlaces[written["imagePlacement"] ?? ""] { configuration.imagePlacement = place }
        if let size = Self.sizes[written["buttonSize"] ?? ""] { configuration.buttonSize = size }
        if let edges = written.directionalInsets("contentInsets") { configuration.contentInsets = edges }
        if let color = instance.color(written, "baseForegroundColor") { configuration.baseForegroundColor = color }
        if let color = instance.color(written, "baseBackgroundColor") { configuration.baseBackgroundColor = color }
        if let style = Self.corners[written["cornerStyle"] ?? ""] { configuration.cornerStyle = style }
        if written.flag("showsActivityIndicator") == true { configuration.showsActivityIndicator = true }
        if let background = written.child(key: "background") { setBackground(&configuration.background, background) }
        return configuration
    }

    private func setTitles(_ configuration: inout UIButton.Configuration) {
        configuration.title = written.string("title")
        configuration.subtitle = written.string("subtitle")
        if let place = Self.titlePlaces[written["titleAlignment"] ?? ""] { configuration.titleAlignment = place }
        if let font = written.font("titleFontDescription") {
            configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { looks in
                var looks = looks
                looks.uiKit.font = font
                return looks
            }
        }
        if let text = InterfaceText(instance).read(written, "attributedTitle", nil) {
            configuration.attributedTitle = AttributedString(text)
        }
        if let text = InterfaceText(instance).read(written, "attributedSubtitle", nil) {
            configuration.attributedSubtitle = AttributedString(text)
        }
    }

    private func setBackground(_ background: inout UIBackgroundConfiguration, _ written: InterfaceNode) {
        if let color = instance.color(written, "backgroundColor") { background.backgroundColor = color }
        if let color = instance.color(written, "strokeColor") { background.strokeColor = color }
        if let width = written.number("strokeWidth") { background.strokeWidth = width }
        if let outset = written.number("strokeOutset") { background.strokeOutset = outset }
        if let radius = written.number("cornerRadius") { background.cornerRadius = radius }
        if let image = instance.image(written) { background.image = image }
    }

    private static let corners: [String: UIButton.Configuration.CornerStyle] = [
        "capsule": .capsule, "fixed": .fixed, "large": .large, "medium": .medium, "small": .small, "dynamic": .dynamic,
    ]
    private static let sizes: [String: UIButton.Configuration.Size] = [
        "mini": .mini, "small": .small, "medium": .medium, "large": .large,
    ]
    private static let titlePlaces: [String: UIButton.Configuration.TitleAlignment] = [
        "leading": .leading, "center": .center, "trailing": .trailing,
    ]
    private static let imagePlaces: [String: NSDirectionalRectEdge] = [
        "leading": .leading, "top": .top, "trailing": .trailing, "bottom": .bottom,
    ]
}
