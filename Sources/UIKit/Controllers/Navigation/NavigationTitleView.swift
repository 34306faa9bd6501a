import CoreGraphics

/// A title that is more than words: with a line below, with a menu, or being typed anew.
@MainActor
final class NavigationTitleView: UIControl, UITextFieldDelegate {
    let label: UILabel
    private let subtitleLabel = UILabel()
    /// A chevron in a circle says that there is a menu.
    private let sign = UIImageView()
    private var field: UITextField?
    private weak var item: UINavigationItem?
    private var openMenu: MenuPresenter?
    /// Called when the title wants more or less room.
    var sizeDidChange: (() -> Void)?

    private static let gap: CGFloat = 6
    private static let signSide: CGFloat = 18

    /// - Parameter isBesideLargeTitle: only shows that there is a menu.
    init(_ item: UINavigationItem, label: UILabel, isBesideLargeTitle: Bool = false) {
        self.item = item
        self.label = label
        super.init(frame: .zero)
        subtitleLabel.text = isBesideLargeTitle ? nil : item.subtitle
        subtitleLabel.font = .systemFont(ofSize: 12)
        subtitleLabel.textColor = .secondaryLabel
        subtitleLabel.textAlignment = label.textAlignment
        let symbol = UIImage.SymbolConfiguration(pointSize: 15, weight: .semibold)
        sign.image = UIImage(systemName: "chevron.down.circle.fill", withConfiguration: symbol)
        sign.tintColor = .tertiaryLabel
        sign.contentMode = .center
        sign.isHidden = !item.later.hasTitleMenu
        isUserInteractionEnabled = !sign.isHidden
        for view in [label, subtitleLabel, sign] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        isAccessibilityElement = true
        accessibilityLabel = label.text ?? item.title
        accessibilityValue = item.subtitle
        accessibilityTraits = sign.isHidden ? .header : [.header, .button]
        addAction(UIAction { [weak self] _ in self?.showMenu() }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { nil }

    override var isHighlighted: Bool {
        didSet { for view in [label, sign] { view.alpha = isHighlighted ? 0.4 : 1 } }
    }

    // MARK: Menu

    private func showMenu() {
        guard openMenu == nil, let item, let menu = makeMenu(of: item) else { return }
        openMenu = MenuPresenter.show(menu, from: self, at: .view(bounds)) { $0.performAction(from: item) }
        openMenu?.didEnd = { [weak self] in self?.openMenu = nil }
    }

    private func makeMenu(of item: UINavigationItem) -> UIMenu? {
        let suggested = suggestions(for: item)
        let menu = item.titleMenuProvider.map { $0(suggested) } ?? UIMenu(children: suggested)
        guard let menu, !menu.children.isEmpty else { return nil }
        let name = item.later.document?.name ?? ""
        guard menu.title.isEmpty, !name.isEmpty else { return menu }
        return UIMenu(title: name, identifier: menu.identifier, options: menu.options, children: menu.children)
    }

    /// What the kit knows to do with what the title names.
    private func suggestions(for item: UINavigationItem) -> [UIMenuElement] {
        var elements: [UIMenuElement] = []
        if let delegate = item.renameDelegate, delegate.navigationItemShouldBeginRenaming(item) {
            elements.append(
                UIAction(title: SystemWord.rename.text, image: UIImage(systemName: "pencil")) { [weak self] _ in
                    self?.beginRenaming()
                })
        }
        if let make = item.later.document?.makesSharingSheet {
            let image = UIImage(systemName: "square.and.arrow.up")
            elements.append(
                UIAction(title: SystemWord.share.text, image: image) { [weak self] _ in
                    guard let self else { return }
                    let sheet = make()
                    sheet.popoverPresentationController?.sourceView = self
                    window?.controllerOnTop?.present(sheet, animated: true)
                })
        }
        return elements
    }

    // MARK: Renaming

    private func beginRenaming() {
        guard field == nil, let item, let delegate = item.renameDelegate else { return }
        let title = item.title ?? ""
        let (text, range) = delegate.navigationItem(
            item, willBeginRenamingWith: title, selectedRange: title.startIndex..<title.endIndex)
        let field = UITextField(frame: bounds)
        field.text = text
        field.font = label.font
        field.textColor = label.textColor
        field.textAlignment = .center
        field.returnKeyType = .done
        field.clearButtonMode = .whileEditing
        field.delegate = self
        self.field = field
        isUserInteractionEnabled = true
        addSubview(field)
        for view in [label, subtitleLabel, sign] { view.alpha = 0 }
        sizeDidChange?()
        field.becomeFirstResponder()
        let selected = NSRange(range, in: text)
        if let start = field.position(from: field.beginningOfDocument, offset: selected.location),
            let end = field.position(from: start, offset: selected.length)
        {
            field.selectedTextRange = field.textRange(from: start, to: end)
        }
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        guard let item, item.renameDelegate?.navigationItem(item, shouldEndRenamingWith: textField.text ?? "") ?? true
        else { return false }
        textField.resignFirstResponder()
        return false
    }

    func textFieldDidEndEditing(_ textField: UITextField) {
        guard textField === field else { return }
        field = nil
        textField.removeFromSuperview()
        for view in [label, subtitleLabel, sign] { view.alpha = 1 }
        sizeDidChange?()
        let title = textField.text ?? ""
        guard let item, let delegate = item.renameDelegate, title != item.title,
            delegate.navigationItem(item, shouldEndRenamingWith: title)
        else { return }
        item.title = title
        delegate.navigationItem(item, didEndRenamingWith: title)
    }

    // MARK: Layout

    private var signRoom: CGFloat { sign.isHidden ? 0 : Self.gap + Self.signSide }

    /// A title that is typed takes all the room there is.
    override func sizeThatFits(_ size: CGSize) -> CGSize {
        if field != nil { return CGSize(width: min(size.width, 360), height: 34) }
        let room = CGSize(width: max(0, size.width - signRoom), height: size.height)
        let words = label.sizeThatFits(room)
        guard subtitleLabel.text != nil else {
            return CGSize(width: words.width + signRoom, height: max(words.height, 32))
        }
        let below = subtitleLabel.sizeThatFits(size)
        return CGSize(width: max(words.width + signRoom, below.width), height: words.height + below.height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        field?.frame = bounds
        let words = label.sizeThatFits(bounds.size)
        let width = min(words.width, max(0, bounds.width - signRoom))
        let below = subtitleLabel.text == nil ? 0 : subtitleLabel.sizeThatFits(bounds.size).height
        let line = bounds.height - below
        let start = label.textAlignment == .center ? (bounds.width - width - signRoom) / 2 : 0
        var text = CGRect(x: start, y: 0, width: width, height: line)
        var mark = CGRect(
            x: text.maxX + Self.gap, y: line / 2 - Self.signSide / 2, width: Self.signSide, height: Self.signSide)
        if isMirrored {
            text.origin.x = bounds.width - text.maxX
            mark.origin.x = bounds.width - mark.maxX
        }
        label.frame = text
        sign.frame = mark
        subtitleLabel.frame = CGRect(x: 0, y: line, width: bounds.width, height: below)
    }
}
