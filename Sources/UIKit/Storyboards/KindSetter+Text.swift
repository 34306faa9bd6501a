import CoreGraphics

extension KindSetter {
    func setField(_ view: UITextField, _ node: InterfaceNode) {
        if let font = node.font("fontDescription") { view.font = font }
        if let color = instance.color(node, "textColor") { view.textColor = color }
        if let place: NSTextAlignment = node.choice("textAlignment") { view.textAlignment = place }
        if let text = node.string("text") { view.text = text }
        if let text = InterfaceText(instance).read(node, "attributedText", view.font) { view.attributedText = text }
        if let text = node.string("placeholder") { view.placeholder = text }
        if let text = InterfaceText(instance).read(node, "attributedPlaceholder", view.font) {
            view.attributedPlaceholder = text
        }
        if let style: UITextField.BorderStyle = node.choice("borderStyle") { view.borderStyle = style }
        if let mode: UITextField.ViewMode = node.choice("clearButtonMode") { view.clearButtonMode = mode }
        if let mode: UITextField.ViewMode = node.choice("leftViewMode") { view.leftViewMode = mode }
        if let mode: UITextField.ViewMode = node.choice("rightViewMode") { view.rightViewMode = mode }
        if let image = instance.image(node, "background") { view.background = image }
        if let image = instance.image(node, "disabledBackground") { view.disabledBackground = image }
        setFieldBehaviour(view, node)
        guard let traits = node.child(key: "textInputTraits") else { return }
        setInput(of: view, traits)
        if let type: UITextSmartQuotesType = traits.choice("smartQuotesType") { view.smartQuotesType = type }
        if let type: UITextSmartDashesType = traits.choice("smartDashesType") { view.smartDashesType = type }
        if let type: UITextSmartInsertDeleteType = traits.choice("smartInsertDeleteType") {
            view.smartInsertDeleteType = type
        }
        if let type = traits.contentType { view.textContentType = type }
        if let rules = traits.child(key: "passwordRules")?["descriptor"] {
            view.passwordRules = UITextInputPasswordRules(descriptor: rules)
        }
    }

    private func setFieldBehaviour(_ view: UITextField, _ node: InterfaceNode) {
        // The design tool writes that text shrinks by leaving the attribute out.
        if let size = node.number("minimumFontSize") { view.minimumFontSize = size }
        if let shrinks = node.flag("adjustsFontSizeToFit") ?? node["minimumFontSize"].map({ _ in true }) {
            view.adjustsFontSizeToFitWidth = shrinks
        }
        if let isOn = node.flag("clearsOnBeginEditing") { view.clearsOnBeginEditing = isOn }
        if let isOn = node.flag("clearsOnInsertion") { view.clearsOnInsertion = isOn }
        if let isOn = node.flag("allowsEditingTextAttributes") { view.allowsEditingTextAttributes = isOn }
        if let isOn = node.flag("adjustsFontForContentSizeCategory") { view.adjustsFontForContentSizeCategory = isOn }
    }

    /// What inputs of all kinds are told of the keyboard.
    private func setInput(of view: some UITextInputTraits, _ traits: InterfaceNode) {
        if let isOn = traits.flag("secureTextEntry") { view.isSecureTextEntry = isOn }
        if let type = traits.keyboardType { view.keyboardType = type }
        if let looks: UIKeyboardAppearance = traits["keyboardAppearance"] == "alert"
            ? .dark : traits.choice("keyboardAppearance")
        {
            view.keyboardAppearance = looks
        }
        if let type: UIReturnKeyType = traits.choice("returnKeyType") { view.returnKeyType = type }
        if let type: UITextAutocapitalizationType = traits.choice("autocapitalizationType") {
            view.autocapitalizationType = type
        }
        if let type: UITextAutocorrectionType = traits.choice("autocorrectionType") { view.autocorrectionType = type }
        if let type: UITextSpellCheckingType = traits.choice("spellCheckingType") { view.spellCheckingType = type }
        if let isOn = traits.flag("enablesReturnKeyAutomatically") { view.enablesReturnKeyAutomatically = isOn }
    }

