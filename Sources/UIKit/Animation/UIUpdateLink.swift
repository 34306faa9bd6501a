public import QuartzCore

/// Calls a program in the frames in which a view, or a scene, is shown.
///
/// Off at first. It hears of the frames that are drawn anyway, and asks for every frame while ``requiresContinuousUpdates`` is true.
@preconcurrency @MainActor
open class UIUpdateLink: NSObject {
    private let layer: () -> CALayer?
    private let actions = ActionList()
    private var link: CADisplayLink?

    /// A link for the frames of a view's window, off until ``isEnabled`` is set.
    public init(view: UIView) {
        layer = { [weak view] in view?.window == nil ? nil : view?.layer }
        super.init()
    }

    /// A link for the frames of a scene, off until ``isEnabled`` is set.
    public init(windowScene: UIWindowScene) {
        layer = { [weak windowScene] in windowScene?.windows.first?.layer }
        super.init()
    }

    /// A link for the frames of a view's window, with an action.
    public convenience init(view: UIView, actionHandler handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void) {
        self.init(view: view)
        addAction(handler: handler)
    }

    /// A link for the frames of a scene, with an action.
    public convenience init(
        windowScene: UIWindowScene, actionHandler handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void
    ) {
        self.init(windowScene: windowScene)
        addAction(handler: handler)
    }

    // MARK: Actions

    /// Has something done in each frame, before display links are called.
    open func addAction(handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void) {
        addAction(to: .beforeCADisplayLinkDispatch, handler: handler)
    }

    /// Has something done in each frame, in one of its phases.
    open func addAction(
        to phase: UIUpdateActionPhase, handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void
    ) {
        actions.add(handler, to: phase)
    }

    /// Has a method of the link and the frame's times called in each frame.
    open func addAction(target: Any, selector: Selector) {
        addAction(to: .beforeCADisplayLinkDispatch, target: target, selector: selector)
    }

    /// Has a method called in each frame, in one of its phases. The target is not kept alive.
    open func addAction(to phase: UIUpdateActionPhase, target: Any, selector: Selector) {
        addAction(to: phase) { [weak target = target as AnyObject] link, info in
            if let target { selector.perform(on: target, with: link, info) }
        }
    }

    // MARK: Settings

    /// Whether the link calls its actions. False by default.
    open var isEnabled = false {
        didSet {
            guard isEnabled != oldValue else { return }
            isEnabled ? start() : stop()
        }
    }

    /// Whether the link asks for every frame while its view is in a window. False by default: it hears of those that something else changes.
    open var requiresContinuousUpdates = false { didSet { settle() } }

    /// A wish for the rate of calls.
    open var preferredFrameRateRange = CAFrameRateRange.default {
        didSet { link?.preferredFrameRateRange = preferredFrameRateRange }
    }

    /// Whether input should come late in the frame. It keeps what is set: input comes at a frame's beginning here.
    open var wantsLowLatencyEventDispatch = false

    /// Whether the frame should be shown at once. It keeps what is set: displays here show a frame when it is drawn.
    open var wantsImmediatePresentation = false

    /// The times of the frame under way; nil between frames.
    open private(set) var currentUpdateInfo: UIUpdateInfo?

    private func start() {
        // Links fire on the main thread, between two frames.
        let link = CADisplayLink { [weak self] link in
            MainActor.assumeIsolated {
                if let self { self.run(link) } else { link.invalidate() }
            }
        }
        link.preferredFrameRateRange = preferredFrameRateRange
        self.link = link
        settle()
        if let layer = layer() { link.add(forDisplayOf: layer) } else { link.add(to: .main, forMode: .common) }
    }

    private func stop() {
        link?.invalidate()
        link = nil
    }

    /// A link whose view nobody sees asks for no frames.
    private func settle() { link?.asksForFrames = requiresContinuousUpdates && layer() != nil }

