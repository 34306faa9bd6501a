import UIKit

/// Five weights on springs, from loose to stiff, let go together.
struct SpringScreen: Screen {
    let name = "motion-springs"
    let title = "Springs"
    let summary = "One spring with five dampings, let go together: CASpringAnimation with its own settling time."
    let duration = 4.0
    let sourceFile = #filePath
    let ground = UIUserInterfaceStyle.light
    let glyph = Glyph.curve

    func build(in root: CALayer, _ scenery: Scenery) {
        root.backgroundColor = .hex(0xF3EEE6)
        let dampings: [CGFloat] = [2, 5, 9, 15, 26], unit = scenery.unit, size = scenery.size
        let colors: [CGColor] = [.vermilion, .mustard, .teal, .hex(0x4A78C8), .plum]
        let step = size.width / CGFloat(dampings.count), side = min(step * 0.62, 74 * unit)
        let top = size.height * 0.2, rest = size.height * 0.62
        for (k, damping) in dampings.enumerated() {
            let x = (CGFloat(k) + 0.5) * step
            let thread = CALayer()
            thread.anchorPoint = CGPoint(x: 0.5, y: 0)
            thread.bounds = CGRect(x: 0, y: 0, width: 2 * unit, height: 1)
            thread.position = CGPoint(x: x, y: 0)
            thread.backgroundColor = .hex(0xB8AE9F)
            let ball = CAGradientLayer()
            ball.type = .radial
            ball.startPoint = CGPoint(x: 0.36, y: 0.3)
            ball.endPoint = CGPoint(x: 1.1, y: 1.1)
            ball.colors = [CGColor.cream, colors[k], colors[k]]
            ball.locations = [0, 0.5, 1]
            ball.bounds = CGRect(x: 0, y: 0, width: side, height: side)
            ball.position = CGPoint(x: x, y: rest)
            ball.cornerRadius = side / 2
            ball.castShadow(opacity: 0.22, radius: 10 * unit, offset: 8 * unit)
            ball.shadowPath = CGPath(ellipseIn: ball.bounds, transform: nil)
            let label = CALayer.text(
                "\(Int(damping))", .sans, size: 15 * unit, color: .hex(0x6B6478),
                frame: CGRect(x: x - step / 2, y: size.height * 0.9, width: step, height: 22 * unit),
                scale: scenery.scale)
            root.addSublayers(thread, ball, label)
            let begin = scenery.start + 0.4
            ball.spring("position.y", from: top, to: rest, at: begin, stiffness: 120, damping: damping)
            thread.spring(
                "bounds.size.height", from: top - side / 2, to: rest - side / 2, at: begin, stiffness: 120,
                damping: damping)
        }
    }
}
