import CoreGraphics

/// Shows a menu over a window, beside what it belongs to, until something is chosen or a finger goes down elsewhere.
@MainActor
final class MenuPresenter: UIControl {
    /// Told when the menu goes.
    var didEnd: (() -> Void)?
    private let card: MenuCard
    /// What the menu belongs to, in the window's points.
    private let source: CGRect
    private let dimming = UIView()

    /// - Parameters:
    ///   - source: what the menu belongs to.
    ///   - rect: in the source's points; the menu stands below it, or above where there is more room.
    ///   - choose: what to do with a chosen action, before it runs.
    static func show(
        _ menu: UIMenu, from source: UIView, rect: CGRect, dims: Bool, choose: @escaping (UIAction) -> Void
    ) -> MenuPresenter? {
        guard let window = source.window else { return nil }
        let presenter = MenuPresenter(menu, source: source.convert(rect, to: nil), dims: dims, choose: choose)
        presenter.frame = window.bounds
        window.addSubview(presenter)
        presenter.appear()
        return presenter
    }

    private init(_ menu: UIMenu, source: CGRect, dims: Bool, choose: @escaping (UIAction) -> Void) {
        self.source = source
        var dismiss: ((UIAction) -> Void)?
        card = MenuCard(menu: menu) { action in dismiss?(action) }
        super.init(frame: .zero)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        dimming.backgroundColor = UIColor(white: 0, alpha: dims ? 0.2 : 0)
        dimming.isUserInteractionEnabled = false
        addSubview(dimming)
        addSubview(card)
        accessibilityViewIsModal = true
        dismiss = { [weak self] action in
            guard !action.attributes.contains(.disabled) else { return }
            if !action.attributes.contains(.keepsMenuPresented) { self?.dismiss() }
            choose(action)
        }
        addAction(UIAction { [weak self] _ in self?.dismiss() }, for: .touchDown)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        dimming.frame = bounds
        let place = placeOfCard
        card.bounds = CGRect(origin: .zero, size: place.size)
        card.center = CGPoint(
            x: place.minX + place.width * card.anchorPoint.x, y: place.minY + place.height * card.anchorPoint.y)
    }

    private var room: CGRect { bounds.inset(by: safeAreaInsets).insetBy(dx: 8, dy: 8) }

    private var opensDown: Bool { room.maxY - source.maxY >= min(card.contentHeight + 8, source.minY - room.minY) }

    private var placeOfCard: CGRect {
        let height = min(card.contentHeight, room.height)
        let alignsRight = source.midX > bounds.midX
        let x = alignsRight ? source.maxX - MenuCard.width : source.minX
        let y = opensDown ? source.maxY + 8 : source.minY - 8 - height
        return CGRect(
            x: min(max(x, room.minX), max(room.minX, room.maxX - MenuCard.width)),
            y: min(max(y, room.minY), max(room.minY, room.maxY - height)), width: MenuCard.width, height: height)
    }

    // MARK: Coming and going

    private static let small = CGAffineTransform(scaleX: 0.2, y: 0.2)

    /// Grows out of the source.
    private func appear() {
        let place = placeOfCard
        card.anchorPoint = CGPoint(
            x: min(max((source.midX - place.minX) / max(place.width, 1), 0), 1), y: opensDown ? 0 : 1)
        layoutIfNeeded()
        card.alpha = 0
        dimming.alpha = 0
        if !UIAccessibility.isReduceMotionEnabled { card.transform = Self.small }
        UIView.animate(
            withDuration: 0.4, delay: 0, usingSpringWithDamping: 0.82, initialSpringVelocity: 0,
            options: .allowUserInteraction
        ) {
            self.card.alpha = 1
            self.dimming.alpha = 1
            self.card.transform = .identity
        }
    }

    func dismiss() {
        guard isUserInteractionEnabled else { return }
        isUserInteractionEnabled = false
        didEnd?()
        didEnd = nil
        UIView.animate(withDuration: 0.2, delay: 0, options: [.curveEaseOut, .beginFromCurrentState]) {
            self.card.alpha = 0
            self.dimming.alpha = 0
            if !UIAccessibility.isReduceMotionEnabled { self.card.transform = Self.small }
        } completion: { _ in
            self.removeFromSuperview()
        }
    }

    override func accessibilityPerformEscape() -> Bool {
        dismiss()
        return true
    }
}
