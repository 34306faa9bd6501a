/// A controller, as far as the tree knows the one whose view a view is: it hears of what comes down the tree, and adds to it.
@MainActor
protocol ViewOwner: UIResponder {
    // Traits.

    /// What it changes of the traits from above.
    var changedTraits: TraitValues { get }
    /// Its view's traits are others: tells it, before the view hears of it.
    func traitsDidChange(_ changed: [UITrait], from old: UITraitCollection)

    // The safe area and margins.

    /// What it covers of the view, beside what covers it from above.
    var ownSafeArea: UIEdgeInsets { get }
    /// Whether its view's margins are at least the system's.
    var viewRespectsSystemMinimumLayoutMargins: Bool { get }
    func viewSafeAreaInsetsDidChange()
    func viewLayoutMarginsDidChange()
    /// Where its view comes from or belongs that a transition moves; nil for others, and where an animator gives it another size.
    func placeInTransition(of view: UIView) -> CGRect?

    // Layout.

    func viewWillLayOut()
    func viewDidLayoutSubviews()
    func updateProperties()

    // Windows.

    func viewWillMove(toWindow window: UIWindow?)
    func viewDidMove(toWindow window: UIWindow?)
}
