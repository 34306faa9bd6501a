/// Changes the menus that a system is building: finds, adds, replaces and takes away.
@preconcurrency @MainActor
public protocol UIMenuBuilder: AnyObject {
    /// Which menus are built.
    var system: UIMenuSystem { get }
    /// The menu of an identifier; nil if there is none.
    func menu(for identifier: UIMenu.Identifier) -> UIMenu?
    /// The action of an identifier; nil if there is none.
    func action(for identifier: UIAction.Identifier) -> UIAction?
    /// The command of an action and a property list; nil if there is none.
    func command(for action: Selector, propertyList: Any?) -> UICommand?
    /// Puts a menu in the place of another.
    func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
    /// Gives a menu other elements.
    func replaceChildren(
        ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement])
    /// Puts a menu before another.
    func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
    /// Puts a menu after another.
    func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
    /// Puts a menu into another, first.
    func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
    /// Puts a menu into another, last.
    func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
    /// Takes a menu away.
    func remove(menu removedIdentifier: UIMenu.Identifier)
}

/// The menus while they are built.
@MainActor
final class MenuBuilding: UIMenuBuilder {
    let system: UIMenuSystem
    private(set) var root: UIMenu

    init(_ system: UIMenuSystem, root: UIMenu) {
        (self.system, self.root) = (system, root)
    }

    func menu(for identifier: UIMenu.Identifier) -> UIMenu? { first { ($0 as? UIMenu)?.identifier == identifier } }

    func action(for identifier: UIAction.Identifier) -> UIAction? {
        first { ($0 as? UIAction)?.identifier == identifier }
    }

    func command(for action: Selector, propertyList: Any?) -> UICommand? {
        first { ($0 as? UICommand)?.isFor(action, propertyList) ?? false }
    }

    private func first<Element: UIMenuElement>(_ fits: (UIMenuElement) -> Bool) -> Element? {
        var open: [UIMenuElement] = [root]
        while let element = open.popLast() {
            if let found = element as? Element, fits(element) { return found }
            if let menu = element as? UIMenu { open += menu.children.reversed() }
        }
        return nil
    }

    func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu) {
        change(replacedIdentifier) { _ in [replacementMenu] }
    }

    func replaceChildren(
        ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement]
    ) {
        change(parentIdentifier) { [$0.replacingChildren(childrenBlock($0.children))] }
    }

    func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier) {
        change(siblingIdentifier) { [siblingMenu, $0] }
    }

    func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier) {
        change(siblingIdentifier) { [$0, siblingMenu] }
    }

    func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier) {
        replaceChildren(ofMenu: parentIdentifier) { [childMenu] + $0 }
    }

    func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier) {
        replaceChildren(ofMenu: parentIdentifier) { $0 + [childMenu] }
    }

    func remove(menu removedIdentifier: UIMenu.Identifier) { change(removedIdentifier) { _ in [] } }

    /// Puts others in the place of a menu. Of the root only its elements change.
    private func change(_ identifier: UIMenu.Identifier, _ others: (UIMenu) -> [UIMenu]) {
        guard identifier != root.identifier else {
            if let new = others(root).first(where: { $0.identifier == identifier }) { root = new }
            return
        }
        if let changed = Self.change(identifier, in: root, others) { root = changed }
    }

    /// The menu with the change somewhere inside; nil where nothing of the identifier is.
    private static func change(
        _ identifier: UIMenu.Identifier, in menu: UIMenu, _ others: (UIMenu) -> [UIMenu]
    ) -> UIMenu? {
        for (index, child) in menu.children.enumerated() {
            guard let child = child as? UIMenu else { continue }
            let new =
                child.identifier == identifier ? others(child) : change(identifier, in: child, others).map { [$0] }
            guard let new else { continue }
            var children = menu.children
            children.replaceSubrange(index...index, with: new as [UIMenuElement])
            return menu.replacingChildren(children)
        }
        return nil
    }
}

extension UICommand {
    fileprivate func isFor(_ action: Selector, _ list: Any?) -> Bool {
        guard self.action == action else { return false }
        switch (propertyList, list) {
        case (nil, nil): return true
        case (let own as AnyHashable, let other as AnyHashable): return own == other
        default: return false
        }
    }
}
