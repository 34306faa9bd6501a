import CoreGraphics
import RenderTree

/// Pages of a book, whose leaves curl when they are turned (docs/behaviour/view-controllers.md §6, docs/behaviour/page-curl.md §1).
@MainActor
final class CurlPages: NSObject, PageTurner {
    /// A turn under way.
    private struct Running {
        let plan: PagePlan
        let turn: PageTurn
        let appearance: PageAppearance
        /// Set for turns of the program; the user's tell the delegate.
        let completion: ((Bool) -> Void)?
    }

    private unowned let owner: UIPageViewController
    private let book = UIView()
    /// Holds the views of pages that are in the turn but show on the leaf alone.
    private let offstage = UIView()
    private let pan: PageTurnPan
    private let tap: PageTurnTap
    private var running: Running?
    /// The pages of the turn that a recogniser is about to begin.
    private var nextPlan: PagePlan?
    /// Where along the free edge the finger took the leaf.
    private var grip: CGFloat = 0
    private var wasWide: Bool?

    init(_ owner: UIPageViewController) {
        self.owner = owner
        pan = PageTurnPan(target: nil, action: nil)
        tap = PageTurnTap(target: nil, action: nil)
        super.init()
        offstage.isHidden = true
        // A touch keeps the recognisers alive when the controller goes under it.
        pan.mayTurn = { [weak self] in self?.mayBeginPan() ?? false }
        tap.mayTurn = { [weak self] in self?.mayBeginTap() ?? false }
        pan.addAction(UIAction { [weak self] _ in self?.handlePan() })
        tap.addAction(UIAction { [weak self] _ in self?.handleTap() })
    }

    var gestureRecognizers: [UIGestureRecognizer] { [pan, tap] }

    func load(into view: UIView) {
        book.clipsToBounds = true
        view.addSubview(book)
        book.addSubview(offstage)
        for recognizer in gestureRecognizers where recognizer.view == nil { view.addGestureRecognizer(recognizer) }
        layOut()
        place(owner.shownPages)
    }

    // MARK: Places

    private var geometry: PageGeometry {
        PageGeometry(bounds: book.bounds, spine: owner.spineLocation, orientation: owner.navigationOrientation)
    }

    func layOut() {
        let size = owner.view.bounds.size
        askForSpine(isWide: size.width > size.height)
        guard book.frame.size != size else { return }
        settle()
        book.frame = CGRect(origin: .zero, size: size)
        offstage.frame = book.bounds
        place(owner.shownPages)
    }

    private func place(_ pages: [UIViewController]) {
        for (page, frame) in zip(pages, geometry.frames) { put(page, in: book, frame) }
    }

    private func put(_ page: UIViewController, in parent: UIView, _ frame: CGRect) {
        guard let view = page.view else { return }
        UIView.performWithoutAnimation {
            view.autoresizingMask = []
            view.frame = frame
            if view.superview !== parent { parent.insertSubview(view, at: 0) }
            view.layoutIfNeeded()
        }
    }

    /// Whenever the shape changes between upright and wide, the delegate may move the spine; it sets pages that fit.
    private func askForSpine(isWide: Bool) {
        defer { wasWide = isWide }
        guard let wasWide, wasWide != isWide, let delegate = owner.delegate else { return }
        settle()
        owner.isMovingSpine = true
        let spine = delegate.pageViewController(
            owner, spineLocationFor: isWide ? .landscapeLeft : .portrait)
        owner.isMovingSpine = false
        guard spine != .none, spine != owner.spineLocation else { return }
        owner.spineLocation = spine
        if spine == .mid { owner.isDoubleSided = true }
        place(owner.shownPages)
    }

    func neighborsDidChange() {}

    // MARK: Turns

    func show(
        _ pages: [UIViewController], _ direction: UIPageViewController.NavigationDirection, animated: Bool,
        completion: @escaping (Bool) -> Void
    ) {
        settle()
        let plan = PagePlan(
            direction: direction, old: owner.shownPages, showing: pages,
            isSpread: owner.spineLocation == .mid || owner.isMovingSpine && pages.count == 2)
        guard animated, !plan.isEmpty, !book.bounds.isEmpty, !owner.isMovingSpine else {
            replace(plan)
            return completion(true)
        }
        start(plan, shape: geometry.automaticLeaf(tilt: -10 * .pi / 180), completion: completion)
        running?.turn.run(
            to: plan.endLift, duration: Self.automaticDuration, curve: .easeInEaseOut
        ) { [weak self] in self?.finish(completed: true, finished: true) }
    }

    private static let automaticDuration = 0.4

    private func replace(_ plan: PagePlan) {
        let appearance = PageAppearance(owner: owner, old: plan.old, new: plan.new, animated: false)
        owner.shownPages = plan.new
        appearance.begin()
        if owner.isViewLoaded { place(plan.new) }
        appearance.complete(leavingFirst: true)
    }

    private func start(_ plan: PagePlan, shape: PageLeaf, completion: ((Bool) -> Void)?) {
        let appearance = PageAppearance(owner: owner, old: plan.old, new: plan.new, animated: true)
        appearance.begin()
        let frames = geometry.frames
        for (page, frame) in zip(plan.new, frames) { put(page, in: book, frame) }
        let sides = plan.sides(isSpread: owner.spineLocation == .mid)
        var leaf = PageTurn.Leaf(
            frame: geometry.leafFrame, front: sides.front.view, back: sides.back?.view, freeEdge: geometry.freeEdge,
            shape: shape)
        leaf.shape.hasBack = leaf.back != nil
        // What shows on the leaf alone leaves the stage; the rest lies beneath it.
        for page in sides.hidden where page !== sides.back { offstage.addSubview(page.view) }
        let turn = PageTurn(leaf, lift: plan.startLift, in: book)
        running = Running(plan: plan, turn: turn, appearance: appearance, completion: completion)
    }

