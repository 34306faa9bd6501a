extension UIViewController: UIFocusEnvironment {
    /// What holds the controller's view.
    public var parentFocusEnvironment: (any UIFocusEnvironment)? { viewIfLoaded?.superview }

    /// The controller's view.
    public var focusItemContainer: (any UIFocusItemContainer)? { viewIfLoaded }

    /// Asks for the focus to go to where this controller prefers it. Does nothing unless the focus is in its view.
    public func setNeedsFocusUpdate() { viewIfLoaded?.window?.focusSystem.setNeedsUpdate(self) }

    /// Has what was asked for done now.
    public func updateFocusIfNeeded() { viewIfLoaded?.window?.focusSystem.updateFocusIfNeeded() }
}

extension UIViewController: FocusHolding {
    var heldView: UIView? { viewIfLoaded }

    var inputCover: (any ViewHolding)? {
        guard let cover = presentedByOwn else { return nil }
        let hides = !cover.isBeingDismissedNow && cover.activePresentationController?.hidesInputViewsBeneath == true
        return hides ? cover : cover.inputCover
    }

    var focusCovers: [any FocusCovering] {
        sequence(first: self) { $0.presentedByOwn ?? $0.shownChild }.compactMap(\.activePresentationController)
    }
}

extension UIPresentationController: FocusCovering {
    var keptFocus: UIView? {
        guard let container = containerView as? PresentationContainerView, container.keepsFocus else { return nil }
        return container
    }

    /// Out of a search, an alert that can be cancelled, a popover.
    func escapeByKey() -> Bool {
        if let search = presentedViewController as? UISearchController {
            search.searchBar.cancelByUser()
        } else if let alert = presentedViewController as? UIAlertController, let cancel = alert.cancelAction {
            alert.choose(cancel)
        } else if let popover = self as? UIPopoverPresentationController {
            popover.dismissByUser()
        } else {
            return false
        }
        return true
    }
}
