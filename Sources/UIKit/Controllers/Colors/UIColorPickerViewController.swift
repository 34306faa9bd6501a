public import CoreGraphics

/// Hears which colour is chosen.
@preconcurrency @MainActor
public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {
    /// A colour was chosen.
    ///
    /// - `continuously`: whether the finger is still at it.
    func colorPickerViewController(
        _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
    /// A colour was chosen; of older systems.
    func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
    /// The user has closed the picker.
    func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
    /// What happens where it is not implemented: the older method is called.
    public func colorPickerViewController(
        _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
    ) { colorPickerViewControllerDidSelectColor(viewController) }
    /// Does nothing where it is not implemented.
    public func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {}
    /// Does nothing where it is not implemented.
    public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
}

/// Lets the user choose a colour: from a grid, from a spectrum or by its parts.
@preconcurrency @MainActor
open class UIColorPickerViewController: UIViewController {
    /// Hears which colour is chosen.
    open weak var delegate: (any UIColorPickerViewControllerDelegate)?
    /// The colour that is chosen.
    open var selectedColor = UIColor.white {
        didSet { if isViewLoaded { panel.color = selectedColor } }
    }
    /// Whether the user may choose how opaque the colour is.
    open var supportsAlpha = true {
        didSet { if isViewLoaded { panel.offersAlpha = supportsAlpha } }
    }
    private let panel = ColorPanel()

    /// A picker, shown in a sheet unless said otherwise.
    public init() {
        super.init(nibName: nil, bundle: nil)
        title = SystemWord.colors.text
        preferredContentSize = CGSize(width: 375, height: 560)
    }

    /// A picker of a storyboard.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let heading = UILabel()
        heading.text = title
        heading.font = .preferredFont(forTextStyle: .headline)
        let close = UIButton(
            type: .close, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
        panel.offersAlpha = supportsAlpha
        panel.color = selectedColor
        panel.changed = { [weak self] in self?.choose($0, continuously: $1) }
        for part in [heading, close, panel] {
            part.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(part)
        }
        let margins = view.layoutMarginsGuide
        NSLayoutConstraint.activate([
            heading.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            heading.centerYAnchor.constraint(equalTo: close.centerYAnchor),
            close.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            close.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
            panel.topAnchor.constraint(equalTo: close.bottomAnchor, constant: 16),
            panel.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            panel.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            panel.bottomAnchor.constraint(lessThanOrEqualTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -16),
        ])
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if isBeingDismissed { delegate?.colorPickerViewControllerDidFinish(self) }
    }

    private func choose(_ color: UIColor, continuously: Bool) {
        selectedColor = color
        delegate?.colorPickerViewController(self, didSelect: color, continuously: continuously)
    }
}
