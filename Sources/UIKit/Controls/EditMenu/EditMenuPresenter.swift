import CoreGraphics

/// Shows the bar of an edit menu over a window, until something is chosen or a finger goes down elsewhere; that finger does what it would
/// have done without.
@MainActor
final class EditMenuPresenter {
    private static let margin: CGFloat = 8
    private let bar: EditMenuBar
    private let popover = PopoverView()
    private let watcher = EditMenuWatcher()
    private let arrow: UIEditMenuArrowDirection
    private var target = CGRect.zero
    private var keepAlive: EditMenuPresenter?
    /// Told when the menu goes; gives what is animated beside.
    var onEnd: (() -> EditMenuAnimator)?

    /// - Parameter choose: told of a chosen action, once the menu is on its way.
    init(_ menu: UIMenu, _ arrow: UIEditMenuArrowDirection, choose: @escaping (UIAction) -> Void) {
        self.arrow = arrow
        var chosen: (UIAction) -> Void = { _ in }
        bar = EditMenuBar(menu) { chosen($0) }
        chosen = { [weak self] action in
            if !action.attributes.contains(.keepsMenuPresented) { self?.dismiss() }
            choose(action)
        }
        popover.adopt(bar)
        bar.onResize = { [weak self] in self?.place(animated: true) }
        watcher.onTouch = { [weak self] touch in
            guard let self, touch.view?.isDescendant(of: popover) != true else { return }
            dismiss()
        }
    }

    var isEmpty: Bool { bar.isEmpty }

    /// - Parameters:
    ///   - window: over which it stands.
    ///   - target: what it points at, in the window's points.
    ///   - animator: what is animated beside.
    func show(in window: UIWindow, at target: CGRect, beside animator: EditMenuAnimator) {
        self.target = target
        keepAlive = self
        window.addSubview(popover)
        window.addGestureRecognizer(watcher)
        place(animated: false)
        popover.layoutIfNeeded()
        popover.alpha = 0
        UIView.animate(withDuration: 0.15, delay: 0, options: .allowUserInteraction) {
            self.popover.alpha = 1
            animator.animate()
        } completion: { _ in
            animator.complete()
        }
    }

    func replace(by menu: UIMenu) { bar.replace(by: menu) }

    func move(to target: CGRect, animated: Bool) {
        self.target = target
        place(animated: animated)
    }

    private func place(animated: Bool) {
        guard let window = popover.window else { return }
        let room = window.bounds.inset(by: window.safeAreaInsets).inner(dx: Self.margin, dy: Self.margin)
        bar.room = room.width
        let placement = placement(in: room)
        let change = {
            self.popover.placement = placement
            self.popover.frame = placement.frame
            self.bar.insets = placement.arrowInsets
            self.popover.layoutIfNeeded()
        }
        if animated { UIView.animate(withDuration: 0.2, animations: change) } else { change() }
    }

    /// Above, if there is room, or as is wished.
    private func placement(in room: CGRect) -> PopoverPlacement {
        func placed(_ direction: UIPopoverArrowDirection, mayOverlap: Bool) -> PopoverPlacement {
            PopoverPlacement(
                PopoverPlacement.Request(
                    source: target, size: bar.size, room: room, permitted: direction, mayOverlap: mayOverlap))
        }
        let wished: [UIPopoverArrowDirection] =
            switch arrow {
            case .automatic, .down: [.down, .up]
            case .up: [.up, .down]
            case .left: [.left, .right, .down, .up]
            case .right: [.right, .left, .down, .up]
            }
        let places = wished.map { placed($0, mayOverlap: false) }
        let fitting = places.first { place in
            let inner = place.frame.inset(by: place.arrowInsets).size
            return inner.width >= bar.size.width - 0.5 && inner.height >= bar.size.height - 0.5
        }
        return fitting ?? placed(wished[0], mayOverlap: true)
    }

    func dismiss() {
        guard let onEnd else { return }
        self.onEnd = nil
        let animator = onEnd()
        popover.isUserInteractionEnabled = false
        watcher.view?.removeGestureRecognizer(watcher)
        UIView.animate(withDuration: 0.2, delay: 0, options: .allowUserInteraction) {
            self.popover.alpha = 0
            animator.animate()
        } completion: { _ in
            self.popover.removeFromSuperview()
            animator.complete()
            self.keepAlive = nil
        }
    }
}

/// Sees fingers go down and lets them do what they do.
final class EditMenuWatcher: UIGestureRecognizer {
    var onTouch: (UITouch) -> Void = { _ in }

    init() {
        super.init(target: nil, action: nil)
        cancelsTouchesInView = false
        delaysTouchesEnded = false
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        state = .failed
        for touch in touches { onTouch(touch) }
    }
}
