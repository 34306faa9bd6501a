public import UIKit

/// The button that leads to signing in at Apple, with its words alone.
@preconcurrency @MainActor
open class ASAuthorizationAppleIDButton: UIControl {
    /// What the button says.
    public enum ButtonType: Int, Sendable {
        /// “Sign in with Apple”.
        case signIn = 0
        /// “Continue with Apple”.
        case `continue` = 1
        /// “Sign up with Apple”.
        case signUp = 2

        /// The usual one.
        public static var `default`: ButtonType { .signIn }
    }

    /// Which colours the button has.
    public enum Style: Int, Sendable {
        /// Black on white.
        case white = 0
        /// Black on white, with an outline.
        case whiteOutline = 1
        /// White on black.
        case black = 2
    }

    /// How round the corners are, in points.
    open var cornerRadius: CGFloat = 6 { didSet { layer.cornerRadius = cornerRadius } }
    private let label = UILabel()

    /// A button with its words and colours.
    public init(authorizationButtonType type: ButtonType, authorizationButtonStyle style: Style) {
        super.init(frame: CGRect(x: 0, y: 0, width: 140, height: 30))
        label.text = ["Sign in with Apple", "Continue with Apple", "Sign up with Apple"][type.rawValue]
        label.textAlignment = .center
        label.font = .systemFont(ofSize: 15, weight: .medium)
        label.adjustsFontSizeToFitWidth = true
        label.textColor = style == .black ? .white : .black
        backgroundColor = style == .black ? .black : .white
        layer.borderWidth = style == .whiteOutline ? 1 : 0
        layer.cornerRadius = cornerRadius
        addSubview(label)
        isAccessibilityElement = true
        accessibilityTraits = .button
        accessibilityLabel = label.text
    }

    /// A button with the usual words and colours.
    public convenience init(type: ButtonType, style: Style) {
        self.init(authorizationButtonType: type, authorizationButtonStyle: style)
    }

    public override convenience init(frame: CGRect) {
        self.init(authorizationButtonType: .default, authorizationButtonStyle: .black)
        if frame.size != .zero { self.frame = frame }
    }

    /// The button is made in code only.
    public required init?(coder: NSCoder) { nil }

    open override var intrinsicContentSize: CGSize { CGSize(width: 140, height: 30) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.insetBy(dx: 8, dy: 0)
    }

    open override var isHighlighted: Bool { didSet { alpha = isHighlighted ? 0.75 : 1 } }
}
