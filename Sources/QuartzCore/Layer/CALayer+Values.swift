import CoreGraphics
import RenderTree

extension CALayer {
    final func accessor(forKey key: String) -> KeyAccessor? { type(of: self).keyTable[key] }

    final func readValue(forKey key: String) -> Any? {
        if let accessor = accessor(forKey: key) { return accessor.get(self) }
        return values.custom[key] ?? objects.style?[key] ?? type(of: self).defaultValue(forKey: key)
    }

    final func writeValue(_ value: Any?, forKey key: String) {
        if let accessor = accessor(forKey: key) {
            accessor.set(self, value)
        } else {
            change(key) { values.custom[key] = value }
            if type(of: self).needsDisplay(forKey: key) { setNeedsDisplay() }
        }
    }

    final func readValue(forKeyPath path: String) -> Any? {
        guard case .layer(let property, let component) = AnimationTarget(keyPath: path), component != .whole else {
            return readByFirstKey(path) ?? value(forKey: path)
        }
        let whole = Unboxing.renderValue(value(forKey: property.rawValue), as: ValueKind(property.kind))
        return whole?.component(component).flatMap { Unboxing.box($0) }
    }

    final func writeValue(_ newValue: Any?, forKeyPath path: String) {
        guard case .layer(let property, let component) = AnimationTarget(keyPath: path), component != .whole else {
            if !writeByFirstKey(newValue, path) { setValue(newValue, forKey: path) }
            return
        }
        let kind = ValueKind(property.kind, component)
        guard let part = newValue == nil ? kind.zero : Unboxing.renderValue(newValue, as: kind),
            let whole = Unboxing.renderValue(value(forKey: property.rawValue), as: ValueKind(property.kind))
        else { return }
        setValue(whole.replacing(component, with: part).flatMap { Unboxing.box($0) }, forKey: property.rawValue)
    }

    /// `mask.opacity`, `superlayer.name`: the rest of the path is read from the object under its first key.
    private final func readByFirstKey(_ path: String) -> Any? {
        guard let dot = path.firstIndex(of: ".") else { return nil }
        let rest = String(path[path.index(after: dot)...])
        return switch value(forKey: String(path[..<dot])) {
        case let layer as CALayer: layer.value(forKeyPath: rest)
        case let filter as CAFilter: filter.value(forKey: rest)
        case let dictionary as [String: Any]: dictionary[rest]
        default: nil
        }
    }

    private final func writeByFirstKey(_ newValue: Any?, _ path: String) -> Bool {
        guard let dot = path.firstIndex(of: "."), let layer = value(forKey: String(path[..<dot])) as? CALayer else {
            return false
        }
        layer.setValue(newValue, forKeyPath: String(path[path.index(after: dot)...]))
        return true
    }
}

extension CALayer {
    /// The property that a key path names, as the sampler knows it; of an unknown key, the program's own.
    final func animationTarget(forKeyPath path: String) -> AnimationTarget? {
        AnimationTarget(keyPath: path)
    }

    /// What kind of values an animation of this property takes.
    final func kind(of target: AnimationTarget, valueFunction: CAValueFunction?) -> ValueKind {
        if let valueFunction { return valueFunction.takesThree ? .numbers : .number }
        guard case .layer(let property, let component) = target else { return .object }
        return ValueKind(property.kind, component)
    }
}
