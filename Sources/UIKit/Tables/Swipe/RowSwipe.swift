import CoreGraphics

/// A row that has been swiped aside, and the buttons behind it.
@MainActor
final class RowSwipe {
    let cell: UIView
    let indexPath: IndexPath
    let configuration: UISwipeActionsConfiguration
    /// Whether the actions are at the left side.
    let isAtLeft: Bool
    /// How far the row was when the drag began, in points to the side that it opens to.
    var start: CGFloat = 0
    private(set) var offset: CGFloat = 0
    private let home: CGPoint
    private let holder = UIView()
    private var buttons: [UIButton] = []

    private static let buttonWidth: CGFloat = 74

    init(
        cell: UIView, indexPath: IndexPath, configuration: UISwipeActionsConfiguration, isAtLeft: Bool,
        perform: @escaping (UIContextualAction) -> Void
    ) {
        self.cell = cell
        self.indexPath = indexPath
        self.configuration = configuration
        self.isAtLeft = isAtLeft
        home = cell.center
        holder.frame = cell.frame
        holder.clipsToBounds = true
        cell.superview?.insertSubview(holder, belowSubview: cell)
        for action in configuration.actions { buttons.append(makeButton(action, perform)) }
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
    }
}
