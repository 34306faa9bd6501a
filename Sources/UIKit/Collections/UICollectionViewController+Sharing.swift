extension UICollectionViewController: ListSharing {
    /// The data source stays whose it was: both pages show the same items.
    func takeList(of lower: UIViewController) {
        guard useLayoutToLayoutNavigationTransitions, let lower = lower as? UICollectionViewController,
            let list = lower.collectionView
        else { return }
        lower.layoutGivenAway = list.collectionViewLayout
        collectionView = list
    }

    /// The list, and each page with its layout; nil where the pages show lists of their own.
    private func shared(with lower: UIViewController) -> SharedList? {
        guard let lower = lower as? UICollectionViewController, let below = lower.layoutGivenAway,
            let list = collectionView, lower.collectionView === list
        else { return nil }
        return SharedList(view: list, upper: (self, collectionViewLayout), lower: (lower, below))
    }

    func makeListAnimator(over lower: UIViewController, isPush: Bool) -> SystemAnimator? {
        shared(with: lower).map { LayoutTransitionAnimator($0.view, to: isPush ? $0.upper : $0.lower) }
    }

    func putList(onTop: Bool, over lower: UIViewController) {
        guard let list = shared(with: lower) else { return }
        let (page, layout) = onTop ? list.upper : list.lower
        page.claimList()
        if list.view.collectionViewLayout !== layout { list.view.setCollectionViewLayout(layout, animated: false) }
    }

    /// Puts the collection view into the controller's view, from wherever it was.
    func claimList() {
        guard let list = collectionView, list.superview !== view else { return }
        list.frame = view.bounds
        view.insertSubview(list, at: 0)
    }
}

/// A collection view of two pages.
private struct SharedList {
    typealias Page = (controller: UICollectionViewController, layout: UICollectionViewLayout)

    let view: UICollectionView
    let upper: Page
    let lower: Page
}

/// Two pages share a collection view: it stays where it is, and its items go from layout to layout.
final class LayoutTransitionAnimator: SystemAnimator {
    private let list: UICollectionView
    private let page: UICollectionViewController
    private let layout: UICollectionViewLayout

    /// - Parameter page: The one that comes, with what it shows.
    fileprivate init(_ list: UICollectionView, to page: SharedList.Page) {
        (self.list, self.page, self.layout) = (list, page.controller, page.layout)
        super.init(duration: 0.35)
    }

    /// The animations are the list's own, which ends them.
    override func animateTransition(using context: any UIViewControllerContextTransitioning) {
        insertComingView(context, above: true)
        page.claimList()
        page.view.layoutIfNeeded()
        animate(duration: duration, isInteractive: context.isInteractive) {
            self.list.setCollectionViewLayout(self.layout, animated: true) { _ in
                context.completeTransition(!context.transitionWasCancelled)
            }
        }
    }
}
