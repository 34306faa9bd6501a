import UIKit

/// The focus is pulled from far to near, and a pane of frosted glass slides over the picture.
struct BlurScreen: Screen {
    let name = "motion-blur"
    let title = "Blur"
    let summary = "A Gaussian blur pulls the focus; a pane of frosted glass blurs whatever lies behind it."
    let duration = 5.0
    let sourceFile = #filePath
    let ground = UIUserInterfaceStyle.light
    let glyph = Glyph.curve

    func prepare(_ scenery: Scenery) {
        Typeface.serifBold.expect(30 * scenery.unit)
        Typeface.sans.expect(15 * scenery.unit)
        scenery.pictures.prepare([4], size: scenery.size, scale: scenery.scale)
    }

    func build(in root: CALayer, _ scenery: Scenery) {
        let size = scenery.size, unit = scenery.unit
        let photo = CALayer.image(
            scenery.pictures.image(4, size: size, scale: scenery.scale),
            frame: scenery.bounds.insetBy(dx: -30 * unit, dy: -30 * unit))
        let blur = CAFilter(type: CAFilter.gaussianBlur)
        blur.setValue(0, forKey: "inputRadius")
        photo.filters = [blur]
        root.addSublayer(photo)
        photo.animate(
            "filters.gaussianBlur.inputRadius", [16 * unit, 0, 0, 16 * unit], at: scenery.start, for: duration,
            keyTimes: [0, 0.25, 0.8, 1])

        let pane = CALayer()
        pane.frame = CGRect(x: size.width * 0.1, y: 0, width: size.width * 0.8, height: size.height * 0.26)
        pane.cornerRadius = 26 * unit
        pane.cornerCurve = .continuous
        pane.masksToBounds = true
        let frost = CAFilter(type: CAFilter.gaussianBlur)
        frost.setValue(14 * unit, forKey: "inputRadius")
        pane.backgroundFilters = [frost]
        pane.backgroundColor = .hex(0xFFFFFF, alpha: 0.24)
        pane.borderWidth = 1 * unit
        pane.borderColor = .hex(0xFFFFFF, alpha: 0.5)
        pane.addSublayers(
            CALayer.text(
                "Jade valley", .serifBold, size: 30 * unit, color: .hex(0x10302E),
                frame: CGRect(x: 0, y: pane.bounds.height * 0.3, width: pane.bounds.width, height: 40 * unit),
                scale: scenery.scale),
            CALayer.text(
                "Guilin, early", .sans, size: 15 * unit, color: .hex(0x10302E, alpha: 0.75),
                frame: CGRect(x: 0, y: pane.bounds.height * 0.54, width: pane.bounds.width, height: 22 * unit),
                scale: scenery.scale))
        root.addSublayer(pane)
        let high = size.height * 0.24, low = size.height * 0.74
        pane.animate("position.y", [low, high, low], at: scenery.start, for: duration)
    }
}
