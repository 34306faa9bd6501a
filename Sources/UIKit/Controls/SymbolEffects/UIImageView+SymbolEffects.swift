import QuartzCore

/// How an effect of a symbol ended.
@preconcurrency @MainActor
public struct UISymbolEffectCompletionContext {
    /// Whether it played to its end.
    public let isFinished: Bool
    /// Which effect; nil for a change of the picture.
    public let effect: (any SymbolEffect)?
    /// The view.
    public private(set) weak var sender: UIView?
    /// Which picture it changed to.
    public let contentTransition: (any SymbolEffect)?
}

/// Is told when an effect of a symbol has ended.
public typealias UISymbolEffectCompletion = @MainActor (UISymbolEffectCompletionContext) -> Void

extension UIImageView {
    private static let effectPrefix = "mutoscope.symbolEffect."

    /// Plays an effect once.
    public func addSymbolEffect(
        _ effect: some DiscreteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
        animated: Bool = true, completion: UISymbolEffectCompletion? = nil
    ) { play(effect, options, isEndless: false, animated, completion) }

    /// Plays an effect until it is taken away.
    public func addSymbolEffect(
        _ effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
        animated: Bool = true, completion: UISymbolEffectCompletion? = nil
    ) { play(effect, options, isEndless: true, animated, completion) }

    /// Plays an effect: until it is taken away, unless options say otherwise.
    public func addSymbolEffect(
        _ effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions = .default, animated: Bool = true, completion: UISymbolEffectCompletion? = nil
    ) { play(effect, options, isEndless: options.count == nil, animated, completion) }

    /// Ends effects of a kind.
    public func removeSymbolEffect(
        ofType effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
        animated: Bool = true, completion: UISymbolEffectCompletion? = nil
    ) {
        end(effect.configuration.kind.name, animated)
        completion?(.init(isFinished: true, effect: effect, sender: self, contentTransition: nil))
    }

    /// Ends effects of a kind.
    public func removeSymbolEffect(
        ofType effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions = .default, animated: Bool = true, completion: UISymbolEffectCompletion? = nil
    ) {
        end(effect.configuration.kind.name, animated)
        completion?(.init(isFinished: true, effect: effect, sender: self, contentTransition: nil))
    }

    /// Ends effects of a kind.
    public func removeSymbolEffect(
        ofType effect: some DiscreteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
        animated: Bool = true, completion: UISymbolEffectCompletion? = nil
    ) {
        end(effect.configuration.kind.name, animated)
        completion?(.init(isFinished: true, effect: effect, sender: self, contentTransition: nil))
    }

    /// Ends all effects.
    public func removeAllSymbolEffects(options: SymbolEffectOptions = .default, animated: Bool = true) {
        for name in SymbolEffectConfiguration.Kind.names { end(name, animated) }
    }

    /// Shows another symbol in place of this one.
    public func setSymbolImage(
        _ image: UIImage, contentTransition: some ContentTransitionSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions = .default, completion: UISymbolEffectCompletion? = nil
    ) {
        guard window != nil, self.image != nil else {
            self.image = image
            completion?(.init(isFinished: true, effect: nil, sender: self, contentTransition: contentTransition))
            return
        }
        let half = 0.15 / options.timesFaster
        let (opacity, transform) = (layer.opacity, layer.transform)
        UIView.animate(withDuration: half, delay: 0, options: .curveEaseIn) {
            self.layer.opacity = 0
            self.layer.transform = CATransform3DScale(transform, 0.5, 0.5, 1)
        } completion: { _ in
            self.image = image
            UIView.animate(withDuration: half, delay: 0, options: .curveEaseOut) {
                self.layer.opacity = opacity
                self.layer.transform = transform
            } completion: { isFinished in
                completion?(
                    .init(isFinished: isFinished, effect: nil, sender: self, contentTransition: contentTransition))
            }
        }
    }

