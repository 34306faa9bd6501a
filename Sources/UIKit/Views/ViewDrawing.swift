import UIFoundation

/// A view whose content keeps its own scale, such as an image.
@MainActor
protocol OwnScaleKeeping: UIView {}

/// The content of a view whose class overrides `draw(_:)`: when it is drawn, how sharp, and whether it covers what is behind.
/// Other views get no backing store.
@MainActor
struct ViewDrawing {
    private let view: UIView

    init(of view: UIView) { self.view = view }

    private final class PlainView: UIView {}
    private final class DrawingView: UIView {
        override func draw(_ rect: CGRect) {}
    }
    private static let probe = OverrideProbe(base: UIView.self, plain: PlainView.self, overriding: DrawingView.self)

    /// Whether the view's class draws its own content.
    private var isOwn: Bool { Self.probe.isOverridden(by: type(of: view)) }

    /// The first drawing of a view that has just entered a window, in the screen's pixels.
    func prepare(atScale scale: CGFloat) {
        // An image keeps its own scale, which decides how large it is.
        guard isOwn, !(view is any OwnScaleKeeping) else { return }
        let layer = view.layer, isFirst = layer.contents == nil
        // One that the program chose stays. That of the main screen a view may have from pictures before it was in a window.
        let isGiven = layer.contentsScale == 1 || layer.contentsScale == UIScreen.main.scale
        if isGiven, scale != layer.contentsScale { layer.contentsScale = scale } else if !isFirst { return }
        view.setNeedsDisplay()
    }

    /// Views in no window, as in pictures by `render(in:)`, draw in the main screen's pixels, whatever the picture's are.
    func display(_ layer: CALayer) {
        if layer.contentsScale == 1, view.window == nil, isOwn, !(view is any OwnScaleKeeping) {
            let scale = UIScreen.main.scale
            if scale != 1 { layer.contentsScale = scale }
        }
        layer.displayByDrawing()
    }

    /// Draws the view and all below it before they are in a window. Views that have never been in one do not know their traits yet.
    func drawTreeAhead(atScale scale: CGFloat) {
        for view in view.subtree where view.drawing.isOwn && !view.isHidden && view.traits.told != nil {
            view.drawing.prepare(atScale: scale)
            view.layer.displayIfNeeded()
        }
    }

    /// Has the view drawn before the next frame.
    func mark(_ rect: CGRect) {
        if isOwn { view.layer.setNeedsDisplay(rect) }
    }

    func run(in context: CGContext) {
        guard isOwn else { return view.layer.noteNothingDrawn() }
        view.traitCollection.performAsCurrent {
            UIGraphicsPushContext(context)
            view.draw(view.bounds)
            UIGraphicsPopContext()
        }
    }

    /// The drawing of a view with a background lies over it and so is not opaque itself. Layers of other kinds say it themselves.
    func updateOpacity() {
        let layer = view.layer
        let mayBeOpaque = isOwn ? !view.looks.background.isSet : type(of: layer) == CALayer.self
        let isOpaque = view.looks.isOpaque && mayBeOpaque
        guard layer.isOpaque != isOpaque else { return }
        layer.isOpaque = isOpaque
        if isOwn { layer.setNeedsDisplay() }
    }
}

extension UIView {
    var drawing: ViewDrawing { ViewDrawing(of: self) }
}
