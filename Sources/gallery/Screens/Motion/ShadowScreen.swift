import UIKit

/// Cards that lift off the table: the shadow softens, grows and moves away as they rise.
struct ShadowScreen: Screen {
    let name = "motion-shadows"
    let title = "Shadows"
    let summary = "Cards lift off the table one after the other: shadow radius, offset and opacity follow the height."
    let duration = 4.0
    let sourceFile = #filePath
    let ground = UIUserInterfaceStyle.light
    let glyph = Glyph.curve

    func build(in root: CALayer, _ scenery: Scenery) {
        root.backgroundColor = .hex(0xE9E4DA)
        let size = scenery.size, isWide = size.width > size.height
        let columns = isWide ? 4 : 2, rows = isWide ? 2 : 4, unit = scenery.unit
        let cell = CGSize(width: size.width * 0.92 / CGFloat(columns), height: size.height * 0.92 / CGFloat(rows))
        scenery.pictures.prepare(
            0..<8, size: CGRect(origin: .zero, size: cell).inner(dx: 16 * unit, dy: 16 * unit).size,
            scale: scenery.scale)
        for k in 0..<8 {
            let origin = CGPoint(
                x: size.width * 0.04 + CGFloat(k % columns) * cell.width,
                y: size.height * 0.04 + CGFloat(k / columns) * cell.height)
            let frame = CGRect(origin: origin, size: cell).inner(dx: 16 * unit, dy: 16 * unit)
            let card = CALayer.image(scenery.pictures.image(k, size: frame.size, scale: scenery.scale), frame: frame)
            // The shadow is that of the holder: a layer that clips its picture would clip its shadow too.
            let holder = CALayer()
            holder.frame = frame
            card.frame = holder.bounds
            let corner = min(14 * unit, frame.width / 2, frame.height / 2)
            card.cornerRadius = corner
            card.masksToBounds = true
            holder.addSublayer(card)
            holder.shadowPath = CGPath(
                roundedRect: holder.bounds, cornerWidth: corner, cornerHeight: corner, transform: nil)
            holder.castShadow(opacity: 0.5, radius: 2 * unit, offset: 1 * unit)
            root.addSublayer(holder)
            let begin = scenery.start + 0.2 + Double(k) * 0.16
            holder.animate("transform.scale", [1, 1.13, 1], at: begin, for: 1.8)
            holder.animate("shadowRadius", [2 * unit, 22 * unit, 2 * unit], at: begin, for: 1.8)
            holder.animate(
                "shadowOffset", [1, 24, 1].map { CGSize(width: 0, height: $0 * unit) }, at: begin, for: 1.8)
            holder.animate("shadowOpacity", [0.5, 0.3, 0.5], at: begin, for: 1.8)
            holder.animate("zPosition", [0, 1, 0], at: begin, for: 1.8)
        }
    }
}
