import CoreGraphics

/// The configurations of a cell, and the views that show them.
@MainActor
struct CellContent {
    var content: (any UIContentConfiguration)?
    var background: UIBackgroundConfiguration?
    /// Whether the configurations follow the states by themselves.
    var updatesContent = true, updatesBackground = true
    /// Shows the content; nil without any.
    private(set) var contentView: (any UIView & UIContentView)?
    private var backgroundView: BackgroundConfigurationView?

    /// Brings the views in line with the configurations in a state.
    mutating func show(in cell: UIView, _ state: any UIConfigurationState) {
        showContent(state)
        showBackground(in: cell, state)
    }

    mutating func showContent(_ state: any UIConfigurationState) {
        guard let content else {
            contentView = nil
            return
        }
        let current = updatesContent ? content.updated(for: state) : content
        if let view = contentView, view.supports(current) {
            view.configuration = current
            return
        }
        contentView = current.makeContentView()
    }

    mutating func showBackground(in cell: UIView, _ state: any UIConfigurationState) {
        guard let background else {
            backgroundView?.removeFromSuperview()
            backgroundView = nil
            return
        }
        let view = backgroundView ?? BackgroundConfigurationView(frame: cell.bounds)
        if view.superview !== cell { cell.insertSubview(view, at: 0) }
        backgroundView = view
        view.show(updatesBackground ? background.updated(for: state) : background)
    }

    func layOut(in cell: UIView) { backgroundView?.frame = cell.bounds }

    /// Where the system's content begins its text at a width, from the leading edge; nil for content of the program.
    func textStart(width: CGFloat) -> CGFloat? { (contentView as? UIListContentView)?.textStart(width: width) }

    /// The height that the content takes at a width; nil without content.
    func height(forWidth width: CGFloat) -> CGFloat? {
        guard let contentView else { return nil }
        if let size = contentView.wrappedContentSize(forWidth: width) { return size.height }
        return contentView.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
    }
}
