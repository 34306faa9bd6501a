import UIKit

/// A cube of photos in real depth, cut through by three planes of coloured glass.
struct TransformScreen: Screen {
    let name = "layer-transform"
    let title = "CATransformLayer"
    let summary =
        "A cube in real depth with planes of glass that cut through it: a transform layer keeps its sublayers in 3D."
    let duration = 6.0
    let sourceFile = #filePath
    let ground = UIUserInterfaceStyle.light

    func build(in root: CALayer, _ scenery: Scenery) {
        let backdrop = CAGradientLayer()
        backdrop.frame = scenery.bounds
        backdrop.type = .radial
        backdrop.startPoint = CGPoint(x: 0.5, y: 0.45)
        backdrop.endPoint = CGPoint(x: 1.2, y: 1.1)
        backdrop.colors = [CGColor.hex(0xF6EBDD), CGColor.hex(0xD8BFAE), CGColor.hex(0x9E7F7D)]
        root.addSublayer(backdrop)

        let side = min(scenery.size.width, scenery.size.height) * 0.44
        let space = CALayer()
        space.frame = scenery.bounds
        space.sublayerTransform = perspective(side * 5)
        root.addSublayer(space)
        let cube = CATransformLayer()
        cube.bounds = CGRect(x: 0, y: 0, width: side, height: side)
        cube.position = scenery.bounds.center
        space.addSublayer(cube)
        addFaces(to: cube, side, scenery)
        addPlanes(to: cube, side)
        cube.animate("transform.rotation.y", [0, 2 * CGFloat.pi], at: scenery.start, for: duration, timing: .linear)
        cube.animate("transform.rotation.x", [-0.5, -0.28, -0.5], at: scenery.start, for: duration)
    }

    private func addFaces(to cube: CALayer, _ side: CGFloat, _ scenery: Scenery) {
        // Four walls about y, then the lid and the floor about x.
        let turns: [CGFloat] = [0, .pi / 2, .pi, -.pi / 2, .pi / 2, -.pi / 2]
        scenery.pictures.prepare(turns.indices, size: CGSize(width: side, height: side), scale: scenery.scale)
        for (index, angle) in turns.enumerated() {
            let size = CGSize(width: side, height: side)
            let face = CALayer.image(
                scenery.pictures.image(index, size: size, scale: scenery.scale),
                frame: CGRect(origin: .zero, size: size))
            face.isDoubleSided = false
            let isLid = index >= 4
            var transform = CATransform3DMakeRotation(angle, isLid ? 1 : 0, isLid ? 0 : 1, 0)
            transform = CATransform3DTranslate(transform, 0, 0, side / 2)
            face.transform = transform
            face.borderWidth = side * 0.02
            face.borderColor = .cream
            cube.addSublayer(face)
        }
    }

    /// Larger than the cube, through its middle: each shows outside it and is hidden inside.
    private func addPlanes(to cube: CALayer, _ side: CGFloat) {
        let colors: [UInt32] = [0xE4572E, 0x2A9D8F, 0xF2B134]
        for (k, color) in colors.enumerated() {
            let reach = side * 1.5
            let plane = CALayer.color(
                .hex(color, alpha: 0.62),
                frame: CGRect(x: (side - reach) / 2, y: (side - reach) / 2, width: reach, height: reach),
                cornerRadius: side * 0.12)
            plane.transform =
                k == 0
                ? CATransform3DIdentity : CATransform3DMakeRotation(.pi / 2, k == 1 ? 1 : 0, k == 1 ? 0 : 1, 0)
            cube.addSublayer(plane)
        }
    }
}
