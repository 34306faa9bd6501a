public import CoreGraphics

/// Hears of the buttons of an alert of the older kind.
@available(*, deprecated, message: "Use UIAlertController")
@preconcurrency @MainActor
public protocol UIAlertViewDelegate: AnyObject {
    /// A button was tapped.
    func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int)
    /// The alert is about to come.
    func willPresent(_ alertView: UIAlertView)
    /// The alert is there.
    func didPresent(_ alertView: UIAlertView)
    /// The alert is about to go.
    func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int)
    /// The alert is gone.
    func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int)
    /// Whether the first button that does not cancel may be tapped now; asked whenever something was typed. True by default.
    func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool
}

@available(*, deprecated, message: "Use UIAlertController")
extension UIAlertViewDelegate {
    /// What happens where it is not implemented.
    public func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {}
    /// What happens where it is not implemented.
    public func willPresent(_ alertView: UIAlertView) {}
    /// What happens where it is not implemented.
    public func didPresent(_ alertView: UIAlertView) {}
    /// What happens where it is not implemented.
    public func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int) {}
    /// What happens where it is not implemented.
    public func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {}
    /// What happens where it is not implemented.
    public func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool { true }
}

/// Which fields an alert of the older kind has.
@available(*, deprecated, message: "Use UIAlertController")
public enum UIAlertViewStyle: Int, Sendable {
    case `default` = 0
    case secureTextInput, plainTextInput, loginAndPasswordInput
}

/// An alert of the older kind, shown by an alert controller over whatever is in front. It is no view to be laid out.
@available(*, deprecated, message: "Use UIAlertController")
@preconcurrency @MainActor
open class UIAlertView: UIView {
    /// What the alert is about.
    open var title: String?
    /// What the alert says.
    open var message: String?
    /// Hears of the buttons; not retained.
    open weak var delegate: AnyObject?
    /// The button that cancels, or -1.
    open var cancelButtonIndex = -1
    /// The fields that the alert has.
    open var alertViewStyle = UIAlertViewStyle.default { didSet { if alertViewStyle != oldValue { makeFields() } } }
    private var buttons: [String] = []
    private var fields: [UITextField] = []
    private let shown = ShownChoice()

    /// An alert without buttons.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// Decoding is not supported: there are no archives to read on Linux.
    public required init?(coder: NSCoder) { nil }

    /// An alert with a button that cancels, or none.
    public convenience init(title: String?, message: String?, delegate: Any?, cancelButtonTitle: String?) {
        self.init(frame: .zero)
        (self.title, self.message, self.delegate) = (title, message, delegate as AnyObject?)
        if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
    }

    /// An alert with a button that cancels, or none, and others.
    public convenience init(
        title: String, message: String, delegate: (any UIAlertViewDelegate)?, cancelButtonTitle: String?,
        otherButtonTitles firstButtonTitle: String, _ moreButtonTitles: String...
    ) {
        self.init(title: title, message: message, delegate: delegate, cancelButtonTitle: cancelButtonTitle)
        for title in [firstButtonTitle] + moreButtonTitles { addButton(withTitle: title) }
    }

    /// Adds a button; returns which it is.
    @discardableResult
    open func addButton(withTitle title: String?) -> Int {
        buttons.append(title ?? "")
        return buttons.count - 1
    }

    /// What a button says; nil beyond the last one.
    open func buttonTitle(at buttonIndex: Int) -> String? {
        buttons.indices.contains(buttonIndex) ? buttons[buttonIndex] : nil
    }

    /// How many buttons there are.
    open var numberOfButtons: Int { buttons.count }
    /// The first button that does not cancel, or -1.
    open var firstOtherButtonIndex: Int { buttons.indices.first { $0 != cancelButtonIndex } ?? -1 }
    /// Whether the alert is shown.
    open var isVisible: Bool { shown.controller != nil }

    private func makeFields() {
        let secure: [Bool] =
            switch alertViewStyle {
            case .default: []
            case .secureTextInput: [true]
            case .plainTextInput: [false]
            case .loginAndPasswordInput: [false, true]
            }
        fields = secure.map { isSecure in
            let field = UITextField()
            field.isSecureTextEntry = isSecure
            return field
        }
    }

    /// A field of the alert. One that is not there ends the program, as on Apple's systems.
    open func textField(at textFieldIndex: Int) -> UITextField? {
        precondition(
            fields.indices.contains(textFieldIndex),
            "textFieldIndex (\(textFieldIndex)) is outside of the bounds of the array of text fields")
        return fields[textFieldIndex]
    }

    private var hearer: (any UIAlertViewDelegate)? { delegate as? any UIAlertViewDelegate }

    /// Shows the alert over whatever is in front.
    open func show() {
        let controller = UIAlertController(title: title, message: message, preferredStyle: .alert)
        for (index, title) in buttons.enumerated() {
            let style: UIAlertAction.Style = index == cancelButtonIndex ? .cancel : .default
            controller.addAction(UIAlertAction(title: title, style: style) { [self] _ in finish(index) })
        }
        for field in fields {
            controller.addTextField(field)
            field.addAction(UIAction { [weak self] _ in self?.enableButtons() }, for: .editingChanged)
        }
        hearer?.willPresent(self)
        shown.present(controller, keeping: self) { [self] in hearer?.didPresent(self) }
        enableButtons()
    }

    private func enableButtons() {
        guard let actions = shown.controller?.actions, actions.indices.contains(firstOtherButtonIndex) else { return }
        actions[firstOtherButtonIndex].isEnabled = hearer?.alertViewShouldEnableFirstOtherButton(self) ?? true
    }

    private func finish(_ index: Int) {
        hearer?.alertView(self, clickedButtonAt: index)
        hearer?.alertView(self, willDismissWithButtonIndex: index)
        shown.end()
        hearer?.alertView(self, didDismissWithButtonIndex: index)
    }

    /// Takes the alert away as if a button had been tapped; that it was is not told.
    open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
        guard let controller = shown.controller else { return }
        hearer?.alertView(self, willDismissWithButtonIndex: buttonIndex)
        controller.dismiss(animated: animated) { [self] in
            shown.end()
            hearer?.alertView(self, didDismissWithButtonIndex: buttonIndex)
        }
    }
}

/// The alert controller of an alert or action sheet of the older kind, which lives as long as it is shown.
@MainActor
final class ShownChoice {
    private(set) var controller: UIAlertController?
    private var keepAlive: AnyObject?

    /// Shows the controller over whatever is in front.
    func present(_ controller: UIAlertController, keeping owner: AnyObject, completion: @escaping () -> Void = {}) {
        let window = UIApplication.shared.keyWindow ?? UIApplication.shared.windows.last { !$0.isHidden }
        guard self.controller == nil, let top = window?.deepestResponder as? UIViewController else { return }
        (self.controller, keepAlive) = (controller, owner)
        top.present(controller, animated: true, completion: completion)
    }

    func end() { (controller, keepAlive) = (nil, nil) }
}
