import CoreGraphics
import QuartzCore

/// The rounded card of an open menu: rows, lines between them, wider bands between groups.
@MainActor
final class MenuCard: UIView {
    static let width: CGFloat = 250
    private static let band: CGFloat = 8

    private enum Part {
        case row(MenuRow)
        case line(UIView)
        case band(UIView)
        case header(UILabel)
        case tiles(MenuTiles)
    }

    private let blur = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    /// Clips what the rows paint; the card itself throws the shadow.
    private let clip = UIView()
    private var parts: [Part] = []
    /// The menus entered, outermost first.
    private var path: [UIMenu] = []
    /// What stands in the places of elements that are made when the menu is opened.
    private var made: [ObjectIdentifier: [UIMenuElement]] = [:]
    private let choose: (UIAction) -> Void

    /// Who is asked first to perform commands.
    private weak var responder: UIResponder?

    init(menu: UIMenu, of responder: UIResponder, choose: @escaping (UIAction) -> Void) {
        self.choose = choose
        self.responder = responder
        super.init(frame: .zero)
        clip.layer.cornerRadius = 13
        clip.layer.cornerCurve = .continuous
        clip.clipsToBounds = true
        layer.shadowOpacity = 0.22
        layer.shadowRadius = 32
        layer.shadowOffset = CGSize(width: 0, height: 8)
        addSubview(clip)
        clip.addSubview(blur)
        enter(menu)
    }

    required init?(coder: NSCoder) { nil }

    // MARK: Content

    private func enter(_ menu: UIMenu) {
        path.append(menu.resolved(for: responder))
        rebuild()
    }

    /// Shows another menu in the place of the innermost one entered.
    func replace(_ make: (UIMenu) -> UIMenu) {
        guard let menu = path.popLast() else { return }
        enter(make(menu))
    }

    private func rebuild() {
        for view in clip.subviews where view !== blur { view.removeFromSuperview() }
        parts = []
        guard let menu = path.last else { return }
        fetch(menu.children)
        if path.count > 1 {
            add(.row(makeRow(back: menu)))
            add(.band(UIView()))
        } else if !menu.title.isEmpty {
            add(.header(makeHeader(menu.title)))
        }
        addElements(of: menu)
        setNeedsLayout()
        superview?.setNeedsLayout()
    }

    /// Asks for elements that are not made yet; until they come, a row says that they will.
    private func fetch(_ elements: [UIMenuElement]) {
        for element in elements {
            if let menu = element as? UIMenu, menu.options.contains(.displayInline) { fetch(menu.children) }
            guard let deferred = element as? UIDeferredMenuElement else { continue }
            let place = ObjectIdentifier(deferred)
            guard made[place] == nil else { continue }
            made[place] = [UIAction(title: SystemWord.loading.text, attributes: .disabled) { _ in }]
            var isAsking = true
            deferred.fetch { [weak self] elements in
                guard let self else { return }
                let elements = UIMenu(children: elements).resolved(for: responder).children
                made[place] = elements
                fetch(elements)
                if !isAsking { rebuild() }
            }
            isAsking = false
        }
    }

    /// Elements that stand together, under a title of their own if they have one.
    private struct Group {
        var title = ""
        var size = UIMenu.ElementSize.large
        var isPalette = false
        /// Of each title; 0: as many as it needs.
        var titleLines = 1
        var elements: [UIMenuElement] = []

        init() {}

        /// What a menu says of its elements.
        @MainActor
        init(_ menu: UIMenu) {
            title = menu.title
            isPalette = menu.options.contains(.displayAsPalette)
            size = menu.preferredElementSize
            titleLines = menu.displayPreferences?.maximumNumberOfTitleLines ?? 1
            if size == .automatic { size = isPalette ? .small : .large }
        }

        /// The same from the bottom up. What stands side by side stays so.
        var reversed: Group {
            var copy = self
            if !isTiled { copy.elements.reverse() }
            return copy
        }

        /// Whether elements stand side by side; a menu to be entered has a row.
        var isTiled: Bool { size != .large && !elements.contains { $0 is UIMenu } }
    }

    /// What is seen of a menu: menus shown in line stand apart from their neighbours.
    private func collect(_ elements: [UIMenuElement], into groups: inout [Group]) {
        for element in elements where !element.isHiddenInMenu {
            if let menu = element as? UIMenu, menu.options.contains(.displayInline) {
                let around = groups[groups.count - 1]
                var inner = Group(menu)
                if menu.displayPreferences == nil { inner.titleLines = around.titleLines }
                groups.append(inner)
                collect(menu.children, into: &groups)
                var rest = around
                (rest.title, rest.elements) = ("", [])
                groups.append(rest)
            } else if element is UIDeferredMenuElement {
                collect(made[ObjectIdentifier(element)] ?? [], into: &groups)
            } else {
                groups[groups.count - 1].elements.append(element)
            }
        }
    }

