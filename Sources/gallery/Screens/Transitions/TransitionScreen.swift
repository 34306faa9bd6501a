import UIKit

/// One type of CATransition between two pictures, there and back.
struct TransitionScreen: Screen {
    let type: String
    let title: String
    let line: String
    /// The edge the motion begins at on the way there and on the way back; nil for types that know none.
    let edges: (there: CATransitionSubtype, back: CATransitionSubtype)?
    let duration = 3.4
    let moment = 0.4...1.5
    let sourceFile = #filePath
    let ground = UIUserInterfaceStyle.dark

    var name: String {
        "transition-" + type.replacing(/[A-Z]/) { "-" + String($0.output).lowercased() }
    }
    var summary: String { "CATransition \(type): \(line)" }

    var glyph: Glyph {
        switch type {
        case "pageCurl", "pageUnCurl": .page
        case "cube": .cube
        case "oglFlip": .turn
        default: edges == nil ? .fade : .slide
        }
    }

    static let all: [TransitionScreen] = [
        TransitionScreen(type: "fade", title: "Fade", line: "the new picture shows through the old.", edges: nil),
        TransitionScreen(
            type: "moveIn", title: "Move in", line: "the new picture slides over the old.",
            edges: (.fromRight, .fromLeft)),
        TransitionScreen(
            type: "push", title: "Push", line: "the new picture pushes the old one out.", edges: (.fromRight, .fromLeft)
        ),
        TransitionScreen(
            type: "reveal", title: "Reveal", line: "the old picture slides off the new.", edges: (.fromRight, .fromLeft)
        ),
        TransitionScreen(
            type: "pageCurl", title: "Page curl away", line: "the old picture rolls up and leaves.",
            edges: (.fromBottom, .fromRight)),
        TransitionScreen(
            type: "pageUnCurl", title: "Page curl back", line: "the new picture rolls down over the old.",
            edges: (.fromTop, .fromRight)),
        TransitionScreen(
            type: "cube", title: "Cube", line: "two sides of a turning cube.", edges: (.fromRight, .fromLeft)),
        TransitionScreen(
            type: "oglFlip", title: "Flip", line: "the picture turns over.", edges: (.fromRight, .fromTop)),
        TransitionScreen(
            type: "suckEffect", title: "Suck", line: "the old picture is drawn into a point.", edges: nil),
        TransitionScreen(
            type: "rippleEffect", title: "Ripple", line: "a wave runs through the picture and changes it.", edges: nil),
        TransitionScreen(
            type: "cameraIris", title: "Camera iris", line: "an iris closes on the old picture and opens on the new.",
            edges: nil),
        TransitionScreen(
            type: "cameraIrisHollowOpen", title: "Iris opens", line: "the new picture appears in an opening iris.",
            edges: nil),
        TransitionScreen(
            type: "cameraIrisHollowClose", title: "Iris closes", line: "the old picture leaves in a closing iris.",
            edges: nil),
    ]

    func prepare(_ scenery: Scenery) {
        scenery.pictures.prepare([0, 3], size: scenery.size, scale: scenery.scale)
    }

    func build(in root: CALayer, _ scenery: Scenery) {
        let picture = CALayer(), unit = scenery.unit
        picture.frame = scenery.bounds
        let sides = (0...1).map { side($0, scenery) }
        picture.addSublayer(sides[0])
        let caption = CALayer.text(
            type, .sans, size: 14 * unit, color: .hex(0xFFFAF0, alpha: 0.85),
            frame: CGRect(x: 0, y: 48 + 8 * unit, width: scenery.size.width, height: 20 * unit), scale: scenery.scale)
        root.addSublayers(picture, caption)
        change(picture, to: sides[1], edge: edges?.there, at: 0.4, scenery)
        change(picture, to: sides[0], edge: edges?.back, at: 2.0, scenery)
    }

    private func change(
        _ picture: CALayer, to side: CALayer, edge: CATransitionSubtype?, at time: Double, _ scenery: Scenery
    ) {
        scenery.at(time) {
            let transition = CATransition()
            transition.type = CATransitionType(rawValue: type)
            transition.subtype = edge
            transition.duration = 1.1
            transition.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
            CATransaction.begin()
            CATransaction.setDisableActions(true)
            picture.sublayers = [side]
            picture.add(transition, forKey: kCATransition)
            CATransaction.commit()
        }
    }

    private func side(_ index: Int, _ scenery: Scenery) -> CALayer {
        let side = CALayer(), palette = Palette.at(index * 3), unit = scenery.unit, size = scenery.size
        side.frame = scenery.bounds
        side.addSublayers(
            .image(scenery.pictures.image(index * 3, size: size, scale: scenery.scale), frame: side.bounds),
            CALayer.text(
                palette.name, .serifBold, size: 34 * unit, color: .cream,
                frame: CGRect(
                    x: 28 * unit, y: size.height - 108 * unit, width: size.width - 56 * unit, height: 44 * unit),
                alignment: .left, scale: scenery.scale),
            CALayer.text(
                palette.place, .sans, size: 15 * unit, color: .hex(0xFFFAF0, alpha: 0.8),
                frame: CGRect(
                    x: 29 * unit, y: size.height - 60 * unit, width: size.width - 56 * unit, height: 22 * unit),
                alignment: .left, scale: scenery.scale))
        return side
    }
}
