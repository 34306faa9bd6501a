/// A way of dealing with a view that can be added to it.
@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
    /// The view it belongs to.
    var view: UIView? { get }
    /// About to belong to another view, or none.
    func willMove(to view: UIView?)
    /// Belongs to another view, or none.
    func didMove(to view: UIView?)
}

extension UIView {
    /// The interactions added to the view.
    public var interactions: [any UIInteraction] {
        get { extras?.interactions ?? [] }
        set {
            for old in interactions { removeInteraction(old) }
            for new in newValue { addInteraction(new) }
        }
    }

    /// Adds an interaction, taking it from its old view.
    final func take(_ interaction: any UIInteraction) {
        guard interaction.view !== self else { return }
        interaction.view?.removeInteraction(interaction)
        interaction.willMove(to: self)
        extras = extras.with { $0.interactions.append(interaction) }
        interaction.didMove(to: self)
    }

    /// Takes an interaction away.
    final func giveUp(_ interaction: any UIInteraction) {
        guard interactions.contains(where: { $0 === interaction }) else { return }
        interaction.willMove(to: nil)
        extras = extras.with { extras in extras.interactions.removeAll { $0 === interaction } }
        interaction.didMove(to: nil)
    }
}
