import UIKit

/// What every layer can do, six at a time: corners, border, contents, anchor point, depth order, sublayers in depth.
struct PlainLayerScreen: Screen {
    let name = "layer-plain"
    let title = "CALayer"
    let summary = "Corners, borders, contents, anchor points, depth: six properties of every layer, moving."
    let duration = 4.0
    let sourceFile = #filePath
    let ground = UIUserInterfaceStyle.light

    func build(in root: CALayer, _ scenery: Scenery) {
        root.backgroundColor = .paper
        let demos: [(String, (CALayer, Scenery) -> Void)] = [
            ("cornerRadius", corners), ("borderWidth", border), ("contentsRect", contents), ("anchorPoint", anchor),
            ("zPosition", order), ("sublayerTransform", depth),
        ]
        let columns = scenery.size.width > scenery.size.height ? 3 : 2, rows = demos.count / columns
        let cell = CGSize(width: scenery.size.width / CGFloat(columns), height: scenery.size.height / CGFloat(rows))
        for (index, demo) in demos.enumerated() {
            let origin = CGPoint(
                x: CGFloat(index % columns) * cell.width, y: CGFloat(index / columns) * cell.height)
            let side = min(cell.width, cell.height - 30 * scenery.unit) * 0.56
            let tile = CALayer()
            tile.frame = CGRect(
                x: origin.x + (cell.width - side) / 2, y: origin.y + (cell.height - side) / 2 - 14 * scenery.unit,
                width: side, height: side)
            let label = CALayer.text(
                demo.0, .sans, size: 13 * scenery.unit, color: .hex(0x6B6478),
                frame: CGRect(
                    x: origin.x, y: tile.frame.maxY + 22 * scenery.unit, width: cell.width, height: 20 * scenery.unit),
                scale: scenery.scale)
            root.addSublayers(tile, label)
            demo.1(tile, scenery)
        }
    }

    private func corners(_ tile: CALayer, _ scenery: Scenery) {
        tile.backgroundColor = .vermilion
        tile.animate("cornerRadius", [0, tile.bounds.width / 2, 0], at: scenery.start, for: duration)
        tile.animate("backgroundColor", [CGColor.vermilion, .mustard, .vermilion], at: scenery.start, for: duration)
    }

    private func border(_ tile: CALayer, _ scenery: Scenery) {
        let width = tile.bounds.width
        tile.backgroundColor = .hex(0xBFE0DA)
        tile.cornerRadius = width * 0.3
        tile.cornerCurve = .continuous
        tile.borderColor = .teal
        tile.animate("borderWidth", [width * 0.02, width * 0.4, width * 0.02], at: scenery.start, for: duration)
    }

    /// The window wanders over a picture that is larger than the layer shows.
    private func contents(_ tile: CALayer, _ scenery: Scenery) {
        let side = tile.bounds.width
        tile.contents = scenery.pictures.image(5, size: CGSize(width: side * 2, height: side * 2), scale: scenery.scale)
        tile.cornerRadius = side * 0.08
        tile.masksToBounds = true
        let views = [(0.0, 0.0), (0.5, 0.25), (0.5, 0.5), (0.0, 0.25), (0.0, 0.0)].map { x, y in
            CGRect(x: x, y: y, width: 0.5, height: 0.5)
        }
        tile.animate("contentsRect", views, at: scenery.start, for: duration)
    }

    private func anchor(_ tile: CALayer, _ scenery: Scenery) {
        for k in 0..<5 {
            let hand = CALayer(), side = tile.bounds.width
            hand.bounds = CGRect(x: 0, y: 0, width: side * 0.09, height: side * 0.95)
            hand.anchorPoint = CGPoint(x: 0.5, y: 0.06)
            hand.position = CGPoint(x: side / 2, y: side * 0.06)
            hand.cornerRadius = side * 0.045
            hand.backgroundColor = .hex(0x6C3C78, alpha: 0.25 + 0.15 * CGFloat(k))
            tile.addSublayer(hand)
            hand.animate(
                "transform.rotation.z", [-0.6, 0.6, -0.6], at: scenery.start + Double(k) * 0.06, for: duration / 2,
                repeats: 3)
        }
    }

    private func order(_ tile: CALayer, _ scenery: Scenery) {
        let side = tile.bounds.width, colors: [CGColor] = [.sky, .mustard, .plum]
        for (k, color) in colors.enumerated() {
            let card = CALayer.color(
                color,
                frame: CGRect(
                    x: CGFloat(k) * side * 0.2, y: CGFloat(k) * side * 0.2, width: side * 0.6, height: side * 0.6),
                cornerRadius: side * 0.07)
            card.castShadow(opacity: 0.25, radius: side * 0.05, offset: side * 0.02)
            tile.addSublayer(card)
            let turn = CAKeyframeAnimation(keyPath: "zPosition")
            turn.values = (0...3).map { (($0 + k) % 3) * 10 }
            turn.calculationMode = .discrete
            turn.duration = duration
            card.add(turn, forKey: "order")
        }
    }

    private func depth(_ tile: CALayer, _ scenery: Scenery) {
        let side = tile.bounds.width
        tile.sublayerTransform = perspective(side * 2.2)
        let card = CALayer.image(
            scenery.pictures.image(2, size: tile.bounds.size, scale: scenery.scale),
            frame: tile.bounds.inner(dx: side * 0.06, dy: side * 0.06))
        card.cornerRadius = side * 0.08
        card.masksToBounds = true
        tile.addSublayer(card)
        card.animate("transform.rotation.y", [0.9, -0.9, 0.9], at: scenery.start, for: duration)
    }
}
