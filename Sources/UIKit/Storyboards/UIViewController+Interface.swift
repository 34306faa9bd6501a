extension UIViewController {
    /// Makes the view that a storyboard or nib describes; false where none does.
    final func loadInterface() -> Bool {
        if let made = interfaceInstance { return made.instance.loadView(of: self, made.node) }
        guard let file = nibFile else {
            if let nibName { preconditionFailure(UINib.missing(nibName)) }
            return false
        }
        _ = file.makeNib(owner: self)
        return loadedView != nil
    }

    /// The nib of the given name; without one, that of the class's name, with or without "Controller" at its end.
    private var nibFile: InterfaceFile? {
        guard let library = CompiledInterfaces.of(self) else { return nil }
        if let nibName { return library.nib(nibName) }
        let name = "\(type(of: self))"
        let short = name.hasSuffix("Controller") ? library.nib(String(name.dropLast("Controller".count))) : nil
        return short ?? library.nib(name)
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
