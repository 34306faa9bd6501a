import CoreGraphics

/// Opens the items or rows of a list under a drag that rests on them: they are tapped.
@MainActor
final class ListSprings: NSObject, UISpringLoadedInteractionBehavior {
    private let cell: (CGPoint) -> (path: IndexPath, view: UIView)?
    private let mayOpen: (IndexPath, any UISpringLoadedInteractionContext) -> Bool
    private let open: (IndexPath) -> Void
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
        cell: @escaping (CGPoint) -> (path: IndexPath, view: UIView)?,
        mayOpen: @escaping (IndexPath, any UISpringLoadedInteractionContext) -> Bool,
        open: @escaping (IndexPath) -> Void
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

extension UICollectionView {
    func makeSprings() -> ListSprings {
        ListSprings(
            cell: { [unowned self] point in
                frontmostItem(at: point).flatMap { path in cell(at: path).map { (path, $0) } }
            },
            mayOpen: { [unowned self] path, context in
                guard placeholders.slot(at: path) == nil else { return false }
                return asked(path) { $0.collectionView(self, shouldSpringLoadItemAt: $1, with: context) } ?? true
            },
            open: { [unowned self] in tap($0) })
    }
}

extension UITableView {
    func makeSprings() -> ListSprings {
        ListSprings(
            cell: { [unowned self] point in
                row(under: point).flatMap { path in cell(at: path).map { (path, $0) } }
            },
            mayOpen: { [unowned self] path, context in
                guard placeholders.slot(at: path) == nil else { return false }
                return asked(path) { $0.tableView(self, shouldSpringLoadRowAt: $1, with: context) } ?? true
            },
            open: { [unowned self] in tap($0) })
    }
}
