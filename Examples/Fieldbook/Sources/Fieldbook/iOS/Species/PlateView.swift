import UIKit

/// A drawing of a plant on paper.
final class PlateView: UIView {
    var species: Species? {
        didSet { setNeedsDisplay() }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .paper
        contentMode = .redraw
        isAccessibilityElement = true
        accessibilityTraits = .image
    }

    required init?(coder: NSCoder) { nil }

    override var accessibilityLabel: String? {
        get { species.map { "Drawing of \($0.name)" } }
        set { super.accessibilityLabel = newValue }
    }

    override func draw(_ rect: CGRect) {
        guard let species else { return }
        let size = min(bounds.width, bounds.height)
        let heart = CGPoint(x: bounds.midX, y: bounds.midY - size * 0.12)
        drawStalk(from: heart, size)
        drawPetals(of: species, at: heart, radius: size * 0.3)
    }

    private func drawStalk(from heart: CGPoint, _ size: CGFloat) {
        UIColor.leaf.setStroke()
        UIColor.leaf.setFill()
        let stalk = UIBezierPath()
        stalk.move(to: heart)
        stalk.addQuadCurve(
            to: CGPoint(x: heart.x - size * 0.06, y: bounds.maxY),
            controlPoint: CGPoint(x: heart.x + size * 0.08, y: bounds.midY + size * 0.3))
        stalk.lineWidth = max(2, size * 0.02)
        stalk.stroke()
        for side in [CGFloat(-1), 1] {
            let foot = CGPoint(x: heart.x, y: bounds.midY + size * (side > 0 ? 0.3 : 0.36))
            let tip = CGPoint(x: foot.x + side * size * 0.28, y: foot.y - size * 0.12)
            let leaf = UIBezierPath()
            leaf.move(to: foot)
            leaf.addQuadCurve(to: tip, controlPoint: CGPoint(x: foot.x + side * size * 0.1, y: foot.y - size * 0.2))
            leaf.addQuadCurve(to: foot, controlPoint: CGPoint(x: foot.x + side * size * 0.2, y: foot.y + size * 0.04))
            leaf.fill()
        }
    }

    private func drawPetals(of species: Species, at heart: CGPoint, radius: CGFloat) {
        let width = min(radius * 0.9, radius * 2.6 / CGFloat(species.petals) + radius * 0.12)
        for index in 0..<species.petals {
            let petal = UIBezierPath(
                ovalIn: CGRect(x: -width / 2, y: -radius, width: width, height: radius * 0.95))
            petal.apply(CGAffineTransform(rotationAngle: CGFloat(index) / CGFloat(species.petals) * 2 * .pi))
            petal.apply(CGAffineTransform(translationX: heart.x, y: heart.y))
            species.color.withAlphaComponent(0.85).setFill()
            petal.fill()
            UIColor.label.withAlphaComponent(0.15).setStroke()
            petal.stroke()
        }
        UIColor.systemYellow.setFill()
        UIBezierPath(
            arcCenter: heart, radius: radius * 0.22, startAngle: 0, endAngle: 2 * .pi, clockwise: true
        ).fill()
    }
}
