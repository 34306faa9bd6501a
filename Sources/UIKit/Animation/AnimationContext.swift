/// What changes of views run into at the moment: nothing, a block that animates them, or a place where animation is off.
@MainActor
enum AnimationContext {
    private enum Level {
        case animating(any ChangeRecorder)
        case still
    }

    private static var levels: [Level] = [] {
        didSet { CALayer.delegatesAnimate = !levels.isEmpty }
    }
    /// `UIView.setAnimationsEnabled(_:)`.
    static var isEnabled = true

    /// Who takes changes now.
    static var recorder: (any ChangeRecorder)? {
        guard isEnabled, case .animating(let recorder)? = levels.last else { return nil }
        return recorder
    }

    /// Sees every change that animates, whoever plays it: a transition that may be cancelled.
    static var observer: ((LayerChange) -> Void)?

    /// Whether a new block may animate: neither switched off nor inside `performWithoutAnimation`.
    static var allowsAnimation: Bool {
        guard isEnabled else { return false }
        if case .still? = levels.last { return false }
        return true
    }

    static func run(_ recorder: any ChangeRecorder, _ changes: () -> Void) {
        begin(recorder)
        changes()
        end()
    }

    static func runStill<R>(_ changes: () throws -> R) rethrows -> R {
        levels.append(.still)
        defer { levels.removeLast() }
        return try changes()
    }

    static func begin(_ recorder: any ChangeRecorder) { levels.append(.animating(recorder)) }

    static func end() { levels.removeLast() }
}

/// Takes the changes made inside an animation.
@MainActor
protocol ChangeRecorder: AnyObject {
    /// What blocks inside take over.
    var settings: AnimationSettings { get set }
    func record(_ change: LayerChange)
}

/// The action of a property that changes inside an animation: holds the old value until the new one is set.
@MainActor
final class ViewAction: @preconcurrency CAAction {
    private let recorder: any ChangeRecorder
    private let old: LayerValue

    init(recorder: any ChangeRecorder, layer: CALayer, key: String) {
        self.recorder = recorder
        old = LayerValue(of: key, on: layer)
    }

    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        guard let layer = anObject as? CALayer else { return }
        let new = LayerValue(of: event, on: layer)
        let change = LayerChange(layer: layer, key: event, old: old, new: new)
        AnimationContext.observer?(change)
        recorder.record(change)
    }
}

extension UIView {
    private static let noAction = NSNull()

    /// The action of a layer's property: none outside animations.
    func animatedAction(for layer: CALayer, forKey event: String) -> any CAAction {
        guard let recorder = AnimationContext.recorder, LayerChange.animatableKeys.contains(event) else {
            return Self.noAction
        }
        return ViewAction(recorder: recorder, layer: layer, key: event)
    }
}
