import CoreGraphics

/// Lifted items under a finger, from the first move until they are where they go.
@MainActor
final class DragFlight {
    let session: DragSession
    /// What lifted the items; nil where they come from another program.
    private let interaction: UIDragInteraction?
    private let window: UIWindow
    private var pictures: [(item: UIDragItem, picture: LiftedPicture)]
    /// Whose items taps have added, by item.
    private var adders: [ObjectIdentifier: UIDragInteraction] = [:]
    /// From the finger to the middle of the first picture.
    private let grip: CGPoint
    private let springs: SpringLoader
    /// What is under the finger and takes drops.
    private var target: UIDropInteraction?
    private var proposal = UIDropProposal(operation: .cancel)
    /// What each interaction has said of the drag.
    private var answers: [(interaction: UIDropInteraction, canHandle: Bool)] = []
    /// Where dropped items go.
    private var landings: [ObjectIdentifier: Landing] = [:]

    /// Where a dropped item goes.
    struct Landing {
        /// In the window's points, at the time when it goes there; nil: it fades where it is.
        let place: () -> CGRect?
        let animator: DragAnimator
    }

    private static let duration = 0.3
    /// Pictures below the first stand so far aside, in points.
    private static let pile: CGFloat = 6

    init(
        _ session: DragSession, of interaction: UIDragInteraction? = nil, in window: UIWindow,
        _ pictures: [(item: UIDragItem, picture: LiftedPicture)] = [], from start: CGPoint = .zero
    ) {
        (self.session, self.interaction, self.window) = (session, interaction, window)
        self.pictures = pictures
        springs = SpringLoader(session, in: window)
        let first = pictures.first?.picture.center ?? start
        grip = CGPoint(x: first.x - start.x, y: first.y - start.y)
        session.flight = self
        for (_, picture) in pictures.reversed() { window.bringSubviewToFront(picture) }
    }

    // MARK: Under the finger

    func move(to finger: CGPoint) {
        for (index, (_, picture)) in pictures.enumerated() { picture.center = place(of: index, at: finger) }
        springs.move(to: finger)
        let found = dropInteraction(at: finger)
        if found !== target {
            if let target { target.delegate?.dropInteraction(target, sessionDidExit: session) }
            target = found
            if let found { found.delegate?.dropInteraction(found, sessionDidEnter: session) }
        }
        proposal =
            target.flatMap { $0.delegate?.dropInteraction($0, sessionDidUpdate: session) }
            ?? UIDropProposal(operation: .cancel)
    }

    private func place(of index: Int, at finger: CGPoint) -> CGPoint {
        let aside = Self.pile * CGFloat(min(index, 2))
        return CGPoint(x: finger.x + grip.x + aside, y: finger.y + grip.y + aside)
    }

    /// Takes more items along, which fly under what the finger holds.
    func add(_ items: [(item: UIDragItem, picture: LiftedPicture)], from adder: UIDragInteraction) {
        guard let front = pictures.last?.picture else { return }
        for (item, picture) in items {
            adders[ObjectIdentifier(item)] = adder
            window.insertSubview(picture, belowSubview: front)
            pictures.append((item, picture))
            let index = pictures.count - 1
            UIView.animate(withDuration: Self.duration, delay: 0, options: .allowUserInteraction) {
                picture.lift()
                picture.center = self.place(of: index, at: self.session.finger)
            }
        }
    }

    /// Shows an item in another shape from now on, such as its place's.
    func reshape(_ item: UIDragItem, _ parameters: UIPreviewParameters) {
        pictures.first { $0.item === item }?.picture.reshape(parameters)
    }

    /// The innermost view under the finger that takes this drag.
    private func dropInteraction(at finger: CGPoint) -> UIDropInteraction? {
        guard let hit = window.hitTest(finger, with: nil) else { return nil }
        for view in sequence(first: hit, next: \.superview) {
            (view as? any LateDropping)?.prepareForDrops()
            for case let drop as UIDropInteraction in view.interactions where canHandle(drop) { return drop }
        }
        return nil
    }

    private func canHandle(_ drop: UIDropInteraction) -> Bool {
        if let known = answers.first(where: { $0.interaction === drop }) { return known.canHandle }
        let answer = drop.delegate?.dropInteraction(drop, canHandle: session) ?? false
        answers.append((drop, answer))
        return answer
    }

