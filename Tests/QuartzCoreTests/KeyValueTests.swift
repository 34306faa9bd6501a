import Testing

@testable import QuartzCore

@MainActor @Suite struct KeyValueTests {
    @Test func boxesOpenAsTheirTypes() {
        let layer = CALayer()
        layer.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
        layer.opacity = 0.5
        #expect(layer.value(forKey: "position") as? CGPoint == CGPoint(x: 25, y: 40))
        #expect((layer.value(forKey: "position") as? NSValue)?.pointValue == CGPoint(x: 25, y: 40))
        #expect(layer.value(forKey: "bounds") as? CGRect == CGRect(x: 0, y: 0, width: 30, height: 40))
        #expect(layer.value(forKey: "bounds") as? CGPoint == nil)
        #expect(layer.value(forKey: "shadowOffset") as? CGSize == CGSize(width: 0, height: -3))
        #expect(layer.value(forKey: "opacity") as? Float == 0.5)
        #expect(layer.value(forKey: "opacity") as? CGFloat == 0.5)
        #expect(layer.value(forKey: "opacity") as? Double == 0.5)
        #expect(layer.value(forKey: "hidden") as? Bool == false)
        layer.transform = CATransform3DMakeScale(2, 3, 4)
        #expect(layer.value(forKey: "transform") as? CATransform3D == layer.transform)
        #expect((layer.value(forKey: "transform") as? NSValue)?.caTransform3DValue == layer.transform)
    }

