import UIKit

/// A day in four kinds of light: axial sky, radial sun, conic wheel, and a band of northern lights.
struct GradientScreen: Screen {
    let name = "layer-gradient"
    let title = "CAGradientLayer"
    let summary = "A day of colour: axial, radial and conic gradients whose colours, stops and points all move."
    let duration = 6.0
    let sourceFile = #filePath
    let ground = UIUserInterfaceStyle.dark

    func build(in root: CALayer, _ scenery: Scenery) {
        let sky = CAGradientLayer()
        sky.frame = scenery.bounds
        let hours: [[UInt32]] = [
            [0x14193A, 0x5B4A82, 0xF2A488], [0x2F86CC, 0x8CC8EA, 0xE8F6F8], [0xD95F4B, 0xF3A65A, 0xFCE0A2],
            [0x090D24, 0x16305A, 0x3F6F95], [0x14193A, 0x5B4A82, 0xF2A488],
        ]
        let colors = hours.map { $0.map { CGColor.hex($0) } }
        sky.colors = colors[0]
        root.addSublayer(sky)
        sky.animate("colors", colors, at: scenery.start, for: duration, timing: .linear)
        sky.animate(
            "locations", [[0, 0.6, 1], [0, 0.5, 1], [0, 0.35, 0.9], [0, 0.7, 1], [0, 0.6, 1]], at: scenery.start,
            for: duration)
        addSun(to: root, scenery)
        addAurora(to: root, scenery)
        addWheel(to: root, scenery)
    }

    private func addSun(to root: CALayer, _ scenery: Scenery) {
        let side = min(scenery.size.width, scenery.size.height) * 0.9, sun = CAGradientLayer()
        sun.type = .radial
        sun.bounds = CGRect(x: 0, y: 0, width: side, height: side)
        sun.startPoint = CGPoint(x: 0.5, y: 0.5)
        sun.endPoint = CGPoint(x: 1, y: 1)
        sun.colors = [
            CGColor.hex(0xFFFBEA), CGColor.hex(0xFFF1C4), CGColor.hex(0xFFE3A0, alpha: 0.35),
            CGColor.hex(0xFFE3A0, alpha: 0),
        ]
        sun.locations = [0, 0.2, 0.24, 1]
        root.addSublayer(sun)
        let path = CGMutablePath(), size = scenery.size
        path.move(to: CGPoint(x: -side * 0.3, y: size.height * 0.95))
        path.addQuadCurve(
            to: CGPoint(x: size.width + side * 0.3, y: size.height * 0.95),
            control: CGPoint(x: size.width / 2, y: -size.height * 0.45))
        let rise = CAKeyframeAnimation(keyPath: "position")
        rise.path = path
        rise.calculationMode = .paced
        rise.duration = duration * 0.66
        rise.beginTime = scenery.start
        rise.fillMode = .both
        rise.isRemovedOnCompletion = false
        sun.add(rise, forKey: "rise")
    }

    private func addAurora(to root: CALayer, _ scenery: Scenery) {
        for k in 0..<3 {
            let band = CAGradientLayer()
            band.frame = CGRect(
                x: -scenery.size.width * 0.2, y: scenery.size.height * (0.08 + 0.1 * CGFloat(k)),
                width: scenery.size.width * 1.4, height: scenery.size.height * 0.34)
            band.startPoint = CGPoint(x: 0.5, y: 0)
            band.endPoint = CGPoint(x: 0.62, y: 1)
            let color: UInt32 = [0x4BF0A8, 0x5AC8FA, 0xB07CFF][k]
            band.colors = [0, 0.42, 0].map { CGColor.hex(color, alpha: $0) }
            root.addSublayer(band)
            band.animate(
                "opacity", [0, 0, 1, 0, 0], at: scenery.start, for: duration, keyTimes: [0, 0.6, 0.78, 0.94, 1])
            band.animate(
                "locations", [[0, 0.3, 1], [0, 0.7, 1], [0, 0.4, 1]], at: scenery.start + Double(k) * 0.2,
                for: duration)
            band.setValue(CGFloat(k - 1) * 0.08, forKeyPath: "transform.rotation.z")
        }
    }

    private func addWheel(to root: CALayer, _ scenery: Scenery) {
        let side = 96 * scenery.unit, wheel = CAGradientLayer()
        wheel.type = .conic
        wheel.bounds = CGRect(x: 0, y: 0, width: side, height: side)
        wheel.position = CGPoint(x: scenery.size.width / 2, y: scenery.size.height - side)
        wheel.cornerRadius = side / 2
        wheel.masksToBounds = true
        wheel.borderWidth = 5 * scenery.unit
        wheel.borderColor = .cream
        wheel.startPoint = CGPoint(x: 0.5, y: 0.5)
        wheel.endPoint = CGPoint(x: 0.5, y: 0)
        wheel.colors = [0xE4572E, 0xF2B134, 0x7CC6A4, 0x2A9D8F, 0x4A78C8, 0x8A5AA8, 0xE4572E].map { CGColor.hex($0) }
        root.addSublayer(wheel)
        wheel.animate("transform.rotation.z", [0, CGFloat.pi * 2], at: scenery.start, for: duration, timing: .linear)
    }
}
