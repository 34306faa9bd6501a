/// Shows that the pointer is over a button.
@MainActor
final class ButtonPointer: NSObject, UIPointerInteractionDelegate {
    private(set) lazy var interaction = UIPointerInteraction(delegate: self)

    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle? {
        guard let button = interaction.view as? UIButton, button.isEnabled else { return nil }
        let effect = UIPointerEffect.automatic(UITargetedPreview(view: button))
        guard let provider = button.pointerStyleProvider else { return UIPointerStyle(effect: effect) }
        return provider(button, effect, .roundedRect(button.frame.insetBy(dx: -8, dy: -4)))
    }
}

extension UIButton {
    func showPointer(_ isShown: Bool) {
        guard isShown != (parts.pointer != nil) else { return }
        if let pointer = parts.pointer {
            removeInteraction(pointer.interaction)
            parts.pointer = nil
        } else {
            let pointer = ButtonPointer()
            parts.pointer = pointer
            addInteraction(pointer.interaction)
        }
    }
}
