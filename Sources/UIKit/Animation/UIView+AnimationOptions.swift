extension UIView {
    /// How an animation block runs. Bits as in UIKit's headers: flags, the curve at 16, the transition at 20, the pace at 24.
    public struct AnimationOptions: OptionSet, Hashable, Sendable {
        /// The value as Apple's frameworks number it.
        public let rawValue: UInt

        /// The value of a number.
        public init(rawValue: UInt) { self.rawValue = rawValue }
    }

    /// How the pace of an animation changes.
    public enum AnimationCurve: Int, Sendable {
        case easeInOut = 0
        case easeIn, easeOut, linear
    }

    /// How a keyframe animation runs. Bits as in UIKit's headers; the calculation mode is at 10.
    public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
        /// The value as Apple's frameworks number it.
        public let rawValue: UInt

        /// The value of a number.
        public init(rawValue: UInt) { self.rawValue = rawValue }
    }
}

extension UIView.AnimationCurve {
    var timingFunction: CAMediaTimingFunction {
        switch self {
        case .easeInOut: CAMediaTimingFunction(name: .easeInEaseOut)
        case .easeIn: CAMediaTimingFunction(name: .easeIn)
        case .easeOut: CAMediaTimingFunction(name: .easeOut)
        case .linear: CAMediaTimingFunction(name: .linear)
        }
    }
}

extension UIView.AnimationOptions {
    /// Lays subviews out inside the block, so that they move with their superviews.
    public static let layoutSubviews = UIView.AnimationOptions(rawValue: 1 << 0)
    /// Lets animating views have touches.
    public static let allowUserInteraction = UIView.AnimationOptions(rawValue: 1 << 1)
    /// Starts from what is on screen, not from the last value set.
    public static let beginFromCurrentState = UIView.AnimationOptions(rawValue: 1 << 2)
    /// Runs for ever.
    public static let `repeat` = UIView.AnimationOptions(rawValue: 1 << 3)
    /// Runs forth and back.
    public static let autoreverse = UIView.AnimationOptions(rawValue: 1 << 4)
    /// Uses the block's own duration inside another block.
    public static let overrideInheritedDuration = UIView.AnimationOptions(rawValue: 1 << 5)
    /// Uses the block's own curve inside another block.
    public static let overrideInheritedCurve = UIView.AnimationOptions(rawValue: 1 << 6)
    /// Animates changes inside a transition too.
    public static let allowAnimatedContent = UIView.AnimationOptions(rawValue: 1 << 7)
    /// Hides and shows the views of a transition in place of removing and adding them.
    public static let showHideTransitionViews = UIView.AnimationOptions(rawValue: 1 << 8)
    /// Takes over nothing from the block around.
    public static let overrideInheritedOptions = UIView.AnimationOptions(rawValue: 1 << 9)
    /// Brings windows up to date before the block, and after it as a part of it: what the block's changes lead to moves along. The number of
    /// the bit is ours: public code does not tell it, and from 10 to 12 keyframes have their calculation mode.
    public static let flushUpdates = UIView.AnimationOptions(rawValue: 1 << 13)

    /// Slow, fast, slow: the default.
    public static let curveEaseInOut = UIView.AnimationOptions([])
    /// Starts slowly.
    public static let curveEaseIn = UIView.AnimationOptions(rawValue: 1 << 16)
    /// Ends slowly.
    public static let curveEaseOut = UIView.AnimationOptions(rawValue: 2 << 16)
    /// The same pace throughout.
    public static let curveLinear = UIView.AnimationOptions(rawValue: 3 << 16)

    /// Turns about the vertical axis; the left edge comes first.
    public static let transitionFlipFromLeft = UIView.AnimationOptions(rawValue: 1 << 20)
    /// Turns about the vertical axis; the right edge comes first.
    public static let transitionFlipFromRight = UIView.AnimationOptions(rawValue: 2 << 20)
    /// Curls up as a page.
    public static let transitionCurlUp = UIView.AnimationOptions(rawValue: 3 << 20)
    /// Curls down as a page.
    public static let transitionCurlDown = UIView.AnimationOptions(rawValue: 4 << 20)
    /// Fades from one to the other.
    public static let transitionCrossDissolve = UIView.AnimationOptions(rawValue: 5 << 20)
    /// Turns about the horizontal axis; the top edge comes first.
    public static let transitionFlipFromTop = UIView.AnimationOptions(rawValue: 6 << 20)
    /// Turns about the horizontal axis; the bottom edge comes first.
    public static let transitionFlipFromBottom = UIView.AnimationOptions(rawValue: 7 << 20)

    /// 60 frames a second would do. Every frame of the display is drawn.
    public static let preferredFramesPerSecond60 = UIView.AnimationOptions(rawValue: 3 << 24)
    /// 30 frames a second would do. Every frame of the display is drawn.
    public static let preferredFramesPerSecond30 = UIView.AnimationOptions(rawValue: 7 << 24)

    var curve: UIView.AnimationCurve { UIView.AnimationCurve(rawValue: Int(rawValue >> 16 & 15)) ?? .easeInOut }
    var hasCurve: Bool { rawValue >> 16 & 15 != 0 }
    var transition: UInt { rawValue >> 20 & 15 }
    /// The flags, without curve, transition and pace.
    var flags: Self { Self(rawValue: rawValue & 0xffff) }
}

extension UIView.KeyframeAnimationOptions {
    /// Lays subviews out inside the block.
    public static let layoutSubviews = UIView.KeyframeAnimationOptions(rawValue: 1 << 0)
    /// Lets animating views have touches.
    public static let allowUserInteraction = UIView.KeyframeAnimationOptions(rawValue: 1 << 1)
    /// Starts from what is on screen.
    public static let beginFromCurrentState = UIView.KeyframeAnimationOptions(rawValue: 1 << 2)
    /// Runs for ever.
    public static let `repeat` = UIView.KeyframeAnimationOptions(rawValue: 1 << 3)
    /// Runs forth and back.
    public static let autoreverse = UIView.KeyframeAnimationOptions(rawValue: 1 << 4)
    /// Uses the block's own duration inside another block.
    public static let overrideInheritedDuration = UIView.KeyframeAnimationOptions(rawValue: 1 << 5)
    /// Takes over nothing from the block around.
    public static let overrideInheritedOptions = UIView.KeyframeAnimationOptions(rawValue: 1 << 9)
    /// Straight from value to value: the default.
    public static let calculationModeLinear = UIView.KeyframeAnimationOptions([])
    /// Jumps from value to value.
    public static let calculationModeDiscrete = UIView.KeyframeAnimationOptions(rawValue: 1 << 10)
    /// Straight, at the same speed throughout.
    public static let calculationModePaced = UIView.KeyframeAnimationOptions(rawValue: 2 << 10)
    /// A smooth curve through the values.
    public static let calculationModeCubic = UIView.KeyframeAnimationOptions(rawValue: 3 << 10)
    /// A smooth curve, at the same speed throughout.
    public static let calculationModeCubicPaced = UIView.KeyframeAnimationOptions(rawValue: 4 << 10)

    var calculationMode: CAAnimationCalculationMode {
        switch rawValue >> 10 & 15 {
        case 1: .discrete
        case 2: .paced
        case 3: .cubic
        case 4: .cubicPaced
        default: .linear
        }
    }
}
