import CoreGraphics

/// The bar of a find interaction: what is looked for, how often it is there, ways to and fro, and what is to stand in its place.
@MainActor
final class FindBar: UIView, UITextFieldDelegate {
    private static let rowHeight: CGFloat = 48, margin: CGFloat = 12, gap: CGFloat = 8
    let search = UISearchTextField()
    let replacement = UITextField()
    let count = UILabel()
    let replaces: Bool
    private unowned let interaction: UIFindInteraction
    private var buttons: [PlainButton] = []
    private var replaceButtons: [PlainButton] = []
    private let line = UIView()

    init(_ interaction: UIFindInteraction, replaces: Bool) {
        self.interaction = interaction
        self.replaces = replaces
        super.init(frame: .zero)
        backgroundColor = .secondarySystemBackground
        line.backgroundColor = .separator
        count.font = .systemFont(ofSize: 13)
        count.textColor = .secondaryLabel
        search.placeholder = SystemWord.find.text
        search.returnKeyType = .search
        replacement.placeholder = SystemWord.replace.text
        replacement.borderStyle = .roundedRect
        search.addAction(UIAction { [weak self] _ in self?.interaction.typed() }, for: .editingChanged)
        search.delegate = self
        replacement.addAction(
            UIAction { [weak self] _ in self?.interaction.typedReplacement() }, for: .editingChanged)
        makeButtons()
        var views: [UIView] = [search, count, line]
        views += buttons
        if replaces {
            views.append(replacement)
            views += replaceButtons
        }
        for view in views { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    private func makeButtons() {
        buttons = [
            symbol("chevron.up", .findPrevious) { $0.findPrevious() },
            symbol("chevron.down", .findNext) { $0.findNext() },
            word(.done) { $0.dismissFindNavigator() },
        ]
        replaceButtons = [word(.replace) { $0.replace(all: false) }, word(.replaceAll) { $0.replace(all: true) }]
    }

    private func symbol(
        _ name: String, _ spoken: SystemWord, _ act: @escaping (UIFindInteraction) -> Void
    ) -> PlainButton {
        let button = PlainButton(title: nil, image: UIImage(systemName: name), font: .systemFont(ofSize: 17)) {
            [weak self] _ in
            if let self { act(interaction) }
        }
        button.accessibilityLabel = spoken.text
        return button
    }

    private func word(_ word: SystemWord, _ act: @escaping (UIFindInteraction) -> Void) -> PlainButton {
        PlainButton(title: word.text, image: nil, font: .systemFont(ofSize: 17)) {
            [weak self] _ in
            if let self { act(interaction) }
        }
    }

    /// Return leads on, and typing goes on as well.
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        interaction.findNext()
        return false
    }

    override var keyCommands: [UIKeyCommand]? {
        let close = UIKeyCommand(
            input: UIKeyCommand.inputEscape, modifierFlags: [], action: Selector("close", FindBar.close))
        close.wantsPriorityOverSystemBehavior = true
        return [close]
    }

    private func close() { interaction.dismissFindNavigator() }

    /// The ways that every view of the window has, while the bar has the keys.
    override func findNext(_ sender: Any?) { interaction.findNext() }
    override func findPrevious(_ sender: Any?) { interaction.findPrevious() }
    override func find(_ sender: Any?) { search.becomeFirstResponder() }

    func enable(hasResults: Bool, _ mayReplace: Bool) {
        for button in buttons.prefix(2) { button.isEnabled = hasResults }
        replaceButtons.first?.isEnabled = hasResults && mayReplace
        replaceButtons.last?.isEnabled = hasResults
    }

    // MARK: Place

    private var height: CGFloat { replaces ? 2 * Self.rowHeight - Self.gap / 2 : Self.rowHeight }

    func show(in window: UIWindow) {
        autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
        let whole = height + window.safeAreaInsets.bottom
        frame = CGRect(x: 0, y: window.bounds.height - whole, width: window.bounds.width, height: whole)
        window.addSubview(self)
        transform = CGAffineTransform(translationX: 0, y: whole)
        UIView.animate(withDuration: 0.25) { self.transform = .identity }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 1 / layoutScale)
        let room = bounds.inset(by: safeAreaInsets).inner(dx: Self.margin, dy: 0)
        let left = place(buttons, in: CGRect(x: room.minX, y: 0, width: room.width, height: Self.rowHeight))
        let text = count.sizeThatFits(CGSize(width: left.width / 2, height: Self.rowHeight))
        let field = CGRect(x: left.minX, y: 6, width: left.width, height: 36)
        put(search, field)
        put(count, CGRect(x: field.maxX - text.width - 34, y: field.minY, width: text.width, height: 36))
        guard replaces else { return }
        let row = CGRect(
            x: room.minX, y: Self.rowHeight - Self.gap / 2, width: room.width, height: Self.rowHeight)
        let rest = place(replaceButtons, in: row)
        put(replacement, CGRect(x: rest.minX, y: rest.minY + 6, width: rest.width, height: 36))
    }

    /// Puts buttons at the end of a row; returns what they leave.
    private func place(_ buttons: [PlainButton], in row: CGRect) -> CGRect {
        var end = row.maxX
        for button in buttons.reversed() {
            let width = max(32, button.sizeThatFits(row.size).width)
            put(button, CGRect(x: end - width, y: row.minY, width: width, height: row.height))
            end -= width + Self.gap
        }
        return CGRect(x: row.minX, y: row.minY, width: max(0, end - row.minX), height: row.height)
    }

    /// Mirrored where reading goes from the right.
    private func put(_ view: UIView, _ rect: CGRect) {
        view.frame =
            isMirrored
            ? CGRect(x: bounds.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height) : rect
    }
}

extension UITextView: UIFindInteractionDelegate {
    /// What searches the text.
    public func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession? {
        TextViewFindSession(self)
    }
}
