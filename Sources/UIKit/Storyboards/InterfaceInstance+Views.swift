import CoreGraphics

extension InterfaceInstance {
    /// Makes the view of an element with everything in it.
    func makeView(_ node: InterfaceNode) -> UIView {
        let plain = node.viewElement.kind
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
        guard let other = view.awakeAfter(using: coder) as? UIView, other !== view else { return view }
        replace(view, by: other, node)
        return other
    }

    /// What a view's element says, subviews included.
    func setUp(_ view: UIView, _ node: InterfaceNode) {
        let element = node.viewElement
        note(view, node, element)
        element.setFrame(of: view)
        element.setLooks(of: view, self)
        element.setBehaviour(of: view)
        KindSetter(instance: self).set(view, node, element)
        addContents(of: element, to: view)
        for guide in element.guides { keepGuide(guide, of: view) }
        for rule in element.constraints { wait(forConstraintsOf: rule, view) }
        if element.isVaried { wait(forVariationsOf: node, view) }
        wait(forValues: element.userValues, view)
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

    /// What is in a view is there when its `init(coder:)` goes on, but for views nested so deeply that they would take the stack: those
    /// are filled when the outermost one is.
    private func addContents(of element: ViewElement, to view: UIView) {
        guard nesting < Self.mostNested else { return deep.append((view, element)) }
        nesting += 1
        addSubviews(of: element, to: view)
        nesting -= 1
        guard nesting == 0 else { return }
        while let (view, element) = deep.popLast() { addContents(of: element, to: view) }
    }

    private static let mostNested = 200

    /// Subviews; those that a view has anyway, such as a cell's content view, get what the element says of them.
    private func addSubviews(of element: ViewElement, to view: UIView) {
        if let content = element.content { setUpContent(content, of: view) }
        for child in element.subviews {
            if element.isOfStyledCell, let own = ownPart(of: view, child) {
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
        let element = node.viewElement
        keep(content, as: node)
        let frame = content.frame, mask = content.autoresizingMask
        element.setLooks(of: content, self)
        element.setBehaviour(of: content)
        wait(forValues: element.userValues, content)
        content.translatesAutoresizingMaskIntoConstraints = true
        addParts(element, to: content, of: view)
        // A cell places its content view when it is laid out; until then constraints need room.
        if !(view is UITableViewCell) || frame.isEmpty, let own = element.frame {
            content.frame = own
        } else {
            content.frame = frame
        }
        content.autoresizingMask = mask
    }

    private func addParts(_ element: ViewElement, to content: UIView, of view: UIView) {
        if view is UITableViewCell, let frame = element.frame { content.frame = frame }
        for child in element.subviews {
            if element.isOfStyledCell, let own = ownPart(of: view, child) {
                setUp(own, child)
            } else {
                content.addSubview(makeView(child))
            }
        }
        for rule in element.constraints { wait(forConstraintsOf: rule, content) }
        for guide in element.guides { keepGuide(guide, of: content) }
        if element.isVaried { wait(forVariationsOf: element.node, content) }
    }

    /// The label or image that a cell of a built-in style has.
    private func ownPart(of view: UIView, _ node: InterfaceNode) -> UIView? {
        guard let cell = view as? UITableViewCell else { return nil }
        switch node.kind {
        case "imageView": return cell.imageView
        case "label":
            let isDetail = node.key == "detailTextLabel" || cell.node(of: "detailTextLabel", in: node) == node.id
            return isDetail ? cell.detailTextLabel : cell.textLabel
        default: return nil
        }
    }

    /// Sets what user-defined runtime attributes say, in their order.
    func setUserValues(_ object: AnyObject, _ attributes: [InterfaceNode]) {
        for attribute in attributes {
            guard let path = attribute["keyPath"] else { continue }
            set(userValue(attribute), forKeyPath: path, of: object, attribute)
        }
    }

    func set(_ value: Any?, forKeyPath path: String, of object: AnyObject, _ node: InterfaceNode) {
        if (object as? any InterfaceObject)?.setInterfaceValue(value, forKey: path) ?? false { return }
        if file.library.setValue(value, forKey: path, of: object) { return }
        guard let view = object as? UIView else {
            if ObjectValues.set(value, forKey: path, of: object) { return }
            return file.report(node, "\(Swift.type(of: object)) has no value \"\(path)\" that a file can set.")
        }
        if path.hasPrefix("layer.") {
            let key = String(path.dropFirst("layer.".count))
            if file.library.setValue(value, forKey: key, of: view.layer) { return }
            if value is String, let known = view.layer.value(forKeyPath: key),
                known is Double || known is CGFloat || known is Float
            {
                view.layer.setValue(InterfaceValue.convert(value, to: Double.self), forKeyPath: key)
                return
            }
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
        node.parent?.cell?[part]
    }
}
