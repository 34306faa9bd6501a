import CoreGraphics

extension UIView {
    /// The style of colours that can be seen on what is behind the view: that of its traits, unless the nearest background says
    /// otherwise. Where there is none the screen is black.
    var styleOnBackdrop: UIUserInterfaceStyle {
        let own = traitCollection.userInterfaceStyle
        guard window != nil else { return own }
        let colors = sequence(first: superview, next: \.?.superview).lazy.compactMap { $0 }
            .compactMap { $0.backgroundColor?.resolvedColor(with: $0.traitCollection) }
        guard let color = colors.first(where: { $0.cgColor.alpha > 0.5 }) else { return .dark }
        var red: CGFloat = 0, green: CGFloat = 0, blue: CGFloat = 0
        _ = color.getRed(&red, green: &green, blue: &blue, alpha: nil)
        return 0.299 * red + 0.587 * green + 0.114 * blue < 0.5 ? .dark : .light
    }

    /// A colour as it can be seen on what is behind the view.
    func onBackdrop(_ color: UIColor) -> UIColor {
        let style = styleOnBackdrop
        guard style != traitCollection.userInterfaceStyle else { return color }
        return color.resolvedColor(with: traitCollection.modifyingTraits { $0.userInterfaceStyle = style })
    }
}
