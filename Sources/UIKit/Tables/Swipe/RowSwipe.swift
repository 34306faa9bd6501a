import CoreGraphics

/// A cell that may be swiped aside.
@MainActor
protocol SwipeableCell: UIView {
    /// Whether the cell is aside. Its corners are not those of its card then.
    var isSwiped: Bool { get set }
}

/// A row that has been swiped aside, and the buttons behind it.
@MainActor
final class RowSwipe {
    let cell: any SwipeableCell
    let path: ShownPath
    let configuration: UISwipeActionsConfiguration
    /// Whether the actions are at the left side.
    let isAtLeft: Bool
    /// How far the row was when the drag began, in points to the side that it opens to.
    var start: CGFloat = 0
    private(set) var offset: CGFloat = 0
    /// Whether a finger has opened the row, and not a tap on a control.
    var isByFinger = false
    private let home: CGPoint
    private let holder = UIView()
    /// What of the cell shows: its card, out of which it does not go. nil where cells fill the view from side to side.
    private var card: UIView?
    private var buttons: [UIButton] = []

    private static let buttonWidth: CGFloat = 74

    init(
        cell: any SwipeableCell, path: ShownPath, configuration: UISwipeActionsConfiguration, isAtLeft: Bool,
        perform: @escaping (UIContextualAction) -> Void
    ) {
        self.cell = cell
        self.path = path
        self.configuration = configuration
        self.isAtLeft = isAtLeft
        home = cell.center
        holder.frame = cell.frame
        holder.clipsToBounds = true
        takeCorners(holder)
        cell.superview?.insertSubview(holder, belowSubview: cell)
        if let host = cell.superview, cell.bounds.width < host.bounds.width { showOnlyInCard() }
        cell.isSwiped = true
        for action in configuration.actions { buttons.append(makeButton(action, perform)) }
    }

    private func takeCorners(_ view: UIView) {
        view.layer.cornerRadius = cell.layer.cornerRadius
        view.layer.maskedCorners = cell.layer.maskedCorners
    }

    private func showOnlyInCard() {
        guard cell.mask == nil else { return }
        let card = UIView(frame: cell.bounds)
        card.backgroundColor = .black
        takeCorners(card)
        cell.mask = card
        self.card = card
    }

    private func makeButton(_ action: UIContextualAction, _ perform: @escaping (UIContextualAction) -> Void) -> UIButton
    {
        let button = UIButton(type: .custom)
        button.setTitle(action.image == nil ? action.title : nil, for: .normal)
        button.setImage(action.image, for: .normal)
        button.setTitleColor(.white, for: .normal)
        button.tintColor = .white
        button.backgroundColor = action.backgroundColor
        button.accessibilityLabel = action.title
        button.addAction(UIAction { _ in perform(action) }, for: .touchUpInside)
        holder.addSubview(button)
        return button
    }

    /// How far the row opens by itself.
    var openWidth: CGFloat { Self.buttonWidth * CGFloat(buttons.count) }

    /// From here on a lift does the first action.
    var fullSwipeWidth: CGFloat { max(openWidth + 40, cell.bounds.width * 0.6) }

    var isFullSwipe: Bool { configuration.performsFirstActionWithFullSwipe && offset >= fullSwipeWidth }

    /// Moves the row aside; the buttons share what it leaves free.
    func move(to distance: CGFloat) {
        offset = max(0, distance)
        cell.center.x = home.x + (isAtLeft ? offset : -offset)
        card?.frame.origin.x = isAtLeft ? -offset : offset
        let width = cell.bounds.width
        let part = buttons.isEmpty ? 0 : offset / CGFloat(buttons.count)
        for (index, button) in buttons.enumerated() {
            let takesAll = isFullSwipe && index == 0
            let size = takesAll ? offset : part
            let inner = takesAll ? 0 : CGFloat(index) * part
            button.frame = CGRect(
                x: isAtLeft ? inner : width - inner - size, y: 0, width: size, height: holder.bounds.height)
            if takesAll { holder.bringSubviewToFront(button) }
        }
    }

    func end() {
        holder.removeFromSuperview()
        cell.center.x = home.x
        if let card, cell.mask === card { cell.mask = nil }
        cell.isSwiped = false
    }
}
