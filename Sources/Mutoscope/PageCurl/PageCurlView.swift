public import UIKit

/// Gives the pages before and after one that is shown.
@MainActor
public protocol PageCurlViewDataSource: AnyObject {
    /// The page after one, nil at the end. The view may be a used one, once it is out of sight.
    func pageCurlView(_ view: PageCurlView, pageAfter page: UIView) -> UIView?
    /// The page before one, nil at the beginning.
    func pageCurlView(_ view: PageCurlView, pageBefore page: UIView) -> UIView?
}

/// Hears of pages that are turned. Every method has a default that does nothing.
@MainActor
public protocol PageCurlViewDelegate: AnyObject {
    /// A turn has begun, by a finger or by the program.
    func pageCurlView(_ view: PageCurlView, willTurn turn: PageTurn, to page: UIView)
    /// Another page is the current one now; it may still be settling.
    func pageCurlView(_ view: PageCurlView, didTurnTo page: UIView)
    /// A page has gone out of sight and can be used again.
    func pageCurlView(_ view: PageCurlView, didRemove page: UIView)
}

extension PageCurlViewDelegate {
    /// Does nothing where it is not implemented.
    public func pageCurlView(_ view: PageCurlView, willTurn turn: PageTurn, to page: UIView) {}
    /// Does nothing where it is not implemented.
    public func pageCurlView(_ view: PageCurlView, didTurnTo page: UIView) {}
    /// Does nothing where it is not implemented.
    public func pageCurlView(_ view: PageCurlView, didRemove page: UIView) {}
}

/// Shows one page at a time, any view; a finger curls it off from any corner or edge at the finger's angle.
///
/// Moving left or up (right or up where one reads from the right) turns forward, the other ways turn back. A page that is let go
/// settles by its place and speed; it can be caught in flight; a cancelled gesture puts everything back. Turns in quick succession
/// overlap and none is lost. With Reduce Motion pages cross-fade at the release instead of curling.
@preconcurrency @MainActor
open class PageCurlView: UIView {
    /// Gives the other pages.
    open weak var dataSource: (any PageCurlViewDataSource)?
    /// Hears of turns.
    open weak var delegate: (any PageCurlViewDelegate)?
    /// Seconds that a turn by the program takes to settle.
    open var turnDuration: TimeInterval = 0.75
    /// Which way the page goes when the program turns it: up, as a calendar's, or to the side, as a book's.
    open var turnsUp = false
    /// Which ways a finger can turn.
    open var allowedTurns: Set<PageTurn> = [.forward, .backward]

