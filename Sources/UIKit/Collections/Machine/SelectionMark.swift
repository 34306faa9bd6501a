import CoreGraphics

/// A circle beside a row that can be one of several selected ones; filled and checked when it is. It grows with the text.
final class SelectionMark: UIView {
    /// Between the mark's room and the content, points.
    static let gap: CGFloat = 16

    /// Whether the row is selected.
    var isOn = false { didSet { if isOn != oldValue { setNeedsDisplay() } } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        isUserInteractionEnabled = false
        contentMode = .redraw
    }

    required init?(coder: NSCoder) { nil }

    /// Of the text beside it, points.
    private var fontSize: CGFloat {
        UIFont.preferredFont(forTextStyle: .body, compatibleWith: traitCollection).pointSize
    }

    /// How wide the place of the circle is, points.
    var room: CGFloat { (fontSize * 17 / 12).onPixel(layoutScale) }

    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: room, height: room) }

    override func draw(_ rect: CGRect) {
        let radius = fontSize * 0.633, line = fontSize / 12
        let middle = CGPoint(x: bounds.midX, y: bounds.midY)
        func circle(_ radius: CGFloat) -> UIBezierPath {
            UIBezierPath(arcCenter: middle, radius: radius, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
        }
        guard isOn else {
            UIColor.tertiaryLabel.setStroke()
            let ring = circle(radius - line / 2)
            ring.lineWidth = line
            return ring.stroke()
        }
        tintColor.setFill()
        circle(radius).fill()
        let check = UIBezierPath()
        for (index, (x, y)) in [(-0.44, 0.07), (-0.11, 0.42), (0.42, -0.37)].enumerated() {
            let point = CGPoint(x: middle.x + radius * x, y: middle.y + radius * y)
            if index == 0 { check.move(to: point) } else { check.addLine(to: point) }
        }
        (check.lineWidth, check.lineCapStyle, check.lineJoinStyle) = (line, .round, .round)
        UIColor.white.setStroke()
        check.stroke()
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsDisplay()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsDisplay()
        superview?.setNeedsLayout()
    }
}
