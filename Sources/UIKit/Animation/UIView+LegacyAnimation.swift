// The begin/commit form of animation blocks, older than closures.
extension UIView {
    /// Opens an animation block of .2 seconds.
    public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
        OpenAnimations.current.open(animationID, context)
    }

    /// Closes the innermost open animation block and starts it.
    public class func commitAnimations() { OpenAnimations.current.close().start() }

    /// The duration of the open block, in seconds.
    public class func setAnimationDuration(_ duration: TimeInterval) {
        OpenAnimations.current.change { $0.duration = duration }
    }

    /// The delay of the open block, in seconds.
    public class func setAnimationDelay(_ delay: TimeInterval) { OpenAnimations.current.change { $0.delay = delay } }

    /// The pace of the open block.
    public class func setAnimationCurve(_ curve: AnimationCurve) {
        OpenAnimations.current.change { $0.motion = .curve(curve.timingFunction) }
    }

    /// How often the changes that follow run; may be fractional.
    public class func setAnimationRepeatCount(_ repeatCount: Float) {
        OpenAnimations.current.change { $0.repeatCount = repeatCount }
    }

    /// Whether the changes that follow run back as well.
    public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
        OpenAnimations.current.change { $0.options.set(.autoreverse, repeatAutoreverses) }
    }

    /// Whether the changes that follow start from what is on screen.
    public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
        OpenAnimations.current.change { $0.options.set(.beginFromCurrentState, fromCurrentState) }
    }

    /// How a view's new content takes the place of the old one while the open block runs.
    public enum AnimationTransition: Int, Sendable { case none, flipFromLeft, flipFromRight, curlUp, curlDown }

    /// Has the changes of a view's content in the open block shown by a transition. Pictures are always taken once, whatever `cache` says.
    public class func setAnimationTransition(_ transition: AnimationTransition, for view: UIView, cache: Bool) {
        OpenAnimations.current.innermost?.transitions.append((view, transition.options))
    }

    /// What hears about the start and end of the open block.
    public class func setAnimationDelegate(_ delegate: Any?) {
        OpenAnimations.current.innermost?.delegate = delegate as AnyObject?
    }

    /// The message sent at the start: the block's name and context are its arguments.
    public class func setAnimationWillStart(_ selector: Selector?) {
        OpenAnimations.current.innermost?.willStart = selector
    }

    /// The message sent at the end: the block's name and whether it finished are its arguments.
    public class func setAnimationDidStop(_ selector: Selector?) {
        OpenAnimations.current.innermost?.didStop = selector
    }
}