    private func play(
        _ effect: any SymbolEffect, _ options: SymbolEffectOptions, isEndless: Bool, _ isAnimated: Bool,
        _ completion: UISymbolEffectCompletion?
    ) {
        let kind = effect.configuration.kind
        func finish(_ isFinished: Bool) {
            completion?(.init(isFinished: isFinished, effect: effect, sender: self, contentTransition: nil))
        }
        if let rest = kind.rest {
            return settle(rest, isAnimated ? 0.3 / options.timesFaster : 0) { finish($0) }
        }
        guard isAnimated, let motion = kind.motion(size: bounds.size, isMirrored: isMirrored) else {
            return finish(true)
        }
        let animation = motion.resting(options.pause ?? kind.pause)
        animation.speed = Float(options.timesFaster)
        animation.repeatCount = options.isEndless ?? isEndless ? .infinity : Float(options.count ?? 1)
        CATransaction.begin()
        if completion != nil { CATransaction.setCompletionBlock { MainActor.assumeIsolated { finish(true) } } }
        layer.add(animation, forKey: Self.effectPrefix + kind.name)
        CATransaction.commit()
    }

    /// Effects that leave the symbol changed.
    private func settle(
        _ rest: (scale: CGFloat, opacity: Float), _ duration: TimeInterval, _ completion: @escaping (Bool) -> Void
    ) {
        let change = {
            self.layer.opacity = rest.opacity
            self.layer.setAffineTransform(CGAffineTransform(scaleX: rest.scale, y: rest.scale))
        }
        guard duration > 0, window != nil else {
            change()
            return completion(true)
        }
        UIView.animate(withDuration: duration, animations: change, completion: completion)
    }

    private func end(_ name: String, _ isAnimated: Bool) {
        layer.removeAnimation(forKey: Self.effectPrefix + name)
        guard SymbolEffectConfiguration.Kind.lasting.contains(name) else { return }
        settle((1, 1), isAnimated ? 0.3 : 0) { _ in }
    }
}

extension SymbolEffectConfiguration.Kind {
    static let names = [
        "bounce", "pulse", "variableColor", "scale", "appear", "disappear", "wiggle", "rotate", "breathe",
    ]
    static let lasting: Set<String> = ["scale", "appear", "disappear"]

    var name: String {
        switch self {
        case .bounce: "bounce"
        case .pulse: "pulse"
        case .variableColor: "variableColor"
        case .scale: "scale"
        case .appear: "appear"
        case .disappear: "disappear"
        case .replace: "replace"
        case .automatic: "automatic"
        case .wiggle: "wiggle"
        case .rotate: "rotate"
        case .breathe: "breathe"
        }
    }

    /// How the symbol stays.
    var rest: (scale: CGFloat, opacity: Float)? {
        switch self {
        case .scale(let factor): (factor, 1)
        case .appear: (1, 1)
        case .disappear: (0.5, 0)
        default: nil
        }
    }

    /// One turn of what it plays.
    func motion(size: CGSize, isMirrored: Bool) -> CAAnimation? {
        switch self {
        case .bounce(let isUp):
            let jump = CAKeyframeAnimation(keyPath: "transform.scale")
            jump.values = isUp ? [1, 1.2, 0.95, 1] : [1, 0.8, 1.05, 1]
            jump.keyTimes = [0, 0.35, 0.7, 1]
            jump.duration = 0.5
            return jump
        case .pulse: return fade([1, 0.35, 1], 1.2)
        case .variableColor(let isReversing, _): return fade(isReversing ? [0.35, 1, 0.35] : [0.35, 0.7, 1], 1)
        case .wiggle(let way): return way.motion(size: size, isMirrored: isMirrored)
        case .rotate(let isClockwise):
            let turn = CABasicAnimation(keyPath: "transform.rotation.z")
            turn.fromValue = 0
            turn.toValue = isClockwise ? 2 * Double.pi : -2 * Double.pi
            turn.duration = 1.2
            turn.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
            return turn
        case .breathe(let fades):
            let breath = CAKeyframeAnimation(keyPath: "transform.scale")
            breath.values = [1, 1.12, 1]
            breath.timingFunctions = [
                CAMediaTimingFunction(name: .easeInEaseOut), CAMediaTimingFunction(name: .easeInEaseOut),
            ]
            breath.duration = 2
            return fades ? breath.together(with: fade([0.6, 1, 0.6], 2)) : breath
        default: return nil
        }
    }

    private func fade(_ values: [Double], _ duration: TimeInterval) -> CAAnimation {
        let fade = CAKeyframeAnimation(keyPath: "opacity")
        fade.values = values
        fade.duration = duration
        return fade
    }
}
