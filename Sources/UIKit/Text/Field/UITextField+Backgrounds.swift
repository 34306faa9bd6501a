import CoreGraphics

extension UITextField {
    /// A picture behind the text, unless the border is round.
    public var background: UIImage? {
        get { parts.background }
        set {
            parts.background = newValue
            setNeedsLayout()
        }
    }

    /// The picture behind the text while the field cannot be used; nil is the usual one. It needs a ``background``.
    public var disabledBackground: UIImage? {
        get { parts.disabledBackground }
        set {
            parts.disabledBackground = newValue
            setNeedsLayout()
        }
    }

    func showBackdrop() {
        let image = isEnabled ? parts.background : parts.background.map { parts.disabledBackground ?? $0 }
        guard let image, parts.border != .roundedRect else {
            parts.backdrop?.removeFromSuperview()
            parts.backdrop = nil
            return
        }
        let view = parts.backdrop ?? UIImageView()
        if parts.backdrop == nil { insertSubview(view, at: 0) }
        parts.backdrop = view
        if view.image !== image { view.image = image }
        view.frame = bounds
    }
}
