import CoreGraphics

/// Selects all that fingers are drawn over in a list: two fingers anywhere, or one across the direction of scrolling while several
/// may be selected in editing mode.
///
/// What lies between the first item and the one under the fingers takes the state that the first one gets; what they leave again goes
/// back to what it was.
@MainActor
final class SelectionDrag {
    /// What a list does for the drag.
    struct Actions {
        var item: (CGPoint) -> ShownPath?
        /// How many items each section has.
        var counts: () -> [Int]
        var mayBegin: (ShownPath) -> Bool
        var didBegin: (ShownPath) -> Void
        var didEnd: () -> Void
        var isSelected: (ShownPath) -> Bool
        /// As a tap does it: the delegate may say no.
        var select: (ShownPath, Bool) -> Void
        /// Whether one finger is enough.
        var takesOneFinger: () -> Bool
    }

    private unowned let host: UIScrollView
    private let actions: Actions
    private let pan = SelectionPan(target: nil, action: nil)
    private var anchor: ShownPath?
    /// The state that items get.
    private var selects = true
    /// The items that the fingers have been drawn over, and what they were before.
    private var drawn: [ShownPath: Bool] = [:]
    private var edge: EdgeScroller?

    init(_ host: UIScrollView, _ actions: Actions) {
        self.host = host
        self.actions = actions
        pan.mayDraw = { [weak self] in self?.mayBegin() ?? false }
        pan.addAction(UIAction { [weak self] _ in self?.handlePan() })
        host.addGestureRecognizer(pan)
    }

    // MARK: The fingers

    /// Whether so many fingers mean a selection, so that they do not scroll.
    func claims(_ fingers: Int, from start: CGPoint, movement: CGPoint) -> Bool {
        guard let item = actions.item(start) else { return false }
        if fingers == 1 {
            let isAcross = abs(movement.x) > abs(movement.y)
            guard actions.takesOneFinger(), isAcross == host.verticalAxis.canScroll else { return false }
        }
        return fingers <= 2 && actions.mayBegin(item)
    }

    private func mayBegin() -> Bool {
        claims(pan.fingers, from: pan.touchStart(in: host), movement: pan.translation(in: host))
    }

    private func handlePan() {
        let place = pan.location(in: host)
        switch pan.state {
        case .began:
            begin(at: pan.touchStart(in: host))
            draw(to: place)
        case .changed: draw(to: place)
        case .ended, .cancelled: end()
        default: break
        }
    }

    // MARK: The items

    private func begin(at start: CGPoint) {
        guard let item = actions.item(start) else { return }
        let wasSelected = actions.isSelected(item)
        anchor = item
        drawn = [:]
        selects = !wasSelected
        actions.didBegin(item)
        edge = EdgeScroller(host, finger: pan.location(in: nil)) { [weak self] in self?.draw(to: $0) }
    }

    private func draw(to place: CGPoint) {
        guard let anchor else { return }
        edge?.finger = host.convert(place, to: nil)
        guard let item = actions.item(place) else { return }
        let wanted = min(anchor, item)...max(anchor, item)
        for (path, was) in drawn.sorted(by: { $0.key < $1.key }) where !wanted.contains(path) {
            drawn[path] = nil
            if actions.isSelected(path) != was, exists(path) { actions.select(path, was) }
        }
        for path in items(in: wanted) where drawn[path] == nil {
            let was = actions.isSelected(path)
            drawn[path] = was
            if was != selects { actions.select(path, selects) }
        }
    }

    private func items(in range: ClosedRange<ShownPath>) -> [ShownPath] {
        let counts = actions.counts(), first = range.lowerBound, last = range.upperBound
        return (first.section...last.section).filter(counts.indices.contains).flatMap { section in
            let low = section == first.section ? first.item : 0
            let high = section == last.section ? last.item + 1 : counts[section]
            return (low..<max(low, min(high, counts[section]))).map { ShownPath(item: $0, section: section) }
        }
    }

    private func end() {
        guard anchor != nil else { return }
        anchor = nil
        drawn = [:]
        edge?.stop()
        edge = nil
        actions.didEnd()
    }

    /// The data may have changed under the fingers.
    private func exists(_ path: ShownPath) -> Bool {
        let counts = actions.counts()
        return counts.indices.contains(path.section) && path.item < counts[path.section]
    }
}

/// Drags that select.
final class SelectionPan: UIPanGestureRecognizer {
    var mayDraw: () -> Bool = { false }

    override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
        name = "selection"
        maximumNumberOfTouches = 2
    }

    var fingers: Int { activeTouches.count }

    override func mayBegin() -> Bool { mayDraw() }
    override var followsOtherButtons: Bool { false }
}
