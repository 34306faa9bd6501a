/// A change of a navigation controller's stack between the moment when it is asked for and the layout that it begins with.
@MainActor
struct DeferredStackChange {
    let change: UINavigationController.StackChange
    /// Whether the bar was out of sight over the page on the screen.
    let barWasAway: Bool
    /// The transition, where it is animated.
    var session: TransitionSession?

    /// Whether a layout may begin a change. One that takes place in an animation, or where nothing is to be animated, is for what it was asked
    /// for: the change waits for the next commit.
    static var mayBeginInLayout: Bool { UIView.areAnimationsEnabled && UIView.inheritedAnimationDuration == 0 }

    /// Begins what waits around two controllers: a page that was pushed just now presents, one that was popped just now is presented.
    static func beginAll(around presenter: UIViewController, _ presented: UIViewController) {
        for container in presenter.selfAndAncestors { container.beginDeferredChange() }
        presented.parent?.beginDeferredChange()
    }
}