    private func run(_ link: CADisplayLink) {
        settle()
        guard let layer = layer() else { return }
        let info = UIUpdateInfo(time: link.targetTimestamp)
        run(UIUpdateActionPhase.beforeLinks, info)
        if actions.hasAny(of: UIUpdateActionPhase.beforeCommit) {
            layer.context?.beforeNextLayout { [weak self] in self?.run(UIUpdateActionPhase.beforeCommit, info) }
        }
        guard actions.hasAny(of: UIUpdateActionPhase.afterCommit) else { return }
        CATransaction.begin()
        CATransaction.setCompletionBlock { [weak self] in self?.run(UIUpdateActionPhase.afterCommit, info) }
        CATransaction.commit()
    }

    private func run(_ phases: [UIUpdateActionPhase], _ info: UIUpdateInfo) {
        guard isEnabled else { return }
        currentUpdateInfo = info
        for phase in phases { actions.run(phase, self, info) }
        currentUpdateInfo = nil
    }
}

/// The actions of a link by phase.
@MainActor
private final class ActionList {
    typealias Action = (UIUpdateLink, UIUpdateInfo) -> Void
    private var actions: [(phase: UIUpdateActionPhase, action: Action)] = []

    func add(_ action: @escaping Action, to phase: UIUpdateActionPhase) { actions.append((phase, action)) }
    func hasAny(of phases: [UIUpdateActionPhase]) -> Bool { actions.contains { phases.contains($0.phase) } }

    func run(_ phase: UIUpdateActionPhase, _ link: UIUpdateLink, _ info: UIUpdateInfo) {
        for entry in actions where entry.phase === phase { entry.action(link, info) }
    }
}

/// A part of a frame in which actions of a ``UIUpdateLink`` run.
public final class UIUpdateActionPhase: NSObject, Sendable {
    /// When the frame has been decided on.
    public static let afterUpdateScheduled = UIUpdateActionPhase()
    /// Before input is handled. Input comes first in a frame here, so that it already has been.
    public static let beforeEventDispatch = UIUpdateActionPhase()
    /// When input has been handled.
    public static let afterEventDispatch = UIUpdateActionPhase()
    /// Before display links are called.
    public static let beforeCADisplayLinkDispatch = UIUpdateActionPhase()
    /// When display links have been called.
    public static let afterCADisplayLinkDispatch = UIUpdateActionPhase()
    /// Before changes of layers are laid out and committed.
    public static let beforeCATransactionCommit = UIUpdateActionPhase()
    /// When changes of layers have been committed.
    public static let afterCATransactionCommit = UIUpdateActionPhase()
    /// When nothing more is done for the frame.
    public static let afterUpdateComplete = UIUpdateActionPhase()

    static let beforeLinks = [
        afterUpdateScheduled, beforeEventDispatch, afterEventDispatch, beforeCADisplayLinkDispatch,
    ]
    static let beforeCommit = [afterCADisplayLinkDispatch, beforeCATransactionCommit]
    static let afterCommit = [afterCATransactionCommit, afterUpdateComplete]
}

/// The times of a frame, in absolute seconds.
@preconcurrency @MainActor
public final class UIUpdateInfo: NSObject {
    /// What animations and other models of the program should go by.
    public let modelTime: TimeInterval
    /// When the program should be done.
    public let completionDeadlineTime: TimeInterval
    /// When the frame will be seen.
    public let estimatedPresentationTime: TimeInterval
    /// Whether the frame is shown as soon as it is drawn.
    public let isImmediatePresentationExpected = false
    /// Whether input comes late in the frame.
    public let isLowLatencyEventDispatchConfirmed = false
    /// Whether the phases for late input are under way.
    public let isPerformingLowLatencyPhases = false

    /// A frame is seen when its time has come, which all three times are.
    init(time: TimeInterval) {
        (modelTime, completionDeadlineTime, estimatedPresentationTime) = (time, time, time)
        super.init()
    }
}
