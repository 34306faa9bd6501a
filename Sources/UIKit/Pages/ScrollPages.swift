/// Pages side by side in a scroll view: the one shown and its neighbours.
///
/// The scroll view's delegate is left to the program, and the page that is shown always rests in the second of three places: programs watch
/// the scroll view to tell how far a turn is.
@MainActor
final class ScrollPages: NSObject, PageTurner {
    /// A way from the shown page to another of the row.
    private struct Turn {
        let target: Int
        let appearance: PageAppearance
        /// Set for turns of the program.
        var completion: ((Bool) -> Void)?
    }

    /// What still shows of a page that has been left, while the next drag brings the new one in altogether.
    private struct Remainder {
        let picture: UIView?
        /// How far content was scrolled from the new page when that drag began, in pages.
        let displacement: CGFloat
    }

    private unowned let owner: UIPageViewController
    private let scrollView = PageScrollView()
    private let dots = PageDots()
    /// Pages in reading order; neighbours have views once a turn to them has begun.
    private var row: [UIViewController] = []
    private var current = 0
    private var turn: Turn?
    private var remainder: Remainder? {
        didSet { oldValue?.picture?.removeFromSuperview() }
    }
    /// Whether fingers scrolled before a turn of the program, in which they do not.
    private var wasScrollEnabled: Bool?
    /// True while offsets change that are no scrolling.
    private var isPlacing = false

    init(_ owner: UIPageViewController) {
        self.owner = owner
        super.init()
        scrollView.onMove = { [weak self] in self?.contentMoved() }
        scrollView.onDrag = { [weak self] in self?.dragBegins() }
        scrollView.onRest = { [weak self] in self?.rest() }
        dots.onTurn = { [weak self] forward in self?.turnByDots(forward: forward) }
    }

    var gestureRecognizers: [UIGestureRecognizer] { [] }

    func load(into view: UIView) {
        view.addSubview(scrollView)
        view.addSubview(dots.control)
        dots.update(owner, asksForIndex: true)
        setRow(around: owner.shownPages.first, knowing: nil)
        showPageView()
    }

    // MARK: Places

    private var isVertical: Bool { owner.navigationOrientation == .vertical }
    private var isReversed: Bool {
        !isVertical && scrollView.isMirrored
    }
    /// From one page to the next, points.
    private var step: CGFloat { isVertical ? scrollView.bounds.height : scrollView.bounds.width }

    private func offset(of index: Int) -> CGPoint {
        let place = step * CGFloat(1 + (isReversed ? current - index : index - current))
        return isVertical ? CGPoint(x: 0, y: place) : CGPoint(x: place, y: 0)
    }

    /// How many pages content is scrolled away from the shown page, toward the later ones.
    private var displacement: CGFloat {
        let here = scrollView.contentOffset, home = offset(of: current)
        guard step > 0 else { return 0 }
        let pages = (isVertical ? here.y - home.y : here.x - home.x) / step
        return isReversed ? -pages : pages
    }

    func layOut() {
        var frame = owner.view.bounds
        if dots.place(in: owner.view) { frame.size.height -= PageDots.height }
        frame =
            isVertical
            ? frame.insetBy(dx: 0, dy: -owner.interPageSpacing / 2)
            : frame.insetBy(dx: -owner.interPageSpacing / 2, dy: 0)
        guard frame != scrollView.frame else { return }
        settle()
        isPlacing = true
        scrollView.frame = frame
        isPlacing = false
        place()
    }

    /// Puts pages and content where they belong, scrolled away from the shown page by `displacement` pages.
    private func place(displacement: CGFloat = 0) {
        isPlacing = true
        defer { isPlacing = false }
        let size = scrollView.bounds.size
        scrollView.contentSize =
            isVertical ? CGSize(width: size.width, height: step * 3) : CGSize(width: step * 3, height: size.height)
        // Where there is no neighbour, content does not go.
        let before = current > 0 ? 0 : -step, after = current + 1 < row.count ? 0 : -step
        let (low, high) = isReversed ? (after, before) : (before, after)
        scrollView.contentInset =
            isVertical
            ? UIEdgeInsets(top: low, left: 0, bottom: high, right: 0)
            : UIEdgeInsets(top: 0, left: low, bottom: 0, right: high)
        for (index, page) in row.enumerated() where page.viewIfLoaded?.superview === scrollView {
            page.view.frame = frame(of: index)
        }
        var place = offset(of: current)
        let shift = (isReversed ? -displacement : displacement) * step
        if isVertical { place.y += shift } else { place.x += shift }
        scrollView.contentOffset = place
    }

