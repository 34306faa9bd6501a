public import CoreGraphics

/// A reuse identifier that no one else has.
@MainActor
enum RegistrationName {
    static func next() -> String { "registration \(SerialNumber.next())" }
}

extension UICollectionView {
    /// A class of cells with the code that fills them. Make it once, not in the data source's method.
    @preconcurrency @MainActor
    public struct CellRegistration<Cell: UICollectionViewCell, Item> {
        /// Fills a cell with an item.
        public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

        let name = RegistrationName.next()
        let handler: Handler
        /// nil: the class itself is made.
        private(set) var maker: (@MainActor () -> UICollectionReusableView?)?

        /// - Parameter handler: fills a cell for an item.
        public init(handler: @escaping Handler) {
            self.handler = handler
        }

        /// - Parameters:
        ///   - cellNib: the nib whose first object is the cell.
        ///   - handler: fills a cell for an item.
        public init(cellNib: UINib, handler: @escaping Handler) {
            self.init(handler: handler)
            maker = cellNib.maker()
        }
    }

    /// A class of supplementary views with the code that fills them. Make it once.
    @preconcurrency @MainActor
    public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
        /// Fills a view of a kind at an index path.
        public typealias Handler = (
            _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
        ) -> Void

        let name = RegistrationName.next()
        let kind: String
        let handler: Handler
        /// nil: the class itself is made.
        private(set) var maker: (@MainActor () -> UICollectionReusableView?)?

        /// - Parameter handler: fills a view of the kind.
        public init(elementKind: String, handler: @escaping Handler) {
            kind = elementKind
            self.handler = handler
        }

        /// - Parameters:
        ///   - supplementaryNib: the nib whose first object is the view.
        ///   - handler: fills a view of the kind.
        public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
            self.init(elementKind: elementKind, handler: handler)
            maker = supplementaryNib.maker()
        }
    }

    /// A cell of a registration, filled with an item.
    public func dequeueConfiguredReusableCell<Cell, Item>(
        using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
    ) -> Cell {
        let name = ReusePool.Name(kind: "", identifier: registration.name)
        elementViews.pool.registerIfNew(Cell.self, registration.maker, name)
        guard let cell = elementViews.dequeue(name, for: indexPath) as? Cell else {
            preconditionFailure("a registration of \(Cell.self) gave a cell of another class")
        }
        if let item { registration.handler(cell, indexPath, item) }
        return cell
    }

    /// A view of a registration, filled.
    public func dequeueConfiguredReusableSupplementary<Supplementary>(
        using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
    ) -> Supplementary {
        let name = ReusePool.Name(kind: registration.kind, identifier: registration.name)
        elementViews.pool.registerIfNew(Supplementary.self, registration.maker, name)
        guard let view = elementViews.dequeue(name, for: indexPath) as? Supplementary else {
            preconditionFailure("a registration of \(Supplementary.self) gave a view of another class")
        }
        registration.handler(view, registration.kind, indexPath)
        return view
    }
}
