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
    /// Sees every property animator that the program starts while a transition is set up.
    static var animatorObserver: ((UIViewPropertyAnimator) -> Void)?

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
