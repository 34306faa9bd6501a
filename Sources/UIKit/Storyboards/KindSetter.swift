import CoreGraphics

/// Gives views what their elements say beyond what every view has.
@MainActor
struct KindSetter {
    let instance: InterfaceInstance

    func set(_ view: UIView, _ node: InterfaceNode, _ element: ViewElement) {
        if let control = view as? UIControl { setControl(control, element.control) }
        switch view {
        case let view as UILabel: return setLabel(view, node, element.label)
        case let view as UIButton: return setButton(view, node, element.button)
        case let view as UIImageView: setImageView(view, node)
        case let view as UIStackView: setStack(view, node)
        case let view as UITextField: setField(view, node)
        case let view as UITextView: setText(view, node)
        case let view as UITableView: instance.setTable(view, node)
        case let view as UITableViewCell: instance.setCell(view, node)
        case let view as UICollectionView: instance.setCollection(view, node)
        case let view as UISearchBar: setSearchBar(view, node)
        case let view as UIToolbar: instance.setBar(view, node)
        case let view as UITabBar: instance.setBar(view, node)
        case let view as UINavigationBar: instance.setBar(view, node)
        case let view as UIVisualEffectView: setEffect(view, node)
        case let view as UIProgressView: setProgress(view, node)
        case let view as UIActivityIndicatorView: setIndicator(view, node)
        default:
            if InterfaceKinds.isElsewhere(node.kind) { take(view, node) }
        }
        if let view = view as? UIScrollView { ScrollSetter(instance: instance).set(view, node) }
        setNumbers(view, node)
    }

    /// Attributes of the element, and of what newer files keep in an element of its own.
    private func take(_ view: UIView, _ node: InterfaceNode) {
        let configuration = node.child(key: "preferredConfiguration")
        (view as? any InterfaceElement)?.take { node[$0] ?? configuration?[$0] }
    }

    private func setControl(_ view: UIControl, _ element: ControlElement) {
        if let isOn = element.isEnabled { view.isEnabled = isOn }
        if let isOn = element.isSelected { view.isSelected = isOn }
        if let isOn = element.isHighlighted { view.isHighlighted = isOn }
        if let place = element.horizontal { view.contentHorizontalAlignment = place }
        if let place = element.vertical { view.contentVerticalAlignment = place }
    }

    private func setLabel(_ view: UILabel, _ node: InterfaceNode, _ element: LabelElement) {
        if let font = element.font?.font { view.font = font }
        if let node = element.color, let color = instance.color(node) { view.textColor = color }
        if let node = element.highlightedColor, let color = instance.color(node) { view.highlightedTextColor = color }
        if let node = element.shadowColor, let color = instance.color(node) { view.shadowColor = color }
        if let offset = element.shadowOffset { view.shadowOffset = offset }
        if let text = node.string("text") { view.text = text }
        if let place = element.alignment { view.textAlignment = place }
        if let mode = element.lineBreakMode { view.lineBreakMode = mode }
        if let lines = element.numberOfLines { view.numberOfLines = lines }
        if let adjustment = element.baselineAdjustment { view.baselineAdjustment = adjustment }
        if let shrinks = element.shrinks { view.adjustsFontSizeToFitWidth = shrinks }
        if let scale = element.minimumScale {
            view.minimumScaleFactor = scale
        } else if let least = element.minimumSize, view.font.pointSize > 0 {
            view.minimumScaleFactor = min(least / view.font.pointSize, 1)
        }
        if let follows = element.followsTextSize { view.adjustsFontForContentSizeCategory = follows }
        if let width = element.preferredWidth { view.preferredMaxLayoutWidth = width }
        if let isOn = element.isEnabled { view.isEnabled = isOn }
        if let isOn = element.isHighlighted { view.isHighlighted = isOn }
        if let isOn = element.tightens { view.allowsDefaultTighteningForTruncation = isOn }
        if element.isStyled, let text = InterfaceText(instance).read(node, "attributedText", view.font) {
            view.attributedText = text
        }
    }

    private func setImageView(_ view: UIImageView, _ node: InterfaceNode) {
        if let image = instance.image(node) { view.image = image }
        if let image = instance.image(node, "highlightedImage") { view.highlightedImage = image }
        if let isOn = node.flag("highlighted") { view.isHighlighted = isOn }
        if let symbol = node.symbolConfiguration("preferredSymbolConfiguration") {
            view.preferredSymbolConfiguration = symbol
        }
    }

    private func setStack(_ view: UIStackView, _ node: InterfaceNode) {
        if let axis = node["axis"] { view.axis = axis == "vertical" ? .vertical : .horizontal }
        if let value: UIStackView.Distribution = node.choice("distribution") { view.distribution = value }
        let names = ["top": "leading", "bottom": "trailing"]
        let places: [String: UIStackView.Alignment] = [
            "fill": .fill, "leading": .leading, "center": .center, "trailing": .trailing,
            "firstBaseline": .firstBaseline, "lastBaseline": .lastBaseline,
        ]
        if let name = node["alignment"], let place = places[names[name] ?? name] { view.alignment = place }
        if let spacing = node.number("spacing") { view.spacing = spacing }
        if node["spacingType"] == "standard" { view.spacing = UIStackView.spacingUseSystem }
        if let isOn = node.flag("baselineRelativeArrangement") { view.isBaselineRelativeArrangement = isOn }
        if node.child(key: "layoutMargins") != nil || node.child(key: "directionalLayoutMargins") != nil {
            view.isLayoutMarginsRelativeArrangement = true
        }
        if let isOn = node.flag("layoutMarginsRelativeArrangement") { view.isLayoutMarginsRelativeArrangement = isOn }
    }

    private func setEffect(_ view: UIVisualEffectView, _ node: InterfaceNode) {
        if let vibrancy = node.child("vibrancyEffect") {
            let blur = UIBlurEffect(style: vibrancy.child("blurEffect")?.choice("style") ?? .regular)
            let style: UIVibrancyEffectStyle? = vibrancy.choice("style")
            view.effect =
                style.map { UIVibrancyEffect(blurEffect: blur, style: $0) } ?? UIVibrancyEffect(blurEffect: blur)
        } else if let blur = node.child("blurEffect") {
            view.effect = UIBlurEffect(style: blur.choice("style") ?? .regular)
        }
    }
}
