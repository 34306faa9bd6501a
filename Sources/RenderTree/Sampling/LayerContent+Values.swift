import CoreGraphics

extension LayerContent {
    /// The value of a property that only this kind of layer has.
    func value(of property: LayerProperty) -> RenderValue? {
        switch self {
        case .shape(let shape): shape.value(of: property)
        case .gradient(let gradient): gradient.value(of: property)
        case .replicator(let replicator): replicator.value(of: property)
        case .emitter(let emitter): emitter.value(of: property)
        case .none, .transform, .tiles, .snapshot: nil
        }
    }

    mutating func setValue(_ value: RenderValue, of property: LayerProperty) {
        switch self {
        case .shape(var shape):
            shape.setValue(value, of: property)
            self = .shape(shape)
        case .gradient(var gradient):
            gradient.setValue(value, of: property)
            self = .gradient(gradient)
        case .replicator(var replicator):
            replicator.setValue(value, of: property)
            self = .replicator(replicator)
        case .emitter(var emitter):
            emitter.setValue(value, of: property)
            self = .emitter(emitter)
        case .none, .transform, .tiles, .snapshot: break
        }
    }
}

extension ShapeContent {
    fileprivate func value(of property: LayerProperty) -> RenderValue? {
        switch property {
        case .path: .path(path)
        case .fillColor: .color(fillColor)
        case .strokeColor: .color(strokeColor)
        case .strokeStart: .number(strokeStart)
        case .strokeEnd: .number(strokeEnd)
        case .lineWidth: .number(lineWidth)
        case .miterLimit: .number(miterLimit)
        case .lineDashPhase: .number(lineDashPhase)
        case .lineDashPattern: .numbers(lineDashPattern)
        default: nil
        }
    }

    mutating func setValue(_ value: RenderValue, of property: LayerProperty) {
        switch (property, value) {
        case (.path, .path(let path)): self.path = path
        case (.fillColor, .color(let color)): fillColor = color
        case (.strokeColor, .color(let color)): strokeColor = color
        case (.lineDashPattern, .numbers(let pattern)): lineDashPattern = pattern
        case (.strokeStart, .number(let number)): strokeStart = number
        case (.strokeEnd, .number(let number)): strokeEnd = number
        case (.lineWidth, .number(let number)): lineWidth = number
        case (.miterLimit, .number(let number)): miterLimit = number
        case (.lineDashPhase, .number(let number)): lineDashPhase = number
        default: break
        }
    }
}

extension GradientContent {
    fileprivate func value(of property: LayerProperty) -> RenderValue? {
        switch property {
        case .colors: .colors(colors)
        case .locations: .numbers(locations)
        case .startPoint: .point(startPoint)
        case .endPoint: .point(endPoint)
        default: nil
        }
    }

    mutating func setValue(_ value: RenderValue, of property: LayerProperty) {
        switch (property, value) {
        case (.colors, .colors(let colors)): self.colors = colors
        case (.locations, .numbers(let locations)): self.locations = locations
        case (.startPoint, .point(let point)): startPoint = point
        case (.endPoint, .point(let point)): endPoint = point
        default: break
        }
    }
}

extension ReplicatorContent {
    fileprivate func value(of property: LayerProperty) -> RenderValue? {
        switch property {
        case .instanceCount: .number(Double(instanceCount))
        case .instanceDelay: .number(instanceDelay)
        case .instanceTransform: .transform(instanceTransform)
        case .instanceColor: .color(instanceColor)
        case .instanceRedOffset: .number(Double(redOffset))
        case .instanceGreenOffset: .number(Double(greenOffset))
        case .instanceBlueOffset: .number(Double(blueOffset))
        case .instanceAlphaOffset: .number(Double(alphaOffset))
        default: nil
        }
    }

    fileprivate mutating func setValue(_ value: RenderValue, of property: LayerProperty) {
        switch (property, value) {
        case (.instanceTransform, .transform(let matrix)): instanceTransform = matrix
        case (.instanceColor, .color(let color)): instanceColor = color
        case (.instanceCount, .number(let number)): instanceCount = Int(safely: number)
        case (.instanceDelay, .number(let number)): instanceDelay = number
        case (.instanceRedOffset, .number(let number)): redOffset = Float(number)
        case (.instanceGreenOffset, .number(let number)): greenOffset = Float(number)
        case (.instanceBlueOffset, .number(let number)): blueOffset = Float(number)
        case (.instanceAlphaOffset, .number(let number)): alphaOffset = Float(number)
        default: break
        }
    }
}

extension EmitterContent {
    fileprivate func value(of property: LayerProperty) -> RenderValue? {
        switch property {
        case .emitterBirthRate: .number(birthRate)
        case .emitterLifetime: .number(lifetime)
        case .emitterPosition: .point(position)
        case .emitterZPosition: .number(zPosition)
        case .emitterSize: .size(size)
        case .emitterDepth: .number(depth)
        case .emitterVelocity: .number(velocity)
        case .emitterScale: .number(scale)
        case .emitterSpin: .number(spin)
        default: nil
        }
    }

    fileprivate mutating func setValue(_ value: RenderValue, of property: LayerProperty) {
        switch (property, value) {
        case (.emitterPosition, .point(let point)): position = point
        case (.emitterSize, .size(let size)): self.size = size
        case (.emitterBirthRate, .number(let number)): birthRate = number
        case (.emitterLifetime, .number(let number)): lifetime = number
        case (.emitterZPosition, .number(let number)): zPosition = number
        case (.emitterDepth, .number(let number)): depth = number
        case (.emitterVelocity, .number(let number)): velocity = number
        case (.emitterScale, .number(let number)): scale = number
        case (.emitterSpin, .number(let number)): spin = number
        default: break
        }
    }
}
