import CoreGraphics

/// The commands of an edit menu in a row. Those that do not fit stand on further pages, and menus in it open in its place.
@MainActor
final class EditMenuBar: UIView {
    static let height: CGFloat = 40
    private static let padding: CGFloat = 14, turnWidth: CGFloat = 36

    private enum Item {
        case action(UIAction)
        case menu(UIMenu)

        @MainActor var element: UIMenuElement {
            switch self {
            case .action(let action): action
            case .menu(let menu): menu
            }
        }
    }

    /// The menus entered, outermost first.
    private var path: [UIMenu]
    private var page = 0
    private var parts: [(view: UIView, width: CGFloat)] = []
    /// Between the parts.
    private var lines: [UIView] = []
    /// Points that there are across.
    var room: CGFloat = .greatestFiniteMagnitude { didSet { if room != oldValue { build() } } }
    private let choose: (UIAction) -> Void
    /// What the arrow takes, in points.
    var insets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
    /// Told that the bar has another width.
    var onResize: () -> Void = {}

    init(_ menu: UIMenu, choose: @escaping (UIAction) -> Void) {
        path = [menu]
        self.choose = choose
        super.init(frame: .zero)
        build()
    }

    required init?(coder: NSCoder) { preconditionFailure("EditMenuBar is made in code only.") }

    var isEmpty: Bool { parts.isEmpty }
    var size: CGSize { CGSize(width: parts.reduce(0) { $0 + $1.width }, height: Self.height) }

    func replace(by menu: UIMenu) {
        path = [menu]
        page = 0
        build()
        onResize()
    }

    // MARK: Items

    /// What can be seen and chosen; menus in line are part of the menu around.
    private func items(of menu: UIMenu) -> [Item] {
        menu.children.flatMap { element -> [Item] in
            if element.isHiddenInMenu { return [] }
            if let action = element as? UIAction {
                return action.attributes.contains(.disabled) ? [] : [.action(action)]
            }
            guard let menu = element as? UIMenu, !items(of: menu).isEmpty else { return [] }
            return menu.options.contains(.displayInline) ? items(of: menu) : [.menu(menu)]
        }
    }

    /// As many pages as it takes, each with room for the ways to others.
    private func pages(of buttons: [(view: UIView, width: CGFloat)]) -> [Range<Int>] {
        let whole = buttons.reduce(path.count > 1 ? Self.turnWidth : 0) { $0 + $1.width }
        guard whole > room else { return [0..<buttons.count] }
        var pages: [Range<Int>] = [], start = 0, width: CGFloat = 0
        for (index, button) in buttons.enumerated() {
            if index > start, width + button.width > room - 2 * Self.turnWidth {
                pages.append(start..<index)
                (start, width) = (index, 0)
            }
            width += button.width
        }
        return pages + [start..<buttons.count]
    }

    private func build() {
        for view in parts.map(\.view) + lines { view.removeFromSuperview() }
        guard let menu = path.last else { return }
        let buttons = items(of: menu).map(makeButton)
        let pages = pages(of: buttons)
        page = min(page, pages.count - 1)
        parts = Array(buttons[pages[page]])
        if page > 0 || path.count > 1 { parts.insert(makeTurn(-1), at: 0) }
        if page + 1 < pages.count { parts.append(makeTurn(1)) }
        if buttons.isEmpty { parts = [] }
        lines = parts.dropFirst().map { _ in makeLine() }
        for view in parts.map(\.view) + lines { addSubview(view) }
        setNeedsLayout()
    }

    private func makeButton(_ item: Item) -> (view: UIView, width: CGFloat) {
        let element = item.element
        let image = element.title.isEmpty ? element.image : nil
        let button = PlainButton(title: element.title, image: image, font: .systemFont(ofSize: 15)) { [weak self] _ in
            self?.chosen(item)
        }
        let isDestructive = (element as? UIAction)?.attributes.contains(.destructive) ?? false
        button.titleColor = isDestructive ? .systemRed : .label
        let width = button.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: Self.height)).width
        return (button, width.rounded(.up) + 2 * Self.padding)
    }

    /// To the page after, or to the one before or out of the menu.
    private func makeTurn(_ step: Int) -> (view: UIView, width: CGFloat) {
        let pointsLeft = (step < 0) != isMirrored
        let image = UIImage(systemName: pointsLeft ? "chevron.left" : "chevron.right")
        let button = PlainButton(
            title: (step < 0 ? SystemWord.back : .more).text, image: image, font: .systemFont(ofSize: 15)
        ) {
            [weak self] _ in self?.turn(step)
        }
        button.titleColor = .label
        return (button, Self.turnWidth)
    }

    private func makeLine() -> UIView {
        let line = UIView()
        line.backgroundColor = .separator
        line.isUserInteractionEnabled = false
        return line
    }

    private func chosen(_ item: Item) {
        switch item {
        case .action(let action): choose(action)
        case .menu(let menu):
            path.append(menu)
            page = 0
            build()
            onResize()
        }
    }

    private func turn(_ step: Int) {
        if step < 0, page == 0 {
            path.removeLast()
        } else {
            page += step
        }
        build()
        onResize()
    }

    // MARK: Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        let inner = bounds.inset(by: insets)
        var x = isMirrored ? inner.maxX : inner.minX
        let hair = 1 / layoutScale
        for (index, (view, width)) in parts.enumerated() {
            if index > 0 {
                lines[index - 1].frame = CGRect(x: x - hair / 2, y: inner.minY, width: hair, height: inner.height)
            }
            if isMirrored { x -= width }
            view.frame = CGRect(x: x, y: inner.minY, width: width, height: inner.height)
            if !isMirrored { x += width }
        }
    }
}
