import CoreGraphics

/// Shows a menu over a window, beside what it belongs to, until something is chosen or a finger goes down elsewhere.
@MainActor
final class MenuPresenter: UIControl {
    /// Told when the menu goes.
    var didEnd: (() -> Void)?
    /// Told when a context menu is about to go; gives what is animated beside.
    var willGo: (() -> MenuAnimator)?
    /// Told when what is lifted beside the menu is tapped.
    var didTapPreview: (() -> Void)?
    /// What the menu belongs to, lifted out of its view; nil for menus of controls.
    let preview: MenuPreview?
    private let card: MenuCard
    /// What the menu belongs to, in the window's points; empty for the place of a pointer.
    private let source: CGRect
    /// Blurs the screen behind a context menu; nil for menus of controls and those at the pointer, which leave it as it is.
    private let backdrop: UIVisualEffectView?

    /// Where a menu opens, in the points of the view it belongs to.
    enum Place {
        /// Below a part of the view, or above where there is more room.
        case view(CGRect)
        /// With a corner at the pointer.
        case pointer(CGPoint)
    }

    /// - Parameters:
    ///   - source: what the menu belongs to.
    ///   - preview: what is lifted; the menu stands beside it then.
    ///   - beside: what is animated with the menu's coming.
    ///   - order: in which order elements stand in a menu that opens upwards: `priority` has the first one at the bottom.
    ///   - choose: what to do with a chosen action, before it runs.
    static func show(
        _ menu: UIMenu, from source: UIView, at place: Place, blurs: Bool = false, preview: MenuPreview? = nil,
        beside: MenuAnimator? = nil, order: UIContextMenuConfiguration.ElementOrder = .fixed,
        choose: @escaping (UIAction) -> Void
    ) -> MenuPresenter? {
        guard let window = source.window else { return nil }
        let rect =
            switch place {
            case .view(let rect): rect
            case .pointer(let point): CGRect(origin: point, size: .zero)
            }
        let presenter = MenuPresenter(
            menu, of: source, source: preview?.home ?? source.convert(rect, to: nil), blurs: blurs, preview: preview,
            choose: choose)
        presenter.frame = window.bounds
        window.addSubview(presenter)
        presenter.card.isReversed = order == .priority && !presenter.opensDown
        presenter.appear(beside)
        return presenter
    }

    private init(
        _ menu: UIMenu, of responder: UIResponder, source: CGRect, blurs: Bool, preview: MenuPreview?,
        choose: @escaping (UIAction) -> Void
    ) {
        self.source = source
        self.preview = preview
        backdrop = blurs ? UIVisualEffectView(effect: nil) : nil
        var dismiss: ((UIAction) -> Void)?
        card = MenuCard(menu: menu, of: responder) { action in dismiss?(action) }
        super.init(frame: .zero)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        if let backdrop {
            backdrop.isUserInteractionEnabled = false
            addSubview(backdrop)
        }
        if let preview {
            addSubview(preview)
            preview.addAction(UIAction { [weak self] _ in self?.didTapPreview?() }, for: .touchUpInside)
        }
        addSubview(card)
        card.isHidden = menu.children.isEmpty
        accessibilityViewIsModal = true
        dismiss = { [weak self] action in
            guard !action.attributes.contains(.disabled) else { return }
            if !action.attributes.contains(.keepsMenuPresented) { self?.dismiss() }
            choose(action)
        }
    }

