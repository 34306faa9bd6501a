import CoreGraphics

/// A way that a storyboard describes.
@MainActor
struct InterfaceSegue {
    let node: InterfaceNode
    var identifier: String? { node["identifier"] }

    init(_ node: InterfaceNode) {
        self.node = node
    }

    /// All that start in the scene of a controller, whatever triggers them.
    static func all(in node: InterfaceNode, of controller: UIViewController) -> [InterfaceSegue] {
        let scene = node.parent ?? node
        // Segues in others are for peeks, which need a display that feels pressure.
        return scene.all.filter { $0.kind == "segue" && $0.key == nil && $0["relationship"] == nil }.map {
            InterfaceSegue($0)
        }
    }

    /// The object that `prepare(for:sender:)` gets.
    func make(
        from source: UIViewController, to destination: UIViewController, _ instance: InterfaceInstance
    ) -> UIStoryboardSegue {
        if let name = node["customClass"],
            let own = instance.file.library.segue(name, identifier, source, destination)
        {
            return own
        }
        let isAnimated = node.flag("animates") ?? true
        return UIStoryboardSegue(identifier: identifier, source: source, destination: destination) {
            [node, weak source] in
            if let source { SegueWays(from: source).go(node, to: destination, animated: isAnimated) }
        }
    }
}

/// Goes the ways that start from a controller.
@MainActor
struct SegueWays {
    let source: UIViewController

    init(from source: UIViewController) {
        self.source = source
    }

    /// Goes a way, if `shouldPerformSegue` lets it where an element triggered it.
    func perform(_ segue: InterfaceSegue, sender: Any?) {
        guard source.shouldPerformSegue(withIdentifier: segue.identifier ?? "", sender: sender) else { return }
        go(segue, sender: sender)
    }

    func go(_ segue: InterfaceSegue, sender: Any?) {
        guard let instance = source.interfaceInstance?.instance else { return }
        if segue.node["kind"] == "unwind" || segue.node["unwindAction"] != nil { return unwind(segue, sender: sender) }
        if segue.node["kind"] == "embed", let container = instance.object(segue.node.parent?.parent?.id) as? UIView {
            return instance.embed(segue, in: container, of: source)
        }
        let name = segue.node["destinationCreationSelector"]
        let creator = name.flatMap { interfaceCreator($0, segue.identifier, sender) }
        guard let destination = instance.destination(of: segue.node, creator: creator) else { return }
        let made = segue.make(from: source, to: destination, instance)
        source.prepare(for: made, sender: sender)
        SelectionOrder.perform { made.perform() }
    }

    /// `@IBSegueAction`: the program makes the destination.
    private func interfaceCreator(
        _ name: String, _ identifier: String?, _ sender: Any?
    ) -> ((NSCoder) -> UIViewController?)? {
        guard let action = (source as? any InterfaceObject)?.interfaceAction(name) else { return nil }
        return { [weak source] coder in
            guard let source else { return nil }
            return action.perform(on: source, with: coder, sender, identifier) as? UIViewController
        }
    }

    func go(_ node: InterfaceNode, to destination: UIViewController, animated: Bool) {
        switch node["kind"] {
        case "showDetail", "replace": source.showDetailViewController(destination, sender: source)
        case "presentation", "modal", "popoverPresentation", "popover":
            if let style: UIModalPresentationStyle = node.choice("modalPresentationStyle") {
                destination.modalPresentationStyle = style
            }
            if let style: UIModalTransitionStyle = node.choice("modalTransitionStyle") {
                destination.modalTransitionStyle = style
            }
            if node["kind"]?.hasPrefix("popover") ?? false { anchor(destination, node) }
            source.present(destination, animated: animated)
        case "push" where source.navigationController != nil:
            source.navigationController?.pushViewController(destination, animated: animated)
        default: source.show(destination, sender: source)
        }
    }

    private func anchor(_ destination: UIViewController, _ node: InterfaceNode) {
        destination.modalPresentationStyle = .popover
        guard let popover = destination.popoverPresentationController else { return }
        if let sides = node.child(key: "popoverArrowDirection") {
            let all: [(String, UIPopoverArrowDirection)] = [
                ("up", .up), ("down", .down), ("left", .left), ("right", .right),
            ]
            popover.permittedArrowDirections = UIPopoverArrowDirection(
                all.filter { sides.flag($0.0) ?? false }.map(\.1))
        }
        let anchor = source.interfaceInstance?.instance.object(
            node["popoverAnchorView"] ?? node["popoverAnchorBarButtonItem"])
        if let item = anchor as? UIBarButtonItem {
            popover.barButtonItem = item
        } else {
            let view = anchor as? UIView ?? source.view
            popover.sourceView = view
            popover.sourceRect = view?.bounds ?? .zero
        }
    }

    /// Back to the nearest controller with the action: it is prepared, called, and everything over it goes.
    private func unwind(_ segue: InterfaceSegue, sender: Any?) {
        let name = segue.node["unwindAction"] ?? segue.node["selector"] ?? ""
        guard let destination = source.wayBack.first(where: { $0.takesUnwind(name, from: source, sender) }) else {
            return source.interfaceInstance?.instance.file.report(
                segue.node, "No controller on the way back has the action \(name).")
                ?? ()
        }
        let made = UIStoryboardSegue(identifier: segue.identifier, source: source, destination: destination)
        source.prepare(for: made, sender: sender)
        (destination as? any InterfaceObject)?.interfaceAction(name)?.perform(on: destination, with: made)
        destination.unwind(for: made, towards: destination)
        if destination.presentedViewController != nil { destination.dismiss(animated: true) }
        if let navigation = destination.navigationController, navigation.topViewController !== destination,
            let page = navigation.viewControllers.first(where: {
                $0 === destination || $0.children.contains(destination)
            })
        {
            navigation.popToViewController(page, animated: destination.presentedViewController == nil)
        }
    }
}

extension UIViewController {
    fileprivate func takesUnwind(_ name: String, from source: UIViewController, _ sender: Any?) -> Bool {
        guard let action = (self as? any InterfaceObject)?.interfaceAction(name) else { return false }
        return canPerformUnwindSegueAction(action, from: source, sender: sender)
    }

    /// The controllers behind this one, nearest first: pages below it, parents, those that present.
    fileprivate var wayBack: [UIViewController] {
        var found: [UIViewController] = [], current: UIViewController? = self
        while let controller = current {
            if let navigation = controller.parent as? UINavigationController {
                let below = navigation.viewControllers.prefix { $0 !== controller }
                for page in below.reversed() { found += [page] + page.children }
            }
            if let parent = controller.parent {
                found.append(parent)
                current = parent
            } else if let presenting = controller.presentingViewController {
                found += presenting.shownControllers
                current = presenting
            } else {
                current = nil
            }
        }
        return found
    }

    /// A controller and what it shows, the innermost first.
    private var shownControllers: [UIViewController] {
        switch self {
        case let navigation as UINavigationController:
            navigation.viewControllers.reversed().flatMap { $0.shownControllers } + [self]
        case let tabs as UITabBarController: (tabs.selectedViewController?.shownControllers ?? []) + [self]
        default: children.flatMap { $0.shownControllers } + [self]
        }
    }
}
