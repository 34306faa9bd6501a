import CoreGraphics

/// Shows a field's placeholder, and lets the field draw it.
final class FieldPlaceholder: UILabel {
    weak var field: UITextField?

    override func drawText(in rect: CGRect) {
        guard let field else { return super.drawText(in: rect) }
        drawInSpace(of: field) { field.drawPlaceholder(in: $0) }
    }
}

extension TextCanvas {
    /// A field that is not edited draws its text itself; else the canvas does.
    func drawTextOrLetFieldDraw() {
        if let view = editor?.host as? UITextView, view.drawByLayoutManager() { return }
        guard !isActive, let field = editor?.host as? UITextField else { return drawText(at: .zero) }
        drawInSpace(of: field) { field.drawText(in: $0) }
    }

    func drawText(at point: CGPoint) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        (cutLine ?? textLayout).draw(in: context, at: point)
    }

    /// A field's line that is not edited ends with an ellipsis where it has no room; nil where it has.
    private var cutLine: TextLayout? {
        let room = bounds.width
        guard cutsLine, textLayout.size.width > room else { return nil }
        let isCut = runs(scale: textScale, lineBreak: .byWordWrapping).first.map {
            $0.paragraph.truncates || $0.paragraph.lineBreak == .wordWrap
        }
        guard isCut == true else { return nil }
        return TextLayout(runs(scale: textScale, lineBreak: .byTruncatingTail), width: room, maximumLines: 1)
    }
}

extension UIView {
    /// Draws what belongs into this view in the space of a view above it; `body` gets this view's place there.
    fileprivate func drawInSpace(of ancestor: UIView, _ body: (CGRect) -> Void) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let place = convert(bounds, to: ancestor)
        context.saveGState()
        context.translateBy(x: -place.minX, y: -place.minY)
        body(place)
        context.restoreGState()
    }
}
