import CoreGraphics

extension SampledLayer {
    /// The value of a property at this moment; nil when this kind of layer has no such property.
    package func value(of property: LayerProperty) -> RenderValue? {
        geometryValue(property) ?? appearance.value(of: property) ?? content.value(of: property)
            ?? customValues[property.rawValue]
    }

    /// Replaces a property. Values of the wrong kind, and properties that this kind of layer lacks, change nothing.
    package mutating func setValue(_ value: RenderValue, of property: LayerProperty) {
        switch property {
        case .bounds, .position, .zPosition, .anchorPoint, .anchorPointZ, .transform, .opacity, .hidden:
            setGeometryValue(value, of: property)
        case .fontSize, .foregroundColor:
            customValues[property.rawValue] = value
        case _ where property.isAppearance:
            appearance.setValue(value, of: property)
        default:
            content.setValue(value, of: property)
        }
    }

    private func geometryValue(_ property: LayerProperty) -> RenderValue? {
        switch property {
        case .bounds: .rect(geometry.bounds)
        case .position: .point(geometry.position)
        case .zPosition: .number(geometry.zPosition)
        case .anchorPoint: .point(geometry.anchorPoint)
        case .anchorPointZ: .number(geometry.anchorPointZ)
        case .transform: .transform(geometry.transform)
        case .opacity: .number(Double(geometry.opacity))
        case .hidden: .flag(geometry.isHidden)
        default: nil
        }
    }

    private mutating func setGeometryValue(_ value: RenderValue, of property: LayerProperty) {
        switch (property, value) {
        case (.bounds, .rect(let rect)): geometry.bounds = rect
        case (.position, .point(let point)): geometry.position = point
        case (.anchorPoint, .point(let point)): geometry.anchorPoint = point
        case (.transform, .transform(let matrix)): geometry.transform = matrix
        case (.zPosition, _): value.number.map { geometry.zPosition = $0 }
        case (.anchorPointZ, _): value.number.map { geometry.anchorPointZ = $0 }
        case (.opacity, _): value.number.map { geometry.opacity = Float($0) }
        case (.hidden, _): value.flag.map { geometry.isHidden = $0 }
        default: break
        }
    }
}

extension RenderValue {
    /// The truth of this value: flags, and numbers other than 0.
    package var flag: Bool? {
        switch self {
        case .flag(let on): on
        case .number(let x): x != 0
        default: nil
        }
    }
}

extension LayerProperty {
    /// True for what ``LayerAppearance`` holds.
    var isAppearance: Bool {
        switch self {
        case .sublayerTransform, .doubleSided, .masksToBounds, .geometryFlipped, .backgroundColor, .cornerRadius,
            .cornerRadii, .maskedCorners, .borderWidth, .borderColor, .shadowColor, .shadowOpacity, .shadowOffset,
            .shadowRadius, .shadowPath, .contents, .contentsRect, .contentsCenter, .contentsScale, .rasterizationScale,
            .shouldRasterize, .filterBlurRadius, .backgroundFilterBlurRadius, .filterSaturation,
            .backgroundFilterSaturation:
            true
        default: false
        }
    }
}

extension LayerAppearance {
    func value(of property: LayerProperty) -> RenderValue? {
        switch property {
        case .sublayerTransform: .transform(sublayerTransform)
        case .doubleSided: .flag(isDoubleSided)
        case .masksToBounds: .flag(masksToBounds)
        case .geometryFlipped: .flag(isGeometryFlipped)
        case .backgroundColor: .color(backgroundColor)
        case .cornerRadius: .number(cornerRadius)
        case .cornerRadii: .numbers(cornerRadii)
        case .maskedCorners: .number(Double(maskedCorners))
        case .borderWidth: .number(borderWidth)
        case .borderColor: .color(borderColor)
        case .shadowColor: .color(shadowColor)
        case .shadowOpacity: .number(Double(shadowOpacity))
        case .shadowOffset: .size(shadowOffset)
        case .shadowRadius: .number(shadowRadius)
        case .shadowPath: .path(shadowPath)
        case .contents: .image(contents)
        case .contentsRect: .rect(contentsRect)
        case .contentsCenter: .rect(contentsCenter)
        case .contentsScale: .number(contentsScale)
        case .rasterizationScale: .number(rasterizationScale)
        case .shouldRasterize: .flag(shouldRasterize)
        case .filterBlurRadius: filters.blurRadius.map(RenderValue.number)
        case .backgroundFilterBlurRadius: backgroundFilters.blurRadius.map(RenderValue.number)
        case .filterSaturation: filters.saturation.map(RenderValue.number)
        case .backgroundFilterSaturation: backgroundFilters.saturation.map(RenderValue.number)
        default: nil
        }
    }

