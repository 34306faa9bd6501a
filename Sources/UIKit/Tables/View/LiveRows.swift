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
    private var cells: [String: WaitingViews<UITableViewCell, TableElement>] = [:]
    private var edges: [String: WaitingViews<UITableViewHeaderFooterView, TableElement>] = [:]

    mutating func register(cell type: AnyClass?, _ identifier: String) {
        precondition(
            type == nil || type is UITableViewCell.Type,
            "a class registered for cells must be a UITableViewCell; \(String(describing: type)) is not")
        cellClasses[identifier] = type as? UITableViewCell.Type
        makers[identifier] = nil
    }

    private var makers: [String: @MainActor () -> UITableViewCell?] = [:]
    private var edgeMakers: [String: @MainActor () -> UITableViewHeaderFooterView?] = [:]

    /// Cells that a nib or a storyboard describes.
    mutating func register(cellMaker: (@MainActor () -> UITableViewCell?)?, _ identifier: String) {
        makers[identifier] = cellMaker
        cellClasses[identifier] = nil
    }

    /// Headers and footers that a nib describes.
    mutating func register(edgeMaker: (@MainActor () -> UITableViewHeaderFooterView?)?, _ identifier: String) {
        edgeMakers[identifier] = edgeMaker
        edgeClasses[identifier] = nil
    }

    mutating func register(edge type: AnyClass?, _ identifier: String) {
        precondition(
            type == nil || type is UITableViewHeaderFooterView.Type,
            "a class registered for headers and footers must be a UITableViewHeaderFooterView; \(String(describing: type)) is not"
        )
        edgeClasses[identifier] = type as? UITableViewHeaderFooterView.Type
        edgeMakers[identifier] = nil
    }

    /// What to do where nothing can be made.
    func advice(_ identifier: String) -> String {
        makers[identifier] != nil ? "its nib gives no such cell" : "register a class or a nib for the identifier first"
    }

    mutating func cell(_ identifier: String, for home: TableElement?) -> UITableViewCell? {
        if let cell = cells[identifier]?.take(for: home) {
            AnimationContext.runStill { cell.prepareForReuse() }
            return cell
        }
        if let made = makers[identifier]?() {
            made.reuseIdentifier = identifier
            return made
        }
        return cellClasses[identifier].map { UITableViewCell.make($0, identifier) }
    }

    mutating func edge(_ identifier: String, for home: TableElement?) -> UITableViewHeaderFooterView? {
        if let view = edges[identifier]?.take(for: home) {
            AnimationContext.runStill { view.prepareForReuse() }
            return view
        }
        if let made = edgeMakers[identifier]?() {
            made.reuseIdentifier = identifier
            return made
        }
        return edgeClasses[identifier].map { UITableViewHeaderFooterView.make($0, identifier) }
    }

    /// Takes a view back; one without identifier just goes.
    ///
    /// - Parameter home: The element that is to have the view again, if it still asks for one of the identifier.
    mutating func put(_ view: UIView, home: TableElement? = nil) {
        if let cell = view as? UITableViewCell, let identifier = cell.reuseIdentifier {
            cells[identifier, default: WaitingViews()].put(cell, home: home)
        } else if let edge = view as? UITableViewHeaderFooterView, let identifier = edge.reuseIdentifier {
            edges[identifier, default: WaitingViews()].put(edge, home: home)
        } else {
            view.removeFromSuperview()
        }
    }

    /// Takes the views that found no new use out of the tree.
    mutating func clearTree() {
        for identifier in cells.keys { cells[identifier]?.forgetHomes() }
        for identifier in edges.keys { edges[identifier]?.forgetHomes() }
        for views in cells.values {
            for view in views.views where view.superview != nil { view.removeFromSuperview() }
        }
        for views in edges.values {
            for view in views.views where view.superview != nil { view.removeFromSuperview() }
        }
    }
}
