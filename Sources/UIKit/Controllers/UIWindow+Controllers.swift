extension UIWindow {
    /// The root controller, or what was presented last and is not on its way out.
    var controllerOnTop: UIViewController? {
        var top = rootViewController
        while let presented = top?.presentedViewController, !presented.isBeingDismissed { top = presented }
        return top
    }
}
