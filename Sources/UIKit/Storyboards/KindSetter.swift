import CoreGraphics

/// Gives views what their elements say beyond what every view has.
@MainActor
struct KindSetter {
    let instance: InterfaceInstance

    func set(_ view: UIView, _ node: InterfaceNode) {
        if let control = view as? UIControl { setControl(control, node) }
        switch view {
        case let view as UILabel: setLabel(view, node)
        case let view as UIButton: setButton(view, node)
        case let view as UIImageView: setImageView(view, node)
        case let view as UIStackView: setStack(view, node)
        case let view as UITextField: setField(view, node)
        case let view as UITextView: setText(view, node)
        case let view as UITableView: instance.setTable(view, node)
        case let view as UITableViewCell: instance.setCell(view, node)
        case let view as UICollectionView: instance.setCollection(view, node)
        case let view as UISearchBar: setSearchBar(view, node)
        case let view as UIToolbar: view.items = node.children(of: "items").map { instance.makeBarItem($0) }
        case let view as UIVisualEffectView: setEffect(view, node)
        case let view as UIProgressView: setProgress(view, node)
        case let view as UIActivityIndicatorView: setIndicator(view, node)
        default: break
        }
        if let view = view as? UIScrollView { setScroll(view, node) }
        setNumbers(view, node)
    }

    private func setControl(_ view: UIControl, _ node: InterfaceNode) {
        if let isOn = node.flag("enabled") { view.isEnabled = isOn }
        if let isOn = node.flag("selected") { view.isSelected = isOn }
        if let isOn = node.flag("highlighted") { view.isHighlighted = isOn }
        if let place: UIControl.ContentHorizontalAlignment = node.choice("contentHorizontalAlignment") {
            view.contentHorizontalAlignment = place
        }
        if let place: UIControl.ContentVerticalAlignment = node.choice("contentVerticalAlignment") {
            view.contentVerticalAlignment = place
        }
    }

    private func setLabel(_ view: UILabel, _ node: InterfaceNode) {
        if let font = node.font("fontDescription") { view.font = font }
        if let color = instance.color(node, "textColor") { view.textColor = color }
        if let color = instance.color(node, "highlightedColor") { view.highlightedTextColor = color }
        if let color = instance.color(node, "shadowColor") { view.shadowColor = color }
        if let offset = node.size("shadowOffset") { view.shadowOffset = offset }
        view.text = node.string("text")
        if let place: NSTextAlignment = node.choice("textAlignment") { view.textAlignment = place }
        if let mode = node["lineBreakMode"].flatMap({ Self.lineBreaks[$0] }) { view.lineBreakMode = mode }
        if let lines = node.integer("numberOfLines") { view.numberOfLines = lines }
        if let fits = node.flag("adjustsFontSizeToFit") { view.adjustsFontSizeToFitWidth = fits }
        if let scale = node.number("minimumScaleFactor") { view.minimumScaleFactor = scale }
        if let follows = node.flag("adjustsFontForContentSizeCategory") {
            view.adjustsFontForContentSizeCategory = follows
        }
        if let width = node.number("preferredMaxLayoutWidth"), width > 0 { view.preferredMaxLayoutWidth = width }
        if let text = styledText(node, "attributedText", view.font) { view.attributedText = text }
    }

    private static let lineBreaks: [String: NSLineBreakMode] = [
        "tailTruncation": .byTruncatingTail, "middleTruncation": .byTruncatingMiddle,
        "headTruncation": .byTruncatingHead, "wordWrap": .byWordWrapping, "characterWrap": .byCharWrapping,
        "clip": .byClipping,
    ]

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

    private func setButton(_ view: UIButton, _ node: InterfaceNode) {
        if let font = node.font("fontDescription") { view.titleLabel?.font = font }
        for insets in ["content", "title", "image"] {
            guard let value = node.insets("\(insets)EdgeInsets") else { continue }
            switch insets {
            case "content": view.contentEdgeInsets = value
            case "title": view.titleEdgeInsets = value
            default: view.imageEdgeInsets = value
            }
        }
        for state in node.children where state.kind == "state" { setState(view, state) }
        if let mode = node["lineBreakMode"].flatMap({ Self.lineBreaks[$0] }) { view.titleLabel?.lineBreakMode = mode }
        if let written = node.child(key: "configuration") {
            view.configuration = ButtonReading(instance: instance, written: written, node: node).configuration
        }
        if node.flag("showsMenuAsPrimaryAction") == true { view.showsMenuAsPrimaryAction = true }
        if node.flag("changesSelectionAsPrimaryAction") == true { view.changesSelectionAsPrimaryAction = true }
        if let menu = node.child(key: "menu") { instance.wait(forMenu: menu, view) }
    }

    private func setState(_ view: UIButton, _ node: InterfaceNode) {
        let states: [String: UIControl.State] = [
            "highlighted": .highlighted, "selected": .selected, "disabled": .disabled, "focused": .focused,
        ]
        let state = states[node.key ?? ""] ?? .normal
        if let title = node.string("title") { view.setTitle(title, for: state) }
        if let title = styledText(node, "attributedTitle", view.titleLabel?.font) {
            view.setAttributedTitle(title, for: state)
        }
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
        case let view as UISwitch:
            if let isOn = node.flag("on") { view.isOn = isOn }
            if let color = instance.color(node, "onTintColor") { view.onTintColor = color }
            if let color = instance.color(node, "thumbTintColor") { view.thumbTintColor = color }
        case let view as UISlider:
            if let most = node.number("maxValue") { view.maximumValue = Float(most) }
            if let least = node.number("minValue") { view.minimumValue = Float(least) }
            if let value = node.number("value") { view.value = Float(value) }
            if let color = instance.color(node, "minimumTrackTintColor") { view.minimumTrackTintColor = color }
            if let color = instance.color(node, "maximumTrackTintColor") { view.maximumTrackTintColor = color }
            if let color = instance.color(node, "thumbTintColor") { view.thumbTintColor = color }
            if let isOn = node.flag("continuous") { view.isContinuous = isOn }
        case let view as UIStepper:
            if let most = node.number("maximumValue") { view.maximumValue = Double(most) }
            if let least = node.number("minimumValue") { view.minimumValue = Double(least) }
            if let step = node.number("stepValue") { view.stepValue = Double(step) }
            if let value = node.number("value") { view.value = Double(value) }
        case let view as UISegmentedControl:
            for (place, segment) in node.children(of: "segments").enumerated() {
                if let image = instance.image(segment) {
                    view.insertSegment(with: image, at: place, animated: false)
                } else {
                    view.insertSegment(withTitle: segment["title"] ?? "", at: place, animated: false)
                }
            }
            view.selectedSegmentIndex = node.integer("selectedSegmentIndex") ?? 0
        case let view as UIPageControl:
            if let count = node.integer("numberOfPages") { view.numberOfPages = count }
            if let page = node.integer("currentPage") { view.currentPage = page }
            if let color = instance.color(node, "pageIndicatorTintColor") { view.pageIndicatorTintColor = color }
            if let color = instance.color(node, "currentPageIndicatorTintColor") {
                view.currentPageIndicatorTintColor = color
            }
        case let view as UIDatePicker:
            if let mode: UIDatePicker.Mode = node.choice("datePickerMode") { view.datePickerMode = mode }
            if let minutes = node.integer("minuteInterval") { view.minuteInterval = minutes }
            if let style: UIDatePickerStyle = node.choice("style") { view.preferredDatePickerStyle = style }
        default: break
        }
    }
}
