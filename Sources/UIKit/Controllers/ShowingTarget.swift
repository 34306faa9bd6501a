public import CoreGraphics

extension UIViewController {
    /// Sent when a split view controller, the object, has folded its columns into one stack or unfolded them: what shows details has changed.
    public static let showDetailTargetDidChangeNotification = Notification.Name(
        "UIViewControllerShowDetailTargetDidChangeNotification")
}

/// Which controller above another one does something of its own for an action, such as `show(_:sender:)`.
@MainActor
struct ShowingTarget {
    static let showing = Selector("showViewController:sender:", UIViewController.show(_:sender:))
    static let showingDetail = Selector(
        "showDetailViewController:sender:", UIViewController.showDetailViewController(_:sender:))

    let action: Selector

    static func show(_ shown: UIViewController, from controller: UIViewController, _ sender: Any?) {
        let target = controller.targetViewController(forAction: showing, sender: sender)
        if let target { target.show(shown, sender: sender) } else { controller.present(shown, animated: true) }
    }

    static func detail(_ shown: UIViewController, from controller: UIViewController, _ sender: Any?) {
        let target = controller.targetViewController(forAction: showingDetail, sender: sender)
        guard let target else { return controller.present(shown, animated: true) }
        target.showDetailViewController(shown, sender: sender)
    }

    func nearest(above controller: UIViewController, sender: Any?) -> UIViewController? {
        var next = controller.parent
        while let candidate = next {
            if hasItsOwn(candidate), candidate.canPerformAction(action, withSender: sender) { return candidate }
            next = candidate.parent
        }
        return nil
    }

    private func hasItsOwn(_ controller: UIViewController) -> Bool {
        switch action {
        case Self.showing: Self.showProbe.isOverridden(by: type(of: controller))
        case Self.showingDetail: Self.detailProbe.isOverridden(by: type(of: controller))
        // A program's own action: its method says which class it is of.
        default: action.isImplemented(by: controller)
        }
    }

    private final class Plain: UIViewController {}
    private final class Showing: UIViewController {
        override func show(_ vc: UIViewController, sender: Any?) {}
    }
    private final class Detailing: UIViewController {
        override func showDetailViewController(_ vc: UIViewController, sender: Any?) {}
    }

    private static let showProbe = OverrideProbe(
        base: UIViewController.self, plain: Plain.self, overriding: Showing.self)
    private static let detailProbe = OverrideProbe(
        base: UIViewController.self, plain: Plain.self, overriding: Detailing.self)
}
