import CoreGraphics

/// A field with the date and one with the time; each opens what it is chosen on.
@MainActor
final class CompactDateFace: UIView, DateFace, UIPopoverPresentationControllerDelegate {
    private static let gap: CGFloat = 5
    private unowned let owner: UIDatePicker
    private var fields: [(mode: UIDatePicker.Mode, field: DateField)] = []
    private var words: DateWords?
    private weak var opened: DatePartController?
    /// Programs set one property after the other before anything is seen: the words are then looked for once.
    private var isStale = true

    init(_ owner: UIDatePicker) {
        self.owner = owner
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { preconditionFailure("CompactDateFace is made in code only.") }

    // MARK: What is shown

    func renew() {
        isStale = true
        setNeedsLayout()
        if window == nil { owner.wantedSizeMayChange() } else { bringUpToDate() }
    }

    private func bringUpToDate() {
        guard isStale else { return }
        isStale = false
        words = DateWords(owner.languageInForce, owner.calendarInForce)
        let modes: [UIDatePicker.Mode] = owner.datePickerMode == .dateAndTime ? [.date, .time] : [owner.datePickerMode]
        if modes != fields.map(\.mode) {
            for (_, field) in fields { field.removeFromSuperview() }
            fields = modes.map { ($0, makeField($0)) }
        }
        show(animated: false)
    }

    private func makeField(_ mode: UIDatePicker.Mode) -> DateField {
        let field = DateField()
        field.addAction(
            UIAction { [weak self, weak field] _ in if let self, let field { open(mode, from: field) } },
            for: .touchUpInside)
        addSubview(field)
        return field
    }

    func show(animated: Bool) {
        guard !isStale, let words else { return }
        for (mode, field) in fields {
            field.text = words.string(owner.date, template: mode == .time ? "jmm" : words.withYear("MMMd"))
        }
        if let part = opened?.picker, part.date != owner.date { part.setDate(owner.date, animated: animated) }
        owner.invalidateIntrinsicContentSize()
        owner.fit()
        setNeedsLayout()
    }

    var wantedSize: CGSize {
        bringUpToDate()
        let sizes = fields.map(\.field.intrinsicContentSize)
        let gaps = Self.gap * CGFloat(max(0, sizes.count - 1))
        return CGSize(width: sizes.reduce(gaps) { $0 + $1.width }, height: sizes.map(\.height).max() ?? 0)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = wantedSize
        var x: CGFloat =
            switch owner.effectiveContentHorizontalAlignment {
            case .left: 0
            case .right: bounds.width - size.width
            default: (bounds.width - size.width) / 2
            }
        for (_, field) in isMirrored ? fields.reversed() : fields {
            let own = field.intrinsicContentSize
            field.frame = CGRect(
                origin: CGPoint(x: x, y: (bounds.height - own.height) / 2).onPixel(layoutScale), size: own)
            x += own.width + Self.gap
        }
    }

    // MARK: Opening

    private func open(_ mode: UIDatePicker.Mode, from field: DateField) {
        let responders = sequence(first: self as UIResponder, next: \.next)
        let presenter = responders.lazy.compactMap { $0 as? UIViewController }.first ?? window?.rootViewController
        guard opened == nil, let presenter else { return }
        let part = owner.makePart(mode, .inline) { [weak owner] in owner?.userChose($0) }
        part.tintColor = tintColor
        let controller = DatePartController(part)
        controller.onDisappear = { [weak self, weak field] in
            field?.isOpen = false
            self?.opened = nil
            self?.owner.sendActions(for: .editingDidEnd)
        }
        controller.modalPresentationStyle = .popover
        let popover = controller.popoverPresentationController
        popover?.delegate = self
        popover?.sourceView = field
        popover?.permittedArrowDirections = [.up, .down]
        opened = controller
        field.isOpen = true
        owner.sendActions(for: .editingDidBegin)
        presenter.present(controller, animated: true)
    }

    /// A popover on narrow screens too.
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { .none }
}

/// Shows what a part of a date is chosen on.
@MainActor
final class DatePartController: UIViewController, PartOfControl {
    let picker: UIDatePicker
    var onDisappear: () -> Void = {}

    init(_ picker: UIDatePicker) {
        self.picker = picker
        super.init(nibName: nil, bundle: nil)
        preferredContentSize = picker.sizeThatFits(.zero)
    }

    required init?(coder: NSCoder) { preconditionFailure("DatePartController is made in code only.") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(picker)
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        picker.frame = view.bounds.inset(by: view.safeAreaInsets)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        onDisappear()
    }
}

/// A grey field with a date or a time, whose words have the tint while it is open.
@MainActor
final class DateField: UIControl {
    private static let height: CGFloat = 34, padding: CGFloat = 11
    private let label = UILabel()
    var isOpen = false { didSet { showState() } }

    var text: String {
        get { label.text ?? "" }
        set {
            label.text = newValue
            accessibilityLabel = newValue
        }
    }

    init() {
        super.init(frame: .zero)
        backgroundColor = .tertiarySystemFill
        layer.cornerRadius = 8
        layer.cornerCurve = .continuous
        label.font = .systemFont(ofSize: 17)
        label.textAlignment = .center
        addSubview(label)
        isAccessibilityElement = true
        accessibilityTraits = .button
    }

    required init?(coder: NSCoder) { preconditionFailure("DateField is made in code only.") }

    override var intrinsicContentSize: CGSize {
        CGSize(width: label.intrinsicContentSize.width.rounded(.up) + 2 * Self.padding, height: Self.height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds
    }

    override func stateDidChange() {
        super.stateDidChange()
        showState()
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        showState()
    }

    private func showState() {
        label.textColor = isOpen ? tintColor : .label
        label.alpha = isHighlighted ? 0.4 : 1
    }
}
