import UIKit

/// A panorama that does not fit, seen through a layer that scrolls.
struct ScrollScreen: Screen {
    let name = "layer-scroll"
    let title = "CAScrollLayer"
    let summary = "A panorama of four places behind a window: the scroll layer moves its bounds, its sublayers stay."
    let duration = 6.0
    let sourceFile = #filePath
    let ground = UIUserInterfaceStyle.dark

    func prepare(_ scenery: Scenery) {
        scenery.pictures.prepare(Self.places, size: frame(scenery).size, scale: scenery.scale)
    }

    /// Indices of the pictures, from left to right.
    private static let places = (0..<4).map { $0 * 2 + 1 }

    private func frame(_ scenery: Scenery) -> CGRect {
        scenery.bounds.inner(dx: 22 * scenery.unit, dy: 60 * scenery.unit)
    }

    func build(in root: CALayer, _ scenery: Scenery) {
        root.backgroundColor = .ink
        let window = CAScrollLayer(), unit = scenery.unit
        window.frame = frame(scenery)
        window.cornerRadius = 22 * unit
        window.masksToBounds = true
        window.scrollMode = .horizontally
        root.addSublayer(window)
        let page = window.bounds.size
        for (k, place) in Self.places.enumerated() {
            let frame = CGRect(x: CGFloat(k) * page.width, y: 0, width: page.width, height: page.height)
            let palette = Palette.at(place)
            window.addSublayers(
                .image(scenery.pictures.image(place, size: page, scale: scenery.scale), frame: frame),
                CALayer.text(
                    palette.place, .serifBold, size: 36 * unit, color: .cream,
                    frame: CGRect(x: frame.minX, y: page.height * 0.1, width: page.width, height: 50 * unit),
                    scale: scenery.scale))
        }
        let stops: [(Double, Int)] = [
            (0.4, 0), (1.2, 1), (1.8, 1), (2.6, 2), (3.2, 2), (4.0, 3), (4.6, 3), (5.6, 0),
        ]
        window.animate("bounds.origin.x", from: scenery.start, stops.map { ($0.0, CGFloat($0.1) * page.width) })
    }
}
