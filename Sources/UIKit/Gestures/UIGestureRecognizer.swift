/// Watches the touches of a view and everything below it for a gesture.
///
/// A discrete gesture goes from possible to ended or failed; a continuous one from possible through began and changed to ended
/// or cancelled. Subclasses set `state`; whether it takes effect at once, later or not at all is decided with the other
/// recognisers of the same touches.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
    /// How far a gesture has come.
    public enum State: Int, Sendable {
        case possible = 0
        case began, changed, ended, cancelled, failed

        /// The end of a discrete gesture.
        public static var recognized: State { .ended }
    }

    /// What sums of small movements may fall short of a threshold by: rounding decides nothing.
    static let rounding: CGFloat = 1e-6

    nonisolated(unsafe) package final var associatedObjects: AssociatedObjects?
    var targets: [GestureTarget] = []
    /// What `state` says.
    var ownState = State.possible
    /// What the recogniser would be if it did not have to wait for others to fail.
    var waitingState: State?
    weak var center: TouchCenter?
    /// Touches that are down and followed, in the order in which they came.
    var activeTouches: [UITouch] = []
    /// Every touch since the recogniser was last reset.
    var sequenceTouches: [UITouch] = []
    /// The touches whose lift left none, for the location afterwards.
    var lastTouches: [UITouch] = []
    /// When `deadlinePassed()` is due, in seconds on the media clock.
    var deadline: Double?
    var failureRequirements: [WeakRecognizer] = []

    struct WeakRecognizer {
        weak var recognizer: UIGestureRecognizer?
    }

    /// - Parameters:
    ///   - target: is not kept alive.
    ///   - action: takes nothing or the recogniser.
    public init(target: Any?, action: Selector?) {
        super.init()
        if let target, let action { addTarget(target, action: action) }
    }

    /// A recogniser without targets.
    public convenience override init() {
        self.init(target: nil, action: nil)
    }

    /// Calls a method for began, changed, ended and cancelled. The target is not kept alive.
    open func addTarget(_ target: Any, action: Selector) { add(target, action) }

    /// Stops calling methods: of a target or all, with a name or all.
    open func removeTarget(_ target: Any?, action: Selector?) { remove(target, action) }

    // MARK: What others see

    /// How far the gesture has come. Subclasses set it.
    open var state: State {
        get { ownState }
        set { change(to: newValue) }
    }

    /// Asked about everything the recogniser does.
    open weak var delegate: (any UIGestureRecognizerDelegate)?
    /// The view whose touches are watched.
    open internal(set) weak var view: UIView? {
        didSet { isAttached = view != nil }
    }
    /// Whether a view was given and not taken away; it may be gone since.
    private(set) var isAttached = false
    /// A name for traces.
    open var name: String?

    /// Whether gestures are looked for. Setting it to false cancels one under way.
    open var isEnabled = true {
        didSet { if !isEnabled { cancelFromOutside() } }
    }

    /// Whether recognising takes the touches away from views. True by default.
    open var cancelsTouchesInView = true

    /// The nib or storyboard that the recogniser comes from is whole. Overridden for what is left to do.
    open func awakeFromNib() {}

    /// Whether views hear of touches only when the recogniser has failed. False by default.
    open var delaysTouchesBegan = false
    /// Whether views hear of the end of touches only when the recogniser has failed. True by default.
    open var delaysTouchesEnded = true
    /// The kinds of touches that count: raw values of `UITouch.TouchType`.
    open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]
    /// The kinds of presses that count: raw values of `UIPress.PressType`.
    open var allowedPressTypes: [NSNumber] = []
    /// Whether touches of one kind at a time count.
    open var requiresExclusiveTouchType = true
    /// The modifier keys held at the last event.
    open internal(set) var modifierFlags: UIKeyModifierFlags = []
    /// The pointer's buttons held at the last event, or before they were let go.
    open internal(set) var buttonMask: UIEvent.ButtonMask = []

    /// How many touches make up the gesture now.
    open var numberOfTouches: Int { activeTouches.count }

    /// The middle of the touches, in a view's points; nil means the window.
    open func location(in view: UIView?) -> CGPoint {
        let touches = activeTouches.isEmpty ? lastTouches : activeTouches
        return convert(centroid(of: touches), to: view)
    }

    /// Where one of the touches is, in a view's points; nil means the window.
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        let touches = activeTouches.isEmpty ? lastTouches : activeTouches
        precondition(
            touches.indices.contains(touchIndex),
            "location(ofTouch:in:) needs an index of the \(touches.count) touches, not \(touchIndex)")
        return touches[touchIndex].location(in: view)
    }

    /// Recognises only once another recogniser has failed.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        failureRequirements.removeAll { $0.recognizer == nil || $0.recognizer === otherGestureRecognizer }
        failureRequirements.append(WeakRecognizer(recognizer: otherGestureRecognizer))
    }

    // MARK: For subclasses

    /// Touches that the recogniser follows went down.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Touches that the recogniser follows moved.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Touches that the recogniser follows lifted.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Touches that the recogniser follows were taken away.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Values that were estimated are known now.
    open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
    /// Keys went down.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    /// Keys changed.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    /// Keys went up.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    /// Keys were taken away.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

    /// The gesture is over, one way or another; the recogniser becomes possible again. Call the superclass's.
    open func reset() {}

    /// Stops following a touch that is not part of the gesture.
    open func ignore(_ touch: UITouch, for event: UIEvent) {
        activeTouches.removeAll { $0 === touch }
        sequenceTouches.removeAll { $0 === touch }
        touch.gestureRecognizers?.removeAll { $0 === self }
    }

    /// Stops following a press that is not part of the gesture.
    open func ignore(_ button: UIPress, for event: UIPressesEvent) {}

    /// Whether recognising makes another recogniser of the same touches fail. True by default.
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// Whether another recogniser of the same touches, recognising, makes this one fail. True by default.
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// Whether this class waits for another recogniser to fail.
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    /// Whether another recogniser waits for this class to fail.
    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    /// Whether an event is looked at, before its touches are.
    open func shouldReceive(_ event: UIEvent) -> Bool {
        delegate?.gestureRecognizer(self, shouldReceive: event) ?? true
    }

    /// Whether touches count that a pointer makes without its primary button. The kit's own gestures are for the primary one.
    var followsOtherButtons: Bool { true }
    /// The time that the recogniser has asked for with `deadline` has come.
    func deadlinePassed() {}
    /// The touches are not this gesture's, though they may still be down.
    func didFail() {}
    /// Everything has allowed the gesture to begin; its targets have not heard yet.
    func willBegin() {}
    /// Asked when everything else allows the gesture to begin.
    func mayBegin() -> Bool { true }

    /// How traces call it. Printing is a main-thread affair.
    nonisolated open override var description: String { MainActor.assumeIsolated { words } }

    private var words: String {
        "\(type(of: self))\(name.map { " '\($0)'" } ?? "") of \(view?.layoutName ?? "no view")"
    }
}
