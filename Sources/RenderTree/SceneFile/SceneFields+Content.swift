import CoreGraphics

extension ShapeContent: SceneFielded {
    static let fields: [SceneField<ShapeContent>] = [
        field("path", \.path), field("fillColor", \.fillColor), field("evenOdd", \.fillRuleIsEvenOdd),
        field("strokeColor", \.strokeColor), field("strokeStart", \.strokeStart), field("strokeEnd", \.strokeEnd),
        field("lineWidth", \.lineWidth), field("miterLimit", \.miterLimit), field("lineCap", \.lineCap),
        field("lineJoin", \.lineJoin), field("lineDashPhase", \.lineDashPhase),
        field("lineDashPattern", \.lineDashPattern),
    ]
    static let fieldsByName = table(fields)
    static let standard = ShapeContent()
}

extension GradientContent: SceneFielded {
    static let fields: [SceneField<GradientContent>] = [
        field("kind", \.kind), field("colors", \.colors), field("locations", \.locations),
        field("startPoint", \.startPoint), field("endPoint", \.endPoint),
    ]
    static let fieldsByName = table(fields)
    static let standard = GradientContent()
}

extension ReplicatorContent: SceneFielded {
    static let fields: [SceneField<ReplicatorContent>] = [
        field("instanceCount", \.instanceCount), field("preservesDepth", \.preservesDepth),
        field("instanceDelay", \.instanceDelay), field("instanceTransform", \.instanceTransform),
        field("instanceColor", \.instanceColor), field("redOffset", \.redOffset), field("greenOffset", \.greenOffset),
        field("blueOffset", \.blueOffset), field("alphaOffset", \.alphaOffset),
    ]
    static let fieldsByName = table(fields)
    static let standard = ReplicatorContent()
}

extension EmitterContent: SceneFielded {
    static let fields: [SceneField<EmitterContent>] = [
        field("birthRate", \.birthRate), field("lifetime", \.lifetime), field("emitterPosition", \.position),
        field("emitterZPosition", \.zPosition), field("emitterSize", \.size), field("emitterDepth", \.depth),
        field("shape", \.shape), field("mode", \.mode), field("order", \.order),
        field("preservesDepth", \.preservesDepth), field("velocity", \.velocity), field("scale", \.scale),
        field("spin", \.spin), field("seed", \.seed), field("startTime", \.startTime),
    ]
    static let fieldsByName = table(fields)
    static let standard = EmitterContent()
}

extension EmitterCell: SceneFielded {
    static let fields: [SceneField<EmitterCell>] = [
        field("name", \.name), field("enabled", \.isEnabled), field("contents", \.contents),
        field("contentsRect", \.contentsRect), field("contentsScale", \.contentsScale),
        field("magnificationFilter", \.magnificationFilter), field("minificationFilter", \.minificationFilter),
        field("birthRate", \.birthRate), field("beginTime", \.beginTime), field("duration", \.duration),
        field("lifetime", \.lifetime), field("lifetimeRange", \.lifetimeRange),
        field("emissionLatitude", \.emissionLatitude), field("emissionLongitude", \.emissionLongitude),
        field("emissionRange", \.emissionRange), field("velocity", \.velocity),
        field("velocityRange", \.velocityRange), field("xAcceleration", \.xAcceleration),
        field("yAcceleration", \.yAcceleration), field("zAcceleration", \.zAcceleration), field("scale", \.scale),
        field("scaleRange", \.scaleRange), field("scaleSpeed", \.scaleSpeed), field("spin", \.spin),
        field("spinRange", \.spinRange), field("color", \.color), field("colorRange", \.colorRange),
        field("colorSpeed", \.colorSpeed),
    ]
    static let fieldsByName = table(fields)
    static let standard = EmitterCell()
}
