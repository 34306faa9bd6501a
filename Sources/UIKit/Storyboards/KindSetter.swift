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
            if InterfaceKinds.isElsewhere(node.kind) { (view as? any InterfaceElement)?.take { node[$0] } }
        }
        if let view = view as? UIScrollView { setScroll(view, node) }
        setNumbers(view, node)
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
        view.text = node.string("text")
        if let place = element.alignment { view.textAlignment = place }
        if let mode = element.lineBreakMode { view.lineBreakMode = mode }
        if let lines = element.numberOfLines { view.numberOfLines = lines }
        if let shrinks = element.shrinks { view.adjustsFontSizeToFitWidth = shrinks }
        if let scale = element.minimumScale { view.minimumScaleFactor = scale }
        if let follows = element.followsTextSize { view.adjustsFontForContentSizeCategory = follows }
        if let width = element.preferredWidth { view.preferredMaxLayoutWidth = width }
        if element.isStyled, let text = styledText(node, "attributedText", view.font) { view.attributedText = text }
    }

    /// A text in pieces with looks of their own.
    func styledText(_ node: InterfaceNode, _ key: String, _ font: UIFont?) -> NSAttributedString? {
        guard let written = node.child(key: key), written.kind == "attributedString" else { return nil }
        let text = NSMutableAttributedString(string: "")
        for piece in written.children where piece.kind == "fragment" {
            var looks: [NSAttributedString.Key: Any] = [:]
            let attributes = piece.child("attributes")
            if let font = attributes?.font("NSFont") ?? font { looks[.font] = font }
            if let color = attributes.flatMap({ instance.color($0, "NSColor") }) { looks[.foregroundColor] = color }
            if let written = attributes?.child(key: "NSParagraphStyle") {
                let style = NSMutableParagraphStyle()
                if let place: NSTextAlignment = written.choice("alignment") { style.alignment = place }
                if let spacing = written.number("lineSpacing") { style.lineSpacing = spacing }
                looks[.paragraphStyle] = style
            }
            text.append(NSAttributedString(string: piece.string("content") ?? "", attributes: looks))
        }
        return text
    }

    private func setButton(_ view: UIButton, _ node: InterfaceNode, _ element: ButtonElement) {
        if let font = element.font?.font { view.titleLabel?.font = font }
        if let insets = element.contentInsets { view.contentEdgeInsets = insets }
        if let insets = element.titleInsets { view.titleEdgeInsets = insets }
        if let insets = element.imageInsets { view.imageEdgeInsets = insets }
        for (state, written) in element.states {
            // The normal title is left over from before the button had a configuration, which has its own or none.
            if state != .normal || element.configuration == nil { setTitle(view, state, written) }
            setState(view, state, written)
        }
        if let mode = element.lineBreakMode { view.titleLabel?.lineBreakMode = mode }
        if let written = element.configuration {
            view.configuration = ButtonReading(instance: instance, written: written).configuration
        }
        if element.showsMenu { view.showsMenuAsPrimaryAction = true }
        if element.changesSelection { view.changesSelectionAsPrimaryAction = true }
        if let menu = element.menu { instance.wait(forMenu: menu, view) }
    }

    private func setTitle(_ view: UIButton, _ state: UIControl.State, _ node: InterfaceNode) {
        if let title = node.string("title") { view.setTitle(title, for: state) }
        if let title = styledText(node, "attributedTitle", view.titleLabel?.font) {
            view.setAttributedTitle(title, for: state)
        }
    }

    private func setState(_ view: UIButton, _ state: UIControl.State, _ node: InterfaceNode) {
        if let color = instance.color(node, "titleColor") { view.setTitleColor(color, for: state) }
        if let image = instance.image(node) { view.setImage(image, for: state) }
        if let image = instance.image(node, "backgroundImage", catalog: "backgroundCatalog") {
            view.setBackgroundImage(image, for: state)
        }
    }

    private func setImageView(_ view: UIImageView, _ node: InterfaceNode) {
        if let image = instance.image(node) { view.image = image }
        if let image = instance.image(node, "highlightedImage", catalog: "highlightedCatalog") {
            view.highlightedImage = image
        }
    }

    private func setStack(_ view: UIStackView, _ node: InterfaceNode) {
        if node["axis"] == "vertical" { view.axis = .vertical }
        if let value: UIStackView.Distribution = node.choice("distribution") { view.distribution = value }
        let names = ["top": "leading", "bottom": "trailing"]
        let places: [String: UIStackView.Alignment] = [
            "fill": .fill, "leading": .leading, "center": .center, "trailing": .trailing,
            "firstBaseline": .firstBaseline, "lastBaseline": .lastBaseline,
        ]
        if let name = node["alignment"], let place = places[names[name] ?? name] { view.alignment = place }
        if let spacing = node.number("spacing") { view.spacing = spacing }
        if let isOn = node.flag("baselineRelativeArrangement") { view.isBaselineRelativeArrangement = isOn }
        if node.child(key: "layoutMargins") != nil || node.child(key: "directionalLayoutMargins") != nil {
            view.isLayoutMarginsRelativeArrangement = true
        }
        if let isOn = node.flag("layoutMarginsRelativeArrangement") { view.isLayoutMarginsRelativeArrangement = isOn }
    }

    private func setProgress(_ view: UIProgressView, _ node: InterfaceNode) {
        if let share = node.number("progress") { view.progress = Float(share) }
        if let color = instance.color(node, "progressTintColor") { view.progressTintColor = color }
        if let color = instance.color(node, "trackTintColor") { view.trackTintColor = color }
    }

    private func setIndicator(_ view: UIActivityIndicatorView, _ node: InterfaceNode) {
        if let style: UIActivityIndicatorView.Style = node.choice("style") { view.style = style }
        if let color = instance.color(node, "color") { view.color = color }
        if let hides = node.flag("hidesWhenStopped") { view.hidesWhenStopped = hides }
        if node.flag("animating") == true { view.startAnimating() }
    }

    private func setEffect(_ view: UIVisualEffectView, _ node: InterfaceNode) {
        guard let blur = node.child("blurEffect") else { return }
        let style: UIBlurEffect.Style = blur.choice("style") ?? .regular
        view.effect = UIBlurEffect(style: style)
    }

    /// Controls that hold a value.
    private func setNumbers(_ view: UIView, _ node: InterfaceNode) {
        switch view {
        case let view as UISwitch: setSwitch(view, node)
        case let view as UISlider: setSlider(view, node)
        case let view as UIStepper: setStepper(view, node)
        case let view as UISegmentedControl: setSegments(view, node)
        case let view as UIPageControl: setPages(view, node)
        case let view as UIDatePicker: setDatePicker(view, node)
        default: break
        }
    }

    private func setSwitch(_ view: UISwitch, _ node: InterfaceNode) {
        if let isOn = node.flag("on") { view.isOn = isOn }
        if let color = instance.color(node, "onTintColor") { view.onTintColor = color }
        if let color = instance.color(node, "thumbTintColor") { view.thumbTintColor = color }
    }

    private func setSlider(_ view: UISlider, _ node: InterfaceNode) {
        if let most = node.number("maxValue") { view.maximumValue = Float(most) }
        if let least = node.number("minValue") { view.minimumValue = Float(least) }
        if let value = node.number("value") { view.value = Float(value) }
        if let color = instance.color(node, "minimumTrackTintColor") { view.minimumTrackTintColor = color }
        if let color = instance.color(node, "maximumTrackTintColor") { view.maximumTrackTintColor = color }
        if let color = instance.color(node, "thumbTintColor") { view.thumbTintColor = color }
        if let isOn = node.flag("continuous") { view.isContinuous = isOn }
    }

    private func setStepper(_ view: UIStepper, _ node: InterfaceNode) {
        if let most = node.number("maximumValue") { view.maximumValue = Double(most) }
        if let least = node.number("minimumValue") { view.minimumValue = Double(least) }
        if let step = node.number("stepValue") { view.stepValue = Double(step) }
        if let value = node.number("value") { view.value = Double(value) }
    }

    private func setSegments(_ view: UISegmentedControl, _ node: InterfaceNode) {
        for (place, segment) in node.children(of: "segments").enumerated() {
            if let image = instance.image(segment) {
                view.insertSegment(with: image, at: place, animated: false)
            } else {
                view.insertSegment(withTitle: segment["title"] ?? "", at: place, animated: false)
            }
        }
        view.selectedSegmentIndex = node.integer("selectedSegmentIndex") ?? 0
    }

    private func setPages(_ view: UIPageControl, _ node: InterfaceNode) {
        if let count = node.integer("numberOfPages") { view.numberOfPages = count }
        if let page = node.integer("currentPage") { view.currentPage = page }
        if let color = instance.color(node, "pageIndicatorTintColor") { view.pageIndicatorTintColor = color }
        if let color = instance.color(node, "currentPageIndicatorTintColor") {
            view.currentPageIndicatorTintColor = color
        }
    }

    private func setDatePicker(_ view: UIDatePicker, _ node: InterfaceNode) {
        if let mode: UIDatePicker.Mode = node.choice("datePickerMode") { view.datePickerMode = mode }
        if let minutes = node.integer("minuteInterval") { view.minuteInterval = minutes }
        if let style: UIDatePickerStyle = node.choice("style") { view.preferredDatePickerStyle = style }
    }
}
