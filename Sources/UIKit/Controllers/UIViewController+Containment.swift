extension UIViewController {
    func titleDidChange() {
        barItems.titleDidChange(title)
        KeyValueObservations.didChange(self)
    }

    func adopt(_ child: UIViewController) {
        precondition(child !== self, "addChild: a controller cannot contain itself: \(type(of: child))")
        guard child.parent !== self else { return }
        if child.parent != nil {
            child.willMove(toParent: nil)
            child.removeFromParent()
        }
        child.willMove(toParent: self)
        containment.children.append(child)
        child.containment.parent = self
        KeyValueObservations.didChange(self)
        KeyValueObservations.didChange(child)
    }

    func leaveParent() {
        guard let parent = containment.parent else { return }
        parent.containment.children.removeAll { $0 === self }
        containment.parent = nil
        containerInsets = .zero
        if containment.traitsFromParent != nil {
            containment.traitsFromParent = nil
            viewIfLoaded?.updateTraits()
        }
        KeyValueObservations.didChange(parent)
        KeyValueObservations.didChange(self)
        didMove(toParent: nil)
    }
}
