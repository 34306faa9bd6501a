import UIKit

/// The five named timing functions: their curves, and five dots that follow them.
struct TimingScreen: Screen {
    let name = "motion-timing"
    let title = "Timing functions"
    let summary = "linear, easeIn, easeOut, easeInEaseOut and default: the curves, and dots that follow them."
    let duration = 3.6
    let sourceFile = #filePath
    let ground = UIUserInterfaceStyle.light
    let glyph = Glyph.curve

    private static let functions: [(String, CAMediaTimingFunctionName, UInt32)] = [
        ("linear", .linear, 0x4A78C8), ("easeIn", .easeIn, 0xE4572E), ("easeOut", .easeOut, 0x2A9D8F),
        ("easeInEaseOut", .easeInEaseOut, 0x6C3C78), ("default", .default, 0xD08A1A),
    ]

    func build(in root: CALayer, _ scenery: Scenery) {
        root.backgroundColor = .cream
        let row = scenery.size.height * 0.86 / CGFloat(Self.functions.count), unit = scenery.unit
        let plot = min(row * 0.72, scenery.size.width * 0.24)
        for (k, function) in Self.functions.enumerated() {
            let y = scenery.size.height * 0.07 + CGFloat(k) * row
            addPlot(
                to: root, CGRect(x: 26 * unit, y: y + (row - plot) / 2, width: plot, height: plot), function.1,
                .hex(function.2), scenery)
            let left = 26 * unit + plot + 34 * unit, right = scenery.size.width - 34 * unit
            let track = CALayer.color(
                .hex(0xE7DECE),
                frame: CGRect(x: left, y: y + row / 2 - 2 * unit, width: right - left, height: 4 * unit),
                cornerRadius: 2 * unit)
            let side = 26 * unit
            let dot = CALayer.color(
                .hex(function.2),
                frame: CGRect(x: left - side / 2, y: y + row / 2 - side / 2, width: side, height: side),
                cornerRadius: side / 2)
            let label = CALayer.text(
                function.0, .sans, size: 13 * unit, color: .hex(0x6B6478),
                frame: CGRect(x: left, y: y + row / 2 + 20 * unit, width: right - left, height: 20 * unit),
                alignment: .left, scale: scenery.scale)
            root.addSublayers(track, dot, label)
            dot.animate(
                "position.x", from: scenery.start, [(0.4, left), (1.7, right), (2.0, right), (3.3, left)],
                timing: function.1)
        }
    }

    private func addPlot(
        to root: CALayer, _ frame: CGRect, _ name: CAMediaTimingFunctionName, _ color: CGColor, _ scenery: Scenery
    ) {
        let box = CALayer.color(.hex(0xF4ECDD), frame: frame, cornerRadius: 8 * scenery.unit)
        let curve = CAShapeLayer(), path = CGMutablePath(),
            inner = box.bounds.inner(dx: frame.width * 0.14, dy: frame.width * 0.14)
        let function = CAMediaTimingFunction(name: name)
        let points = (0...3).map { index -> CGPoint in
            var values: [Float] = [0, 0]
            function.getControlPoint(at: index, values: &values)
            return CGPoint(
                x: inner.minX + CGFloat(values[0]) * inner.width, y: inner.maxY - CGFloat(values[1]) * inner.height)
        }
        path.move(to: points[0])
        path.addCurve(to: points[3], control1: points[1], control2: points[2])
        curve.frame = box.bounds
        curve.path = path
        curve.fillColor = nil
        curve.strokeColor = color
        curve.lineWidth = 3 * scenery.unit
        curve.lineCap = .round
        box.addSublayer(curve)
        root.addSublayer(box)
        curve.animate("strokeEnd", [0, 1], at: scenery.start + 0.4, for: 1.3, timing: .linear)
    }
}