    mutating func setValue(_ value: RenderValue, of property: LayerProperty) {
        switch (property, value) {
        case (.sublayerTransform, .transform(let matrix)): sublayerTransform = matrix
        case (.backgroundColor, .color(let color)): backgroundColor = color
        case (.borderColor, .color(let color)): borderColor = color
        case (.shadowColor, .color(let color)): shadowColor = color
        case (.shadowOffset, .size(let size)): shadowOffset = size
        case (.shadowPath, .path(let path)): shadowPath = path
        case (.contents, .image(let image)): contents = image
        case (.cornerRadii, .numbers(let radii)): cornerRadii = radii
        case (.contentsRect, .rect(let rect)): contentsRect = rect
        case (.contentsCenter, .rect(let rect)): contentsCenter = rect
        case (.doubleSided, _), (.masksToBounds, _), (.geometryFlipped, _), (.shouldRasterize, _):
            value.flag.map { setFlag($0, of: property) }
        default: value.number.map { setNumber($0, of: property) }
        }
    }

    private mutating func setFlag(_ on: Bool, of property: LayerProperty) {
        switch property {
        case .doubleSided: isDoubleSided = on
        case .masksToBounds: masksToBounds = on
        case .geometryFlipped: isGeometryFlipped = on
        case .shouldRasterize: shouldRasterize = on
        default: break
        }
    }

    private mutating func setNumber(_ number: Double, of property: LayerProperty) {
        switch property {
        case .cornerRadius: cornerRadius = number
        case .maskedCorners: maskedCorners = UInt8(min(max(number.rounded(), 0), 15).orZero)
        case .borderWidth: borderWidth = number
        case .shadowOpacity: shadowOpacity = Float(number)
        case .shadowRadius: shadowRadius = number
        case .contentsScale: contentsScale = number
        case .rasterizationScale: rasterizationScale = number
        case .filterBlurRadius: filters.setBlurRadius(number)
        case .backgroundFilterBlurRadius: backgroundFilters.setBlurRadius(number)
        case .filterSaturation: filters.setSaturation(number)
        case .backgroundFilterSaturation: backgroundFilters.setSaturation(number)
        default: break
        }
    }
}

extension [LayerFilter] {
    /// Of the first blur in the list.
    fileprivate var blurRadius: Double? {
        for case .gaussianBlur(let radius) in self { return radius }
        return nil
    }

    fileprivate mutating func setBlurRadius(_ radius: Double) {
        let index = firstIndex { if case .gaussianBlur = $0 { true } else { false } }
        if let index { self[index] = .gaussianBlur(radius: radius) }
    }

    /// Of the first saturation in the list; 1 leaves colours as they are.
    fileprivate var saturation: Double? {
        for case .colorSaturate(let amount) in self { return amount }
        return nil
    }

    fileprivate mutating func setSaturation(_ amount: Double) {
        let index = firstIndex { if case .colorSaturate = $0 { true } else { false } }
        if let index { self[index] = .colorSaturate(amount: amount) }
    }
}

extension Double {
    /// 0 in place of NaN, so that conversion to an integer is safe after clamping.
    fileprivate var orZero: Double { isNaN ? 0 : self }
}

extension Int {
    /// The nearest integer that memory and loops can bear; NaN counts as 0.
    init(safely number: Double) {
        self = Int(Swift.min(Swift.max(number.rounded(), -1e9), 1e9).orZero)
    }
}
