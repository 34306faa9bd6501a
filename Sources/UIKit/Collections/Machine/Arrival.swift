/// How a list brings a view into sight: without animation, and in the middle of one with what is in it in place already, which would
/// grow out of nothing otherwise.
@MainActor
struct Arrival {
    /// Whether the list moves its views in an animation meanwhile.
    let isAnimated: Bool

    static func run<R>(_ bring: (Arrival) -> R) -> R {
        let arrival = Arrival(isAnimated: AnimationContext.recorder != nil)
        return AnimationContext.runStill { bring(arrival) }
    }

    /// The view is where it comes.
    func settle(_ view: UIView) { if isAnimated { view.layoutIfNeeded() } }
}
