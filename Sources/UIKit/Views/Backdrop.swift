import CoreGraphics

/// What is behind a view, and which colours can be seen on it.
@MainActor
struct Backdrop {
    private let view: UIView

    init(of view: UIView) { self.view = view }

    /// The style of colours that can be seen here: that of the view's traits, unless the nearest background says otherwise. Where
    /// there is none the screen is black.
    private var style: UIUserInterfaceStyle {
        let own = view.traitCollection.userInterfaceStyle
        guard view.window != nil else { return own }
        let colors = sequence(first: view.superview, next: \.?.superview).lazy.compactMap { $0 }
            .compactMap { $0.backgroundColor?.resolvedColor(with: $0.traitCollection) }
        guard let color = colors.first(where: { $0.cgColor.alpha > 0.5 }) else { return .dark }
        var red: CGFloat = 0, green: CGFloat = 0, blue: CGFloat = 0
        _ = color.getRed(&red, green: &green, blue: &blue, alpha: nil)
        return 0.299 * red + 0.587 * green + 0.114 * blue < 0.5 ? .dark : .light
    }

    /// A colour as it can be seen here.
    func visible(_ color: UIColor) -> UIColor {
        let style = style
        guard style != view.traitCollection.userInterfaceStyle else { return color }
        return color.resolvedColor(with: view.traitCollection.modifyingTraits { $0.userInterfaceStyle = style })
    }
}
