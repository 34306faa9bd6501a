import CoreGraphics

/// What a back button says: the title of the page beneath, where the bar's own title then stays in the middle; else the word for going
/// back; else nothing.
@MainActor
struct BackTitleChoice {
    let button: BackButton
    /// The title that is wanted.
    let title: String
    /// For which it was chosen, in points. Bars are laid out in every frame that scrolls a large title away.
    private var room: CGFloat?

    init(button: BackButton, title: String) { (self.button, self.title) = (button, title) }

    /// - Parameter room: points.
    mutating func choose(room: CGFloat) {
        guard !title.isEmpty, room != self.room else { return }
        self.room = room
        let choices = [title, SystemWord.back.text]
        button.title = choices.first { width(of: $0) <= room } ?? ""
    }

    private func width(of title: String) -> CGFloat {
        button.title = title
        return button.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: button.bounds.height)).width
    }
}
