extension AnimationTarget {
    /// Resolves a key path. What no table knows is the owner's own property.
    package init(keyPath: String) {
        self = Self.layerTargets[keyPath] ?? .custom(keyPath)
    }

    /// The key path again.
    package var keyPath: String {
        switch self {
        case .custom(let key): key
        case .layer(let property, let component):
            Self.prefix(of: property) + (component == .whole ? "" : "." + component.keyPath)
        }
    }

    /// Every key path of every property with every part that its kind of value has.
    private static let layerTargets: [String: AnimationTarget] = {
        var table: [String: AnimationTarget] = [:]
        for property in LayerProperty.allCases {
            for component in [.whole] + property.kind.components {
                let target = AnimationTarget.layer(property, component)
                table[target.keyPath] = target
            }
        }
        table["emitterPosition.z"] = .layer(.emitterZPosition, .whole)
        return table
    }()

    private static func prefix(of property: LayerProperty) -> String {
        switch property {
        case .filterBlurRadius: "filters.gaussianBlur.inputRadius"
        case .backgroundFilterBlurRadius: "backgroundFilters.gaussianBlur.inputRadius"
        case .filterSaturation: "filters.colorSaturate.inputAmount"
        case .backgroundFilterSaturation: "backgroundFilters.colorSaturate.inputAmount"
        case .emitterBirthRate: "birthRate"
        case .emitterLifetime: "lifetime"
        case .emitterVelocity: "velocity"
        case .emitterScale: "scale"
        case .emitterSpin: "spin"
        default: property.rawValue
        }
    }
}

extension LayerProperty {
    /// What kind of value a property holds, and so which parts it has.
    package enum Kind: Sendable {
        case number, flag, point, size, rect, transform, color, path, image, numbers, colors

        package var components: [Component] {
            switch self {
            case .point: [.x, .y]
            case .size: [.width, .height]
            case .rect: [.origin, .originX, .originY, .size, .sizeWidth, .sizeHeight]
            case .transform:
                [
                    .rotation, .rotationX, .rotationY, .rotationZ, .scale, .scaleX, .scaleY, .scaleZ, .scaleXY,
                    .translation, .translationX, .translationY, .translationZ,
                ]
            default: []
            }
        }
    }

    package var kind: Kind {
        switch self {
        case .bounds, .contentsRect, .contentsCenter: .rect
        case .position, .anchorPoint, .startPoint, .endPoint, .emitterPosition: .point
        case .shadowOffset, .emitterSize: .size
        case .transform, .sublayerTransform, .instanceTransform: .transform
        case .hidden, .doubleSided, .masksToBounds, .geometryFlipped, .shouldRasterize: .flag
        case .backgroundColor, .borderColor, .shadowColor, .fillColor, .strokeColor, .instanceColor, .foregroundColor:
            .color
        case .shadowPath, .path: .path
        case .contents: .image
        case .lineDashPattern, .locations, .cornerRadii: .numbers
        case .colors: .colors
        default: .number
        }
    }
}

extension LayerProperty.Component {
    /// As written in a key path: `rotation.x` for ``rotationX``.
    package var keyPath: String {
        switch self {
        case .originX: "origin.x"
        case .originY: "origin.y"
        case .sizeWidth: "size.width"
        case .sizeHeight: "size.height"
        case .rotationX: "rotation.x"
        case .rotationY: "rotation.y"
        case .rotationZ: "rotation.z"
        case .scaleX: "scale.x"
        case .scaleY: "scale.y"
        case .scaleZ: "scale.z"
        case .scaleXY: "scale.xy"
        case .translationX: "translation.x"
        case .translationY: "translation.y"
        case .translationZ: "translation.z"
        default: rawValue
        }
    }
}
