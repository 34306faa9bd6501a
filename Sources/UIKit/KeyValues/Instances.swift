// Classes known only at run time. Apple's initialisers can be called through a metatype, Swift's only when they are
// `required`; see QuartzCore's Instantiation.swift for how these reach them. A class without the initialiser stops with
// "Use of unimplemented initializer", as there.

extension UIViewController {
    /// Makes a controller of a class known only at run time.
    @_silgen_name("mutoscope_UIViewController_fresh")
    convenience init(fresh: Void) { self.init() }

    @_silgen_name("mutoscope_UIViewController_fresh")
    private final class func _instantiate() -> UIViewController

    static func make(_ type: UIViewController.Type) -> UIViewController { type._instantiate() }

    /// Makes a controller of a class known only at run time, with a nib.
    @_silgen_name("mutoscope_UIViewController_nib")
    convenience init(freshNib name: String?, _ bundle: Bundle?) { self.init(nibName: name, bundle: bundle) }

    @_silgen_name("mutoscope_UIViewController_nib")
    private final class func _instantiate(
        _ name: consuming String?, _ bundle: consuming Bundle?
    ) -> UIViewController

    static func make(_ type: UIViewController.Type, _ name: String?, _ bundle: Bundle?) -> UIViewController {
        type._instantiate(name, bundle)
    }
}

extension UIView {
    /// Makes a view of a class known only at run time.
    @_silgen_name("mutoscope_UIView_fresh")
    convenience init(fresh frame: CGRect) { self.init(frame: frame) }

    @_silgen_name("mutoscope_UIView_fresh")
    private final class func _instantiate(_ frame: CGRect) -> UIView

    static func make(_ type: UIView.Type, _ frame: CGRect) -> UIView { type._instantiate(frame) }
}

/// `type.init()` for a class of controllers that is known only at run time.
@preconcurrency @MainActor
public func instance<Controller: UIViewController>(of type: Controller.Type) -> Controller {
    unsafeDowncast(UIViewController.make(type), to: Controller.self)
}

/// `type.init(nibName:bundle:)` for a class of controllers that is known only at run time.
@preconcurrency @MainActor
public func instance<Controller: UIViewController>(
    of type: Controller.Type, nibName: String?, bundle: Bundle?
) -> Controller {
    unsafeDowncast(UIViewController.make(type, nibName, bundle), to: Controller.self)
}

/// `type.init()` or `type.init(frame:)` for a class of views that is known only at run time.
@preconcurrency @MainActor
public func instance<View: UIView>(of type: View.Type, frame: CGRect = .zero) -> View {
    if frame == .zero, let plain = type as? any PlainlyMadeView.Type, let view = plain.init() as? View { return view }
    return unsafeDowncast(UIView.make(type, frame), to: View.self)
}

/// A class of a program's own that can be made by `init()`, whichever class below it is meant.
public protocol PlainlyInitializable {
    init()
}

/// A class of views that has an `init()` of its own and no `init(frame:)`: what `port` writes after its name.
@preconcurrency @MainActor
public protocol PlainlyMadeView: UIView {
    init()
}

extension NSObject {
    /// Makes an object of a class known only at run time.
    @_silgen_name("mutoscope_NSObject_fresh")
    convenience init(anew: Void) { self.init() }

    @_silgen_name("mutoscope_NSObject_fresh")
    private final class func _instantiate() -> NSObject

    static func make(_ type: NSObject.Type) -> NSObject { type._instantiate() }
}

/// `type.init()` for a class of objects that is known only at run time: what `port` writes in the extensions of protocols.
public func freshObject<Object>(of type: Object.Type) -> Object {
    guard let object = anyObject(of: type) as? Object else {
        preconditionFailure("\(type) is no class of the frameworks and not PlainlyInitializable, so it cannot be made.")
    }
    return object
}

/// `type.init()`, if the type is a class that can be made so.
func anyObject(of type: Any.Type) -> Any? {
    switch type {
    case let type as any PlainlyInitializable.Type: type.init()
    case let type as UIView.Type: MainActor.assumeIsolated { instance(of: type) }
    case let type as UIViewController.Type: MainActor.assumeIsolated { UIViewController.make(type) }
    case let type as CALayer.Type: CALayer.make(type)
    case let type as NSObject.Type: NSObject.make(type)
    default: nil
    }
}
