public import CoreGraphics

/// Says what is dragged out of a view, and hears what becomes of it.
@preconcurrency @MainActor
public protocol UIDragInteractionDelegate: NSObjectProtocol {
    /// What a press lifts; nothing: there is no drag.
    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem]
    /// What a tap with another finger adds to a drag under way; nothing: it is a tap like any other.
    ///
    /// - `point`: in the points of the interaction's view.
    func dragInteraction(
        _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint
    ) -> [UIDragItem]
    /// Which of the drags under way a tap may add to; nil: none.
    func dragInteraction(
        _ interaction: UIDragInteraction, sessionForAddingItems sessions: [any UIDragSession],
        withTouchAt point: CGPoint
    ) -> (any UIDragSession)?
    /// Items are about to be added to a drag.
    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, willAdd items: [UIDragItem],
        for addingInteraction: UIDragInteraction)
    /// What is seen of an item that is lifted; nil: the interaction's view.
    func dragInteraction(
        _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview?
    /// The items are about to be lifted.
    func dragInteraction(
        _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession)
    /// The finger takes the items along.
    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession)
    /// Whether a drop may take the items away. True by default.
    func dragInteraction(
        _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool
    /// Whether other programs see nothing of the items. False by default.
    func dragInteraction(
        _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool
    /// The finger has moved.
    func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession)
    /// The finger has lifted.
    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation)
    /// The items are where they go.
    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation)
    /// Where the items have been dropped may have all of them.
    func dragInteraction(_ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession)
    /// Where an item goes that is dropped nowhere; nil: it goes nowhere and fades.
    func dragInteraction(
        _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview?
    /// An item that is dropped nowhere is on its way back.
    func dragInteraction(
        _ interaction: UIDragInteraction, item: UIDragItem, willAnimateCancelWith animator: any UIDragAnimating)
}

extension UIDragInteractionDelegate {
    /// What is answered where it is not implemented.
    public func dragInteraction(
        _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint
    ) -> [UIDragItem] { [] }
    /// The drag that began last where it is not implemented.
    public func dragInteraction(
        _ interaction: UIDragInteraction, sessionForAddingItems sessions: [any UIDragSession],
        withTouchAt point: CGPoint
    ) -> (any UIDragSession)? { sessions.last }
    /// Does nothing where it is not implemented.
    public func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, willAdd items: [UIDragItem],
        for addingInteraction: UIDragInteraction
    ) {}
    /// What is answered where it is not implemented.
    public func dragInteraction(
        _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview? { interaction.view.map { UITargetedDragPreview(view: $0) } }
    /// What happens where it is not implemented.
    public func dragInteraction(
        _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession
    ) {}
    /// Does nothing where it is not implemented.
    public func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {}
    /// What is answered where it is not implemented.
    public func dragInteraction(
        _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool { true }
    /// What is answered where it is not implemented.
    public func dragInteraction(
        _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool { false }
    /// Does nothing where it is not implemented.
    public func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession) {}
    /// What happens where it is not implemented.
    public func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation
    ) {}
    /// What happens where it is not implemented.
    public func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
    ) {}
    /// Does nothing where it is not implemented.
    public func dragInteraction(_ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession) {}
    /// What is answered where it is not implemented.
    public func dragInteraction(
        _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? { defaultPreview }
    /// What happens where it is not implemented.
    public func dragInteraction(
        _ interaction: UIDragInteraction, item: UIDragItem, willAnimateCancelWith animator: any UIDragAnimating
    ) {}
}

/// Lets a finger lift things out of a view and drop them elsewhere in the window, after a long press.
@preconcurrency @MainActor
open class UIDragInteraction: NSObject, UIInteraction {
    /// The view it belongs to.
    open private(set) weak var view: UIView?
    /// Says what is dragged.
    open private(set) weak var delegate: (any UIDragInteractionDelegate)?
    /// Whether other recognisers go on while something is lifted. Only kept: the press takes the touch.
    open var allowsSimultaneousRecognitionDuringLift = false
    /// Whether a press lifts anything.
    open var isEnabled = UIDragInteraction.isEnabledByDefault
    /// Whether new interactions are enabled. They are.
    open class var isEnabledByDefault: Bool { true }
    private let press = DragPress()
    private let addition = AddingTap()
    private var session: DragSession?
    private var pictures: [(item: UIDragItem, picture: LiftedPicture)] = []
    private var flight: DragFlight?
    private var start = CGPoint.zero

    /// A press that moves so far takes the items along, in points.
    private static let slop: CGFloat = 10

    /// Whether a finger has taken items along.
    var isDragging: Bool { flight != nil }

    /// - Parameter delegate: says what is dragged; not retained.
    public init(delegate: any UIDragInteractionDelegate) {
        self.delegate = delegate
        super.init()
        press.name = "drag"
        press.mayPress = { [weak self] in self?.prepare() ?? false }
        press.addHandler { [weak self] in self?.pressed() }
        addition.name = "drag.add"
        addition.mayAdd = { [weak self] in self?.view?.window.map { !DragSession.underWay(in: $0).isEmpty } ?? false }
        addition.add = { [weak self] in self?.addItems() ?? false }
    }

    open func willMove(to view: UIView?) {
        guard view !== self.view else { return }
        for recognizer in [press, addition] { self.view?.removeGestureRecognizer(recognizer) }
    }

