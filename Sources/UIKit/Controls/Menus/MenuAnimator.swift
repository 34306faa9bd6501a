/// Runs what a delegate animates beside a menu.
final class MenuAnimator: CompanionAnimations, UIContextMenuInteractionCommitAnimating {
    let previewViewController: UIViewController?
    var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss

    init(_ preview: UIViewController?) {
        previewViewController = preview
    }

    func addCompletion(_ completion: @escaping () -> Void) { whenOver(completion) }
}
