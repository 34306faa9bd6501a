public import CoreGraphics

/// A view that tells targets what the user does with it.
///
/// Targets are not kept alive; actions made of closures are.
@preconcurrency @MainActor
open class UIControl: UIView {
    struct Target {
        enum Receiver {
            case selector(Selector)
            case action(UIAction)
        }
        weak var object: AnyObject?
        /// Whether an object was named; without one the responder chain is asked.
        let hasObject: Bool
        let receiver: Receiver
        var events: Event
    }

    @exclusivity(unchecked) var targets: [Target] = []
    @exclusivity(unchecked) private var controlState = State.normal

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Makes the object from an archive or a compiled interface file.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        finishDecoding(coder, as: UIControl.self)
    }

    /// A control that runs an action for `primaryActionTriggered`.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    // MARK: State

    /// Everything that is true of the control now.
    open var state: State { controlState }

    /// Whether the control can be used.
    open var isEnabled: Bool {
        get { !controlState.contains(.disabled) }
        set { set(.disabled, !newValue) }
    }

    /// Whether keys may lead to the control: as long as it is enabled.
    open override var canBecomeFocused: Bool { isEnabled }

    /// Whether the control is on, or chosen.
    open var isSelected: Bool {
        get { controlState.contains(.selected) }
        set { set(.selected, newValue) }
    }

    /// Whether a finger is on the control.
    open var isHighlighted: Bool {
        get { controlState.contains(.highlighted) }
        set { set(.highlighted, newValue) }
    }

    private func set(_ flag: State, _ isOn: Bool) {
        guard controlState.contains(flag) != isOn else { return }
        if isOn { controlState.insert(flag) } else { controlState.remove(flag) }
        stateDidChange()
        KeyValueObservations.didChange(self)
    }

    /// The control should look like its state.
    func stateDidChange() { setNeedsLayout() }

    /// Where content goes across.
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
        didSet { setNeedsLayout() }
    }

    /// Where content goes across, as a side.
    open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
        switch contentHorizontalAlignment {
        case .leading: isMirrored ? .right : .left
        case .trailing: isMirrored ? .left : .right
        default: contentHorizontalAlignment
        }
    }

    /// Where content goes down.
    open var contentVerticalAlignment = ContentVerticalAlignment.center {
        didSet { setNeedsLayout() }
    }

    // MARK: Tracking

    /// Whether a finger that went down on the control is still down.
    open internal(set) var isTracking = false

    /// Whether that finger is inside now.
    open internal(set) var isTouchInside = false

    /// A finger went down. Returns whether to follow it.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    /// The finger moved. Returns whether to go on following it.
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    /// The finger lifted.
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

    /// The finger was taken away.
    open func cancelTracking(with event: UIEvent?) {}

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { track(began: touches, event) }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { track(moved: touches, event) }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { track(ended: touches, event) }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { trackCancelled(event) }

    /// A control keeps the taps on it from recognisers of the views around it: what it does itself comes first.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        !claims(gestureRecognizer) && super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    /// Whether a finger that lifts inside does what the control is for. Controls with a value do it when the value changes.
    var triggersOnTouchUp: Bool { true }

    // MARK: Accessibility

    /// With ``isEnabled`` and ``isSelected``, whatever else was set.
    open override var accessibilityTraits: UIAccessibilityTraits {
        get {
            var traits = super.accessibilityTraits
            if !isEnabled { traits.insert(.notEnabled) }
            if isSelected { traits.insert(.selected) }
            return traits
        }
        set { super.accessibilityTraits = newValue }
    }

    // MARK: Keys

    /// The space bar or Return while the control has the focus. True when it did something.
    func useByKey() -> Bool {
        if !accessibilityActivate() { performPrimaryAction() }
        return true
    }

    /// An arrow key while the control has the focus. True when it did something.
    func stepByKey(isUp: Bool) -> Bool {
        guard accessibilityTraits.contains(.adjustable) else { return false }
        if isUp { accessibilityIncrement() } else { accessibilityDecrement() }
        return true
    }

    // MARK: Targets

    /// Has an action run when one of the events happens. An action of the same identifier is replaced.
    open func addAction(_ action: UIAction, for controlEvents: Event) { add(action, controlEvents) }

    /// Ends what `addAction` began.
    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
    }

    /// Ends what `addAction` began.
    open func removeAction(identifiedBy identifier: UIAction.Identifier, for controlEvents: Event) {
        removeActions(identifier, controlEvents)
    }

    /// Has an action sent to a target when one of the events happens; nil asks the responder chain then.
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
        let object = target.flatMap(receiver)
        let known = targets.firstIndex { entry in
            guard case .selector(let selector) = entry.receiver else { return false }
            return selector == action && entry.object === object && entry.hasObject == (object != nil)
        }
        if let known {
            targets[known].events.formUnion(controlEvents)
        } else {
            targets.append(
                Target(object: object, hasObject: object != nil, receiver: .selector(action), events: controlEvents))
        }
    }

    /// Ends what `addTarget` began; nil for the target or the action means any.
    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
        let object = target.flatMap(receiver)
        remove(controlEvents) { entry in
            guard case .selector(let selector) = entry.receiver else { return false }
            return (object == nil || entry.object === object) && (action == nil || selector == action)
        }
    }

    // MARK: Actions

    /// Sends an action to a target or, without one, up the responder chain.
    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        UIApplication.shared.sendAction(action, to: target, from: self, for: event)
    }

    /// Runs an action.
    open func sendAction(_ action: UIAction) { action.performAction(from: self) }

    /// Does what a tap does.
    open func performPrimaryAction() { send([.touchUpInside, .primaryActionTriggered], nil) }

    // MARK: Menu

    /// What shows the control's menu; nil as long as there is none to show.
    open internal(set) var contextMenuInteraction: UIContextMenuInteraction?

    /// Whether a long press, or a click of the secondary button, shows the menu of `contextMenuInteraction(_:configurationForMenuAtLocation:)`.
    open var isContextMenuInteractionEnabled: Bool {
        get { contextMenuInteraction != nil }
        set { setMenuEnabled(newValue) }
    }

    /// Whether the menu opens as soon as a finger is down, in place of what the control does.
    open var showsMenuAsPrimaryAction = false
    /// In which order the elements of the menu stand; nil: as its configuration says.
    var menuOrder: UIContextMenuConfiguration.ElementOrder? { nil }

    /// Where a menu is attached to the control, in its points. The middle of the lower edge stands for all of the control: the menu opens below
    /// it, or above where there is more room.
    open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint { edgeForMenus }

    /// The menu for a point of the control; nil for none, as in controls that do not override it.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? { nil }

    /// What is lifted out of the control beside its menu; nil: nothing.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }

    /// Where what was lifted goes back to; nil: where it came from.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }

    /// The menu is about to come.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    /// The menu is about to go.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    /// An action of the menu was chosen.
    func choose(_ action: UIAction) { action.performAction(from: self) }

    /// What is told beside the pointer after it has rested on the control.
    open var toolTip: String? {
        get { toolTipInteraction?.defaultToolTip }
        set { setToolTip(newValue) }
    }
    /// What shows the control's tip; nil without one.
    open internal(set) var toolTipInteraction: UIToolTipInteraction?

    /// Tells the targets of these events.
    open func sendActions(for controlEvents: Event) { send(controlEvents, nil) }
}

extension UIControl: KeyUsing {}

extension UIControl: UIContextMenuInteractionDelegate {}

extension UIControl: TouchKeeping {}
