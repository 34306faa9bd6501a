// Classes known only at run time. Apple's initialisers can be called through a metatype, Swift's only when they are
// `required`; see QuartzCore's Instantiation.swift for how these reach them. A class without the initialiser stops with
// "Use of unimplemented initializer", as there.

extension UIViewController {
    /// Makes a controller of a class known only at run time.
    convenience init(fresh: Void) { self.init() }

    @_silgen_name("$s5UIKit16UIViewControllerC5freshACyt_tcfC")
    private final class func _instantiate() -> UIViewController

    static func make(_ type: UIViewController.Type) -> UIViewController { type._instantiate() }
}

extension UIView {
    /// Makes a view of a class known only at run time.
    convenience init(fresh frame: CGRect) { self.init(frame: frame) }

    @_silgen_name("$s5UIKit6UIViewC5freshAC10Foundation6CGRectV_tcfC")
    private final class func _instantiate(_ frame: CGRect) -> UIView

    static func make(_ type: UIView.Type, _ frame: CGRect) -> UIView { type._instantiate(frame) }
}

/// `type.init()` for a class of controllers that is known only at run time.
@preconcurrency @MainActor
public func instance<Controller: UIViewController>(of type: Controller.Type) -> Controller {
    unsafeDowncast(UIViewController.make(type), to: Controller.self)
}

/// `type.init()` or `type.init(frame:)` for a class of views that is known only at run time.
@preconcurrency @MainActor
public func instance<View: UIView>(of type: View.Type, frame: CGRect = .zero) -> View {
    unsafeDowncast(UIView.make(type, frame), to: View.self)
}
