/// What a view does with touches.
struct ViewInput {
    var isUserInteractionEnabled = true
    var isMultipleTouchEnabled = false
    var isExclusiveTouch = false
    var tag = 0
    var gestureRecognizers: [UIGestureRecognizer] = [] { didSet { hasHadRecognizers = true } }
    private var hasHadRecognizers = false
    /// Nil until there is the first; after the last has gone the list is empty.
    var recognizersIfAny: [UIGestureRecognizer]? { hasHadRecognizers ? gestureRecognizers : nil }
    /// Animations under way that keep touches off: those of blocks without `allowUserInteraction`.
    var blockingAnimations = 0
    /// Changes under way of animators whose views are touched where they are seen.
    var shownAnimations = 0
}
