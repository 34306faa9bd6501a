/// What `UITraitCollection.current` is: what was set last, for as long as the newest screen stays the newest; else that screen's traits.
///
/// A screen is gone as soon as nobody holds it, so that nothing of it stays in force.
struct TraitsInForce {
    private struct Screen {
        weak var screen: UIScreen?
        var traits: UITraitCollection
        let number: Int
    }

    struct Choice {
        fileprivate var traits: UITraitCollection
        /// The number of the newest screen at that time; 0 for none.
        fileprivate var screen: Int
    }

    private var screens: [Screen] = []
    private var lastNumber = 0
    /// What was set.
    var choice: Choice?

    private var newest: Screen? { screens.last { $0.screen != nil } }

    var traits: UITraitCollection {
        let newest = newest
        if let choice, choice.screen == newest?.number ?? 0 { return choice.traits }
        return newest?.traits ?? .standard
    }

    mutating func choose(_ traits: UITraitCollection) {
        choice = Choice(traits: traits, screen: newest?.number ?? 0)
    }

    /// A screen becomes the newest.
    mutating func add(_ screen: UIScreen, _ traits: UITraitCollection) {
        screens.removeAll { $0.screen == nil || $0.screen === screen }
        lastNumber += 1
        screens.append(Screen(screen: screen, traits: traits, number: lastNumber))
    }

    /// What a screen says has changed; of the newest one it counts at once.
    mutating func update(_ screen: UIScreen, _ traits: UITraitCollection) {
        guard let index = screens.firstIndex(where: { $0.screen === screen }) else { return }
        screens[index].traits = traits
        if newest?.number == screens[index].number { choice = nil }
    }
}
