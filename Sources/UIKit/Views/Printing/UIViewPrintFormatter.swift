public import CoreGraphics

/// Prints a view as it is.
@preconcurrency @MainActor
open class UIViewPrintFormatter: UIPrintFormatter {
    /// The view.
    public let view: UIView

    init(_ view: UIView) {
        self.view = view
        super.init()
    }

    /// A view that is wider than the page becomes smaller.
    private var fit: CGFloat { min(1, rectForPage(at: startPage).width / max(view.bounds.width, 1)) }

    open override var pageCount: Int {
        let height = rectForPage(at: startPage).height
        return height > 0 ? max(1, Int((view.bounds.height * fit / height).rounded(.up))) : 1
    }

    open override func draw(in rect: CGRect, forPageAt pageIndex: Int) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.withSavedState {
            context.clip(to: rect)
            context.translateBy(x: rect.minX, y: rect.minY - CGFloat(pageIndex - startPage) * rect.height)
            context.scaleBy(x: fit, y: fit)
            view.draw(view.bounds, for: self)
        }
    }
}
