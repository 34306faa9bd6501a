import CoreGraphics

extension InterfaceInstance {
    /// Makes the view of an element with everything in it.
    func makeView(_ node: InterfaceNode) -> UIView {
        let plain = InterfaceKinds.view(node.kind)
        if plain == nil {
            file.report(
                node,
                "The element \(node.kind) is not known: a plain view stands in, and the rest of the file is loaded.")
        }
        let kind = plain ?? UIView.self
        let coder = InterfaceCoder(node, self, kind: kind)
        guard let view = type(of: node, kind).init(coder: coder) else {
            preconditionFailure(
                "\(file.name):\(node.line): init(coder:) of \(node["customClass"] ?? "\(kind)") made nothing.")
        }
        coder.decode(view, as: kind)
        return view
    }

    /// What a view's element says, subviews included.
    func setUp(_ view: UIView, _ node: InterfaceNode) {
        note(view, node)
        setFrame(view, node)
        setLooks(view, node)
        setBehaviour(view, node)
        KindSetter(instance: self).set(view, node)
        addSubviews(of: node, to: view)
        for guide in node.children where guide.kind == "viewLayoutGuide" { keepGuide(guide, of: view) }
        for rule in node.children(of: "constraints") where rule.kind == "constraint" {
            wait(forConstraintsOf: rule, view)
        }
        if InterfaceVariations.concern(node) { wait(forVariationsOf: node, view) }
        setUserValues(view, node)
    }

    private func setFrame(_ view: UIView, _ node: InterfaceNode) {
        if let frame = node.rect("frame") { view.frame = frame }
        guard let mask = node.child(key: "autoresizingMask") else { return }
        let names: [(String, UIView.AutoresizingMask)] = [
            ("widthSizable", .flexibleWidth), ("heightSizable", .flexibleHeight),
            ("flexibleMinX", .flexibleLeftMargin), ("flexibleMaxX", .flexibleRightMargin),
            ("flexibleMinY", .flexibleTopMargin), ("flexibleMaxY", .flexibleBottomMargin),
        ]
        view.autoresizingMask = names.reduce(into: []) { if mask.flag($1.0) == true { $0.insert($1.1) } }
    }

    private func setLooks(_ view: UIView, _ node: InterfaceNode) {
        if let mode: UIView.ContentMode = node.choice("contentMode") { view.contentMode = mode }
        if let alpha = node.number("alpha") { view.alpha = alpha }
        if let isHidden = node.flag("hidden") { view.isHidden = isHidden }
        if let isOpaque = node.flag("opaque") { view.isOpaque = isOpaque }
        if let clips = node.flag("clipsSubviews") ?? node.flag("clipsToBounds") { view.clipsToBounds = clips }
        if let color = color(node, "backgroundColor") { view.backgroundColor = color }
        if let color = color(node, "tintColor") { view.tintColor = color }
    }

    private func setBehaviour(_ view: UIView, _ node: InterfaceNode) {
        if node.flag("translatesAutoresizingMaskIntoConstraints") == false {
            view.translatesAutoresizingMaskIntoConstraints = false
        }
        if let isOn = node.flag("userInteractionEnabled") { view.isUserInteractionEnabled = isOn }
        if let isOn = node.flag("multipleTouchEnabled") { view.isMultipleTouchEnabled = isOn }
        if let tag = node.integer("tag") { view.tag = tag }
        if let name = node["restorationIdentifier"] { view.restorationIdentifier = name }
        if let isOn = node.flag("preservesSuperviewLayoutMargins") { view.preservesSuperviewLayoutMargins = isOn }
        if let isOn = node.flag("insetsLayoutMarginsFromSafeArea") { view.insetsLayoutMarginsFromSafeArea = isOn }
        if let direction: UISemanticContentAttribute = node.choice("semanticContentAttribute") {
            view.semanticContentAttribute = direction
        }
        if let margins = node.directionalInsets("directionalLayoutMargins") { view.directionalLayoutMargins = margins }
        if let margins = node.insets("layoutMargins") { view.layoutMargins = margins }
        setPriorities(view, node)
        setAccessibility(view, node)
    }

    private func setPriorities(_ view: UIView, _ node: InterfaceNode) {
        func priority(_ name: String) -> UILayoutPriority? { node.number(name).map { UILayoutPriority(Float($0)) } }
        if let value = priority("horizontalHuggingPriority") { view.setContentHuggingPriority(value, for: .horizontal) }
        if let value = priority("verticalHuggingPriority") { view.setContentHuggingPriority(value, for: .vertical) }
        if let value = priority("horizontalCompressionResistancePriority") {
            view.setContentCompressionResistancePriority(value, for: .horizontal)
        }
        if let value = priority("verticalCompressionResistancePriority") {
            view.setContentCompressionResistancePriority(value, for: .vertical)
        }
    }

    private func setAccessibility(_ view: UIView, _ node: InterfaceNode) {
        guard let said = node.child("accessibility") else { return }
        if let label = said.string("label") { view.accessibilityLabel = label }
        if let hint = said.string("hint") { view.accessibilityHint = hint }
        if let identifier = said["identifier"] { view.accessibilityIdentifier = identifier }
    }

    private func keepGuide(_ node: InterfaceNode, of view: UIView) {
        switch node.key {
        case "contentLayoutGuide": (view as? UIScrollView).map { keep($0.contentLayoutGuide, as: node) }
        case "frameLayoutGuide": (view as? UIScrollView).map { keep($0.frameLayoutGuide, as: node) }
        case "keyboard": keep(view.keyboardLayoutGuide, as: node)
        case "readableContent": keep(view.readableContentGuide, as: node)
        case "layoutMargins": keep(view.layoutMarginsGuide, as: node)
        default: keep(view.safeAreaLayoutGuide, as: node)
        }
    }

