import UIKit

/// Many from one: a ring that breathes, a field of dots with a wave running through, bars over their reflection.
struct ReplicatorScreen: Screen {
    let name = "layer-replicator"
    let title = "CAReplicatorLayer"
    let summary = "Many from one layer: a breathing ring, a field of dots in a wave, bars over their reflection."
    let duration = 4.0
    let sourceFile = #filePath
    let ground = UIUserInterfaceStyle.dark

    func build(in root: CALayer, _ scenery: Scenery) {
        let backdrop = CAGradientLayer()
        backdrop.frame = scenery.bounds
        backdrop.colors = [CGColor.hex(0x23214A), CGColor.hex(0x0E1024)]
        root.addSublayer(backdrop)
        let size = scenery.size, isWide = size.width > size.height
        let centers =
            isWide
            ? [0.2, 0.5, 0.8].map { CGPoint(x: size.width * $0, y: size.height * 0.5) }
            : [0.2, 0.52, 0.82].map { CGPoint(x: size.width * 0.5, y: size.height * $0) }
        let reach = (isWide ? size.width : size.height) * 0.125
        addRing(to: root, centers[0], reach, scenery)
        addField(to: root, centers[1], reach, scenery)
        addBars(to: root, centers[2], reach, scenery)
    }

    private func addRing(to root: CALayer, _ center: CGPoint, _ reach: CGFloat, _ scenery: Scenery) {
        let ring = CAReplicatorLayer(), count = 16
        ring.bounds = CGRect(x: 0, y: 0, width: reach * 2, height: reach * 2)
        ring.position = center
        ring.instanceCount = count
        ring.instanceTransform = CATransform3DMakeRotation(2 * .pi / CGFloat(count), 0, 0, 1)
        ring.instanceDelay = 2.0 / Double(count)
        ring.instanceColor = .hex(0xFFD9A0)
        ring.instanceGreenOffset = -0.03
        ring.instanceBlueOffset = 0.02
        let side = reach * 0.24
        let dot = CALayer.color(
            .hex(0xFFFFFF), frame: CGRect(x: reach - side / 2, y: 0, width: side, height: side), cornerRadius: side / 2)
        ring.addSublayer(dot)
        root.addSublayer(ring)
        dot.animate("transform.scale", [1, 0.2, 1], at: scenery.start - 4, for: 2, repeats: 8)
    }

    private func addField(to root: CALayer, _ center: CGPoint, _ reach: CGFloat, _ scenery: Scenery) {
        let columns = 11, rows = 7, step = reach * 0.27
        let lines = CAReplicatorLayer(), line = CAReplicatorLayer()
        lines.bounds = CGRect(x: 0, y: 0, width: step * CGFloat(columns), height: step * CGFloat(rows))
        lines.position = center
        line.frame = CGRect(x: 0, y: 0, width: step * CGFloat(columns), height: step)
        line.instanceCount = columns
        line.instanceTransform = CATransform3DMakeTranslation(step, 0, 0)
        line.instanceDelay = 0.12
        lines.instanceCount = rows
        lines.instanceTransform = CATransform3DMakeTranslation(0, step, 0)
        lines.instanceDelay = 0.12
        let side = step * 0.5
        let dot = CALayer.color(
            .hex(0x7CE0C8), frame: CGRect(x: (step - side) / 2, y: (step - side) / 2, width: side, height: side),
            cornerRadius: side / 2)
        line.addSublayer(dot)
        lines.addSublayer(line)
        root.addSublayer(lines)
        dot.animate("transform.scale", [0.35, 1.5, 0.35], at: scenery.start - 4, for: 1.6, repeats: 8)
        dot.animate("opacity", [0.35, 1, 0.35], at: scenery.start - 4, for: 1.6, repeats: 8)
    }

    private func addBars(to root: CALayer, _ center: CGPoint, _ reach: CGFloat, _ scenery: Scenery) {
        let mirror = CAReplicatorLayer(), height = reach * 0.95, width = reach * 2.6
        mirror.bounds = CGRect(x: 0, y: 0, width: width, height: height)
        mirror.position = CGPoint(x: center.x, y: center.y - height * 0.25)
        mirror.instanceCount = 2
        var below = CATransform3DMakeTranslation(0, height * 1.04, 0)
        below = CATransform3DScale(below, 1, -1, 1)
        mirror.instanceTransform = below
        mirror.instanceAlphaOffset = -0.72
        let count = 13, step = width / CGFloat(count)
        for k in 0..<count {
            let bar = CALayer()
            bar.anchorPoint = CGPoint(x: 0.5, y: 1)
            bar.bounds = CGRect(x: 0, y: 0, width: step * 0.62, height: height)
            bar.position = CGPoint(x: step * (CGFloat(k) + 0.5), y: height)
            bar.backgroundColor = .hex(0xF2B134)
            bar.cornerRadius = step * 0.2
            mirror.addSublayer(bar)
            let heights = (0...8).map { 0.22 + 0.7 * abs(sin(Double(k) * 1.7 + Double($0 % 8) * 2.3)) }
            bar.animate("transform.scale.y", heights, at: scenery.start, for: duration)
        }
        root.addSublayer(mirror)
    }
}
