import CoreGraphics

/// Opens the items or rows of a list under a drag that rests on them: they are tapped.
@MainActor
final class ListSprings: NSObject, UISpringLoadedInteractionBehavior {
    private let cell: (CGPoint) -> (path: ShownPath, view: UIView)?
    private let mayOpen: (ShownPath, any UISpringLoadedInteractionContext) -> Bool
    private let open: (ShownPath) -> Void
    private(set) lazy var interaction = UISpringLoadedInteraction(
        interactionBehavior: self, interactionEffect: nil
    ) { [weak self] interaction, context in
        guard let self, let view = interaction.view, let path = cell(context.location(in: view))?.path else { return }
        open(path)
    }

    /// - Parameters:
    ///   - cell: what is at a point of the list.
    ///   - mayOpen: asks the list's delegate.
    ///   - open: does what a tap does.
    init(
        cell: @escaping (CGPoint) -> (path: ShownPath, view: UIView)?,
        mayOpen: @escaping (ShownPath, any UISpringLoadedInteractionContext) -> Bool,
        open: @escaping (ShownPath) -> Void
    ) {
        (self.cell, self.mayOpen, self.open) = (cell, mayOpen, open)
    }

    func shouldAllow(
        _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
    ) -> Bool {
        guard let view = interaction.view, let (path, cell) = cell(context.location(in: view)) else { return false }
        context.targetView = cell
        return mayOpen(path, context)
    }
}
