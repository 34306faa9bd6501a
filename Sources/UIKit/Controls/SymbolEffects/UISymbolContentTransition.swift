/// How one symbol takes another's place.
public struct UISymbolContentTransition: Hashable, Sendable {
    /// The effect.
    public let contentTransition: any ContentTransitionSymbolEffect & SymbolEffect
    /// How fast it plays.
    public let options: SymbolEffectOptions

    /// A transition.
    public init(
        _ contentTransition: some ContentTransitionSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions = .default
    ) {
        (self.contentTransition, self.options) = (contentTransition, options)
    }

    /// Whether both play the same effect with the same options.
    public static func == (a: Self, b: Self) -> Bool {
        a.options == b.options && a.contentTransition.configuration == b.contentTransition.configuration
    }

    /// By the effect and its options.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(options)
        hasher.combine(contentTransition.configuration)
    }
}

extension UIImageView {
    /// Shows a symbol, by a transition if there is one and another symbol stands there.
    func showSymbol(_ new: UIImage, by transition: UISymbolContentTransition?) {
        guard let transition, let image, image !== new, image != new, new.isSymbolImage, window != nil else {
            if image !== new { image = new }
            return
        }
        func play(_ effect: some ContentTransitionSymbolEffect & SymbolEffect) {
            setSymbolImage(new, contentTransition: effect, options: transition.options)
        }
        play(transition.contentTransition)
    }
}
