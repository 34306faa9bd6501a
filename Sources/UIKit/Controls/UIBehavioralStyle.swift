/// As on which kind of device a control looks and behaves.
public enum UIBehavioralStyle: UInt, Sendable {
    case automatic = 0
    /// As on phones and tablets.
    case pad
    /// As on desktops of Apple's.
    case mac
}

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

    /// The order of its menu, if the menu is what a tap opens; nil: of no importance.
    var orderInForce: UIContextMenuConfiguration.ElementOrder? {
        guard parts.later.menuOrder == .automatic else { return parts.later.menuOrder }
        return showsMenuAsPrimaryAction && !changesSelectionAsPrimaryAction ? .priority : .fixed
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

extension UISlider {
    /// As on which kind of device the slider behaves: as on tablets.
    public var behavioralStyle: UIBehavioralStyle { .pad }
    /// The style that is wished for. Only kept: sliders here are those of phones and tablets.
    public var preferredBehavioralStyle: UIBehavioralStyle {
        get { images.preferredStyle }
        set { if newValue != images.preferredStyle { images.preferredStyle = newValue } }
    }
}
