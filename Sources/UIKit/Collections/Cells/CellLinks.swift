/// Where a cell of a storyboard leads.
@MainActor
struct CellLinks {
    var selection: (@MainActor (Any?) -> Void)?
    var accessory: (@MainActor (Any?) -> Void)?
}