    /// Whether the first element stands at the bottom, next to what a menu that opens upwards belongs to.
    var isReversed = false { didSet { if isReversed != oldValue { rebuild() } } }

    private func addElements(of menu: UIMenu) {
        var own = Group(menu)
        own.title = ""
        var groups = [own]
        collect(menu.children, into: &groups)
        groups.removeAll(where: \.elements.isEmpty)
        if isReversed { groups = groups.reversed().map(\.reversed) }
        let showsTicks = groups.filter { !$0.isTiled }.flatMap(\.elements).contains {
            ($0 as? UIAction)?.state ?? .off != .off
        }
        for (groupIndex, group) in groups.enumerated() {
            if groupIndex > 0 { add(.band(UIView())) }
            if !group.title.isEmpty { add(.header(makeHeader(group.title))) }
            if group.isTiled {
                if endsWithHeader { add(.line(UIView())) }
                add(.tiles(makeTiles(group)))
                continue
            }
            for (index, element) in group.elements.enumerated() {
                if index > 0 || endsWithHeader { add(.line(UIView())) }
                add(.row(makeRow(element, group, showsTicks: showsTicks)))
            }
        }
    }

    private var endsWithHeader: Bool { if case .header = parts.last { true } else { false } }

    private func makeRow(_ element: UIMenuElement, _ group: Group, showsTicks: Bool) -> MenuRow {
        let row = MenuRow(element, leavesRoomForTick: showsTicks, titleLines: group.titleLines)
        row.addAction(
            UIAction { [weak self] _ in
                if let menu = element as? UIMenu { self?.enter(menu) }
                if let action = element as? UIAction { self?.choose(action) }
            }, for: .touchUpInside)
        return row
    }

    private func makeTiles(_ group: Group) -> MenuTiles {
        let tiles = group.elements.map { element in
            let tile = MenuTile(element, showsTitle: group.size == .medium, isInPalette: group.isPalette)
            tile.addAction(
                UIAction { [weak self] _ in
                    if let action = element as? UIAction { self?.choose(action) }
                }, for: .touchUpInside)
            return tile
        }
        return MenuTiles(tiles, size: group.size, isPalette: group.isPalette)
    }

    private func makeRow(back menu: UIMenu) -> MenuRow {
        let row = MenuRow(menu, leavesRoomForTick: false, isWayBack: true)
        row.addAction(
            UIAction { [weak self] _ in
                self?.path.removeLast()
                self?.rebuild()
            }, for: .touchUpInside)
        return row
    }

    private func makeHeader(_ title: String) -> UILabel {
        let label = UILabel()
        label.text = title
        label.font = .systemFont(ofSize: 13)
        label.textColor = .secondaryLabel
        return label
    }

    private func add(_ part: Part) {
        parts.append(part)
        switch part {
        case .row(let row): clip.addSubview(row)
        case .header(let label): clip.addSubview(label)
        case .tiles(let tiles): clip.addSubview(tiles)
        case .line(let view):
            view.backgroundColor = .separator
            clip.addSubview(view)
        case .band(let view):
            view.backgroundColor = UIColor {
                $0.userInterfaceStyle == .dark ? UIColor(white: 0, alpha: 0.16) : UIColor(white: 0, alpha: 0.08)
            }
            clip.addSubview(view)
        }
    }

    /// Touches between the rows neither choose nor close.
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}

    // MARK: Layout

    /// The height of everything, in points.
    var contentHeight: CGFloat { arrange(apply: false) }

    override func layoutSubviews() {
        super.layoutSubviews()
        clip.frame = bounds
        blur.frame = bounds
        layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: 13).cgPath
        _ = arrange(apply: true)
    }

    @discardableResult
    private func arrange(apply: Bool) -> CGFloat {
        let width = Self.width, hairline = 1 / max(1, traitCollection.displayScale)
        var y: CGFloat = 0
        for part in parts {
            let (view, height, inset): (UIView, CGFloat, CGFloat) =
                switch part {
                case .row(let row): (row, row.height, 0)
                case .line(let view): (view, hairline, 0)
                case .band(let view): (view, Self.band, 0)
                case .header(let label): (label, 30, 16)
                case .tiles(let tiles): (tiles, tiles.height, 0)
                }
            if apply { view.frame = CGRect(x: inset, y: y, width: width - 2 * inset, height: height) }
            y += height
        }
        return y
    }
}
