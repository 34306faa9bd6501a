import UIKit

/// Discs of colour over a landscape, each blended its own way.
struct BlendModeScreen: Screen {
    let name = "motion-blend-modes"
    let title = "Blend modes"
    let summary = "Twelve compositing filters, each on a pair of discs that cross over the same landscape."
    let duration = 4.0
    let sourceFile = #filePath
    let ground = UIUserInterfaceStyle.light
    let glyph = Glyph.curve

    private static let modes = [
        "normal", "multiply", "screen", "overlay", "darken", "lighten", "colorDodge", "colorBurn", "softLight",
        "hardLight",
        "difference", "luminosity",
    ]

    func build(in root: CALayer, _ scenery: Scenery) {
        let size = scenery.size, isWide = size.width > size.height, unit = scenery.unit
        let columns = isWide ? 4 : 3, rows = Self.modes.count / columns
        let cell = CGSize(width: size.width / CGFloat(columns), height: size.height / CGFloat(rows))
        for (k, mode) in Self.modes.enumerated() {
            let frame = CGRect(
                x: CGFloat(k % columns) * cell.width, y: CGFloat(k / columns) * cell.height, width: cell.width,
                height: cell.height)
            let tile = CALayer()
            tile.frame = frame
            tile.masksToBounds = true
            tile.addSublayer(.image(scenery.pictures.image(2, size: cell, scale: scenery.scale), frame: tile.bounds))
            addDiscs(to: tile, mode, scenery)
            tile.addSublayer(
                CALayer.text(
                    mode, .sansBold, size: 12 * unit, color: .cream,
                    frame: CGRect(x: 0, y: cell.height - 26 * unit, width: cell.width, height: 18 * unit),
                    scale: scenery.scale))
            root.addSublayer(tile)
        }
    }

    private func addDiscs(to tile: CALayer, _ mode: String, _ scenery: Scenery) {
        let size = tile.bounds.size, side = min(size.width, size.height) * 0.52
        let places: [CGFloat] = [0.3, 0.7, 0.3]
        for (index, color) in [0x3FA7D6, 0xEE6352].enumerated() {
            let disc = CALayer.color(
                .hex(UInt32(color)), frame: CGRect(x: 0, y: size.height * 0.42 - side / 2, width: side, height: side),
                cornerRadius: side / 2)
            if mode != "normal" { disc.compositingFilter = "\(mode)BlendMode" }
            tile.addSublayer(disc)
            let xs = places.map { (index == 0 ? $0 : 1 - $0) * size.width }
            disc.animate("position.x", xs, at: scenery.start, for: duration)
        }
    }
}