    private func frame(of index: Int) -> CGRect {
        let slot = CGRect(origin: offset(of: index), size: scrollView.bounds.size), spacing = owner.interPageSpacing / 2
        return isVertical ? slot.inner(dx: 0, dy: spacing) : slot.inner(dx: spacing, dy: 0)
    }

    private func showPageView() {
        guard row.indices.contains(current) else { return }
        add(current)
        place()
    }

    private func add(_ index: Int) {
        guard let view = row[index].view else { return }
        // Pages may come before the first layout: none is to be made smaller than its margins on the way.
        if scrollView.bounds.isEmpty { layOut() }
        view.autoresizingMask = []
        view.frame = frame(of: index)
        scrollView.addSubview(view)
        view.layoutIfNeeded()
    }

    // MARK: Neighbours

    /// Asks for the pages before and after one, in advance; what is known of the other side is kept.
    private func setRow(around page: UIViewController?, knowing known: (page: UIViewController, isBefore: Bool)?) {
        guard let page else {
            (row, current) = ([], 0)
            return
        }
        let source = owner.dataSource
        let before =
            known.flatMap { $0.isBefore ? $0.page : nil }
            ?? source?.pageViewController(owner, viewControllerBefore: page)
        let after =
            known.flatMap { $0.isBefore ? nil : $0.page }
            ?? source?.pageViewController(owner, viewControllerAfter: page)
        // A source that names the same controller twice has one neighbour.
        let neighbors = (before === page ? nil : before, after === page || after === before ? nil : after)
        row = [neighbors.0, page, neighbors.1].compactMap { $0 }
        current = neighbors.0 == nil ? 0 : 1
    }

    func neighborsDidChange() {
        guard owner.isViewLoaded else { return }
        dots.update(owner, asksForIndex: true)
        layOut()
        guard turn == nil else { return }
        setRow(around: owner.shownPages.first, knowing: nil)
        place(displacement: 0)
    }

    // MARK: Turns of the user

    private func contentMoved() {
        guard !isPlacing, turn?.completion == nil, abs(displacement) > Self.rounding, !isComingIn else { return }
        let target = current + (displacement > 0 ? 1 : -1)
        if let turn, turn.target != target { takeBack(turn) }
        guard turn == nil, row.indices.contains(target) else { return }
        begin(target)
    }

    /// What offsets on pixels may differ by from a page's place, in pages.
    private static let rounding: CGFloat = 1e-3

    /// A drag that begins on the way to another page goes on from that page once it is the nearer one. What is to be seen of the page that
    /// is left asks for no turn to it.
    private func dragBegins() {
        guard let turn, turn.completion == nil, nearest == turn.target else { return }
        let new = row[turn.target], picture = row[current].view.snapshotView(afterScreenUpdates: false)
        let isForward = turn.target > current
        complete(turn, finished: true)
        guard self.turn == nil, row.indices.contains(current), row[current] === new else { return }
        remainder = Remainder(picture: picture, displacement: displacement)
        guard let picture else { return }
        picture.frame = frame(of: isForward ? current - 1 : current + 1)
        scrollView.insertSubview(picture, at: 0)
    }

    /// Whether content is still on its way to a page that a drag goes on from, and not on its way back.
    private var isComingIn: Bool {
        guard let start = remainder?.displacement else { return false }
        let isThere = displacement.sign != start.sign
        if !isThere, abs(displacement) < abs(start) + Self.rounding { return true }
        remainder = nil
        return false
    }

    private func begin(_ target: Int) {
        owner.delegate?.pageViewController(owner, willTransitionTo: [row[target]])
        guard row.indices.contains(target), turn == nil else { return }
        start(target, completion: nil)
    }

    private func start(_ target: Int, completion: ((Bool) -> Void)?) {
        let appearance = PageAppearance(owner: owner, old: [row[current]], new: [row[target]], animated: true)
        turn = Turn(target: target, appearance: appearance, completion: completion)
        appearance.begin()
        add(target)
    }

    /// The page of the row that shows most.
    private var nearest: Int { min(max(0, current + Int(displacement.rounded())), max(0, row.count - 1)) }

