import CoreGraphics

/// How a string key reaches one property of an animation.
struct AnimationKeyAccessor: @unchecked Sendable {
    var get: (CAAnimation) -> Any?
    var set: (CAAnimation, Any?) -> Void

    static func number<Animation: CAAnimation, Value: BinaryFloatingPoint>(
        _ path: ReferenceWritableKeyPath<Animation, Value>
    ) -> AnimationKeyAccessor {
        AnimationKeyAccessor(
            get: { ($0 as? Animation).map { NSNumber(value: Double($0[keyPath: path])) } },
            set: { animation, value in
                guard let number = value == nil ? 0 : Unboxing.number(value) else { return }
                (animation as? Animation)?[keyPath: path] = Value(number)
            })
    }

    static func flag<Animation: CAAnimation>(
        _ path: ReferenceWritableKeyPath<Animation, Bool>
    ) -> AnimationKeyAccessor {
        AnimationKeyAccessor(
            get: { ($0 as? Animation).map { NSNumber(value: $0[keyPath: path]) } },
            set: { animation, value in
                (animation as? Animation)?[keyPath: path] = (Unboxing.number(value) ?? 0) != 0
            })
    }

    static func object<Animation: CAAnimation, Value>(
        _ path: ReferenceWritableKeyPath<Animation, Value?>
    ) -> AnimationKeyAccessor {
        AnimationKeyAccessor(
            get: { ($0 as? Animation)?[keyPath: path] },
            set: { animation, value in (animation as? Animation)?[keyPath: path] = value as? Value })
    }

    static func name<Animation: CAAnimation, Value: RawRepresentable<String>>(
        _ path: ReferenceWritableKeyPath<Animation, Value>
    ) -> AnimationKeyAccessor {
        AnimationKeyAccessor(
            get: { ($0 as? Animation)?[keyPath: path].rawValue },
            set: { animation, value in
                guard let name = value as? Value ?? (value as? String).flatMap({ Value(rawValue: $0) }) else { return }
                (animation as? Animation)?[keyPath: path] = name
            })
    }

    static func optionalName<Animation: CAAnimation, Value: RawRepresentable<String>>(
        _ path: ReferenceWritableKeyPath<Animation, Value?>
    ) -> AnimationKeyAccessor {
        AnimationKeyAccessor(
            get: { ($0 as? Animation)?[keyPath: path]?.rawValue },
            set: { animation, value in
                let name = value as? Value ?? (value as? String).flatMap { Value(rawValue: $0) }
                (animation as? Animation)?[keyPath: path] = name
            })
    }

    static let common: [String: AnimationKeyAccessor] = [
        "beginTime": number(\CAAnimation.beginTime), "duration": number(\CAAnimation.duration),
        "speed": number(\CAAnimation.speed), "timeOffset": number(\CAAnimation.timeOffset),
        "repeatCount": number(\CAAnimation.repeatCount), "repeatDuration": number(\CAAnimation.repeatDuration),
        "autoreverses": flag(\CAAnimation.autoreverses), "fillMode": name(\CAAnimation.fillMode),
        "delegate": object(\CAAnimation.delegate), "timingFunction": object(\CAAnimation.timingFunction),
        "removedOnCompletion": flag(\CAAnimation.isRemovedOnCompletion),
    ]

    private static let propertyKeys: [String: AnimationKeyAccessor] = [
        "keyPath": object(\CAPropertyAnimation.keyPath), "additive": flag(\CAPropertyAnimation.isAdditive),
        "cumulative": flag(\CAPropertyAnimation.isCumulative),
        "valueFunction": object(\CAPropertyAnimation.valueFunction),
    ]
    static let property = common.merging(propertyKeys) { $1 }

    static let basic = property.merging([
        "fromValue": object(\CABasicAnimation.fromValue), "toValue": object(\CABasicAnimation.toValue),
        "byValue": object(\CABasicAnimation.byValue),
    ]) { $1 }

    static let spring = basic.merging([
        "mass": number(\CASpringAnimation.mass), "stiffness": number(\CASpringAnimation.stiffness),
        "damping": number(\CASpringAnimation.damping), "initialVelocity": number(\CASpringAnimation.initialVelocity),
        "allowsOverdamping": flag(\CASpringAnimation.allowsOverdamping),
    ]) { $1 }

    static let keyframe = property.merging([
        "values": object(\CAKeyframeAnimation.values), "path": object(\CAKeyframeAnimation.path),
        "keyTimes": object(\CAKeyframeAnimation.keyTimes),
        "timingFunctions": object(\CAKeyframeAnimation.timingFunctions),
        "calculationMode": name(\CAKeyframeAnimation.calculationMode),
        "rotationMode": optionalName(\CAKeyframeAnimation.rotationMode),
        "tensionValues": object(\CAKeyframeAnimation.tensionValues),
        "continuityValues": object(\CAKeyframeAnimation.continuityValues),
        "biasValues": object(\CAKeyframeAnimation.biasValues),
    ]) { $1 }

    static let group = common.merging(["animations": object(\CAAnimationGroup.animations)]) { $1 }

    static let transition = common.merging([
        "type": name(\CATransition.type), "subtype": optionalName(\CATransition.subtype),
        "startProgress": number(\CATransition.startProgress), "endProgress": number(\CATransition.endProgress),
        "filter": object(\CATransition.filter),
    ]) { $1 }
}
