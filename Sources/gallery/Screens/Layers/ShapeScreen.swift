import UIKit

/// A flower of curves that draws itself, petal by petal, and a blob whose outline flows.
struct ShapeScreen: Screen {
    let name = "layer-shape"
    let title = "CAShapeLayer"
    let summary =
        "Curves that draw themselves: strokeStart, strokeEnd, lineWidth, dashes and a path that flows into another."
    let duration = 5.0
    let sourceFile = #filePath
    let ground = UIUserInterfaceStyle.dark

    func build(in root: CALayer, _ scenery: Scenery) {
        root.backgroundColor = .hex(0x14172A)
        let center = scenery.bounds.center, radius = min(scenery.size.width, scenery.size.height) * 0.42
        addBlob(to: root, center, radius, scenery)
        let colors: [CGColor] = [.vermilion, .hex(0xF08A4B), .mustard, .hex(0x7CC6A4), .teal, .sky]
        for (k, color) in colors.enumerated() {
            addRose(to: root, center, radius * (1 - CGFloat(k) * 0.13), color, index: k, scenery)
        }
        addOrbit(to: root, center, radius * 1.1, scenery)
    }

    private func addRose(
        to root: CALayer, _ center: CGPoint, _ radius: CGFloat, _ color: CGColor, index: Int, _ scenery: Scenery
    ) {
        let petals = CGFloat(5 + index % 2 * 2), shape = CAShapeLayer(), path = CGMutablePath()
        for step in 0...360 {
            let angle = CGFloat(step) / 360 * 2 * .pi
            let reach = radius * (0.62 + 0.38 * cos(petals * angle + CGFloat(index) * 0.5))
            let point = CGPoint(x: center.x + reach * cos(angle), y: center.y + reach * sin(angle))
            if step == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        path.closeSubpath()
        shape.frame = scenery.bounds
        shape.path = path
        shape.fillColor = nil
        shape.strokeColor = color
        shape.lineCap = .round
        shape.lineJoin = .round
        root.addSublayer(shape)
        let begin = scenery.start + Double(index) * 0.18, unit = scenery.unit
        shape.animate("strokeEnd", [0, 1, 1], at: begin, for: 4.0, keyTimes: [0, 0.55, 1])
        shape.animate("strokeStart", [0, 0, 1], at: begin, for: 4.0, keyTimes: [0, 0.6, 1])
        shape.animate("lineWidth", [1 * unit, 5 * unit, 1.5 * unit], at: begin, for: 4.0)
    }

    private func addBlob(to root: CALayer, _ center: CGPoint, _ radius: CGFloat, _ scenery: Scenery) {
        let blob = CAShapeLayer()
        blob.frame = scenery.bounds
        blob.fillColor = .hex(0x252A4A)
        root.addSublayer(blob)
        let outlines = (0...4).map { outline(center, radius * 1.02, phase: CGFloat($0 % 4) * .pi / 2) }
        blob.path = outlines[0]
        blob.animate("path", outlines, at: scenery.start, for: duration)
    }

    /// Twelve smooth arcs; every outline has the same elements, so one flows into the next.
    private func outline(_ center: CGPoint, _ radius: CGFloat, phase: CGFloat) -> CGPath {
        let count = 12
        func point(_ k: Int) -> CGPoint {
            let angle = CGFloat(k) / CGFloat(count) * 2 * .pi
            let reach = radius * (1 + 0.07 * sin(3 * angle + phase) + 0.05 * cos(2 * angle - phase))
            return CGPoint(x: center.x + reach * cos(angle), y: center.y + reach * sin(angle))
        }
        let path = CGMutablePath()
        path.move(to: point(0))
        for k in 0..<count {
            let (a, b, c, d) = (point(k - 1), point(k), point(k + 1), point(k + 2))
            path.addCurve(
                to: c, control1: CGPoint(x: b.x + (c.x - a.x) / 6, y: b.y + (c.y - a.y) / 6),
                control2: CGPoint(x: c.x - (d.x - b.x) / 6, y: c.y - (d.y - b.y) / 6))
        }
        path.closeSubpath()
        return path
    }

    private func addOrbit(to root: CALayer, _ center: CGPoint, _ radius: CGFloat, _ scenery: Scenery) {
        let orbit = CAShapeLayer(), unit = scenery.unit
        orbit.bounds = CGRect(x: 0, y: 0, width: radius * 2, height: radius * 2)
        orbit.position = center
        orbit.path = CGPath(ellipseIn: orbit.bounds, transform: nil)
        orbit.fillColor = nil
        orbit.strokeColor = .hex(0xFFFAF0, alpha: 0.5)
        orbit.lineWidth = 2 * unit
        orbit.lineCap = .round
        orbit.lineDashPattern = [NSNumber(value: 1.0), NSNumber(value: Double(12 * unit))]
        root.addSublayer(orbit)
        orbit.animate("lineDashPhase", [0, -78 * unit], at: scenery.start, for: duration, timing: .linear)
    }
}
