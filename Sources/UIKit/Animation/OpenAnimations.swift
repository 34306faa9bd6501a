/// What `UIView.beginAnimations` has opened and `commitAnimations` not closed yet, one in another.
@MainActor
struct OpenAnimations {
    static var current = OpenAnimations()

    /// One block: its own wishes, and who hears of its start and end.
    @MainActor
    struct Block {
        fileprivate let id: String?
        fileprivate let context: UnsafeMutableRawPointer?
        fileprivate let block = AnimationBlock(settings: AnimationSettings(duration: 0.2), completion: nil)
        fileprivate let isAnimating = AnimationContext.allowsAnimation
        var delegate: AnyObject?
        var willStart: Selector?
        var didStop: Selector?
        /// Views whose content changes within the block, and how the new one takes the old one's place.
        var transitions: [(view: UIView, options: UIView.AnimationOptions)] = []
    }

    private var blocks: [Block] = []

    mutating func open(_ id: String?, _ context: UnsafeMutableRawPointer?) {
        let opened = Block(id: id, context: context)
        blocks.append(opened)
        if opened.isAnimating { AnimationContext.begin(opened.block) }
    }

    /// Closes the innermost block, which is to be started then.
    mutating func close() -> Block {
        guard let open = blocks.popLast() else {
            preconditionFailure("commitAnimations needs a beginAnimations before it")
        }
        if open.isAnimating { AnimationContext.end() }
        return open
    }

    /// The innermost block; nil while none is open.
    var innermost: Block? {
        get { blocks.last }
        set { if let newValue, !blocks.isEmpty { blocks[blocks.count - 1] = newValue } }
    }

    /// Changes how what follows in the innermost block runs.
    func change(_ change: (inout AnimationSettings) -> Void) {
        guard let recorder = AnimationContext.recorder else { return }
        change(&recorder.settings)
    }
}

extension OpenAnimations.Block {
    func start() {
        let id = id, context = context
        if let delegate {
            if let willStart { block.willStart = { willStart.perform(on: delegate, with: id, context) } }
            if let didStop {
                block.completion = { didStop.perform(on: delegate, with: id, NSNumber(value: $0)) }
            }
        }
        if isAnimating { addTransitions() }
        block.close(endsNow: true)
    }

    private func addTransitions() {
        for transition in transitions {
            guard let made = CATransition(options: transition.options) else { continue }
            block.addTransition(made, to: transition.view.layer)
        }
    }
}

extension UIView.AnimationTransition {
    /// The same transition among the options of blocks.
    var options: UIView.AnimationOptions {
        switch self {
        case .none: []
        case .flipFromLeft: .transitionFlipFromLeft
        case .flipFromRight: .transitionFlipFromRight
        case .curlUp: .transitionCurlUp
        case .curlDown: .transitionCurlDown
        }
    }
}

extension UIView.AnimationOptions {
    /// Adds options, or takes them out.
    mutating func set(_ options: Self, _ isWished: Bool) {
        if isWished { formUnion(options) } else { subtract(options) }
    }
}
