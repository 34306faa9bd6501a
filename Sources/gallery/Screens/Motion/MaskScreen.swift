import UIKit

/// A picture seen through letters, and through an opening circle.
struct MaskScreen: Screen {
    let name = "motion-masks"
    let title = "Masks"
    let summary =
        "A landscape drifts behind a word, then a circle opens on all of it: the mask is a layer and moves as one."
    let duration = 4.6
    let sourceFile = #filePath
    let ground = UIUserInterfaceStyle.light
    let glyph = Glyph.curve

    func prepare(_ scenery: Scenery) {
        scenery.pictures.prepare([5], size: pictureSize(scenery), scale: scenery.scale)
    }

    /// Wider than what is seen of it, points.
    private func pictureSize(_ scenery: Scenery) -> CGSize {
        CGSize(width: scenery.size.width * 1.5, height: scenery.size.height)
    }

    func build(in root: CALayer, _ scenery: Scenery) {
        root.backgroundColor = .cream
        let size = scenery.size, wide = pictureSize(scenery)
        let picture = scenery.pictures.image(5, size: wide, scale: scenery.scale)
        let drift = [
            CGPoint(x: size.width * 0.75, y: size.height / 2), CGPoint(x: size.width * 0.25, y: size.height / 2),
        ]
        for mask in [word(scenery), circle(scenery)] {
            let window = CALayer(), photo = CALayer()
            window.frame = scenery.bounds
            photo.bounds = CGRect(origin: .zero, size: wide)
            photo.position = drift[0]
            photo.contents = picture
            window.addSublayer(photo)
            window.mask = mask
            root.addSublayer(window)
            photo.animate("position", drift, at: scenery.start, for: duration, timing: .linear)
        }
    }

    private func word(_ scenery: Scenery) -> CALayer {
        let size = scenery.size, font = size.width * 0.205
        let text = CALayer.text(
            "MOTION", .sansBold, size: font, color: .hex(0x000000),
            frame: CGRect(x: 0, y: size.height / 2 - font * 0.7, width: size.width, height: font * 1.4),
            scale: scenery.scale)
        let holder = CALayer()
        holder.frame = scenery.bounds
        holder.addSublayer(text)
        return holder
    }

    private func circle(_ scenery: Scenery) -> CALayer {
        let shape = CAShapeLayer(), center = scenery.bounds.center
        shape.frame = scenery.bounds
        func disc(_ radius: CGFloat) -> CGPath {
            CGPath(
                ellipseIn: CGRect(x: center.x - radius, y: center.y - radius, width: radius * 2, height: radius * 2),
                transform: nil)
        }
        let all = hypot(scenery.size.width, scenery.size.height) / 2
        shape.path = disc(0.5)
        shape.animate(
            "path", from: scenery.start, [(1.3, disc(0.5)), (2.4, disc(all)), (3.1, disc(all)), (4.2, disc(0.5))])
        return shape
    }
}
