public import CoreGraphics

/// A view in place of the keyboard, or above it, that looks like one.
@preconcurrency @MainActor
open class UIInputView: UIView {
    /// How the background looks.
    public enum Style: Int, Sendable {
        /// As any view's.
        case `default` = 0
        /// As the keyboard's.
        case keyboard
    }

    /// How the background looks.
    public let inputViewStyle: Style
    /// Whether its constraints say how high it is, and not its frame. False by default.
    open var allowsSelfSizing = false

    /// A view whose background looks as `inputViewStyle` says.
    public init(frame: CGRect, inputViewStyle: Style) {
        self.inputViewStyle = inputViewStyle
        super.init(frame: frame)
        if inputViewStyle == .keyboard { backgroundColor = Self.keyboardColor }
    }

    /// What keys lie on.
    static let keyboardColor = UIColor { traits in
        traits.userInterfaceStyle == .dark
            ? UIColor(red: 0.17, green: 0.17, blue: 0.18, alpha: 1)
            : UIColor(red: 0.82, green: 0.83, blue: 0.85, alpha: 1)
    }

    public convenience override init(frame: CGRect) { self.init(frame: frame, inputViewStyle: .default) }

    /// Makes the object from an archive or a compiled interface file.
    public required init?(coder: NSCoder) {
        inputViewStyle = .default
        super.init(coder: coder)
        finishDecoding(coder, as: UIInputView.self)
    }
}
