/// Wishes of a button that came late.
struct LaterButtonValues {
    var menuOrder = UIContextMenuConfiguration.ElementOrder.automatic
    var preferredStyle = UIBehavioralStyle.automatic
}

extension UIButton {
    /// In which order elements stand in the button's menu. `automatic`: the first one next to the button, but from the top down where
    /// the button shows the choice.
    public var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder {
        get { parts.later.menuOrder }
        set { parts.later.menuOrder = newValue }
    }

    /// Whether the button's menu is open.
    public var isHeld: Bool { contextMenuInteraction?.isMenuOpen == true }

    /// As on which kind of device the button behaves: as on tablets.
    public var behavioralStyle: UIBehavioralStyle { .pad }
    /// The style that is wished for. Only kept: buttons here are those of phones and tablets.
    public var preferredBehavioralStyle: UIBehavioralStyle {
        get { parts.later.preferredStyle }
        set { parts.later.preferredStyle = newValue }
    }
}
