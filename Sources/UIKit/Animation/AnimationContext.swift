/// What changes of views run into at the moment: nothing, a block that animates them, or a place where animation is off.
@MainActor
enum AnimationContext {
    private struct Level {
        /// None where changes are made at once.
        let recorder: (any ChangeRecorder)?
        /// What is laid out before the level ends, so that its changes join it.
        var layouts: [UIView] = []
    }

    private static var levels: [Level] = [] {
        didSet { CALayer.delegatesAnimate = !levels.isEmpty }
    }
    /// `UIView.setAnimationsEnabled(_:)`.
    static var isEnabled = true

    /// Who takes changes now.
    static var recorder: (any ChangeRecorder)? {
        isEnabled ? levels.last?.recorder : nil
    }

    /// Sees every change that animates, whoever plays it: a transition that may be cancelled.
    static var observer: ((LayerChange) -> Void)?
    /// Sees every property animator that the program starts while a transition is set up.
    static var animatorObserver: ((UIViewPropertyAnimator) -> Void)?

    /// Whether a new block may animate: neither switched off nor inside `performWithoutAnimation`.
    static var allowsAnimation: Bool {
        isEnabled && (levels.isEmpty || levels.last?.recorder != nil)
    }

    static func run(_ recorder: any ChangeRecorder, _ changes: () -> Void) {
        begin(recorder)
        changes()
        end()
    }

    static func runStill<R>(_ changes: () throws -> R) rethrows -> R {
        levels.append(Level(recorder: nil))
        defer { levels.removeLast() }
        return try changes()
    }

    static func begin(_ recorder: any ChangeRecorder) { levels.append(Level(recorder: recorder)) }

    static func end() {
        layOut()
        levels.removeLast()
    }

    /// Has a view laid out when the changes at hand have been made, as part of their animation.
    static func layOutAtEnd(_ view: UIView) {
        guard recorder != nil, levels.last?.layouts.contains(where: { $0 === view }) == false else { return }
        levels[levels.count - 1].layouts.append(view)
    }

    /// Lays out what has asked for it since the level began.
    static func layOut() {
        guard let views = levels.last?.layouts, !views.isEmpty else { return }
        levels[levels.count - 1].layouts = []
        for view in views { view.layoutIfNeeded() }
    }
}

/// Takes the changes made inside an animation.
@MainActor
protocol ChangeRecorder: AnyObject {
    /// What blocks inside take over.
    var settings: AnimationSettings { get set }
    func record(_ change: LayerChange)
}