    /// Subviews; those that a view has anyway, such as a cell's content view, get what the element says of them.
    private func addSubviews(of node: InterfaceNode, to view: UIView) {
        for child in node.children where child.key == "contentView" { setUpContent(child, of: view) }
        for child in node.children(of: "subviews") {
            if let own = ownPart(of: view, child) {
                setUp(own, child)
            } else if let stack = view as? UIStackView {
                stack.addArrangedSubview(makeView(child))
            } else if let effect = view as? UIVisualEffectView {
                effect.contentView.addSubview(makeView(child))
            } else {
                view.addSubview(makeView(child))
            }
        }
    }

    private func setUpContent(_ node: InterfaceNode, of view: UIView) {
        let content: UIView?
        switch view {
        case let cell as UITableViewCell: content = cell.contentView
        case let cell as UICollectionViewCell: content = cell.contentView
        case let effect as UIVisualEffectView: content = effect.contentView
        default: content = nil
        }
        guard let content else { return }
        keep(content, as: node)
        let frame = content.frame, mask = content.autoresizingMask
        setLooks(content, node)
        setBehaviour(content, node)
        content.translatesAutoresizingMaskIntoConstraints = true
        addParts(node, to: content, of: view)
        if !(view is UITableViewCell), let own = node.rect("frame") {
            content.frame = own
        } else {
            content.frame = frame
        }
        content.autoresizingMask = mask
    }

    private func addParts(_ node: InterfaceNode, to content: UIView, of view: UIView) {
        if view is UITableViewCell, let frame = node.rect("frame") { content.frame = frame }
        for child in node.children(of: "subviews") {
            if let own = ownPart(of: view, child) { setUp(own, child) } else { content.addSubview(makeView(child)) }
        }
        for rule in node.children(of: "constraints") where rule.kind == "constraint" {
            wait(forConstraintsOf: rule, content)
        }
        for guide in node.children where guide.kind == "viewLayoutGuide" { keepGuide(guide, of: content) }
    }

    /// The label or image that a cell of a built-in style has.
    private func ownPart(of view: UIView, _ node: InterfaceNode) -> UIView? {
        guard let cell = view as? UITableViewCell, let style = node.parent?.parent?["style"] ?? styleAround(node),
            style.hasPrefix("IBUITableViewCellStyle")
        else { return nil }
        switch node.kind {
        case "imageView": return cell.imageView
        case "label":
            let isDetail = node.key == "detailTextLabel" || cell.node(of: "detailTextLabel", in: node) == node.id
            return isDetail ? cell.detailTextLabel : cell.textLabel
        default: return nil
        }
    }

    private func styleAround(_ node: InterfaceNode) -> String? {
        var ancestor = node.parent
        while let current = ancestor, current.kind != "tableViewCell" { ancestor = current.parent }
        return ancestor?["style"]
    }

    private func setUserValues(_ view: UIView, _ node: InterfaceNode) {
        for attribute in node.children(of: "userDefinedRuntimeAttributes") {
            guard let path = attribute["keyPath"] else { continue }
            set(userValue(attribute), forKeyPath: path, of: view, attribute)
        }
    }

    func set(_ value: Any?, forKeyPath path: String, of object: AnyObject, _ node: InterfaceNode) {
        if (object as? any InterfaceObject)?.setInterfaceValue(value, forKey: path) ?? false { return }
        guard let view = object as? UIView else {
            return file.report(node, "\(Swift.type(of: object)) has no value \"\(path)\" that a file can set.")
        }
        if path.hasPrefix("layer.") {
            let key = String(path.dropFirst("layer.".count))
            let isColor = key.hasSuffix("Color") || key.hasSuffix("UIColor")
            view.layer.setValue(isColor ? (value as? UIColor)?.cgColor ?? value : value, forKeyPath: key)
        } else {
            view.setValue(value, forKeyPath: path)
        }
    }
}

extension UITableViewCell {
    /// The identifier of the label that the cell's element names as one of its own.
    @MainActor
    fileprivate func node(of part: String, in node: InterfaceNode) -> String? {
        var ancestor = node.parent
        while let current = ancestor, current.kind != "tableViewCell" { ancestor = current.parent }
        return ancestor?[part]
    }
}

/// The kit's classes by the names of elements.
@MainActor
enum InterfaceKinds {
    static func view(_ kind: String) -> UIView.Type? { views[kind] }

    static let views: [String: UIView.Type] = [
        "view": UIView.self, "containerView": UIView.self, "control": UIControl.self, "label": UILabel.self,
        "button": UIButton.self, "imageView": UIImageView.self, "stackView": UIStackView.self,
        "scrollView": UIScrollView.self, "textField": UITextField.self, "textView": UITextView.self,
        "tableView": UITableView.self, "tableViewCell": UITableViewCell.self, "collectionView": UICollectionView.self,
        "collectionViewCell": UICollectionViewCell.self, "collectionReusableView": UICollectionReusableView.self,
        "switch": UISwitch.self, "slider": UISlider.self, "stepper": UIStepper.self,
        "segmentedControl": UISegmentedControl.self, "progressView": UIProgressView.self,
        "pageControl": UIPageControl.self, "activityIndicatorView": UIActivityIndicatorView.self,
        "datePicker": UIDatePicker.self, "pickerView": UIPickerView.self, "searchBar": UISearchBar.self,
        "visualEffectView": UIVisualEffectView.self, "navigationBar": UINavigationBar.self, "toolbar": UIToolbar.self,
        "tabBar": UITabBar.self, "window": UIWindow.self, "tableViewCellContentView": UIView.self,
        "collectionViewCellContentView": UIView.self,
    ]
}
