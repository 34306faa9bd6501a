public import UIKit

extension TestScreen {
    /// Shows a view in a key window that fills the screen, in front of what is there. A view without a size is made to fill the window.
    public func show(_ view: UIView) {
        display.clock.makeCurrent()
        stage.root = views.screen.rootLayer
        if view.bounds.size == .zero { view.frame = window.bounds }
        window.makeKeyAndVisible()
        window.addSubview(view)
        stage.advance(to: now)
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
}
