extension UIViewController {
    /// Makes the view that a storyboard or nib describes; false where none does.
    final func loadInterface() -> Bool {
        if let made = interfaceInstance { return made.instance.loadView(of: self, made.node) }
        let names = UINib.names(of: self, given: nibName)
        if names.contains(where: { UINib.made($0, owner: self) != nil }) { return loadedView != nil }
        guard let library = CompiledInterfaces.of(self), let file = names.lazy.compactMap({ library.nib($0) }).first
        else {
            if let nibName { preconditionFailure(UINib.missing(nibName)) }
            return false
        }
        _ = file.makeNib(owner: self)
        return loadedView != nil
    }
}

extension UITableViewCell {
    /// Where choosing the cell leads.
    var selectionSegue: (@MainActor (Any?) -> Void)? {
        get { interfaceLinks.selection }
        set { interfaceLinks.selection = newValue }
    }

    /// Where its accessory leads.
    var accessorySegue: (@MainActor (Any?) -> Void)? {
        get { interfaceLinks.accessory }
        set { interfaceLinks.accessory = newValue }
    }
}

extension UICollectionViewCell {
    /// Where choosing the cell leads.
    var selectionSegue: (@MainActor (Any?) -> Void)? {
        get { interfaceLinks.selection }
        set { interfaceLinks.selection = newValue }
    }
}