    /// From the top down; the last one lies on the ground.
    var leaves: [CurlLeaf] = []
    let pan = UIPanGestureRecognizer()
    private let touches = TouchWatch()
    var callbacks: [Callback] = []
    /// The page under the finger, and whether anything is beneath it.
    var held: (leaf: CurlLeaf, hasBeneath: Bool)?
    var dragStart = CGPoint.zero
    /// The page that a slider turns.
    weak var scrubbed: CurlLeaf?
    var scrubbedTurn = PageTurn.forward
    /// The current page before the slider turned anything.
    weak var pageBeforeScrubbing: UIView?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Makes the object from an archive or a compiled interface file.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        clipsToBounds = true
        accessibilityTraits = .causesPageTurn
        pan.maximumNumberOfTouches = 1
        pan.name = "page curl"
        callbacks.append(pan.calling { [weak self] (pan: UIPanGestureRecognizer) in self?.drag(pan) })
        addGestureRecognizer(pan)
        touches.onTouch = { [weak self] in self?.stop() }
        touches.onRelease = { [weak self] in self?.resume() }
        addGestureRecognizer(touches)
    }

    // MARK: Pages

    /// The page that is shown, or about to be.
    public var currentPage: UIView? { currentLeaf?.page }

    /// Whether a page is held or in flight.
    public var isTurning: Bool { leaves.count > 1 || held != nil || leaves.contains { $0.time.value > 0 } }

    /// Shows a page at once, in place of all others.
    public func setPage(_ page: UIView?) {
        guard page == nil || leaves.count != 1 || currentPage !== page || isTurning else { return }
        held = nil
        for leaf in leaves { remove(leaf) }
        leaves = []
        guard let page else { return }
        place(CurlLeaf(page: page, time: 0, angle: angle(for: .forward), goal: 0), at: 0)
        updateAccessibility()
    }

    /// Turns to a page that need not be the next or the previous one.
    public func turn(_ turn: PageTurn, to page: UIView, animated: Bool = true) {
        endScrubbing()
        takeFromHand(nil)
        guard leaves.first(where: { $0.goal == 0 }) != nil, animated, window != nil else { return setPage(page) }
        if UIAccessibility.isReduceMotionEnabled { return dissolve(to: page, turn) }
        delegate?.pageCurlView(self, willTurn: turn, to: page)
        let leaf = leafToTurn(turn, other: page)
        leaf.letGo(to: turn == .forward ? 1 : 0, velocity: 0, duration: turnDuration)
        finishTurn()
    }

    /// Turns to the page after the current one. False at the end.
    @discardableResult
    open func turnForward(animated: Bool = true) -> Bool { turnOn(.forward, animated) }

    /// Turns to the page before the current one. False at the beginning.
    @discardableResult
    open func turnBackward(animated: Bool = true) -> Bool { turnOn(.backward, animated) }

    private func turnOn(_ turn: PageTurn, _ animated: Bool) -> Bool {
        endScrubbing()
        if animated, takeFromHand(turn) { return true }
        if animated, let leaf = leafInFlight(turn) {
            leaf.letGo(to: turn == .forward ? 1 : 0, velocity: leaf.time.velocity, duration: turnDuration)
            finishTurn()
            return true
        }
        guard let page = neighbour(turn) else { return false }
        self.turn(turn, to: page, animated: animated)
        if !animated { finishTurn() }
        return true
    }

    // MARK: Scrubbing

    /// Shows a turn at a progress of 0 to 1 without a finger, as a slider does. False when there is no such page.
    @discardableResult
    open func scrub(_ turn: PageTurn, to progress: CGFloat) -> Bool {
        guard held == nil, let leaf = leafToScrub(turn) else { return false }
        let part = progress.unit
        leaf.goal = (part >= 0.5) == (turn == .forward) ? 1 : 0
        leaf.time.hold(at: turn == .forward ? part : 1 - part)
        return true
    }

    /// Lets go of what ``scrub(_:to:)`` has turned: it settles at the nearer end.
    open func endScrubbing() {
        guard let leaf = scrubbed else { return }
        scrubbed = nil
        leaf.letGo(to: leaf.goal, velocity: 0, duration: turnDuration)
        currentPage === pageBeforeScrubbing ? updateAccessibility() : finishTurn()
    }

    // MARK: Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        for leaf in leaves { leaf.layOut(bounds) }
    }

    /// The direction of the roll for turns that no finger makes.
    func angle(for turn: PageTurn) -> CGFloat {
        if turnsUp { return 3 * .pi / 2 + (isRightToLeft ? 0.28 : -0.28) }
        return isRightToLeft ? 0.12 : .pi + 0.12
    }

    var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    // MARK: Accessibility and keys

    open override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
        switch direction {
        case .up, .previous: turnBackward()
        case .down, .next: turnForward()
        case .left: isRightToLeft ? turnBackward() : turnForward()
        case .right: isRightToLeft ? turnForward() : turnBackward()
        }
    }

    open override var canBecomeFirstResponder: Bool { true }

    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        switch presses.first?.type {
        case .pageDown?: turnForward()
        case .pageUp?: turnBackward()
        case .rightArrow?: _ = isRightToLeft ? turnBackward() : turnForward()
        case .leftArrow?: _ = isRightToLeft ? turnForward() : turnBackward()
        default: super.pressesBegan(presses, with: event)
        }
    }

    // MARK: Touches

    /// A finger stops the pages in flight.
    private func stop() {
        for leaf in leaves { leaf.time.stop() }
    }
}
