import CoreGraphics

extension KindSetter {
    func setField(_ view: UITextField, _ node: InterfaceNode) {
        if let font = node.font("fontDescription") { view.font = font }
        if let color = instance.color(node, "textColor") { view.textColor = color }
        if let text = node.string("text") { view.text = text }
        if let text = node.string("placeholder") { view.placeholder = text }
        if let place: NSTextAlignment = node.choice("textAlignment") { view.textAlignment = place }
        if let style: UITextField.BorderStyle = node.choice("borderStyle") { view.borderStyle = style }
        if let mode: UITextField.ViewMode = node.choice("clearButtonMode") { view.clearButtonMode = mode }
        if let isOn = node.flag("adjustsFontSizeToFit") { view.adjustsFontSizeToFitWidth = isOn }
        guard let traits = node.child(key: "textInputTraits") else { return }
        if let isOn = traits.flag("secureTextEntry") { view.isSecureTextEntry = isOn }
        if let type: UIKeyboardType = traits.choice("keyboardType") { view.keyboardType = type }
        if let type: UIReturnKeyType = traits.choice("returnKeyType") { view.returnKeyType = type }
        if let type = capitals(traits) { view.autocapitalizationType = type }
        if let type: UITextAutocorrectionType = traits.choice("autocorrectionType") { view.autocorrectionType = type }
        if let isOn = traits.flag("enablesReturnKeyAutomatically") { view.enablesReturnKeyAutomatically = isOn }
    }

    private func capitals(_ traits: InterfaceNode) -> UITextAutocapitalizationType? {
        traits["autocapitalizationType"].map {
            switch $0 {
            case "words": .words
            case "sentences": .sentences
            case "allCharacters": .allCharacters
            default: .none
            }
        }
    }

    func setText(_ view: UITextView, _ node: InterfaceNode) {
        if let font = node.font("fontDescription") { view.font = font }
        if let color = instance.color(node, "textColor") { view.textColor = color }
        if let place: NSTextAlignment = node.choice("textAlignment") { view.textAlignment = place }
        if let isOn = node.flag("editable") { view.isEditable = isOn }
        if let isOn = node.flag("selectable") { view.isSelectable = isOn }
        if let text = node.string("text") { view.text = text }
        guard let traits = node.child(key: "textInputTraits") else { return }
        if let type: UIKeyboardType = traits.choice("keyboardType") { view.keyboardType = type }
        if let type: UIReturnKeyType = traits.choice("returnKeyType") { view.returnKeyType = type }
        if let type = capitals(traits) { view.autocapitalizationType = type }
    }

    func setSearchBar(_ view: UISearchBar, _ node: InterfaceNode) {
        if let text = node.string("text") { view.text = text }
        if let text = node.string("placeholder") { view.placeholder = text }
        if let text = node.string("prompt") { view.prompt = text }
        if let style: UISearchBar.Style = node.choice("searchBarStyle") { view.searchBarStyle = style }
        if let isOn = node.flag("showsCancelButton") { view.showsCancelButton = isOn }
        if let isOn = node.flag("showsScopeBar") { view.showsScopeBar = isOn }
    }

    func setScroll(_ view: UIScrollView, _ node: InterfaceNode) {
        if let isOn = node.flag("pagingEnabled") { view.isPagingEnabled = isOn }
        if let isOn = node.flag("scrollEnabled") { view.isScrollEnabled = isOn }
        if let isOn = node.flag("bounces") { view.bounces = isOn }
        if let isOn = node.flag("alwaysBounceVertical") { view.alwaysBounceVertical = isOn }
        if let isOn = node.flag("alwaysBounceHorizontal") { view.alwaysBounceHorizontal = isOn }
        if let isOn = node.flag("showsHorizontalScrollIndicator") { view.showsHorizontalScrollIndicator = isOn }
        if let isOn = node.flag("showsVerticalScrollIndicator") { view.showsVerticalScrollIndicator = isOn }
        if let scale = node.number("minimumZoomScale") { view.minimumZoomScale = scale }
        if let scale = node.number("maximumZoomScale") { view.maximumZoomScale = scale }
        if let size = node.size("contentSize") { view.contentSize = size }
        if let insets = node.insets("contentInset") { view.contentInset = insets }
        if let mode = node["keyboardDismissMode"] {
            view.keyboardDismissMode = mode == "onDrag" ? .onDrag : mode == "interactive" ? .interactive : .none
        }
        if node["contentInsetAdjustmentBehavior"] == "never" { view.contentInsetAdjustmentBehavior = .never }
    }
}