    @Test func everyFormOfAValueIsUnderstood() {
        let layer = CALayer()
        for value: Any in [2, 2.0, CGFloat(2), Float(2), NSNumber(value: 2), "2", UInt8(2)] {
            layer.cornerRadius = 0
            layer.setValue(value, forKey: "cornerRadius")
            #expect(layer.cornerRadius == 2, "\(type(of: value))")
        }
        for value: Any in [CGPoint(x: 1, y: 2), NSValue(point: CGPoint(x: 1, y: 2))] {
            layer.position = .zero
            layer.setValue(value, forKey: "position")
            #expect(layer.position == CGPoint(x: 1, y: 2))
        }
        layer.setValue(NSValue(rect: CGRect(x: 1, y: 2, width: 3, height: 4)), forKey: "bounds")
        #expect(layer.bounds == CGRect(x: 1, y: 2, width: 3, height: 4))
        for value: Any in [
            CATransform3DMakeScale(2, 2, 1), NSValue(caTransform3D: CATransform3DMakeScale(2, 2, 1)),
            CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 0, ty: 0),
            NSValue(cgAffineTransform: CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 0, ty: 0)),
        ] {
            layer.transform = CATransform3DIdentity
            layer.setValue(value, forKey: "transform")
            #expect(layer.transform.m11 == 2)
        }
        let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        layer.setValue(red, forKey: "backgroundColor")
        #expect(layer.backgroundColor === red)
        layer.setValue("center", forKey: "contentsGravity")
        #expect(layer.contentsGravity == .center)
    }

    @Test func nilAndNonsense() {
        let layer = CALayer()
        layer.cornerRadius = 5
        layer.setValue(nil, forKey: "cornerRadius")
        #expect(layer.cornerRadius == 0)
        layer.cornerRadius = 5
        layer.setValue("many", forKey: "cornerRadius")
        layer.setValue(CGPoint.zero, forKey: "cornerRadius")
        #expect(layer.cornerRadius == 5)
        layer.setValue(Double.nan, forKeyPath: "transform.rotation.z")
        layer.setValue(3, forKeyPath: "transform.rotation.nonsense")
        layer.setValue(3, forKeyPath: "position.z.x")
        layer.setValue(nil, forKey: "backgroundColor")
        #expect(layer.backgroundColor == nil)
    }

    @Test func unknownKeysAreStoredAsGiven() {
        final class Dial: CALayer {
            override class func defaultValue(forKey key: String) -> Any? { key == "turn" ? 7 : nil }
        }
        let layer = Dial()
        #expect(layer.value(forKey: "turn") as? Int == 7)
        layer.setValue(["a", "b"], forKey: "mine")
        layer.setValue(8, forKey: "turn")
        #expect(layer.value(forKey: "mine") as? [String] == ["a", "b"])
        #expect(layer.value(forKey: "turn") as? Int == 8)
        layer.setValue(nil, forKey: "mine")
        #expect(layer.value(forKey: "mine") == nil)
        layer.style = ["theme": "dark"]
        #expect(layer.value(forKey: "theme") as? String == "dark")
    }

    @Test func partsOfStructs() {
        let layer = CALayer()
        layer.setValue(3, forKeyPath: "position.x")
        layer.setValue(4, forKeyPath: "bounds.origin.x")
        layer.setValue(50, forKeyPath: "bounds.size.width")
        layer.setValue(0.25, forKeyPath: "anchorPoint.y")
        layer.setValue(9, forKeyPath: "shadowOffset.height")
        layer.setValue(0.5, forKeyPath: "contentsRect.size.width")
        layer.setValue(CGSize(width: 60, height: 70), forKeyPath: "bounds.size")
        #expect(layer.position == CGPoint(x: 3, y: 0))
        #expect(layer.bounds == CGRect(x: 4, y: 0, width: 60, height: 70))
        #expect(layer.anchorPoint == CGPoint(x: 0.5, y: 0.25))
        #expect(layer.shadowOffset == CGSize(width: 0, height: 9))
        #expect(layer.contentsRect.size.width == 0.5)
        #expect(layer.value(forKeyPath: "bounds.size.height") as? CGFloat == 70)
        #expect(layer.value(forKeyPath: "bounds.origin") as? CGPoint == CGPoint(x: 4, y: 0))
    }

    @Test func partsOfTransforms() {
        let layer = CALayer()
        layer.setValue(2, forKeyPath: "transform.scale")
        layer.setValue(0.5, forKeyPath: "transform.rotation.z")
        #expect(abs(layer.transform.m11 - 1.7551651237807455) < 1e-6)
        #expect(abs(layer.transform.m12 - 0.958851077208406) < 1e-6)
        #expect(abs((layer.value(forKeyPath: "transform.rotation") as? Double ?? 0) - 0.5) < 1e-9)
        #expect(abs((layer.value(forKeyPath: "transform.scale") as? Double ?? 0) - 2) < 1e-9)
        layer.setValue(CGSize(width: 5, height: 6), forKeyPath: "transform.translation")
        layer.setValue(7, forKeyPath: "transform.translation.z")
        #expect((layer.transform.m41, layer.transform.m42, layer.transform.m43) == (5, 6, 7))
        var perspective = CATransform3DIdentity
        perspective.m34 = -1 / 500.0
        layer.transform = perspective
        layer.setValue(0.3, forKeyPath: "transform.rotation.y")
        #expect(abs(layer.transform.m34 - -1 / 500 * cos(0.3)) < 1e-9)
        layer.setValue(1, forKeyPath: "sublayerTransform.translation.z")
        #expect(layer.sublayerTransform.m43 == 1)
        layer.transform = CATransform3DMakeRotation(3 * .pi / 2, 0, 0, 1)
        #expect(abs((layer.value(forKeyPath: "transform.rotation.z") as? Double ?? 0) - -.pi / 2) < 1e-9)
    }

    @Test func pathsThroughOtherLayersAndCells() {
        let layer = CALayer()
        layer.mask = CALayer()
        layer.setValue(0.5, forKeyPath: "mask.opacity")
        #expect(layer.mask?.opacity == 0.5)
        let emitter = CAEmitterLayer()
        let cell = CAEmitterCell()
        cell.name = "spark"
        emitter.emitterCells = [cell]
        emitter.setValue(20, forKeyPath: "emitterCells.spark.birthRate")
        emitter.setValue(0.25, forKeyPath: "emitterCells.spark.alphaSpeed")
        #expect(cell.birthRate == 20)
        #expect(cell.alphaSpeed == 0.25)
        #expect(emitter.value(forKeyPath: "emitterCells.spark.birthRate") as? Float == 20)
    }

    @Test func animationsHaveKeysToo() {
        let animation = CAKeyframeAnimation(keyPath: "opacity")
        animation.setValue("2.5", forKey: "duration")
        animation.setValue("cubic", forKey: "calculationMode")
        animation.setValue(nil, forKey: "repeatCount")
        animation.setValue("x", forKey: "mine")
        #expect(animation.duration == 2.5)
        #expect(animation.calculationMode == .cubic)
        #expect(animation.repeatCount == 0)
        #expect(animation.value(forKey: "keyPath") as? String == "opacity")
        #expect(animation.value(forKey: "mine") as? String == "x")
    }
}
