import CoreGraphics

/// A row, header or footer that has a view.
@MainActor
final class LiveRow {
    var element: TableElement
    let view: UIView
    var frame = CGRect.zero
    /// The pass that last found it in sight.
    var pass = 0
    /// Whether the view stands in for a row that is in no data.
    var isPlaceholder = false

    init(_ element: TableElement, _ view: UIView) {
        self.element = element
        self.view = view
    }

    var cell: UITableViewCell? { view as? UITableViewCell }
}

/// The rows, headers and footers with views.
@MainActor
struct LiveRows {
    private(set) var all: [LiveRow] = []
    private var byElement: [TableElement: LiveRow] = [:]

    subscript(element: TableElement) -> LiveRow? { byElement[element] }

    mutating func insert(_ row: LiveRow) {
        all.append(row)
        byElement[row.element] = row
    }

    mutating func remove(where isOut: (LiveRow) -> Bool) -> [LiveRow] {
        let gone = all.filter(isOut)
        guard !gone.isEmpty else { return [] }
        replace(with: all.filter { !isOut($0) })
        return gone
    }

    mutating func replace(with rows: [LiveRow]) {
        all = rows
        byElement = [:]
        for row in rows { byElement[row.element] = row }
    }

    func element(of view: UIView) -> TableElement? { all.first { $0.view === view }?.element }

    /// From the top.
    var inOrder: [LiveRow] { all.sorted { $0.frame.minY < $1.frame.minY } }
}

/// The cells, headers and footers that wait to be used again, and the classes of new ones.
@MainActor
struct TablePool {
    private var cellClasses: [String: UITableViewCell.Type] = [:]
    private var edgeClasses: [String: UITableViewHeaderFooterView.Type] = [:]
    private var cells: [String: [UITableViewCell]] = [:]
    private var edges: [String: [UITableViewHeaderFooterView]] = [:]

    mutating func register(cell type: AnyClass?, _ identifier: String) {
        precondition(
            type == nil || type is UITableViewCell.Type,
            "a class registered for cells must be a UITableViewCell; \(String(describing: type)) is not")
        cellClasses[identifier] = type as? UITableViewCell.Type
    }

    mutating func register(edge type: AnyClass?, _ identifier: String) {
        precondition(
            type == nil || type is UITableViewHeaderFooterView.Type,
            "a class registered for headers and footers must be a UITableViewHeaderFooterView; \(String(describing: type)) is not"
        )
        edgeClasses[identifier] = type as? UITableViewHeaderFooterView.Type
    }

    mutating func cell(_ identifier: String) -> UITableViewCell? {
        if let cell = cells[identifier]?.popLast() {
            AnimationContext.runStill { cell.prepareForReuse() }
            return cell
        }
        return cellClasses[identifier].map { UITableViewCell.make($0, identifier) }
    }

    mutating func edge(_ identifier: String) -> UITableViewHeaderFooterView? {
        if let view = edges[identifier]?.popLast() {
            AnimationContext.runStill { view.prepareForReuse() }
            return view
        }
        return edgeClasses[identifier].map { UITableViewHeaderFooterView.make($0, identifier) }
    }

    /// Takes a view back; one without identifier just goes.
    mutating func put(_ view: UIView) {
        if let cell = view as? UITableViewCell, let identifier = cell.reuseIdentifier {
            cells[identifier, default: []].append(cell)
        } else if let edge = view as? UITableViewHeaderFooterView, let identifier = edge.reuseIdentifier {
            edges[identifier, default: []].append(edge)
        } else {
            view.removeFromSuperview()
        }
    }

    /// Takes the views that found no new use out of the tree.
    func clearTree() {
        for view in cells.values.joined() where view.superview != nil { view.removeFromSuperview() }
        for view in edges.values.joined() where view.superview != nil { view.removeFromSuperview() }
    }
}