    open func didMove(to view: UIView?) {
        self.view = view
        for recognizer in [press, addition] { view?.addGestureRecognizer(recognizer) }
    }

    /// Has a tap's items join a drag. False where there are none.
    private func addItems() -> Bool {
        guard isEnabled, let view, let window = view.window, let delegate else { return false }
        let point = addition.location(in: view), sessions = DragSession.underWay(in: window)
        let chosen = delegate.dragInteraction(self, sessionForAddingItems: sessions, withTouchAt: point)
        guard let chosen = chosen as? DragSession, let flight = chosen.flight else { return false }
        let items = delegate.dragInteraction(self, itemsForAddingTo: chosen, withTouchAt: point)
        guard !items.isEmpty else { return false }
        if let source = chosen.source {
            source.delegate?.dragInteraction(source, session: chosen, willAdd: items, for: self)
        }
        chosen.items += items
        flight.add(lifted(items, of: chosen, delegate), from: self)
        return true
    }

    /// Pictures of items, as far as anything is seen of them.
    private func lifted(
        _ items: [UIDragItem], of session: DragSession, _ delegate: any UIDragInteractionDelegate
    ) -> [(item: UIDragItem, picture: LiftedPicture)] {
        items.compactMap { item in
            delegate.dragInteraction(self, previewForLifting: item, session: session)
                .flatMap { LiftedPicture($0) }.map { (item, $0) }
        }
    }

    // MARK: The press

    private func prepare() -> Bool {
        guard isEnabled, session == nil, let view, view.window != nil, let delegate else { return false }
        let new = DragSession(from: self, finger: press.location(in: nil))
        new.items = delegate.dragInteraction(self, itemsForBeginning: new)
        guard !new.items.isEmpty else { return false }
        session = new
        return true
    }

    private func pressed() {
        let finger = press.location(in: nil)
        switch press.state {
        case .began: lift(at: finger)
        case .changed: move(to: finger)
        case .ended: end(isCancelled: false)
        case .cancelled: end(isCancelled: true)
        default: break
        }
    }

    private func lift(at finger: CGPoint) {
        guard let session, let delegate, let window = view?.window else { return }
        start = finger
        pictures = lifted(session.items, of: session, delegate)
        let animator = DragAnimator()
        delegate.dragInteraction(self, willAnimateLiftWith: animator, session: session)
        for (_, picture) in pictures {
            window.addSubview(picture)
            picture.layoutIfNeeded()
        }
        let pictures = pictures.map(\.picture)
        UIView.animate(withDuration: 0.2, delay: 0, options: .allowUserInteraction) {
            for picture in pictures {
                picture.lift()
                // Not out of the window.
                let most = max(1, window.bounds.width / max(picture.bounds.width, 1))
                let growth = min(most, LiftedPicture.growth(of: picture.bounds.size))
                picture.transform = CGAffineTransform(scaleX: growth, y: growth)
            }
            animator.animate()
        } completion: { _ in
            animator.complete()
        }
    }

    private func move(to finger: CGPoint) {
        guard let session, let delegate, let window = view?.window else { return }
        session.finger = finger
        if flight == nil {
            guard finger.distance(to: start) > Self.slop else { return }
            session.allowsMoveOperation = delegate.dragInteraction(self, sessionAllowsMoveOperation: session)
            session.isRestrictedToDraggingApplication = delegate.dragInteraction(
                self, sessionIsRestrictedToDraggingApplication: session)
            flight = DragFlight(session, of: self, in: window, pictures, from: start)
            session.begin(in: window)
            dismissMenus()
            delegate.dragInteraction(self, sessionWillBegin: session)
        }
        flight?.move(to: finger)
        delegate.dragInteraction(self, sessionDidMove: session)
    }

    /// A menu that the same press has opened gives way to the drag.
    private func dismissMenus() {
        var pressed = view
        while let current = pressed {
            for case let menu as UIContextMenuInteraction in current.interactions { menu.dismissMenu() }
            pressed = current.superview
        }
    }

    private func end(isCancelled: Bool) {
        let (ended, lifted) = (flight, pictures)
        session?.leaveFinger()
        (session, flight, pictures) = (nil, nil, [])
        if let ended { return isCancelled ? ended.cancel() : ended.drop() }
        UIView.animate(withDuration: 0.2) {
            for (_, picture) in lifted {
                picture.transform = .identity
                picture.putDown()
            }
        } completion: { _ in
            for (_, picture) in lifted { picture.removeFromSuperview() }
        }
    }
}

/// The press that lifts; a context menu may come of the same press.
final class DragPress: GuardedPress {
    override var purpose: Purpose? { .drag }
}

/// The tap of another finger that adds to a drag under way; any other tap is none of its.
final class AddingTap: UITapGestureRecognizer {
    /// Whether there is a drag.
    var mayAdd: () -> Bool = { false }
    /// Adds, and says whether there was something.
    var add: () -> Bool = { false }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        // The finger that drags stays down: a recogniser that had failed by it would hear no other.
        guard mayAdd() else {
            for touch in touches { ignore(touch, for: event) }
            return
        }
        super.touchesBegan(touches, with: event)
    }

    override func mayBegin() -> Bool { add() }

    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
        !(preventingGestureRecognizer is GuardedPress) && super.canBePrevented(by: preventingGestureRecognizer)
    }

    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        !(preventedGestureRecognizer is GuardedPress) && super.canPrevent(preventedGestureRecognizer)
    }
}