    private func rest() {
        remainder = nil
        guard let turn else { return }
        if turn.completion != nil || nearest == turn.target {
            complete(turn, finished: true)
        } else {
            takeBack(turn)
        }
    }

    private func complete(_ turn: Turn, finished: Bool) {
        let old = row[current], new = row[turn.target], isForward = turn.target > current
        let left = turn.completion == nil ? displacement - (isForward ? 1 : -1) : 0
        self.turn = nil
        if let wasScrollEnabled { scrollView.isScrollEnabled = wasScrollEnabled }
        wasScrollEnabled = nil
        owner.shownPages = [new]
        if turn.completion == nil {
            turn.appearance.complete(leavingFirst: false)
            dots.step(isForward)
            tellDelegate(finished, previous: old, completed: true)
        } else {
            turn.appearance.complete(leavingFirst: false)
            dots.update(owner, asksForIndex: true)
        }
        // The program may have set other pages meanwhile.
        if owner.shownPages.first === new, self.turn == nil {
            setRow(around: new, knowing: turn.completion == nil ? (old, isForward) : nil)
            place(displacement: left)
        }
        turn.completion?(finished)
    }

    private func takeBack(_ turn: Turn, finished: Bool = true) {
        self.turn = nil
        turn.appearance.cancel(interleaved: false)
        tellDelegate(finished, previous: row[current], completed: false)
    }

    private func tellDelegate(_ finished: Bool, previous: UIViewController, completed: Bool) {
        owner.delegate?.pageViewController(
            owner, didFinishAnimating: finished, previousViewControllers: [previous], transitionCompleted: completed)
    }

    private func turnByDots(forward: Bool) {
        let target = current + (forward ? 1 : -1)
        guard turn == nil, row.indices.contains(target) else { return dots.update(owner, asksForIndex: false) }
        scrollView.setContentOffset(offset(of: target), animated: true)
    }

    // MARK: Turns of the program

    func show(
        _ pages: [UIViewController], _ direction: UIPageViewController.NavigationDirection, animated: Bool,
        completion: @escaping (Bool) -> Void
    ) {
        settle()
        let old = owner.shownPages, new = pages.first
        guard animated, let new, let shown = old.first, new !== shown else {
            replace(old, pages)
            return completion(true)
        }
        row = direction == .forward ? [shown, new] : [new, shown]
        current = direction == .forward ? 0 : 1
        place()
        wasScrollEnabled = scrollView.isScrollEnabled
        scrollView.isScrollEnabled = false
        start(1 - current, completion: completion)
        scrollView.setContentOffset(offset(of: 1 - current), animated: true)
        // Without a window, a size or animations there is nothing to wait for.
        if !scrollView.motion.isRunning { rest() }
    }

    private func replace(_ old: [UIViewController], _ new: [UIViewController]) {
        let appearance = PageAppearance(owner: owner, old: old, new: new, animated: false)
        owner.shownPages = new
        appearance.begin()
        if owner.isViewLoaded {
            // A source that counts by what it is asked for is asked for the number of this page first.
            dots.update(owner, asksForIndex: true)
            setRow(around: new.first, knowing: nil)
            showPageView()
        }
        appearance.complete(leavingFirst: false)
    }

    func settle() {
        remainder = nil
        isPlacing = true
        scrollView.stopScrollingAndZooming()
        scrollView.stopMotion()
        isPlacing = false
        if let turn {
            if turn.completion != nil { complete(turn, finished: false) } else { takeBack(turn, finished: false) }
        }
        if owner.isViewLoaded { place() }
    }
}

/// The scroll view of pages: it tells of what goes on apart from its delegate, and of rest, however that came about.
final class PageScrollView: UIScrollView {
    var onMove: () -> Void = {}
    var onDrag: () -> Void = {}
    var onRest: () -> Void = {}

    override init(frame: CGRect) {
        super.init(frame: frame)
        isPagingEnabled = true
        showsVerticalScrollIndicator = false
        showsHorizontalScrollIndicator = false
        scrollsToTop = false
        contentInsetAdjustmentBehavior = .never
    }

    required init?(coder: NSCoder) { nil }

    override func contentDidMove() { onMove() }
    override func dragWillBegin() { onDrag() }
    override func didComeToRest() { onRest() }
}
