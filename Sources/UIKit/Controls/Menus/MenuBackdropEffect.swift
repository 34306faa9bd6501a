import CoreGraphics

/// What happens to the screen behind a context menu: it is blurred, and a little darker.
final class MenuBackdropEffect: UIBlurEffect, @unchecked Sendable {
    init() { super.init(style: .regular) }

    required init?(coder: NSCoder) { preconditionFailure("MenuBackdropEffect is made in code only.") }

    // Chosen by eye: shapes behind are still told apart, words are not.
    override var radius: CGFloat { 12 }
    /// Colours behind stay as they are.
    override var saturation: CGFloat { 1 }
    override var tint: UIColor { UIColor { UIColor(white: 0, alpha: $0.userInterfaceStyle == .dark ? 0.4 : 0.16) } }
    /// Only darker, so that what is behind stays where it is for the eye.
    override var plainTint: UIColor { UIColor(white: 0, alpha: 0.5) }
}
