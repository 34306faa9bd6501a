public import CoreGraphics

/// Something that holds content and hears of sizes and traits to come.
@preconcurrency @MainActor
public protocol UIContentContainer: NSObjectProtocol {
    /// The size the content asks for; (0, 0) says nothing. Points.
    var preferredContentSize: CGSize { get }
    /// A child asks for another size.
    func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
    /// The constraints inside a child give it another size.
    func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)
    /// The size of a child in a parent of a size.
    func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize
    /// The view is about to get another size.
    func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
    /// The traits are about to change.
    func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
}

extension UIViewController {
    /// Has a key give a command while this controller is in the chain.
    public func addKeyCommand(_ keyCommand: UIKeyCommand) { addedKeyCommands.append(keyCommand) }

    /// Takes a key's command away.
    public func removeKeyCommand(_ keyCommand: UIKeyCommand) { addedKeyCommands.removeAll { $0 === keyCommand } }

    /// The orientations allowed are others now. Displays here do not turn.
    public func setNeedsUpdateOfSupportedInterfaceOrientations() {}

    /// Turns the interface as the machine is held. Displays here do not turn.
    public class func attemptRotationToDeviceOrientation() {}

    func makeEditButtonItem() -> UIBarButtonItem {
        if let editButton { return editButton }
        let button = UIBarButtonItem(
            title: nil,
            primaryAction: UIAction { [weak self] _ in
                guard let self else { return }
                setEditing(!isEditing, animated: true)
            })
        editButton = button
        showEditing()
        return button
    }

    func showEditing() {
        editButton?.title = (isEditing ? SystemWord.done : .edit).text
        editButton?.style = isEditing ? .done : .plain
    }
}

/// The size that a controller asks whoever contains or presents it for.
@MainActor
struct AskedContentSize {
    let controller: UIViewController

    /// In points. A container of the kit that asks for nothing asks for what its content does.
    var size: CGSize {
        var asked = controller
        while asked.ownContentSize == .zero, let shown = asked.shownChild { asked = shown }
        return asked.preferredContentSize
    }

    /// It is another one now.
    func tell() {
        let presentation = controller.presentation.controller
        controller.parent?.preferredContentSizeDidChange(forChildContentContainer: controller)
        presentation?.preferredContentSizeDidChange(forChildContentContainer: controller)
        presentation?.containerView?.setNeedsLayout()
    }
}
