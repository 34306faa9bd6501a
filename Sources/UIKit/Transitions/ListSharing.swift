/// A page of a navigation controller that shows the collection view of the page below it in a layout of its own, instead of coming with
/// one of its own.
@MainActor
protocol ListSharing: UIViewController {
    /// Takes over the list of the page onto which this one is pushed, where it is to.
    func takeList(of lower: UIViewController)
    /// What draws the way between the two pages; nil where they share nothing.
    func makeListAnimator(over lower: UIViewController, isPush: Bool) -> SystemAnimator?
    /// Puts the shared list onto this page or back onto the lower one, at once.
    func putList(onTop: Bool, over lower: UIViewController)
}
