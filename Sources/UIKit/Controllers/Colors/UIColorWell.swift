public import CoreGraphics
import QuartzCore

/// Shows a colour, and opens a picker for another one when tapped.
@preconcurrency @MainActor
open class UIColorWell: UIControl {
    override var triggersOnTouchUp: Bool { false }

    /// What the picker is called.
    open var title: String?
    /// Whether the user may choose how opaque the colour is.
    open var supportsAlpha = true
    /// The colour; nil is none.
    open var selectedColor: UIColor? {
        didSet { inner.backgroundColor = selectedColor ?? .clear }
    }
    var later = LaterWellValues()
    private let ring = CAGradientLayer()
    private let inner = UIView()
    private lazy var chooser = ColorWellChooser(self)

    /// An empty well.
    public override init(frame: CGRect) {
        super.init(frame: frame.size == .zero ? CGRect(origin: frame.origin, size: Self.size) : frame)
        setUp()
    }

    /// A well of a storyboard or nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private static let size = CGSize(width: 28, height: 28)

    private func setUp() {
        ring.type = .conic
        ring.startPoint = CGPoint(x: 0.5, y: 0.5)
        ring.endPoint = CGPoint(x: 0.5, y: 0)
        ring.colors = (0...6).map { UIColor(hue: CGFloat($0 % 6) / 6, saturation: 1, brightness: 1, alpha: 1).cgColor }
        layer.addSublayer(ring)
        inner.isUserInteractionEnabled = false
        inner.layer.borderWidth = 2
        addSubview(inner)
        addAction(UIAction { [weak self] _ in self?.openPicker() }, for: .touchUpInside)
    }

    override class var accessibilityDefaults: AccessibilityDefaults { .element(.button) }

    open override var intrinsicContentSize: CGSize { Self.size }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let side = min(bounds.width, bounds.height)
        ring.frame = CGRect(x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
        ring.cornerRadius = side / 2
        inner.frame = ring.frame.insetBy(dx: 3, dy: 3)
        inner.layer.cornerRadius = inner.bounds.width / 2
        inner.layer.borderColor = UIColor.systemBackground.resolvedColor(with: traitCollection).cgColor
    }

    private func openPicker() {
        guard
            let owner = sequence(first: self as UIResponder, next: \.next).lazy.compactMap({ $0 as? UIViewController })
                .first
        else { return }
        let picker = UIColorPickerViewController()
        if let title { picker.title = title }
        picker.supportsAlpha = supportsAlpha
        if let selectedColor { picker.selectedColor = selectedColor }
        picker.delegate = chooser
        owner.present(picker, animated: true)
    }
}

/// Hands what the picker says to the well.
@MainActor
private final class ColorWellChooser: NSObject, UIColorPickerViewControllerDelegate {
    private weak var well: UIColorWell?

    init(_ well: UIColorWell) {
        self.well = well
    }

    func colorPickerViewController(
        _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
    ) {
        well?.selectedColor = color
        well?.sendActions(for: [.valueChanged, .primaryActionTriggered])
    }
}
