import CoreGraphics

extension RenderValue {
    /// The part of a struct or matrix that a longer key path names (`position.x`, `transform.rotation.y`), or nil when this
    /// kind of value has no such part.
    package func component(_ component: LayerProperty.Component) -> RenderValue? {
        if component == .whole { return self }
        switch self {
        case .point(let p): return p.component(component).map(RenderValue.number)
        case .size(let s): return s.component(component).map(RenderValue.number)
        case .rect(let r): return r.component(component)
        case .transform(let m): return m.component(component)
        default: return nil
        }
    }

    /// The value with one part replaced; nil when the part does not exist or `value` is of the wrong kind.
    package func replacing(_ component: LayerProperty.Component, with value: RenderValue) -> RenderValue? {
        if component == .whole { return value }
        switch self {
        case .point(let p): return p.replacing(component, with: value).map(RenderValue.point)
        case .size(let s): return s.replacing(component, with: value).map(RenderValue.size)
        case .rect(let r): return r.replacing(component, with: value).map(RenderValue.rect)
        case .transform(let m): return m.replacing(component, with: value).map(RenderValue.transform)
        default: return nil
        }
    }

    /// The number in this value: numbers, and flags as 0 and 1.
    package var number: Double? {
        switch self {
        case .number(let x): x
        case .flag(let on): on ? 1 : 0
        default: nil
        }
    }
}

extension CGPoint {
    func component(_ component: LayerProperty.Component) -> Double? {
        switch component {
        case .x: x
        case .y: y
        default: nil
        }
    }

    func replacing(_ component: LayerProperty.Component, with value: RenderValue) -> CGPoint? {
        guard let number = value.number else { return nil }
        switch component {
        case .x: return CGPoint(x: number, y: y)
        case .y: return CGPoint(x: x, y: number)
        default: return nil
        }
    }
}

extension CGSize {
    func component(_ component: LayerProperty.Component) -> Double? {
        switch component {
        case .width: width
        case .height: height
        default: nil
        }
    }

    func replacing(_ component: LayerProperty.Component, with value: RenderValue) -> CGSize? {
        guard let number = value.number else { return nil }
        switch component {
        case .width: return CGSize(width: number, height: height)
        case .height: return CGSize(width: width, height: number)
        default: return nil
        }
    }
}

extension CGRect {
    func component(_ component: LayerProperty.Component) -> RenderValue? {
        switch component {
        case .origin: .point(origin)
        case .size: .size(size)
        case .originX, .x: .number(origin.x)
        case .originY, .y: .number(origin.y)
        case .sizeWidth, .width: .number(size.width)
        case .sizeHeight, .height: .number(size.height)
        default: nil
        }
    }

    func replacing(_ component: LayerProperty.Component, with value: RenderValue) -> CGRect? {
        switch (component, value) {
        case (.origin, .point(let point)): return CGRect(origin: point, size: size)
        case (.size, .size(let size)): return CGRect(origin: origin, size: size)
        default: break
        }
        guard let number = value.number else { return nil }
        var rect = self
        switch component {
        case .originX, .x: rect.origin.x = number
        case .originY, .y: rect.origin.y = number
        case .sizeWidth, .width: rect.size.width = number
        case .sizeHeight, .height: rect.size.height = number
        default: return nil
        }
        return rect
    }
}
