/// Runs what a delegate animates beside a menu.
final class MenuAnimator: CompanionAnimations {
    let preview: (any PreviewedController)?
    var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss

    init(_ preview: (any PreviewedController)?) {
        self.preview = preview
    }

    func addCompletion(_ completion: @escaping () -> Void) { whenOver(completion) }
}
