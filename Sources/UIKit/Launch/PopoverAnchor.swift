import CoreGraphics

/// What a popover points at, so that it can be found again in another run: a view with a restoration identifier, or a button of a bar by its place.
@MainActor
struct PopoverAnchor {
    private let values: [String: Any]

    /// As it is kept in a property list.
    var list: [String: Any] { values }

    init(list: [String: Any]) { values = list }

    /// Nil for what cannot be found again.
    init?(of presented: UIViewController, in presenter: UIViewController) {
        guard let popover = presented.popoverPresentationController else { return nil }
        var values: [String: Any] = ["directions": Int(popover.permittedArrowDirections.rawValue)]
        if let item = popover.barButtonItem {
            guard let place = Self.items(of: presenter).firstIndex(where: { $0 === item }) else { return nil }
            values["item"] = place
        } else if let view = popover.sourceView {
            guard let name = view.restorationIdentifier, Self.view(name, in: presenter) === view else { return nil }
            let rect = popover.sourceRect
            values["view"] = name
            if !rect.isNull {
                values["rect"] = [rect.minX, rect.minY, rect.width, rect.height].map { Double($0) }
            }
        } else {
            return nil
        }
        self.values = values
    }

    /// Has a popover point there. False where the place is no more.
    func point(_ presented: UIViewController, in presenter: UIViewController) -> Bool {
        guard let popover = presented.popoverPresentationController else { return false }
        if let place = values["item"] as? Int {
            let items = Self.items(of: presenter)
            guard items.indices.contains(place) else { return false }
            popover.barButtonItem = items[place]
        } else {
            guard let view = (values["view"] as? String).flatMap({ Self.view($0, in: presenter) }) else { return false }
            popover.sourceView = view
            if let rect = values["rect"] as? [Double], rect.count == 4 {
                popover.sourceRect = CGRect(x: rect[0], y: rect[1], width: rect[2], height: rect[3])
            }
        }
        if let directions = values["directions"] as? Int {
            popover.permittedArrowDirections = UIPopoverArrowDirection(rawValue: UInt(directions))
        }
        return true
    }

    private static func view(_ name: String, in presenter: UIViewController) -> UIView? {
        var waiting = presenter.viewIfLoaded.map { [$0] } ?? []
        while let view = waiting.popLast() {
            if view.restorationIdentifier == name { return view }
            waiting += view.subviews
        }
        return nil
    }

    /// The buttons of a controller's bars and of those of what it shows, in their order.
    private static func items(of presenter: UIViewController) -> [UIBarButtonItem] {
        var found: [UIBarButtonItem] = [], controller: UIViewController? = presenter
        while let current = controller {
            let item = current.navigationItem
            found += (item.leftBarButtonItems ?? []) + (item.rightBarButtonItems ?? []) + (current.toolbarItems ?? [])
            controller =
                (current as? UINavigationController)?.topViewController
                ?? (current as? UITabBarController)?.selectedViewController
        }
        return found
    }
}
