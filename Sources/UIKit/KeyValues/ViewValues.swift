extension UIView {
    /// What names reach.
    var named: ViewValues { ViewValues(of: self) }
}

/// What names and paths of names reach of a view.
@MainActor
struct ViewValues {
    private let view: UIView

    init(of view: UIView) { self.view = view }

    subscript(key: String) -> Any? {
        get {
            switch key {
            case "layer": return view.layer
            case "superview": return view.superview
            case "subviews": return view.subviews
            case "panGestureRecognizer": return (view as? UIScrollView)?.panGestureRecognizer
            case "textLabel": return (view as? UITableViewCell)?.textLabel
            case "detailTextLabel": return (view as? UITableViewCell)?.detailTextLabel
            case "imageView": return (view as? UITableViewCell)?.imageView ?? (view as? UIButton)?.imageView
            case "titleLabel": return (view as? UIButton)?.titleLabel
            case "contentView":
                return (view as? UITableViewCell)?.contentView ?? (view as? UICollectionViewCell)?.contentView
            case "searchField", "_searchField": return (view as? UISearchBar)?.searchTextField
            case "cancelButton", "_cancelButton": return (view as? UISearchBar)?.cancelButton
            case "_placeholderLabel" where view is UITextField: return view.value(forKey: "placeholderLabel")
            default: break
            }
            guard let keys = ViewKey.all[key] else { return otherValue(of: key) }
            return keys.lazy.compactMap { $0.get(view) }.first
        }
        nonmutating set {
            if view.setsOwnValue(newValue, forKey: key) { return }
            guard let keys = ViewKey.all[key], keys.contains(where: { $0.set(view, newValue) }) else {
                return reportUnknown(key)
            }
        }
    }

    private func otherValue(of key: String) -> Any? {
        if let answer = view.answer(to: key) { return answer }
        if let value = storedValue(key, of: view) { return value }
        reportUnknown(key)
        return nil
    }

    func value(at path: String) -> Any? {
        guard let dot = path.firstIndex(of: ".") else { return view.value(forKey: path) }
        let rest = String(path[path.index(after: dot)...])
        return switch view.value(forKey: String(path[..<dot])) {
        case let layer as CALayer: layer.value(forKeyPath: rest)
        case let view as UIView: view.value(forKeyPath: rest)
        case let recognizer as UIGestureRecognizer: recognizer.value(forKeyPath: rest)
        default: nil
        }
    }

    func set(_ newValue: Any?, at path: String) {
        guard let dot = path.firstIndex(of: ".") else { return view.setValue(newValue, forKey: path) }
        let rest = String(path[path.index(after: dot)...])
        switch view.value(forKey: String(path[..<dot])) {
        case let layer as CALayer: layer.setValue(newValue, forKeyPath: rest)
        case let view as UIView: view.setValue(newValue, forKeyPath: rest)
        default: reportUnknown(path)
        }
    }

    private func reportUnknown(_ key: String) {
        Diagnostics.report(
            "\(type(of: view)) has no value \"\(key)\" of the given type that a key reaches: use the property itself.",
            key: "key-value \(type(of: view)) \(key)")
    }
}

extension UIGestureRecognizer {
    /// `state`, `enabled`, `view`, or who hears of the gesture by the name "targets" that public code uses; nil of another name.
    public final func value(forKeyPath keyPath: String) -> Any? {
        switch keyPath {
        case "state": state.rawValue
        case "enabled": isEnabled
        case "view": view
        case "targets", "_targets": targets.map { UIGestureRecognizerTarget($0) }
        default: nil
        }
    }

    /// The same as of a path.
    public final func value(forKey key: String) -> Any? { value(forKeyPath: key) }

    /// Sets `enabled`, or has those hear of the gesture who hear of another recogniser's, by the name "targets". Other names are told once.
    public final func setValue(_ value: Any?, forKey key: String) {
        switch (key, value) {
        case ("enabled", let isOn as Bool): isEnabled = isOn
        case ("targets", let others as [UIGestureRecognizerTarget]),
            ("_targets", let others as [UIGestureRecognizerTarget]):
            targets = others.map(\.target)
        default:
            Diagnostics.report(
                "\(type(of: self)) has no value \"\(key)\" of the given type that a key reaches: use the property itself.",
                key: "key-value \(type(of: self)) \(key)")
        }
    }
}

/// Who hears of a gesture, as an object that can be handed on.
final class UIGestureRecognizerTarget: NSObject {
    let target: GestureTarget

    init(_ target: GestureTarget) { self.target = target }
}

extension UIApplication {
    /// `shared` by its name, as libraries ask that are also built for extensions of apps.
    public class func value(forKeyPath keyPath: String) -> Any? {
        ["shared", "sharedApplication"].contains(keyPath) ? shared : nil
    }

    /// Whether the class has a method of that name: only `sharedApplication`.
    public class func responds(to aSelector: Selector) -> Bool { value(forKeyPath: aSelector.name) != nil }

    /// What `sharedApplication` answers; nil for another name.
    @discardableResult
    public class func perform(_ aSelector: Selector) -> Unmanaged<AnyObject>? {
        (value(forKeyPath: aSelector.name) as? UIApplication).map { .passUnretained($0) }
    }

    /// `shared` by its name.
    public class func value(forKey key: String) -> Any? { value(forKeyPath: key) }
}

extension UIResponder: @preconcurrency KeyPathReadable {}
extension UIGestureRecognizer: @preconcurrency KeyPathReadable {}
extension UIResponder: @preconcurrency KeyValueObserver {}
