public import UIKit

/// Gives a switcher its tasks.
@MainActor
public protocol TaskSwitcherViewDataSource: AnyObject {
    /// How many tasks there are.
    func numberOfTasks(in switcher: TaskSwitcherView) -> Int
    /// Puts a task on a card: its view and its name.
    func taskSwitcher(_ switcher: TaskSwitcherView, configure card: TaskCardCell, forTaskAt index: Int)
}

/// Hears what the user does with tasks. Every method has a default.
@MainActor
public protocol TaskSwitcherViewDelegate: AnyObject {
    /// A card was tapped: open the task, for instance by a ``ZoomTransition``.
    func taskSwitcher(_ switcher: TaskSwitcherView, didSelectTaskAt index: Int)
    /// Whether a task can be closed.
    func taskSwitcher(_ switcher: TaskSwitcherView, canCloseTaskAt index: Int) -> Bool
    /// A card was swiped away: take the task out of the data now. The neighbours close up.
    func taskSwitcher(_ switcher: TaskSwitcherView, didCloseTaskAt index: Int)
}

extension TaskSwitcherViewDelegate {
    /// Does nothing where it is not implemented.
    public func taskSwitcher(_ switcher: TaskSwitcherView, didSelectTaskAt index: Int) {}
    /// `true` where it is not implemented.
    public func taskSwitcher(_ switcher: TaskSwitcherView, canCloseTaskAt index: Int) -> Bool { true }
    /// Does nothing where it is not implemented.
    public func taskSwitcher(_ switcher: TaskSwitcherView, didCloseTaskAt index: Int) {}
}

/// A stack of task cards: scroll through them, tap one to open it, swipe one off to close it.
///
/// The cards bend along their way (``TaskSwitcherLayout``); a hundred thousand cost as much as ten. A swiped card follows the finger, can be
/// caught on its way back, and takes its speed along. With Reduce Motion the cards lie in a plain row, and what the program or a release
/// changes cross-fades.
@preconcurrency @MainActor
open class TaskSwitcherView: UIView, UIGestureRecognizerDelegate {
    /// Gives the tasks.
    open weak var dataSource: (any TaskSwitcherViewDataSource)? { didSet { reloadData() } }
    /// Hears of taps and swipes.
    open weak var delegate: (any TaskSwitcherViewDelegate)?
    /// How the cards lie.
    public let layout = TaskSwitcherLayout()
    /// What readers of the screen call closing a task.
    open var closeActionName = "Close"
    /// What scrolls.
    public let collectionView: UICollectionView
    let pan = UIPanGestureRecognizer()
    var callbacks: [Callback] = []
    /// The card under the finger, and how far it was swiped when the finger took it.
    var held: (cell: TaskCardCell, start: CGFloat)?
    /// The card that was nearest to the middle when the stack moved last, and whether the stack was mirrored then.
    private var lastFront = 0
    private var wasMirrored = false
    /// Cards on their way off, whose tasks are not closed yet.
    var leaving: [ObjectIdentifier: TaskCardCell] = [:]
    /// Indices of cards that went out of sight on their way off.
    var leftUnseen: [Int] = []

    public override init(frame: CGRect) {
        collectionView = UICollectionView(frame: CGRect(origin: .zero, size: frame.size), collectionViewLayout: layout)
        super.init(frame: frame)
        collectionView.register(TaskCardCell.self, forCellWithReuseIdentifier: "card")
        collectionView.dataSource = self
        collectionView.delegate = self
        collectionView.backgroundColor = nil
        collectionView.showsHorizontalScrollIndicator = false
        collectionView.showsVerticalScrollIndicator = false
        collectionView.decelerationRate = .fast
        addSubview(collectionView)
        addGestures()
    }

    /// Makes the object from an archive or a compiled interface file.
    public required init?(coder: NSCoder) {
        preconditionFailure("A TaskSwitcherView is made in code, by its frame.")
    }

    // MARK: Cards