    func setText(_ view: UITextView, _ node: InterfaceNode) {
        if let font = node.font("fontDescription") { view.font = font }
        if let color = instance.color(node, "textColor") { view.textColor = color }
        if let place: NSTextAlignment = node.choice("textAlignment") { view.textAlignment = place }
        if let isOn = node.flag("editable") { view.isEditable = isOn }
        if let isOn = node.flag("selectable") { view.isSelectable = isOn }
        if let text = node.string("text") { view.text = text }
        if let text = InterfaceText(instance).read(node, "attributedText", view.font) { view.attributedText = text }
        if let types = node.child(key: "dataDetectorTypes") { view.dataDetectorTypes = types.detectorTypes }
        if let isOn = node.flag("allowsEditingTextAttributes") { view.allowsEditingTextAttributes = isOn }
        if let isOn = node.flag("clearsOnInsertion") { view.clearsOnInsertion = isOn }
        if let isOn = node.flag("adjustsFontForContentSizeCategory") { view.adjustsFontForContentSizeCategory = isOn }
        guard let traits = node.child(key: "textInputTraits") else { return }
        setInput(of: view, traits)
        if let type: UITextSmartQuotesType = traits.choice("smartQuotesType") { view.smartQuotesType = type }
        if let type: UITextSmartDashesType = traits.choice("smartDashesType") { view.smartDashesType = type }
        if let type: UITextSmartInsertDeleteType = traits.choice("smartInsertDeleteType") {
            view.smartInsertDeleteType = type
        }
        if let type = traits.contentType { view.textContentType = type }
    }

    func setSearchBar(_ view: UISearchBar, _ node: InterfaceNode) {
        if let text = node.string("text") { view.text = text }
        if let text = node.string("placeholder") { view.placeholder = text }
        if let text = node.string("prompt") { view.prompt = text }
        if let style: UISearchBar.Style = node.choice("searchBarStyle") { view.searchBarStyle = style }
        if let style: UIBarStyle = node.choice("barStyle") { view.barStyle = style }
        if let color = instance.color(node, "barTintColor") { view.barTintColor = color }
        if let isOn = node.flag("translucent") { view.isTranslucent = isOn }
        if let image = instance.image(node, "backgroundImage") { view.backgroundImage = image }
        if let isOn = node.flag("showsCancelButton") { view.showsCancelButton = isOn }
        if let isOn = node.flag("showsBookmarkButton") { view.showsBookmarkButton = isOn }
        if let isOn = node.flag("showsSearchResultsButton") { view.showsSearchResultsButton = isOn }
        let scopes = node.children(of: "scopeButtonTitles").compactMap(\.text)
        if !scopes.isEmpty { view.scopeButtonTitles = scopes }
        if let isOn = node.flag("showsScopeBar") { view.showsScopeBar = isOn }
        if let traits = node.child(key: "textInputTraits") { setInput(of: view, traits) }
    }
}

extension InterfaceNode {
    /// What keyboard an input's element asks for.
    fileprivate var keyboardType: UIKeyboardType? {
        // The design tool's name for the keyboard of plain letters.
        self["keyboardType"] == "alphabet" ? .asciiCapable : choice("keyboardType")
    }

    fileprivate var contentType: UITextContentType? {
        self["textContentType"].map { UITextContentType(rawValue: $0) }
    }

    fileprivate var detectorTypes: UIDataDetectorTypes {
        let all: [(String, UIDataDetectorTypes)] = [
            ("phoneNumber", .phoneNumber), ("link", .link), ("address", .address), ("calendarEvent", .calendarEvent),
            ("shipmentTrackingNumber", .shipmentTrackingNumber), ("flightNumber", .flightNumber),
            ("lookupSuggestion", .lookupSuggestion), ("money", .money), ("physicalValue", .physicalValue),
        ]
        return UIDataDetectorTypes(all.filter { flag($0.0) == true }.map(\.1))
    }
}
