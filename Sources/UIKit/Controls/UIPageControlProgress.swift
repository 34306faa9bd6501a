public import CoreGraphics
import QuartzCore

/// Asked and told about the progress of pages; all is optional.
@preconcurrency @MainActor
public protocol UIPageControlProgressDelegate: AnyObject {
    /// How far a page has come when it becomes the current one: 0…1.
    func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float
    /// The bar came or went.
    func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress)
}

extension UIPageControlProgressDelegate {
    /// Nothing where it is not implemented.
    public func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float { 0 }
    /// Does nothing where it is not implemented.
    public func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress) {}
}

/// How far the current page of a page control has come.
@preconcurrency @MainActor
open class UIPageControlProgress: NSObject {
    weak var control: UIPageControl? { didSet { if control !== oldValue { controlDidChange() } } }
    /// Asked and told.
    open weak var delegate: (any UIPageControlProgressDelegate)?
    /// How far the current page has come: 0…1.
    open var currentProgress: Float = 0 {
        didSet {
            currentProgress = min(max(0, currentProgress), 1)
            if currentProgress != oldValue { control?.progressDidChange() }
        }
    }
    /// Whether the bar is shown: in a control that has pages.
    open var isProgressVisible: Bool { (control?.numberOfPages ?? 0) > 0 }

    func pageDidChange() {
        currentProgress =
            control.flatMap { delegate?.pageControlProgress(self, initialProgressForPage: $0.currentPage) } ?? 0
    }

    /// Another control shows it, or none.
    func controlDidChange() { delegate?.pageControlProgressVisibilityDidChange(self) }
}

/// Asked and told about pages that turn by themselves; all is optional.
@preconcurrency @MainActor
public protocol UIPageControlTimerProgressDelegate: UIPageControlProgressDelegate {
    /// Whether the next page may come.
    func pageControlTimerProgress(_ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int) -> Bool
    /// Time has passed.
    func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress)
}

extension UIPageControlTimerProgressDelegate {
    /// Yes where it is not implemented.
    public func pageControlTimerProgress(
        _ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int
    ) -> Bool { true }
    /// Does nothing where it is not implemented.
    public func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress) {}
}

/// Turns the pages of a control by itself, each after its time.
@preconcurrency @MainActor
open class UIPageControlTimerProgress: UIPageControlProgress {
    /// Seconds that a page stays.
    open var preferredDuration: TimeInterval
    /// Whether the first page follows the last one.
    open var resetsToInitialPageAfterEnd = false
    /// Whether time passes.
    open var isRunning: Bool { link != nil }
    private var durations: [Int: TimeInterval] = [:]
    private var link: CADisplayLink?
    private var last: TimeInterval?

    /// Pages that stay for some seconds each.
    public init(preferredDuration: TimeInterval) {
        self.preferredDuration = preferredDuration
        super.init()
    }

    /// Seconds that one page stays; nil for as long as the others.
    open func setDuration(_ duration: TimeInterval, forPage page: Int) { durations[page] = duration }
    /// Seconds that one page stays.
    open func duration(forPage page: Int) -> TimeInterval { durations[page] ?? preferredDuration }

    /// Lets time pass.
    open func resumeTimer() {
        guard link == nil, let control else { return }
        link = .running(with: control.layer) { [weak self] in self?.tick($0) }
        last = nil
    }

    /// Stops the time.
    open func pauseTimer() {
        link?.invalidate()
        link = nil
    }

    override func controlDidChange() {
        super.controlDidChange()
        if control == nil { pauseTimer() }
    }

    private func tick(_ link: CADisplayLink) {
        defer { last = link.timestamp }
        guard let control, let last, control.numberOfPages > 0 else { return }
        let duration = duration(forPage: control.currentPage)
        guard duration > 0 else { return }
        let reached = Double(currentProgress) + (link.timestamp - last) / duration
        currentProgress = Float(reached)
        (delegate as? any UIPageControlTimerProgressDelegate)?.pageControlTimerProgressDidChange(self)
        if reached >= 1 { advance(control) }
    }

    private func advance(_ control: UIPageControl) {
        let isLast = control.currentPage == control.numberOfPages - 1
        if isLast, !resetsToInitialPageAfterEnd { return pauseTimer() }
        let next = isLast ? 0 : control.currentPage + 1
        let timed = delegate as? any UIPageControlTimerProgressDelegate
        guard timed?.pageControlTimerProgress(self, shouldAdvanceToPage: next) ?? true else { return }
        control.currentPage = next
        currentProgress = delegate?.pageControlProgress(self, initialProgressForPage: next) ?? 0
        control.sendActions(for: [.valueChanged, .primaryActionTriggered])
    }
}
