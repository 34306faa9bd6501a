import CoreGraphics

extension KindSetter {
    func setButton(_ view: UIButton, _ node: InterfaceNode, _ element: ButtonElement) {
        if let font = element.font?.font { view.titleView.font = font }
        if let insets = element.contentInsets { view.contentEdgeInsets = insets }
        if let insets = element.titleInsets { view.titleEdgeInsets = insets }
        if let insets = element.imageInsets { view.imageEdgeInsets = insets }
        for (state, written) in element.states {
            // The normal title is left over from before the button had a configuration, which has its own or none.
            if state != .normal || element.configuration == nil { setTitle(view, state, written) }
            setState(view, state, written)
        }
        setBehaviour(view, node)
        if let mode = element.lineBreakMode { view.titleView.lineBreakMode = mode }
        if let written = element.configuration {
            view.configuration = ButtonReading(instance: instance, written: written).configuration
        }
        if element.showsMenu { view.showsMenuAsPrimaryAction = true }
        if element.changesSelection { view.changesSelectionAsPrimaryAction = true }
        if let menu = element.menu { instance.wait(forMenu: menu, view) }
    }

    private func setTitle(_ view: UIButton, _ state: UIControl.State, _ node: InterfaceNode) {
        if let title = node.string("title") { view.setTitle(title, for: state) }
        if let title = InterfaceText(instance).read(node, "attributedTitle", view.titleView.font) {
            view.setAttributedTitle(title, for: state)
        }
    }

    private func setState(_ view: UIButton, _ state: UIControl.State, _ node: InterfaceNode) {
        if let color = instance.color(node, "titleColor") { view.setTitleColor(color, for: state) }
        if let color = instance.color(node, "titleShadowColor") { view.setTitleShadowColor(color, for: state) }
        if let image = instance.image(node) { view.setImage(image, for: state) }
        if let symbol = node.symbolConfiguration("preferredSymbolConfiguration") {
            view.setPreferredSymbolConfiguration(symbol, forImageIn: state)
        }
        if let image = instance.image(node, "backgroundImage") { view.setBackgroundImage(image, for: state) }
    }

    private func setBehaviour(_ view: UIButton, _ node: InterfaceNode) {
        if let isOn = node.flag("adjustsImageWhenHighlighted") { view.adjustsImageWhenHighlighted = isOn }
        if let isOn = node.flag("adjustsImageWhenDisabled") { view.adjustsImageWhenDisabled = isOn }
        if let isOn = node.flag("showsTouchWhenHighlighted") { view.showsTouchWhenHighlighted = isOn }
        if let isOn = node.flag("reversesTitleShadowWhenHighlighted") {
            view.reversesTitleShadowWhenHighlighted = isOn
        }
        if let isOn = node.flag("pointerInteraction") { view.isPointerInteractionEnabled = isOn }
        if let isOn = node.flag("springLoaded") { view.isSpringLoaded = isOn }
        if let role: UIButton.Role = node.choice("role") { view.role = role }
        if let offset = node.size("titleShadowOffset") { view.titleView.shadowOffset = offset }
    }
}
