import CoreGraphics

/// The window of input views, in front of everything; beside them touches go through it.
final class InputWindow: UIWindow {
    let panel = InputPanel()
    /// The window whose first responder they belong to.
    weak var host: UIWindow?
    private var laidOutSize = CGSize.zero
    var onResize: () -> Void = {}

    init(screen: UIScreen, bounds: CGRect) {
        super.init(frame: bounds)
        windowScene = screen.scene
        windowLevel = Level(10_000_000)
        laidOutSize = bounds.size
        addSubview(panel)
    }

    required init?(coder: NSCoder) { nil }

    override var isForInputs: Bool { true }
    override var canBecomeKey: Bool { false }
    override var responderWindow: UIWindow { host ?? self }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let found = super.hitTest(point, with: event)
        return found === self ? nil : found
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard bounds.size != laidOutSize else { return }
        laidOutSize = bounds.size
        onResize()
    }
}

/// Holds an input view and the one above it.
final class InputPanel: UIView, ConstraintWatching {
    /// Where unanswered events go on.
    weak var owner: UIResponder?
    /// What it holds has grown or shrunk.
    var onHeightChange: () -> Void = {}
    private var content = InputContent()
    private var pins: [NSLayoutConstraint] = []
    /// The tops of views that are laid out by constraints.
    private var tops: [(view: UIView, constraint: NSLayoutConstraint)] = []

    override var next: UIResponder? { owner ?? super.next }

    func take(_ new: InputContent) {
        for old in content.views where !new.views.contains(where: { $0 === old }) && old.superview === self {
            old.removeFromSuperview()
        }
        content = new
        // Pickers and the like have no background of their own: they lie on what keys lie on, and so does the bar above them.
        let hasKeysBelow = new.input ?? new.assistant != nil
        backgroundColor = hasKeysBelow || new.accessory is any InputBar ? UIInputView.keyboardColor : nil
        NSLayoutConstraint.deactivate(pins)
        (pins, tops) = ([], [])
        for view in new.views.reversed() {
            addSubview(view)
            // A view that says how high it is by a constraint is placed by constraints.
            if hasHeightConstraint(view) { view.translatesAutoresizingMaskIntoConstraints = false }
            guard !view.translatesAutoresizingMaskIntoConstraints else {
                makeRoom(in: view)
                continue
            }
            // Its own height, and the place that is worked out below.
            let top = view.topAnchor.constraint(equalTo: topAnchor, constant: self.top(of: view))
            tops.append((view, top))
            pins += [
                view.leadingAnchor.constraint(equalTo: leadingAnchor),
                view.trailingAnchor.constraint(equalTo: trailingAnchor), top,
            ]
        }
        NSLayoutConstraint.activate(pins)
        setNeedsLayout()
    }

    /// What is inside a view without an extent, as programs make bars above the keyboard, has no room for its constraints.
    private func makeRoom(in view: UIView) {
        guard view.bounds.width == 0 else { return }
        AnimationContext.runStill {
            view.frame.size.width = width
            view.frame.size.height = height(of: view)
        }
    }

    /// What is inside may want another height.
    func innerConstraintDidChange() { setNeedsLayout() }

    private var width: CGFloat { superview?.bounds.width ?? bounds.width }
    /// How high everything above a view is.
    private func top(of view: UIView) -> CGFloat {
        content.views.prefix { $0 !== view }.reduce(0) { $0 + height(of: $1) }
    }

    /// How high the panel is for some views. An input view has what the safe area takes from it besides.
    func neededHeight(_ content: InputContent) -> CGFloat {
        let all = content.views.reduce(0) { $0 + height(of: $1) }
        let isAtBottom = content.input != nil || content.assistant != nil
        return all + (isAtBottom ? superview?.safeAreaInsets.bottom ?? 0 : 0)
    }

    func frame(in window: UIWindow, isUp: Bool) -> CGRect {
        let size = window.bounds.size, height = neededHeight(content)
        return CGRect(x: 0, y: size.height - (isUp ? height : 0), width: size.width, height: height)
    }

    /// By the view's constraints where it is laid out by them, else its own.
    private func height(of view: UIView) -> CGFloat {
        if let blank = view as? BlankKeyboard { return blank.height() }
        if !view.translatesAutoresizingMaskIntoConstraints || (view as? UIInputView)?.allowsSelfSizing ?? false
            || hasHeightConstraint(view)
        {
            return fittingHeight(of: view)
        }
        // A height that may change is what the content asks for, which wins over a frame.
        if view.autoresizingMask.contains(.flexibleHeight) {
            let height = fittingHeight(of: view)
            if height > 0 { return height }
        }
        // What is laid out already keeps the room that it was given for the safe area.
        guard view.superview === self, view === content.input, let known = inputHeight else {
            return view.bounds.height
        }
        return known
    }

    /// Whether a view's own constraints say how high it is.
    private func hasHeightConstraint(_ view: UIView) -> Bool {
        view.constraints.contains { $0.firstItem === view && $0.firstAttribute == .height && $0.secondItem == nil }
    }

    private func fittingHeight(of view: UIView) -> CGFloat {
        view.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
    }

    private var inputHeight: CGFloat?

    override func layoutSubviews() {
        super.layoutSubviews()
        if !content.isEmpty, neededHeight(content) != bounds.height { onHeightChange() }
        for (view, constraint) in tops where constraint.constant != top(of: view) {
            constraint.constant = top(of: view)
        }
        for view in [content.accessory, content.assistant].compactMap({ $0 })
        where view.translatesAutoresizingMaskIntoConstraints {
            view.frame = CGRect(x: 0, y: top(of: view), width: bounds.width, height: height(of: view))
        }
        if let view = content.input, view.translatesAutoresizingMaskIntoConstraints {
            let top = top(of: view)
            inputHeight = height(of: view)
            view.frame = CGRect(x: 0, y: top, width: bounds.width, height: max(0, bounds.height - top))
        }
    }

    override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        if subview === content.input { inputHeight = nil }
    }
}

/// A keyboard without keys.
final class BlankKeyboard: UIInputView {
    var height: () -> CGFloat = { 0 }

    init() { super.init(frame: .zero, inputViewStyle: .keyboard) }

    required init?(coder: NSCoder) { nil }
}

/// A view that lies on what keys lie on when it stands above them: a toolbar, which has no background of its own there.
@MainActor
protocol InputBar: UIView {}
