public import UIKit

extension TestScreen {
    /// Shows a view in a key window that fills the screen, in front of what is there. A view without a size is made to fill the window.
    public func show(_ view: UIView) {
        takeOver()
        stage.root = views.screen.rootLayer
        if view.bounds.size == .zero { view.frame = window.bounds }
        window.makeKeyAndVisible()
        window.addSubview(view)
        stage.advance(to: now)
    }

    // MARK: The display

    /// Gives the display another size, as when a window is dragged or a phone is turned; full-screen windows follow.
    ///
    /// - Parameters:
    ///   - size: Points, each side from 1/scale to 16384/scale.
    ///   - scale: Pixels per point; nil leaves it.
    public func resize(to size: CGSize, scale: CGFloat? = nil) {
        takeOver()
        let scale = scale ?? self.scale
        Self.check(size, scale)
        self.scale = scale
        take(size)
        stage.advance(to: now)
    }

    /// Has another size from the next frame on.
    func take(_ size: CGSize) {
        self.size = size
        (display.size, display.scale) = (size, scale)
        stage.handle(.resize(size, scale: scale))
    }

    // MARK: The user's settings

    /// Light or dark.
    public var userInterfaceStyle: UIUserInterfaceStyle {
        get { views.screen.traitCollection.userInterfaceStyle }
        set { views.screen.changeTraits { $0.userInterfaceStyle = newValue } }
    }

    /// Where reading begins.
    public var layoutDirection: UITraitEnvironmentLayoutDirection {
        get { views.screen.traitCollection.layoutDirection }
        set { views.screen.changeTraits { $0.layoutDirection = newValue } }
    }

    /// The user's language and region: where text that names no direction begins, and ``layoutDirection``, which can be set to
    /// differ afterwards. nil is English of the United States. `Locale.user` follows; `Locale.current` is Foundation's and stays as it is.
    public var locale: Locale? {
        get { views.locale }
        set {
            takeOver()
            views.locale = newValue
            UserLocale.choose(newValue)
            let direction = Locale.user.language.characterDirection
            layoutDirection = direction == .rightToLeft ? .rightToLeft : .leftToRight
        }
    }

    /// The size of text.
    public var contentSizeCategory: UIContentSizeCategory {
        get { views.screen.traitCollection.preferredContentSizeCategory }
        set { views.screen.changeTraits { $0.preferredContentSizeCategory = newValue } }
    }

    /// What bars and rounded corners cover, in points.
    public var safeAreaInsets: UIEdgeInsets {
        get { views.screen.safeAreaInsets }
        set { views.screen.safeAreaInsets = newValue }
    }

    /// Whether the user wants less motion. A setting of the whole process: set it back at the end.
    public var reducesMotion: Bool {
        get { UIAccessibility.isReduceMotionEnabled }
        set { UIAccessibility.setReduceMotion(newValue) }
    }

    /// Whether the user wants nothing to shine through. A setting of the whole process: set it back at the end.
    public var reducesTransparency: Bool {
        get { UIAccessibility.isReduceTransparencyEnabled }
        set { UIAccessibility.setReduceTransparency(newValue) }
    }

    /// Whether, with less motion, the system's transitions cross-fade. A setting of the whole process: set it back at the end.
    public var prefersCrossFadeTransitions: Bool {
        get { UIAccessibility.prefersCrossFadeTransitions }
        set { UIAccessibility.setPrefersCrossFade(newValue) }
    }
}
