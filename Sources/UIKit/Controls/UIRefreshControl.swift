import QuartzCore

/// Pulled down from the top of a scroll view to load anew: a spinner that fills as it is pulled.
///
/// Past a pull of 100 points it begins refreshing, sends `valueChanged` and keeps room for itself until `endRefreshing()`.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
    override var triggersOnTouchUp: Bool { false }

    /// The room it takes at the top while it refreshes, and the pull that starts it. Points.
    static let room: CGFloat = 60
    static let trigger: CGFloat = 100
    private static let radius: CGFloat = 10
    private static let returnDuration: TimeInterval = 0.3

    private let spinner = CAReplicatorLayer()
    private let spoke = CALayer()
    private let label = UILabel()
    /// How far the spinner is below the middle: half a pull above the content while there is no room for more. Points.
    private var spinnerDrop: CGFloat = 0 { didSet { if spinnerDrop != oldValue { placeSpinner() } } }
    /// Pulled far enough once; it must come back before it can start again.
    private var hasFired = false

    public override init(frame: CGRect) {
        super.init(frame: frame)
        build()
    }

    /// A control of the usual size. A scroll view's `refreshControl` places it.
    public init() {
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: Self.room))
        build()
    }

    /// Makes the object from an archive or a compiled interface file.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        build()
    }

    private func build() {
        isUserInteractionEnabled = false
        let count = 8
        spinner.instanceCount = count
        spinner.instanceTransform = CATransform3DMakeRotation(2 * .pi / CGFloat(count), 0, 0, 1)
        spinner.instanceAlphaOffset = -1 / Float(count + 1)
        spoke.cornerRadius = 1.5
        spoke.allowsEdgeAntialiasing = true
        spinner.addSublayer(spoke)
        layer.addSublayer(spinner)
        label.textAlignment = .center
        label.isHidden = true
        addSubview(label)
        showColor()
    }

    override class var accessibilityDefaults: AccessibilityDefaults { .element(.none) }

    // MARK: State

    /// Whether something is being loaded.
    open private(set) var isRefreshing = false

    /// What stands below the spinner.
    open var attributedTitle: NSAttributedString? {
        didSet {
            label.attributedText = attributedTitle
            label.isHidden = attributedTitle == nil
            setNeedsLayout()
        }
    }

    /// Shows that something is being loaded. The program calls it for loads that it began itself; nothing is sent, and content stays
    /// where it is: who wants the control in sight scrolls to it.
    open func beginRefreshing() {
        guard !isRefreshing else { return }
        isRefreshing = true
        hasFired = true
        spin()
        scrollView?.insets.refreshRoom = Self.room
        scrollView?.updateAdjustedInsets(moving: .none)
        scrollView?.keepContentUnderFinger()
        show(pull: Self.trigger)
    }

    /// What was loaded is there: the control goes away.
    open func endRefreshing() {
        guard isRefreshing else { return }
        isRefreshing = false
        spinner.removeAnimation(forKey: "spin")
        guard let scrollView else { return }
        let isAtTop = scrollView.contentOffset.y <= -scrollView.insets.adjusted.top + Self.room
        let leave = { [self] in
            scrollView.insets.refreshRoom = 0
            scrollView.updateAdjustedInsets()
            scrollView.keepContentUnderFinger()
            show(pull: 0)
        }
        if isAtTop, !scrollView.isDragging, window != nil {
            UIView.animate(withDuration: Self.returnDuration, animations: leave)
        } else {
            leave()
        }
    }

    /// Whose content is pulled.
    fileprivate(set) weak var scrollView: UIScrollView?

    /// Added to a scroll view as any view, the older way, it becomes that view's refresh control.
    open override func didMoveToSuperview() {
        super.didMoveToSuperview()
        if let scrollView = superview as? UIScrollView, scrollView.refreshControl == nil {
            scrollView.refreshControl = self
        }
    }

    // MARK: Pulling

    /// The scroll view's content moved.
    func contentDidMove(in scrollView: UIScrollView) {
        let top = scrollView.insets.adjusted.top - scrollView.insets.refreshRoom
        let pull = max(0, -top - scrollView.contentOffset.y)
        place(in: scrollView, pull: pull)
        guard !isRefreshing else { return }
        show(pull: pull)
        if pull < Self.trigger / 4 { hasFired = false }
        guard scrollView.isDragging, !hasFired, pull >= Self.trigger, isEnabled else { return }
        beginRefreshing()
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    /// It hangs above the content and goes down with a pull, at half its pace.
    private func place(in scrollView: UIScrollView, pull: CGFloat) {
        guard superview === scrollView else { return }
        let y = min(-Self.room, -pull) + max(0, pull - Self.room) / 2
        let place = CGRect(x: 0, y: y, width: scrollView.bounds.width, height: Self.room)
        UIView.performWithoutAnimation { if frame != place { frame = place } }
    }

    /// What hosts it instead has made room.
    func placeInMiddle(of room: UIView) {
        let y = (room.bounds.height - Self.room) / 2
        let place = CGRect(x: 0, y: y, width: room.bounds.width, height: Self.room)
        if frame != place { frame = place }
    }

    /// Back above the content of its scroll view.
    func returnToScrollView() {
        guard let scrollView else { return }
        scrollView.insertSubview(self, at: 0)
        contentDidMove(in: scrollView)
    }

    /// As much of the spinner as has been pulled. At rest nothing shows, also where nothing covers the room above the content.
    private func show(pull: CGFloat) {
        spinnerDrop = isRefreshing || superview !== scrollView ? 0 : max(0, (Self.room - pull) / 2)
        let part = min(max(0, (pull - Self.trigger / 4) / (Self.trigger * 3 / 4)), 1)
        CATransaction.begin()
        CATransaction.setDisableActions(!isRefreshing && UIView.inheritedAnimationDuration == 0)
        spinner.opacity = isRefreshing ? 1 : Float(part)
        label.layer.opacity = spinner.opacity
        let scale = isRefreshing ? 1 : 0.4 + 0.6 * part
        spinner.transform = CATransform3DRotate(
            CATransform3DMakeScale(scale, scale, 1), isRefreshing ? 0 : part * .pi, 0, 0, 1)
        CATransaction.commit()
    }

    private func spin() {
        let count = Double(spinner.instanceCount)
        let turn = CAKeyframeAnimation(keyPath: "transform.rotation.z")
        turn.values = (0..<Int(count)).map { Double($0) * 2 * .pi / count }
        turn.calculationMode = .discrete
        turn.duration = 0.8
        turn.repeatCount = .infinity
        turn.isRemovedOnCompletion = false
        spinner.add(turn, forKey: "spin")
    }

    // MARK: Looks

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        showColor()
    }

    override func colorAppearanceDidChange() {
        super.colorAppearanceDidChange()
        showColor()
    }

    /// The tint only when it is the control's own: a spinner is grey otherwise.
    private func showColor() {
        let color = looks.tint ?? .systemGray
        spoke.backgroundColor = color.resolvedColor(with: traitCollection).cgColor
    }

    private func placeSpinner() {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        let side = 2 * Self.radius, middle = label.isHidden ? bounds.midY : bounds.midY - 10
        spinner.bounds = CGRect(x: 0, y: 0, width: side, height: side)
        spinner.position = CGPoint(x: bounds.midX, y: middle + spinnerDrop)
        spoke.frame = CGRect(x: Self.radius - 1.5, y: 0, width: 3, height: 6.5)
        CATransaction.commit()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        placeSpinner()
        label.frame = CGRect(x: 0, y: bounds.maxY - 24, width: bounds.width, height: 20)
    }
}

extension UIScrollView {
    func refreshControlDidChange(_ old: UIRefreshControl?) {
        old?.removeFromSuperview()
        old?.scrollView = nil
        if let refreshControl {
            refreshControl.scrollView = self
            insertSubview(refreshControl, at: 0)
            refreshControl.contentDidMove(in: self)
        }
        insets.refreshRoom = refreshControl?.isRefreshing ?? false ? UIRefreshControl.room : 0
        updateAdjustedInsets()
    }
}
