import UIKit

/// Sparks from a fountain, embers in the air, and paper falling.
struct EmitterScreen: Screen {
    let name = "layer-emitter"
    let title = "CAEmitterLayer"
    let summary = "A fountain of sparks over drifting embers; every particle is a pure function of time and seed."
    let duration = 5.0
    let sourceFile = #filePath
    let ground = UIUserInterfaceStyle.dark

    func build(in root: CALayer, _ scenery: Scenery) {
        let night = CAGradientLayer()
        night.frame = scenery.bounds
        night.colors = [CGColor.hex(0x0A0B1E), CGColor.hex(0x1F1B3A), CGColor.hex(0x4A2545)]
        root.addSublayer(night)
        root.addSublayer(fountain(scenery))
        root.addSublayer(embers(scenery))
    }

    private func fountain(_ scenery: Scenery) -> CAEmitterLayer {
        let unit = scenery.unit, emitter = CAEmitterLayer()
        emitter.frame = scenery.bounds
        emitter.emitterPosition = CGPoint(x: scenery.size.width / 2, y: scenery.size.height * 0.86)
        emitter.emitterShape = .point
        emitter.renderMode = .additive
        emitter.beginTime = scenery.start
        emitter.seed = 7
        emitter.emitterCells = ([0xFFD27A, 0xFF8A5C, 0xFFF3D0] as [UInt32]).map { color in
            let spark = CAEmitterCell()
            spark.contents = glow(radius: 9 * unit, scenery.scale)
            spark.contentsScale = scenery.scale
            spark.color = .hex(color)
            spark.birthRate = 70
            spark.lifetime = 2.6
            spark.lifetimeRange = 0.8
            spark.velocity = scenery.size.height * 0.62
            spark.velocityRange = scenery.size.height * 0.14
            spark.yAcceleration = scenery.size.height * 0.5
            spark.emissionLongitude = -.pi / 2
            spark.emissionRange = 0.36
            spark.scale = 0.9
            spark.scaleRange = 0.5
            spark.scaleSpeed = -0.28
            spark.alphaSpeed = -0.35
            return spark
        }
        return emitter
    }

    private func embers(_ scenery: Scenery) -> CAEmitterLayer {
        let emitter = CAEmitterLayer()
        emitter.frame = scenery.bounds
        emitter.emitterPosition = CGPoint(x: scenery.size.width / 2, y: scenery.size.height * 1.02)
        emitter.emitterSize = CGSize(width: scenery.size.width, height: 1)
        emitter.emitterShape = .line
        emitter.renderMode = .additive
        // Began long ago, so that the air is full from the first frame.
        emitter.beginTime = scenery.start - 12
        emitter.seed = 3
        let ember = CAEmitterCell()
        ember.contents = glow(radius: 5 * scenery.unit, scenery.scale)
        ember.contentsScale = scenery.scale
        ember.color = .hex(0xFF9A6A, alpha: 0.7)
        ember.birthRate = 14
        ember.lifetime = 11
        ember.velocity = scenery.size.height * 0.09
        ember.velocityRange = scenery.size.height * 0.05
        ember.emissionLongitude = -.pi / 2
        ember.emissionRange = 0.5
        ember.scale = 0.6
        ember.scaleRange = 0.5
        emitter.emitterCells = [ember]
        return emitter
    }

    /// A soft round light.
    private func glow(radius: CGFloat, _ scale: CGFloat) -> CGImage {
        CGImage.drawn(size: CGSize(width: radius * 2, height: radius * 2), scale: scale) { context in
            let center = CGPoint(x: radius, y: radius)
            let light = CGGradient.even([.hex(0xFFFFFF), .hex(0xFFFFFF, alpha: 0.35), .hex(0xFFFFFF, alpha: 0)])
            context.drawRadialGradient(
                light, startCenter: center, startRadius: 0, endCenter: center, endRadius: radius, options: [])
        }
    }
}