    /// Asks for everything anew.
    open func reloadData() {
        held = nil
        leaving = [:]
        leftUnseen = []
        collectionView.reloadData()
    }

    /// The card nearest to the middle; nil without tasks.
    public var frontIndex: Int? {
        let count = numberOfTasks
        guard count > 0 else { return nil }
        return Int(layout.position.rounded().limited(to: 0...CGFloat(count - 1)))
    }

    /// How far the stack has been scrolled, in cards: 2.5 is half way between the third and the fourth. Setting it moves at once; the
    /// way to scrub the effect.
    open var scrollPosition: CGFloat {
        get { layout.position }
        set {
            layoutIfNeeded()
            collectionView.contentOffset = layout.contentOffset(at: newValue)
        }
    }

    var numberOfTasks: Int { collectionView.numberOfSections > 0 ? collectionView.numberOfItems(inSection: 0) : 0 }

    /// Brings a card into the middle.
    open func scrollToTask(at index: Int, animated: Bool = true) {
        layoutIfNeeded()
        let offset = layout.contentOffset(ofCardAt: index)
        guard animated, reducesMotion else { return collectionView.setContentOffset(offset, animated: animated) }
        dissolve { self.collectionView.setContentOffset(offset, animated: false) }
    }

    /// Whether motion is replaced by cross-fades.
    var reducesMotion: Bool { UIAccessibility.isReduceMotionEnabled && window != nil }

    func dissolve(_ change: @escaping () -> Void) {
        UIView.transition(
            with: collectionView, duration: 0.35, options: [.transitionCrossDissolve, .allowUserInteraction],
            animations: { UIView.performWithoutAnimation(change) }, completion: nil)
    }

    /// The picture of a task's card, the shared element of a zoom; nil when it is not in sight.
    public func cardFace(at index: Int) -> UIView? {
        (collectionView.cellForItem(at: IndexPath(item: index, section: 0)) as? TaskCardCell)?.face
    }

    /// Closes a task as if its card had been swiped off. The delegate takes it out of the data.
    open func closeTask(at index: Int, animated: Bool = true) {
        guard (0..<numberOfTasks).contains(index) else { return }
        let path = IndexPath(item: index, section: 0)
        guard animated, let cell = collectionView.cellForItem(at: path) as? TaskCardCell else { return remove(path) }
        throwOff(cell, velocity: 0)
    }

    // MARK: Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        let plain = UIAccessibility.isReduceMotionEnabled
        if layout.isPlain != plain { layout.isPlain = plain }
        let isMirrored = layout.isMirrored, isTurned = isMirrored != wasMirrored
        guard isTurned || collectionView.frame != bounds else { return }
        let front = isTurned ? lastFront : frontIndex
        wasMirrored = isMirrored
        collectionView.frame = bounds
        layout.invalidateLayout()
        // Where one reads from the right a new size of the content moves it.
        if isMirrored { collectionView.layoutIfNeeded() }
        if let front { collectionView.contentOffset = layout.contentOffset(ofCardAt: front) }
    }

    /// Moves the cards along with the content.
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {
        if layout.isMirrored == wasMirrored, let front = frontIndex { lastFront = front }
    }

    open override var semanticContentAttribute: UISemanticContentAttribute {
        didSet {
            collectionView.semanticContentAttribute = semanticContentAttribute
            setNeedsLayout()
        }
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if previousTraitCollection?.layoutDirection != traitCollection.layoutDirection { setNeedsLayout() }
    }

    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        gestureRecognizer === pan ? isSwipe : super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    // MARK: Accessibility

    open override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
        guard let front = frontIndex else { return false }
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let target: Int
        switch direction {
        case .next, .down: target = front + 1
        case .previous, .up: target = front - 1
        case .left: target = isMirrored ? front - 1 : front + 1
        case .right: target = isMirrored ? front + 1 : front - 1
        }
        guard (0..<numberOfTasks).contains(target) else { return false }
        scrollToTask(at: target)
        return true
    }
}
