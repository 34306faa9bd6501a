/// One property of a view's layer as it changes inside an animation: the old value still on hand, the new one set.
struct LayerChange {
    let layer: CALayer
    let key: String
    let old: LayerValue
    let new: LayerValue

    /// The properties of a view's own layer that move inside an animation; all others change at once (docs/behaviour/views.md).
    static let animatableKeys: Set<String> = [
        "position", "bounds", "transform", "opacity", "backgroundColor", "anchorPoint", "cornerRadius", "cornerRadii",
        "shadowOpacity", "contentsCenter", "contentsRect", "sublayerTransform",
    ]
}

/// A property's value with its type known, so that differences can be taken.
enum LayerValue {
    case point(CGPoint)
    case rect(CGRect)
    case transform(CATransform3D)
    /// A number whose changes add up.
    case number(CGFloat)
    /// A view's background, which may follow light and dark, as the layer shows it now.
    case background(UIColor?, shown: CGColor?)
    /// Anything that is not added up: numbers, colours, paths.
    case plain(Any?)

    @MainActor
    init(of key: String, on layer: CALayer) {
        switch key {
        case "backgroundColor" where UIView.view(of: layer) != nil:
            self = .background(
                UIView.view(of: layer)?.looks.background.color(of: layer), shown: layer.backgroundColor)
        case "position": self = .point(layer.position)
        case "bounds": self = .rect(layer.bounds)
        case "transform": self = .transform(layer.transform)
        case "cornerRadius": self = .number(layer.cornerRadius)
        default: self = .plain(layer.value(forKey: key))
        }
    }

    /// Whether an animation of it is a difference that is added to what shows.
    var addsUp: Bool {
        switch self {
        case .point, .rect, .transform, .number: true
        case .background, .plain: false
        }
    }

    var boxed: Any? {
        switch self {
        case .point(let point): point
        case .rect(let rect): rect
        case .transform(let transform): transform
        case .number(let number): number
        case .background(_, let shown): shown
        case .plain(let value): value
        }
    }
}

extension LayerChange {
    /// A part of a change as Core Animation plays it.
    struct Part {
        let keyPath: String
        let from: Any?
        let to: Any?
        let isAdditive: Bool
    }

    /// Positions, sizes, transforms and corner radii move as a difference that shrinks to nothing, so that a new animation adds to one that
    /// still runs and the speed stays continuous. Everything else goes from old to new.
    ///
    /// - Parameter startsOnScreen: values that do not add up start where they are on screen.
    func parts(startsOnScreen: Bool) -> [Part] {
        switch (old, new) {
        case (.point(let old), .point(let new)):
            return [Part(keyPath: key, from: old - new, to: CGPoint.zero, isAdditive: true)]
        case (.rect(let old), .rect(let new)):
            return parts(ofBounds: old, new)
        case (.transform(let old), .transform(let new)):
            return [part(ofTransform: old, new, startsOnScreen: startsOnScreen)]
        case (.number(let old), .number(let new)):
            return [Part(keyPath: key, from: old - new, to: CGFloat(0), isAdditive: true)]
        default:
            return [plainPart(startsOnScreen: startsOnScreen)]
        }
    }

    private func parts(ofBounds old: CGRect, _ new: CGRect) -> [Part] {
        var parts: [Part] = []
        if old.origin != new.origin {
            parts.append(
                Part(keyPath: "bounds.origin", from: old.origin - new.origin, to: CGPoint.zero, isAdditive: true))
        }
        if old.size != new.size {
            let difference = CGSize(width: old.width - new.width, height: old.height - new.height)
            parts.append(Part(keyPath: "bounds.size", from: difference, to: CGSize.zero, isAdditive: true))
        }
        return parts
    }

    private func part(ofTransform old: CATransform3D, _ new: CATransform3D, startsOnScreen: Bool) -> Part {
        guard let inverse = new.inverse else { return plainPart(startsOnScreen: startsOnScreen) }
        return Part(keyPath: key, from: CATransform3DConcat(old, inverse), to: CATransform3DIdentity, isAdditive: true)
    }

    private func plainPart(startsOnScreen: Bool) -> Part {
        var from = old.boxed
        if startsOnScreen, layer.animation(forKey: key) != nil, let presentation = layer.presentation() {
            from = presentation.value(forKey: key)
        }
        return Part(keyPath: key, from: from, to: new.boxed, isAdditive: false)
    }
}

extension CALayer {
    /// `position`, `position-2`, `position-3` …: the first that no animation of this layer has.
    func freeKey(for keyPath: String) -> String {
        guard animation(forKey: keyPath) != nil else { return keyPath }
        var number = 2
        while animation(forKey: "\(keyPath)-\(number)") != nil { number += 1 }
        return "\(keyPath)-\(number)"
    }
}

extension CATransform3D {
    /// nil when there is none: the matrix flattens space.
    var inverse: CATransform3D? {
        let inverse = CATransform3DInvert(self)
        let product = CATransform3DConcat(self, inverse)
        return abs(product.m11 - 1) < 1e-6 && abs(product.m22 - 1) < 1e-6 && abs(product.m33 - 1) < 1e-6
            && abs(product.m44 - 1) < 1e-6 ? inverse : nil
    }
}

extension CGPoint {
    static func - (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x - b.x, y: a.y - b.y) }
    static func + (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x + b.x, y: a.y + b.y) }
}
