import CoreGraphics

/// What a back button says: the title of the page beneath, where the bar's own title then stays in the middle; else the word for going
/// back; else nothing.
@MainActor
struct BackTitleChoice {
    let button: BackButton
    /// The title that is wanted.
    let title: String

    /// - Parameter room: points.
    func choose(room: CGFloat) {
        guard !title.isEmpty else { return }
        let choices = [title, SystemWord.back.text]
        button.title = choices.first { width(of: $0) <= room } ?? ""
    }

    private func width(of title: String) -> CGFloat {
        button.title = title
        return button.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: button.bounds.height)).width
    }
}
