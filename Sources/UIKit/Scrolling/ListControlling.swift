/// A controller of the kit that is there for a list: a table's, a collection view's.
@MainActor
protocol ListControlling: UIResponder {
    var controlledList: UIScrollView? { get }
}
