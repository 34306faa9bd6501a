import UIKit

/// A paper plane on a looping path, turned along it, with the trail it leaves.
struct KeyframePathScreen: Screen {
    let name = "motion-keyframe-path"
    let title = "Keyframe path"
    let summary =
        "A paper plane follows a looping path at even speed, turned along it: CAKeyframeAnimation with a path."
    let duration = 5.0
    let sourceFile = #filePath
    let ground = UIUserInterfaceStyle.light
    let glyph = Glyph.curve

    func build(in root: CALayer, _ scenery: Scenery) {
        let sky = CAGradientLayer()
        sky.frame = scenery.bounds
        sky.colors = [CGColor.hex(0x9AD0EC), CGColor.hex(0xDDF0F5), CGColor.hex(0xFBF3E2)]
        root.addSublayer(sky)
        let path = route(scenery.size), unit = scenery.unit
        let trail = CAShapeLayer()
        trail.frame = scenery.bounds
        trail.path = path
        trail.fillColor = nil
        trail.strokeColor = .hex(0xFFFFFF)
        trail.lineWidth = 3 * unit
        trail.lineCap = .round
        trail.lineDashPattern = [NSNumber(value: Double(1 * unit)), NSNumber(value: Double(9 * unit))]
        root.addSublayer(trail)
        trail.animate("strokeEnd", [0, 1], at: scenery.start, for: 4.4, timing: .linear)
        let plane = paperPlane(side: 74 * unit, scenery)
        root.addSublayer(plane)
        let flight = CAKeyframeAnimation(keyPath: "position")
        flight.path = path
        flight.calculationMode = .paced
        flight.rotationMode = .rotateAuto
        flight.beginTime = scenery.start
        flight.duration = 4.4
        flight.fillMode = .both
        flight.isRemovedOnCompletion = false
        plane.add(flight, forKey: "flight")
    }

    private func route(_ size: CGSize) -> CGPath {
        func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x * size.width, y: y * size.height) }
        let path = CGMutablePath()
        path.move(to: at(-0.15, 0.82))
        path.addCurve(to: at(0.62, 0.5), control1: at(0.2, 0.86), control2: at(0.5, 0.72))
        path.addCurve(to: at(0.5, 0.22), control1: at(0.78, 0.2), control2: at(0.62, 0.12))
        path.addCurve(to: at(0.56, 0.52), control1: at(0.32, 0.36), control2: at(0.36, 0.52))
        path.addCurve(to: at(1.2, 0.16), control1: at(0.84, 0.52), control2: at(1.0, 0.36))
        return path
    }

    private func paperPlane(side: CGFloat, _ scenery: Scenery) -> CALayer {
        let plane = CALayer()
        plane.bounds = CGRect(x: 0, y: 0, width: side, height: side)
        let wings: [([(CGFloat, CGFloat)], UInt32)] = [
            ([(1, 0.5), (0.05, 0.16), (0.26, 0.5)], 0xFFFFFF), ([(1, 0.5), (0.26, 0.5), (0.05, 0.84)], 0xE3E7EE),
            ([(1, 0.5), (0.26, 0.5), (0.22, 0.62)], 0xB4BCCB),
        ]
        for (points, color) in wings {
            let wing = CAShapeLayer(), path = CGMutablePath()
            path.addLines(between: points.map { CGPoint(x: $0.0 * side, y: $0.1 * side) })
            path.closeSubpath()
            wing.frame = plane.bounds
            wing.path = path
            wing.fillColor = .hex(color)
            plane.addSublayer(wing)
        }
        plane.castShadow(opacity: 0.2, radius: 6 * scenery.unit, offset: 10 * scenery.unit)
        return plane
    }
}
