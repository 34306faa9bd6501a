import CoreGraphics

/// Opens rows of a table or a list to the side, to show the actions behind them: one row at a time.
@MainActor
final class RowSwiper {
    /// A row that may be opened.
    struct Row {
        let cell: any SwipeableCell
        let path: ShownPath
        let configuration: UISwipeActionsConfiguration
    }

    /// Seconds until a row that was let go is open or closed.
    private static let settleDuration = 0.3

    private unowned let host: UIScrollView
    private let pan = RowSwipePan(target: nil, action: nil)
    /// The row at a point of the content that has actions at its leading or trailing edge.
    private let row: (CGPoint, _ isLeading: Bool) -> Row?
    /// A row begins to move aside.
    private let willMove: () -> Void
    private(set) var swipe: RowSwipe?
    /// Rows on their way back.
    private var closing: [RowSwipe] = []
    /// A finger has begun to open a row.
    var willBeginEditing: (ShownPath) -> Void = { _ in }
    /// A row that a finger has opened is closed again.
    var didEndEditing: (ShownPath) -> Void = { _ in }

    init(_ host: UIScrollView, row: @escaping (CGPoint, Bool) -> Row?, willMove: @escaping () -> Void) {
        self.host = host
        self.row = row
        self.willMove = willMove
        pan.mayOpen = { [weak self] in self?.mayBegin() ?? false }
        pan.addAction(UIAction { [weak self] _ in self?.handlePan() })
        host.addGestureRecognizer(pan)
        host.panGestureRecognizer.addAction(
            UIAction { [weak self] _ in
                if self?.host.panGestureRecognizer.state == .began { self?.close(animated: true) }
            })
    }

    // MARK: The drag

    private var isRightToLeft: Bool { host.isMirrored }

    /// Whether a drag may open a row: along the row, and there are actions on that side.
    private func mayBegin() -> Bool {
        let velocity = pan.velocity(in: host)
        guard abs(velocity.x) > abs(velocity.y), !host.isDragging else { return false }
        if let swipe { return swipe.cell.frame.contains(pan.location(in: host)) }
        return row(pan.location(in: host), (velocity.x > 0) != isRightToLeft) != nil
    }

    private func handlePan() {
        let x = pan.translation(in: host).x
        switch pan.state {
        case .began:
            let goesRight = pan.velocity(in: host).x > 0
            if swipe == nil, let row = row(pan.location(in: host), goesRight != isRightToLeft) {
                make(row, isAtLeft: goesRight)
                swipe?.isByFinger = true
                willBeginEditing(row.path)
            }
            swipe?.start = swipe?.offset ?? 0
            willMove()
            drag(by: x)
        case .changed: drag(by: x)
        case .ended: settle(velocity: pan.velocity(in: host).x)
        case .cancelled: close(animated: true)
        default: break
        }
    }

    private func make(_ row: Row, isAtLeft: Bool) {
        swipe = RowSwipe(
            cell: row.cell, path: row.path, configuration: row.configuration, isAtLeft: isAtLeft
        ) { [weak self] action in self?.perform(action) }
    }

    private func drag(by x: CGFloat) {
        guard let swipe else { return }
        let distance = swipe.start + (swipe.isAtLeft ? x : -x)
        // Beyond the open width the row follows less, unless a full swipe means something.
        let limit = swipe.openWidth
        let isFree = swipe.configuration.performsFirstActionWithFullSwipe
        swipe.move(to: distance <= limit || isFree ? distance : limit + (distance - limit) / 3)
    }

    private func settle(velocity: CGFloat) {
        guard let swipe else { return }
        let speed = swipe.isAtLeft ? velocity : -velocity
        if swipe.isFullSwipe, let first = swipe.configuration.actions.first { return perform(first) }
        let opens = speed > 100 || (speed > -100 && swipe.offset > swipe.openWidth / 2)
        guard opens else { return close(animated: true) }
        UIView.animate(
            withDuration: Self.settleDuration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
            options: .allowUserInteraction, animations: { swipe.move(to: swipe.openWidth) })
    }

    // MARK: Opening and closing

    /// Opens the trailing actions of a row, as a tap on its delete control does.
    func open(_ row: Row) {
        close(animated: false)
        make(row, isAtLeft: isRightToLeft)
        guard let opened = swipe else { return }
        UIView.animate(withDuration: Self.settleDuration) { opened.move(to: opened.openWidth) }
    }

    func close(animated: Bool) {
        guard let closed = swipe else { return }
        swipe = nil
        closing.append(closed)
        guard animated, host.window != nil else { return end(closed) }
        UIView.animate(withDuration: Self.settleDuration) {
            closed.move(to: 0)
        } completion: { _ in
            self.end(closed)
        }
    }

    /// A cell is about to show something else, somewhere else: its row is closed at once, however far it is.
    func letGo(of cell: UIView) {
        if swipe?.cell === cell { close(animated: false) }
        for closed in closing where closed.cell === cell { end(closed) }
    }

    private func end(_ closed: RowSwipe) {
        guard closing.contains(where: { $0 === closed }) else { return }
        closing.removeAll { $0 === closed }
        closed.end()
        if closed.isByFinger { didEndEditing(closed.path) }
    }

    private func perform(_ action: UIContextualAction) {
        guard let opened = swipe else { return }
        action.handler(action, opened.cell) { [weak self] _ in
            guard let self, swipe === opened else { return }
            close(animated: true)
        }
    }
}

/// Drags that open rows.
final class RowSwipePan: UIPanGestureRecognizer {
    /// Whether there is a row to open.
    var mayOpen: () -> Bool = { false }

    override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
        name = "row swipe"
        maximumNumberOfTouches = 1
    }

    override func mayBegin() -> Bool { mayOpen() }
    override var followsOtherButtons: Bool { false }
}