    // MARK: The end

    func drop() {
        springs.stop()
        let operation = proposal.operation
        guard let target, let delegate = target.delegate, operation == .copy || operation == .move,
            operation == .copy || session.allowsMoveOperation
        else { return cancel() }
        delegate.dropInteraction(target, performDrop: session)
        tellSource { $0.dragInteraction($1, session: session, willEndWith: operation) }
        for (item, picture) in pictures where landings[ObjectIdentifier(item)] == nil {
            land(item, picture, on: target, delegate)
        }
        fly {
            delegate.dropInteraction(target, concludeDrop: self.session)
        } end: {
            self.tellSource { $0.dragInteraction($1, sessionDidTransferItems: self.session) }
            self.end(operation)
        }
    }

    private func land(
        _ item: UIDragItem, _ picture: LiftedPicture, on target: UIDropInteraction,
        _ delegate: any UIDropInteractionDelegate
    ) {
        let goal = delegate.dropInteraction(target, previewForDropping: item, withDefault: picture.source)
        let animator = DragAnimator()
        delegate.dropInteraction(target, item: item, willAnimateDropWith: animator)
        landings[ObjectIdentifier(item)] = Landing(place: { goal?.placeInWindow }, animator: animator)
    }

    /// Has a dropped item go to a place of the content of a view.
    func land(_ item: UIDragItem, at place: @escaping () -> CGRect?) -> DragAnimator {
        let animator = DragAnimator()
        landings[ObjectIdentifier(item)] = Landing(place: place, animator: animator)
        return animator
    }

    /// Of what is seen of an item, in points.
    func size(of item: UIDragItem) -> CGSize {
        pictures.first { $0.item === item }?.picture.bounds.size ?? .zero
    }

    func cancel() {
        springs.stop()
        if let target { target.delegate?.dropInteraction(target, sessionDidExit: session) }
        tellSource { $0.dragInteraction($1, session: session, willEndWith: .cancel) }
        for (item, picture) in pictures {
            let adder = adders[ObjectIdentifier(item)] ?? interaction
            var home: UITargetedDragPreview? = picture.source
            tell(adder) { home = $0.dragInteraction($1, previewForCancelling: item, withDefault: picture.source) }
            let animator = DragAnimator()
            tell(adder) { $0.dragInteraction($1, item: item, willAnimateCancelWith: animator) }
            landings[ObjectIdentifier(item)] = Landing(place: { home?.placeInWindow }, animator: animator)
        }
        fly {
        } end: {
            self.end(.cancel)
        }
    }

    /// Takes every item to where it goes.
    private func fly(_ conclude: @escaping () -> Void, end: @escaping () -> Void) {
        UIView.animate(withDuration: Self.duration, delay: 0, options: .allowUserInteraction) {
            for (item, picture) in self.pictures {
                let landing = self.landings[ObjectIdentifier(item)]
                landing?.animator.animate()
                if let place = landing?.place() {
                    picture.center = CGPoint(x: place.midX, y: place.midY)
                    picture.transform = CGAffineTransform(
                        scaleX: place.width / max(picture.bounds.width, 1),
                        y: place.height / max(picture.bounds.height, 1))
                    picture.putDown()
                } else {
                    picture.alpha = 0
                    picture.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
                }
            }
        } completion: { _ in
            for (item, picture) in self.pictures {
                picture.removeFromSuperview()
                self.landings[ObjectIdentifier(item)]?.animator.complete()
            }
            conclude()
            end()
        }
    }

    private func end(_ operation: UIDropOperation) {
        tellSource { $0.dragInteraction($1, session: session, didEndWith: operation) }
        for (drop, canHandle) in answers where canHandle {
            drop.delegate?.dropInteraction(drop, sessionDidEnd: session)
        }
    }

    private func tellSource(_ news: (any UIDragInteractionDelegate, UIDragInteraction) -> Void) {
        tell(interaction, news)
    }

    private func tell(
        _ interaction: UIDragInteraction?, _ news: (any UIDragInteractionDelegate, UIDragInteraction) -> Void
    ) {
        if let interaction, let delegate = interaction.delegate { news(delegate, interaction) }
    }
}
