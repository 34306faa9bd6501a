public import QuartzCore

/// Colours and fonts of a bar's background.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject {
    /// In front of the effect.
    open var backgroundColor: UIColor?
    /// Behind everything else.
    open var backgroundEffect: UIBlurEffect? = UIBlurEffect(style: .systemChromeMaterial)
    open var backgroundImage: UIImage?
    /// Of the hairline at the bar's edge; nil is none.
    open var shadowColor: UIColor? = UIBarAppearance.usualShadow
    open var shadowImage: UIImage?

    /// The kind of device the appearance is for.
    public let idiom: UIUserInterfaceIdiom

    public required override init() {
        idiom = UIDevice.current.userInterfaceIdiom
        super.init()
    }

    /// The usual looks of a kind of device.
    public init(idiom: UIUserInterfaceIdiom) {
        self.idiom = idiom
        super.init()
    }

    /// The background of another appearance.
    public required init(barAppearance: UIBarAppearance) {
        idiom = barAppearance.idiom
        backgroundColor = barAppearance.backgroundColor
        backgroundEffect = barAppearance.backgroundEffect
        backgroundImage = barAppearance.backgroundImage
        shadowColor = barAppearance.shadowColor
        shadowImage = barAppearance.shadowImage
        super.init()
    }

    /// An appearance of its own with the same values.
    @_disfavoredOverload
    open override func copy() -> Any {
        let copy: UIBarAppearance = MainActor.assumeIsolated { type(of: self).init(barAppearance: self) }
        return copy
    }

    /// An appearance of its own with the same values.
    open func copy() -> Self { type(of: self).init(barAppearance: self) }

    /// Black in the light, white in the dark.
    private static let usualShadow = UIColor { traits in
        let isDark = traits.userInterfaceStyle == .dark
        return UIColor(white: isDark ? 1 : 0, alpha: isDark ? 0.15 : 0.3)
    }

    open func configureWithDefaultBackground() {
        backgroundColor = nil
        backgroundEffect = UIBlurEffect(style: .systemChromeMaterial)
        shadowColor = Self.usualShadow
    }

    open func configureWithOpaqueBackground() {
        backgroundColor = .systemBackground
        backgroundEffect = nil
        shadowColor = Self.usualShadow
    }

    open func configureWithTransparentBackground() {
        backgroundColor = .clear
        backgroundEffect = nil
        shadowColor = nil
    }
}

/// Colours and fonts of a navigation bar.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// Moves the small title, in points.
    open var titlePositionAdjustment = UIOffset.zero
    /// Plain buttons.
    open var buttonAppearance = UIBarButtonItemAppearance()
    /// Buttons with the style `done`.
    open var doneButtonAppearance = UIBarButtonItemAppearance()
    /// The button that leads back.
    open var backButtonAppearance = UIBarButtonItemAppearance()
    private var ownBackIndicator: (image: UIImage, mask: UIImage)?

    /// The sign before the title of the page beneath; a chevron unless another one was set.
    open var backIndicatorImage: UIImage { ownBackIndicator?.image ?? Self.chevron }
    /// What titles are cut by where they slide under the sign.
    open var backIndicatorTransitionMaskImage: UIImage { ownBackIndicator?.mask ?? Self.chevron }

    /// Sets the sign and its mask; the chevron comes back where one of them is nil.
    open func setBackIndicatorImage(
        _ backIndicatorImage: UIImage?, transitionMaskImage backIndicatorTransitionMaskImage: UIImage?
    ) {
        guard let backIndicatorImage, let backIndicatorTransitionMaskImage else {
            ownBackIndicator = nil
            return
        }
        ownBackIndicator = (backIndicatorImage, backIndicatorTransitionMaskImage)
    }

    /// The program's sign; nil is the chevron.
    var ownBackIndicatorImage: UIImage? { ownBackIndicator?.image }

    private static var chevron: UIImage { UIImage(systemName: "chevron.backward") ?? UIImage() }

    /// Makes one with the defaults of its properties.
    public required init() { super.init() }

    /// The usual looks of a kind of device.
    public override init(idiom: UIUserInterfaceIdiom) { super.init(idiom: idiom) }

    /// Takes over what another bar's appearance says.
    public required init(barAppearance: UIBarAppearance) {
        super.init(barAppearance: barAppearance)
        guard let other = barAppearance as? UINavigationBarAppearance else { return }
        titleTextAttributes = other.titleTextAttributes
        largeTitleTextAttributes = other.largeTitleTextAttributes
        titlePositionAdjustment = other.titlePositionAdjustment
        buttonAppearance = other.buttonAppearance
        doneButtonAppearance = other.doneButtonAppearance
        backButtonAppearance = other.backButtonAppearance
        ownBackIndicator = other.ownBackIndicator
    }
}

