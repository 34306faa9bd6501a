// The begin/commit form of animation blocks, older than closures.
extension UIView {
    private static var openBlocks: [LegacyBlock] = []

    private struct LegacyBlock {
        let id: String?
        let context: UnsafeMutableRawPointer?
        let block: AnimationBlock
        var delegate: AnyObject?
        var willStart: Selector?
        var didStop: Selector?
        var isAnimating: Bool
    }

    /// Opens an animation block of .2 seconds.
    public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
        let settings = AnimationSettings(duration: 0.2)
        let block = AnimationBlock(settings: settings, completion: nil)
        let isAnimating = AnimationContext.allowsAnimation
        openBlocks.append(LegacyBlock(id: animationID, context: context, block: block, isAnimating: isAnimating))
        if isAnimating { AnimationContext.begin(block) }
    }

    /// Closes the innermost open animation block and starts it.
    public class func commitAnimations() {
        guard let open = openBlocks.popLast() else {
            preconditionFailure("commitAnimations needs a beginAnimations before it")
        }
        if open.isAnimating { AnimationContext.end() }
        let id = open.id, context = open.context
        if let delegate = open.delegate {
            if let willStart = open.willStart {
                open.block.willStart = { willStart.perform(on: delegate, with: id, context) }
            }
            if let didStop = open.didStop {
                open.block.completion = { didStop.perform(on: delegate, with: id, NSNumber(value: $0)) }
            }
        }
        open.block.close()
    }

    /// The duration of the open block, in seconds.
    public class func setAnimationDuration(_ duration: TimeInterval) { change { $0.duration = duration } }

    /// The delay of the open block, in seconds.
    public class func setAnimationDelay(_ delay: TimeInterval) { change { $0.delay = delay } }

    /// The pace of the open block.
    public class func setAnimationCurve(_ curve: AnimationCurve) { change { $0.motion = .curve(curve.timingFunction) } }

    /// How often the changes that follow run; may be fractional.
    public class func setAnimationRepeatCount(_ repeatCount: Float) { change { $0.repeatCount = repeatCount } }

    /// Whether the changes that follow run back as well.
    public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
        change {
            $0.options = repeatAutoreverses ? $0.options.union(.autoreverse) : $0.options.subtracting(.autoreverse)
        }
    }

    /// Whether the changes that follow start from what is on screen.
    public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
        change {
            $0.options =
                fromCurrentState
                ? $0.options.union(.beginFromCurrentState) : $0.options.subtracting(.beginFromCurrentState)
        }
    }

    /// What hears about the start and end of the open block.
    public class func setAnimationDelegate(_ delegate: Any?) {
        guard !openBlocks.isEmpty else { return }
        openBlocks[openBlocks.count - 1].delegate = delegate as AnyObject?
    }

    /// The message sent at the start: the block's name and context are its arguments.
    public class func setAnimationWillStart(_ selector: Selector?) {
        guard !openBlocks.isEmpty else { return }
        openBlocks[openBlocks.count - 1].willStart = selector
    }

    /// The message sent at the end: the block's name and whether it finished are its arguments.
    public class func setAnimationDidStop(_ selector: Selector?) {
        guard !openBlocks.isEmpty else { return }
        openBlocks[openBlocks.count - 1].didStop = selector
    }

    private static func change(_ change: (inout AnimationSettings) -> Void) {
        guard let recorder = AnimationContext.recorder else { return }
        change(&recorder.settings)
    }
}
