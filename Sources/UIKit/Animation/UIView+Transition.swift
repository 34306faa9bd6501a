extension UIView {
    /// Turns, curls or dissolves a view from how it looks to how the block leaves it. The old looks are the ones last on screen.
    /// - `view`: what moves, with its subviews.
    /// - `duration`: seconds; 0 makes the changes at once and calls `completion` with the main queue's next turn.
    public class func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        let settings = AnimationSettings(duration: duration, options: options).inContext
        guard AnimationContext.allowsAnimation, settings.duration > 0, let transition = CATransition(options: options)
        else {
            AnimationContext.runStill { animations?() }
            return AnimationBlock.endLater(completion)
        }
        let block = AnimationBlock(settings: settings, completion: completion)
        if options.contains(.allowAnimatedContent) {
            AnimationContext.run(block) { animations?() }
        } else {
            AnimationContext.runStill { animations?() }
        }
        block.addTransition(transition, to: view.layer)
        block.close()
    }

    /// Replaces one view by another in its superview, with a transition of the superview.
    /// - `options`: with `showHideTransitionViews` both stay, one hidden; else the first leaves and the second comes in.
    public class func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
    ) {
        guard let container = fromView.superview else { return AnimationBlock.endLater(completion) }
        transition(
            with: container, duration: duration, options: options,
            animations: {
                if options.contains(.showHideTransitionViews) {
                    fromView.isHidden = true
                    toView.isHidden = false
                } else {
                    container.insertSubview(toView, aboveSubview: fromView)
                    fromView.removeFromSuperview()
                }
            }, completion: completion)
    }
}

extension AnimationBlock {
    func addTransition(_ transition: CATransition, to layer: CALayer) {
        if case .curve(let function) = settings.motion { transition.timingFunction = function }
        add(transition, to: layer, forKey: kCATransition)
    }
}

extension CATransition {
    /// nil when the options name no transition.
    convenience init?(options: UIView.AnimationOptions) {
        self.init()
        switch options.transition {
        case 1: set("oglFlip", .fromLeft)
        case 2: set("oglFlip", .fromRight)
        case 3: set("pageCurl", .fromBottom)
        case 4: set("pageUnCurl", .fromTop)
        case 5: set("fade", nil)
        // The layer's names are of a world whose y points up.
        case 6: set("oglFlip", .fromBottom)
        case 7: set("oglFlip", .fromTop)
        default: return nil
        }
    }

    private func set(_ type: String, _ subtype: CATransitionSubtype?) {
        self.type = CATransitionType(rawValue: type)
        self.subtype = subtype
    }
}