    /// Any finger and any button beside the menu ends it.
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
        dismiss()
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        backdrop?.frame = bounds
        let place = placeOfCard
        card.bounds = CGRect(origin: .zero, size: place.size)
        card.center = CGPoint(
            x: place.minX + place.width * card.anchorPoint.x, y: place.minY + place.height * card.anchorPoint.y)
    }

    private var room: CGRect { bounds.inset(by: safeAreaInsets).inner(dx: 8, dy: 8) }

    private static let gap: CGFloat = 8
    /// Between a lifted preview, which is a little larger than its place, and the menu.
    private static let previewGap: CGFloat = 12

    private var distance: CGFloat { preview != nil ? Self.previewGap : source.isEmpty ? 0 : Self.gap }

    /// What the menu stands beside.
    private var anchor: CGRect { preview == nil ? source : placeOfPreview }

    private var opensDown: Bool {
        let anchor = anchor
        return room.maxY - anchor.maxY >= min(card.contentHeight + distance, anchor.minY - room.minY)
    }

    /// Where the preview is at rest: at its home if the menu fits below or above it there, else as near as lets the menu fit.
    private var placeOfPreview: CGRect {
        guard let preview else { return source }
        let room = room, menu = card.isHidden ? 0 : min(card.contentHeight, room.height / 2) + distance
        let full = preview.fullSize
        let fit = min(1, room.width / max(full.width, 1), max(1, room.height - menu) / max(full.height, 1))
        let size = CGSize(width: full.width * fit, height: full.height * fit)
        var y = min(max(source.midY - size.height / 2, room.minY), max(room.minY, room.maxY - size.height))
        let fitsBelow = y + size.height + menu <= room.maxY, fitsAbove = y - menu >= room.minY
        if !fitsBelow, !fitsAbove { y = max(room.minY, room.maxY - menu - size.height) }
        let x = min(max(source.midX - size.width / 2, room.minX), max(room.minX, room.maxX - size.width))
        return CGRect(origin: CGPoint(x: x, y: y), size: size)
    }

    /// A title or button in the middle of the screen has its menu there; what is no further off counts, as a title beside uneven buttons, points.
    private static let middle: CGFloat = 16

    /// Where the menu begins across, with as much room as it likes.
    private var leftOfCard: CGFloat {
        let anchor = anchor
        if source.isEmpty {
            // To the right of a pointer, unless there is room only to its left.
            let isLeft = source.minX + MenuCard.width > room.maxX && source.minX - MenuCard.width >= room.minX
            return isLeft ? anchor.maxX - MenuCard.width : anchor.minX
        }
        let off = anchor.midX - bounds.midX
        if preview == nil, abs(off) <= Self.middle { return (anchor.midX - MenuCard.width / 2).onPixel(layoutScale) }
        return off > 0 ? anchor.maxX - MenuCard.width : anchor.minX
    }

    private var placeOfCard: CGRect {
        let anchor = anchor, height = min(card.contentHeight, room.height), x = leftOfCard
        let y = opensDown ? anchor.maxY + distance : anchor.minY - distance - height
        return CGRect(
            x: min(max(x, room.minX), max(room.minX, room.maxX - MenuCard.width)),
            y: min(max(y, room.minY), max(room.minY, room.maxY - height)), width: MenuCard.width, height: height)
    }

    /// Shows another menu in the place of the open one.
    func update(_ make: (UIMenu) -> UIMenu) {
        card.replace(make)
        setNeedsLayout()
    }

    // MARK: Coming and going

    private static let small = CGAffineTransform(scaleX: 0.2, y: 0.2)

    /// Grows out of the source.
    private func appear(_ beside: MenuAnimator?) {
        let place = placeOfCard
        card.anchorPoint = CGPoint(
            x: min(max((anchor.midX - place.minX) / max(place.width, 1), 0), 1), y: opensDown ? 0 : 1)
        preview?.stand()
        // The card may have been placed by its middle.
        setNeedsLayout()
        layoutIfNeeded()
        card.alpha = 0
        if !UIAccessibility.isReduceMotionEnabled { card.transform = Self.small }
        UIView.animate(
            withDuration: 0.4, delay: 0, usingSpringWithDamping: 0.82, initialSpringVelocity: 0,
            options: .allowUserInteraction
        ) {
            self.card.alpha = 1
            self.backdrop?.effect = MenuBackdropEffect()
            self.card.transform = .identity
            self.preview?.lift(to: self.placeOfPreview)
            beside?.animate()
        } completion: { _ in
            self.preview?.didLift()
            beside?.complete()
        }
    }

    /// - Parameter commit: the preview was tapped; this is animated beside, and says what becomes of the preview.
    func dismiss(_ commit: MenuAnimator? = nil) {
        guard isUserInteractionEnabled else { return }
        isUserInteractionEnabled = false
        let beside = [commit, willGo?()].compactMap { $0 }
        didEnd?()
        (didEnd, willGo) = (nil, nil)
        UIView.animate(withDuration: 0.2, delay: 0, options: [.curveEaseOut, .beginFromCurrentState]) {
            self.card.alpha = 0
            self.backdrop?.effect = nil
            if !UIAccessibility.isReduceMotionEnabled { self.card.transform = Self.small }
            if commit?.preferredCommitStyle == .pop {
                self.preview?.pop(over: self.bounds)
            } else {
                self.preview?.putDown()
            }
            for animator in beside { animator.animate() }
        } completion: { _ in
            self.preview?.didGo()
            for animator in beside { animator.complete() }
            self.removeFromSuperview()
        }
    }

    override func accessibilityPerformEscape() -> Bool {
        dismiss()
        return true
    }
}