    /// Ends the turn: with the new pages, or back with the old ones.
    private func finish(completed: Bool, finished: Bool) {
        guard let running else { return }
        self.running = nil
        let plan = running.plan
        place(completed ? plan.new : plan.old)
        running.turn.end()
        if completed {
            owner.shownPages = plan.new
            running.appearance.complete(leavingFirst: true)
        } else {
            running.appearance.cancel(interleaved: true)
        }
        if running.completion == nil {
            owner.delegate?.pageViewController(
                owner, didFinishAnimating: finished, previousViewControllers: plan.old, transitionCompleted: completed)
        }
        running.completion?(finished && completed)
    }

    func settle() {
        guard let running else { return }
        pan.giveUp()
        guard self.running?.turn === running.turn else { return }
        let isDone = running.completion != nil || running.turn.destination == running.plan.endLift
        finish(completed: isDone, finished: false)
    }

    // MARK: Fingers

    private func plan(_ direction: UIPageViewController.NavigationDirection) -> PagePlan? {
        guard let source = owner.dataSource,
            let shown = direction == .forward ? owner.shownPages.last : owner.shownPages.first
        else { return nil }
        func next(_ page: UIViewController) -> UIViewController? {
            direction == .forward
                ? source.pageViewController(owner, viewControllerAfter: page)
                : source.pageViewController(owner, viewControllerBefore: page)
        }
        guard let first = next(shown) else { return nil }
        guard owner.isDoubleSided else {
            return PagePlan(direction: direction, old: owner.shownPages, showing: [first], isSpread: false)
        }
        guard let second = next(first) else { return nil }
        let isSpread = owner.spineLocation == .mid
        // Of a spread the first page met going back is the right one; of a single leaf it is the back.
        let pages = isSpread ? (direction == .forward ? [first, second] : [second, first]) : [second, first]
        return PagePlan(direction: direction, old: owner.shownPages, showing: pages, isSpread: isSpread)
    }

    private func mayBeginPan() -> Bool {
        // A leaf on its way can be caught.
        if running != nil { return true }
        let start = pan.startLocation(in: book)
        guard let direction = geometry.direction(of: pan.translation(in: book), from: start) else { return false }
        nextPlan = plan(direction)
        return nextPlan?.isEmpty == false
    }

    private func handlePan() {
        switch pan.state {
        case .began: beginPan()
        case .changed: follow()
        case .ended: letGo(velocity: geometry.along(pan.velocity(in: book)))
        case .cancelled: letGo(velocity: nil)
        default: break
        }
    }

    private func beginPan() {
        let start = pan.startLocation(in: book)
        if running == nil, let plan = nextPlan {
            nextPlan = nil
            owner.delegate?.pageViewController(owner, willTransitionTo: plan.new)
            // The program may have set other pages, which has ended this turn before it began.
            guard running == nil, plan.old.elementsEqual(owner.shownPages, by: ===) else { return }
            self.start(plan, shape: geometry.heldLeaf(at: start), completion: nil)
        }
        grip = geometry.across(start)
        running?.turn.take()
        follow()
    }

    private func follow() {
        let finger = pan.location(in: book)
        running?.turn.follow(finger, grip: grip, tilt: geometry.tilt(at: finger))
    }

    /// The finger has left the leaf: on with the turn by its speed, or by how far it is.
    private func letGo(velocity: CGFloat?) {
        guard let running, running.turn.isHeld else { return }
        let end = running.plan.endLift, lift = running.turn.lift
        // Toward the spine and beyond is positive.
        let speed = (velocity ?? 0) * geometry.sign
        let isFast = abs(speed) > Self.turningSpeed
        let lifts = isFast ? speed > 0 : geometry.isPastSpine(lift)
        let target: Double = velocity == nil ? 1 - end : (lifts ? 1 : 0)
        let travel = geometry.travel * abs(target - lift)
        let duration = speed == 0 ? 0.25 : Double(travel) / Double(min(max(abs(speed), 2048), 4096))
        running.turn.run(to: target, duration: duration, curve: .easeOut) { [weak self] in
            self?.finish(completed: target == end, finished: true)
        }
    }

    /// Slower than this, how far the leaf is decides. Points per second.
    private static let turningSpeed: CGFloat = 250

    private func mayBeginTap() -> Bool {
        guard let direction = geometry.direction(ofTapAt: tap.location(in: book)) else { return false }
        if let running { finish(completed: running.turn.destination == running.plan.endLift, finished: false) }
        nextPlan = plan(direction)
        return nextPlan?.isEmpty == false
    }

    private func handleTap() {
        guard let plan = nextPlan, running == nil else { return }
        nextPlan = nil
        owner.delegate?.pageViewController(owner, willTransitionTo: plan.new)
        guard running == nil, plan.old.elementsEqual(owner.shownPages, by: ===) else { return }
        start(plan, shape: geometry.automaticLeaf(tilt: -10 * .pi / 180), completion: nil)
        running?.turn.run(to: plan.endLift, duration: Self.automaticDuration, curve: .easeInEaseOut) { [weak self] in
            self?.finish(completed: true, finished: true)
        }
    }
}
