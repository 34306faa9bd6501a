/// Makes the controllers of a class again that the program had.
@preconcurrency @MainActor
public protocol UIViewControllerRestoration: AnyObject {
    /// The controller under a path of restoration identifiers; nil: it is not made again.
    static func viewController(
        withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
    ) -> UIViewController?
}

extension UIViewController: UIStateRestoring {}
extension UIView: UIStateRestoring {}