/// Fonts and colours of the buttons in a bar, by state.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject {
    /// The look in a usual state.
    public let normal = UIBarButtonItemStateAppearance()
    /// The look under a finger. Where it names no colour the usual one is dimmed.
    public let highlighted = UIBarButtonItemStateAppearance()
    /// The look of a button that is switched off.
    public let disabled = UIBarButtonItemStateAppearance()
    /// The look of the button that has the focus.
    public let focused = UIBarButtonItemStateAppearance()

    public override convenience init() { self.init(style: .plain) }

    /// The usual look of items with a style.
    public init(style: UIBarButtonItem.Style) {
        super.init()
        configureWithDefault(for: style)
    }

    /// Goes back to the usual look of items with a style, whose font is the bar's own.
    open func configureWithDefault(for style: UIBarButtonItem.Style) {
        for state in [normal, highlighted, disabled, focused] {
            state.titleTextAttributes = [:]
            state.titlePositionAdjustment = .zero
            state.backgroundImage = nil
            state.backgroundImagePositionAdjustment = .zero
        }
    }
}

/// Fonts and colours of the buttons in a bar in one state.
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// How far titles are moved, in points. The bar does not make room for it.
    open var titlePositionAdjustment = UIOffset.zero
    /// Behind the button, stretched to its size; nil is none.
    open var backgroundImage: UIImage?
    /// How far the picture behind the button is moved, in points.
    open var backgroundImagePositionAdjustment = UIOffset.zero

    /// The colour that the title's attributes name.
    var titleColor: UIColor? { titleTextAttributes[.foregroundColor] as? UIColor }
}

/// Colours of a tab bar.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
    /// Tabs with the picture above the word: in bars that are narrow and have height enough.
    open var stackedLayoutAppearance = UITabBarItemAppearance(style: .stacked)
    /// Tabs with the word beside the picture, in wide bars.
    open var inlineLayoutAppearance = UITabBarItemAppearance(style: .inline)
    /// Tabs with the word beside the picture where height is scarce, as on a phone on its side.
    open var compactInlineLayoutAppearance = UITabBarItemAppearance(style: .compactInline)
    /// How the tabs are spread where the picture stands above the word; automatic leaves it to the bar.
    open var stackedItemPositioning = UITabBar.ItemPositioning.automatic
    /// How wide such a tab is, in points; 0 leaves it to the bar.
    open var stackedItemWidth: CGFloat = 0
    /// Between such tabs, in points; 0 leaves it to the bar.
    open var stackedItemSpacing: CGFloat = 0
    /// Behind the chosen tab; nil is none.
    open var selectionIndicatorImage: UIImage?
    /// The colour of the picture behind the chosen tab; nil is its own.
    open var selectionIndicatorTintColor: UIColor?

    /// Makes one with the defaults of its properties.
    public required init() { super.init() }

    /// The usual looks of a kind of device.
    public override init(idiom: UIUserInterfaceIdiom) { super.init(idiom: idiom) }

    /// Takes over what another bar's appearance says.
    public required init(barAppearance: UIBarAppearance) {
        super.init(barAppearance: barAppearance)
        guard let other = barAppearance as? UITabBarAppearance else { return }
        stackedLayoutAppearance = other.stackedLayoutAppearance
        inlineLayoutAppearance = other.inlineLayoutAppearance
        compactInlineLayoutAppearance = other.compactInlineLayoutAppearance
        selectionIndicatorImage = other.selectionIndicatorImage
        selectionIndicatorTintColor = other.selectionIndicatorTintColor
        (stackedItemPositioning, stackedItemWidth, stackedItemSpacing) = (
            other.stackedItemPositioning, other.stackedItemWidth, other.stackedItemSpacing
        )
    }
}

