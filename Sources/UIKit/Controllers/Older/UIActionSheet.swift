public import CoreGraphics

/// Hears of the buttons of an action sheet of the older kind.
@available(*, deprecated, message: "Use UIAlertController")
@preconcurrency @MainActor
public protocol UIActionSheetDelegate: AnyObject {
    /// A button was tapped.
    func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int)
    /// The sheet is about to come.
    func willPresent(_ actionSheet: UIActionSheet)
    /// The sheet is there.
    func didPresent(_ actionSheet: UIActionSheet)
    /// The sheet is about to go.
    func actionSheet(_ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int)
    /// The sheet is gone.
    func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int)
}

@available(*, deprecated, message: "Use UIAlertController")
extension UIActionSheetDelegate {
    /// What happens where it is not implemented.
    public func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {}
    /// What happens where it is not implemented.
    public func willPresent(_ actionSheet: UIActionSheet) {}
    /// What happens where it is not implemented.
    public func didPresent(_ actionSheet: UIActionSheet) {}
    /// What happens where it is not implemented.
    public func actionSheet(_ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int) {}
    /// What happens where it is not implemented.
    public func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int) {}
}

/// An action sheet of the older kind, shown by an alert controller. It is no view to be laid out.
@available(*, deprecated, message: "Use UIAlertController")
@preconcurrency @MainActor
open class UIActionSheet: UIView {
    /// What the sheet is about.
    open var title: String = ""
    /// Hears of the buttons; not retained.
    open weak var delegate: (any UIActionSheetDelegate)?
    /// The button that cancels, or -1.
    open var cancelButtonIndex = -1
    /// The red button, or -1.
    open var destructiveButtonIndex = -1
    private var buttons: [String] = []
    private let shown = ShownChoice()

    /// A sheet without buttons.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// Decoding is not supported: there are no archives to read on Linux.
    public required init?(coder: NSCoder) { nil }

    /// A sheet with a red button and one that cancels, or without.
    public convenience init(
        title: String?, delegate: (any UIActionSheetDelegate)?, cancelButtonTitle: String?,
        destructiveButtonTitle: String?
    ) {
        self.init(frame: .zero)
        self.title = title ?? ""
        self.delegate = delegate
        if let destructiveButtonTitle { destructiveButtonIndex = addButton(withTitle: destructiveButtonTitle) }
        if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
    }

    /// A sheet with a red button, others and one that cancels. As on Apple's systems the one that cancels comes before the others here.
    public convenience init(
        title: String?, delegate: (any UIActionSheetDelegate)?, cancelButtonTitle: String?,
        destructiveButtonTitle: String?, otherButtonTitles firstButtonTitle: String, _ moreButtonTitles: String...
    ) {
        self.init(
            title: title, delegate: delegate, cancelButtonTitle: cancelButtonTitle,
            destructiveButtonTitle: destructiveButtonTitle)
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
    /// The first button that is neither red nor cancels, or -1.
    open var firstOtherButtonIndex: Int {
        buttons.indices.first { $0 != cancelButtonIndex && $0 != destructiveButtonIndex } ?? -1
    }
    /// Whether the sheet is shown.
    open var isVisible: Bool { shown.controller != nil }

    /// Shows the sheet from below; in a wide window over the middle of the view.
    open func show(in view: UIView) {
        show { popover in
            popover.sourceView = view
            popover.sourceRect = CGRect(x: view.bounds.midX, y: view.bounds.midY, width: 0, height: 0)
            popover.permittedArrowDirections = []
        }
    }

    /// Shows the sheet from below; in a wide window as a popover that points at a part of a view, in the view's points.
    open func show(from rect: CGRect, in view: UIView, animated: Bool) {
        show { ($0.sourceView, $0.sourceRect) = (view, rect) }
    }

    /// Shows the sheet from below; in a wide window as a popover that points at the button.
    open func show(from item: UIBarButtonItem, animated: Bool) { show { $0.barButtonItem = item } }

    /// Shows the sheet from below; in a wide window over the toolbar.
    open func show(from view: UIToolbar) { show { $0.sourceView = view } }

    /// Shows the sheet from below; in a wide window over the tab bar.
    open func show(from view: UITabBar) { show { $0.sourceView = view } }

    private func show(_ point: (UIPopoverPresentationController) -> Void) {
        let controller = UIAlertController(
            title: title.isEmpty ? nil : title, message: nil, preferredStyle: .actionSheet)
        for (index, title) in buttons.enumerated() {
            let style: UIAlertAction.Style =
                index == cancelButtonIndex ? .cancel : index == destructiveButtonIndex ? .destructive : .default
            controller.addAction(UIAlertAction(title: title, style: style) { [self] _ in finish(index) })
        }
        if let popover = controller.popoverPresentationController { point(popover) }
        delegate?.willPresent(self)
        shown.present(controller, keeping: self) { [self] in delegate?.didPresent(self) }
    }

    private func finish(_ index: Int) {
        delegate?.actionSheet(self, clickedButtonAt: index)
        delegate?.actionSheet(self, willDismissWithButtonIndex: index)
        shown.end()
        delegate?.actionSheet(self, didDismissWithButtonIndex: index)
    }

    /// Takes the sheet away as if a button had been tapped; that it was is not told.
    open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
        guard let controller = shown.controller else { return }
        delegate?.actionSheet(self, willDismissWithButtonIndex: buttonIndex)
        controller.dismiss(animated: animated) { [self] in
            shown.end()
            delegate?.actionSheet(self, didDismissWithButtonIndex: buttonIndex)
        }
    }
}
