/// One way of turning pages: by scrolling or by curling.
@MainActor
protocol PageTurner: AnyObject {
    var gestureRecognizers: [UIGestureRecognizer] { get }
    /// The view is there.
    func load(into view: UIView)
    /// The view may have another size.
    func layOut()
    /// Shows other pages; `completion` is called once.
    func show(
        _ pages: [UIViewController], _ direction: UIPageViewController.NavigationDirection, animated: Bool,
        completion: @escaping (Bool) -> Void)
    /// What the data source said before may be wrong now.
    func neighborsDidChange()
    /// Brings any turn to its end at once: the program's to its pages, the user's back.
    func settle()
}

/// The appearance and containment calls of one turn, in the order of its style (docs/behaviour/view-controllers.md §1).
@MainActor
struct PageAppearance {
    unowned let owner: UIPageViewController
    let old: [UIViewController]
    let new: [UIViewController]
    let animated: Bool
    /// Appearance calls are only for pages that are on screen when the turn begins.
    private let isSeen: Bool

    init(owner: UIPageViewController, old: [UIViewController], new: [UIViewController], animated: Bool) {
        (self.owner, self.old, self.new, self.animated) = (owner, old, new, animated)
        isSeen = owner.isAppeared || owner.appearance == .appearing && owner.viewIfLoaded?.window != nil
    }

    private var leaving: [UIViewController] { old.filter { page in !new.contains { $0 === page } } }
    private var coming: [UIViewController] { new.filter { page in !old.contains { $0 === page } } }

    /// Before the new pages' views enter.
    func begin() {
        for page in coming where page.parent !== owner { owner.addChild(page) }
        guard isSeen else { return }
        for page in coming { page.beginAppearanceTransition(true, animated: animated) }
        for page in leaving { page.beginAppearanceTransition(false, animated: animated) }
    }

    /// The new pages stay.
    func complete(leavingFirst: Bool) {
        for page in leaving {
            page.willMove(toParent: nil)
            page.viewIfLoaded?.removeFromSuperview()
        }
        if leavingFirst { end(leaving) }
        // Pages of a controller that is itself on its way in have appeared when it has.
        if owner.appearance != .appearing { end(coming) }
        if !leavingFirst { end(leaving) }
        for page in coming { page.didMove(toParent: owner) }
        for page in leaving { page.removeFromParent() }
    }

    /// The old pages stay after all.
    func cancel(interleaved: Bool) {
        if isSeen, interleaved {
            for page in coming { page.beginAppearanceTransition(false, animated: animated) }
            for page in leaving { page.beginAppearanceTransition(true, animated: animated) }
        } else if isSeen {
            for page in leaving { page.beginAppearanceTransition(true, animated: animated) }
            end(leaving)
            for page in coming { page.beginAppearanceTransition(false, animated: animated) }
        }
        for page in coming {
            page.willMove(toParent: nil)
            page.viewIfLoaded?.removeFromSuperview()
        }
        end(coming)
        if interleaved { end(leaving) }
        for page in coming { page.removeFromParent() }
    }

    /// Ends what was begun; pages that were never on screen have nothing to end.
    private func end(_ pages: [UIViewController]) {
        for page in pages where page.appearance == .appearing || page.appearance == .disappearing {
            page.endAppearanceTransition()
        }
    }
}