/// Fonts and colours of the tabs of a bar, by state.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject {
    /// How the picture and the word of a tab are placed.
    public enum Style: Int, Sendable {
        /// The picture above the word.
        case stacked
        /// The word beside the picture.
        case inline
        /// The word beside the picture, both smaller.
        case compactInline
    }

    /// Tabs that are not chosen.
    public let normal = UITabBarItemStateAppearance()
    /// The chosen tab.
    public let selected = UITabBarItemStateAppearance()
    /// Tabs that are switched off.
    public let disabled = UITabBarItemStateAppearance()
    /// The tab that has the focus, where that is not the chosen one.
    public let focused = UITabBarItemStateAppearance()

    /// The look of stacked tabs.
    public override convenience init() { self.init(style: .stacked) }

    /// The usual look of tabs that are placed so.
    public init(style: Style) {
        super.init()
        configureWithDefault(for: style)
    }

    /// Goes back to the usual look of tabs that are placed so: the words are as large as the style has them.
    open func configureWithDefault(for style: Style) {
        for state in [normal, selected, disabled, focused] {
            state.titleTextAttributes = [:]
            state.titlePositionAdjustment = .zero
            state.iconColor = nil
            state.badgeBackgroundColor = nil
            state.badgeTextAttributes = [:]
            state.badgePositionAdjustment = .zero
            state.badgeTitlePositionAdjustment = .zero
        }
    }

    /// The look of a tab.
    func look(isSelected: Bool, isEnabled: Bool, isFocused: Bool) -> UITabBarItemStateAppearance {
        guard isEnabled else { return disabled }
        if isSelected { return selected }
        return isFocused ? focused : normal
    }
}

/// Fonts and colours of the tabs of a bar in one state.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// Moves the word, in points.
    open var titlePositionAdjustment = UIOffset.zero
    open var iconColor: UIColor?
    open var badgeBackgroundColor: UIColor?
    /// Font and colour of the badge, unless the item has its own.
    open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// Moves the badge, in points.
    open var badgePositionAdjustment = UIOffset.zero
    /// Moves the badge's text within it, in points.
    open var badgeTitlePositionAdjustment = UIOffset.zero
}

/// Colours and fonts of a toolbar.
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {
    /// Plain buttons.
    open var buttonAppearance = UIBarButtonItemAppearance()
    /// Buttons with the style `done`.
    open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)

    /// Makes one with the defaults of its properties.
    public required init() { super.init() }

    /// The usual looks of a kind of device.
    public override init(idiom: UIUserInterfaceIdiom) { super.init(idiom: idiom) }

    /// Takes over what another bar's appearance says.
    public required init(barAppearance: UIBarAppearance) {
        super.init(barAppearance: barAppearance)
        guard let other = barAppearance as? UIToolbarAppearance else { return }
        (buttonAppearance, doneButtonAppearance) = (other.buttonAppearance, other.doneButtonAppearance)
    }
}

/// Looks of a bar that holds buttons.
@MainActor
protocol ButtonBarAppearance {
    var buttonAppearance: UIBarButtonItemAppearance { get }
    var doneButtonAppearance: UIBarButtonItemAppearance { get }
}

extension ButtonBarAppearance {
    /// What buttons with a style look like.
    func look(of style: UIBarButtonItem.Style) -> UIBarButtonItemAppearance {
        style == .done ? doneButtonAppearance : buttonAppearance
    }
}

extension UINavigationBarAppearance: ButtonBarAppearance {}
extension UIToolbarAppearance: ButtonBarAppearance {}
