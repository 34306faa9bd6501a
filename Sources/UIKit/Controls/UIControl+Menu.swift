import CoreGraphics

extension UIControl {
    /// The middle of the lower edge.
    var edgeForMenus: CGPoint { CGPoint(x: bounds.midX, y: bounds.maxY) }

    func setMenuEnabled(_ isEnabled: Bool) {
        guard isEnabled != isContextMenuInteractionEnabled else { return }
        if let interaction = contextMenuInteraction {
            contextMenuInteraction = nil
            removeInteraction(interaction)
        } else {
            let interaction = UIContextMenuInteraction(delegate: self)
            interaction.control = self
            contextMenuInteraction = interaction
            addInteraction(interaction)
        }
    }

    /// Opens the menu that is the primary action. False where there is none: the control goes on as without.
    func openPrimaryMenu(at location: CGPoint) -> Bool {
        guard showsMenuAsPrimaryAction, let contextMenuInteraction else { return false }
        return contextMenuInteraction.openAtOnce(at: location)
    }

    /// Where a menu opens.
    func place(of configuration: UIContextMenuConfiguration) -> MenuPresenter.Place {
        let point = menuAttachmentPoint(for: configuration)
        return point == edgeForMenus ? .view(bounds) : .pointer(point)
    }
}

/// The object behind a target. A function is none: `self` in the initial value of a property, where there is no object yet, is `NSObject`'s
/// method of that name, and such an action looks for its target up the responder chain.
func receiver(_ target: Any) -> AnyObject? {
    // Most are views and controllers, and to ask for a class is quicker than to bridge.
    if let responder = target as? UIResponder { return responder }
    return type(of: target) is AnyClass || target is AnyClass ? target as AnyObject : nil
}
