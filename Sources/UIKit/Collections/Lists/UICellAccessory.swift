import CoreGraphics

/// Something at an end of a list's cell.
@preconcurrency @MainActor
public struct UICellAccessory {
    /// When an accessory shows.
    public enum DisplayedState: Hashable, Sendable {
        case always, whenEditing, whenNotEditing
    }

    /// At which end an accessory is, when it shows, and where among the others there.
    public enum Placement {
        /// The place in the list of what stands at that end already, in the order of reading.
        public typealias Position = ([UICellAccessory]) -> Int

        case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
        case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })

        /// Before an accessory of the same kind as the one given; first where there is none.
        @preconcurrency @MainActor
        public static func position(before accessory: UICellAccessory) -> Position {
            { others in others.firstIndex { $0.accessoryType.isLike(accessory.accessoryType) } ?? 0 }
        }

        /// Behind an accessory of the same kind as the one given; last where there is none.
        @preconcurrency @MainActor
        public static func position(after accessory: UICellAccessory) -> Position {
            { others in
                others.firstIndex { $0.accessoryType.isLike(accessory.accessoryType) }.map { $0 + 1 } ?? others.count
            }
        }

        var displayed: DisplayedState {
            switch self {
            case .leading(let displayed, _), .trailing(let displayed, _): displayed
            }
        }

        var position: Position {
            switch self {
            case .leading(_, let position), .trailing(_, let position): position
            }
        }
    }

    /// What an accessory is; a view of the program's own is like no other.
    public enum AccessoryType: Hashable {
        case disclosureIndicator, checkmark, delete, insert, reorder, multiselect, label, detail, popUpMenu
        case outlineDisclosure(OutlineDisclosureOptions.Style)
        case customView(UIView)
    }

    /// How wide the room is that an accessory has, in the middle of which it stands.
    public enum LayoutDimension: Hashable, Sendable {
        /// As wide as it is.
        case actual
        /// As wide as the system's symbols are.
        case standard
        /// In points.
        case custom(CGFloat)

        func width(for own: CGFloat) -> CGFloat {
            switch self {
            case .actual: own
            case .standard: max(own, 28)
            case .custom(let width): width
            }
        }
    }

    /// What the system's symbols have in common.
    struct Looks {
        var isHidden: Bool
        var width: LayoutDimension
        var tint: UIColor?
        var background: UIColor?

        init(_ options: some AccessoryOptions, background: UIColor? = nil) {
            (isHidden, width) = (options.isHidden, options.reservedLayoutWidth)
            (tint, self.background) = (options.tintColor, background)
        }
    }

    /// A view of the program's own.
    public struct CustomViewConfiguration {
        /// The program's own view.
        public let customView: UIView
        /// At which side, and when.
        public let placement: Placement
        /// Whether it is left out, although the cell has it.
        public var isHidden: Bool
        /// How wide its room is; it stands in the middle.
        public var reservedLayoutWidth: LayoutDimension
        /// The colour of the view; nil is the cell's.
        public var tintColor: UIColor?
        /// Whether the view keeps the size it has, whatever it would like.
        public var maintainsFixedSize: Bool

        /// An accessory that is a view of the program's own.
        public init(
            customView: UIView, placement: Placement, isHidden: Bool? = nil,
            reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil, maintainsFixedSize: Bool? = nil
        ) {
            self.customView = customView
            self.placement = placement
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
            self.tintColor = tintColor
            self.maintainsFixedSize = maintainsFixedSize ?? false
        }
    }

    /// Called when an accessory is tapped.
    public typealias ActionHandler = () -> Void

    /// What the accessory is.
    public let accessoryType: AccessoryType
    let placement: Placement
    let isHidden: Bool
    let makeView: (UICollectionViewListCell) -> UIView
    var reservedWidth = LayoutDimension.actual
    /// Whether a line stands before it where another accessory does.
    var showsVerticalSeparator = false
    var keepsSize = false
    /// Where the accessory stands among others at its end: those with larger numbers are nearer to the edge.
    var rank = 0
    /// Brings the view in line with the cell's states.
    var update: (UICollectionViewListCell, UIView) -> Void = { _, _ in }
    /// How a tap opens and folds the item; nil for other accessories.
    var disclosure: (style: OutlineDisclosureOptions.Style, handler: ActionHandler?)?

    init(
        _ type: AccessoryType, _ placement: Placement, isHidden: Bool, width: LayoutDimension, rank: Int = 0,
        makeView: @escaping (UICollectionViewListCell) -> UIView
    ) {
        (accessoryType, self.placement, self.isHidden, self.makeView) = (type, placement, isHidden, makeView)
        (reservedWidth, self.rank) = (width, rank)
    }

    var isLeading: Bool {
        if case .leading = placement { return true }
        return false
    }

    func isShown(inEditing: Bool) -> Bool {
        guard !isHidden else { return false }
        let displayed = placement.displayed
        return displayed == .always || (displayed == .whenEditing) == inEditing
    }

    // MARK: Kinds

    /// Says that a tap leads somewhere.
    public static func disclosureIndicator(
        displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = .init()
    ) -> UICellAccessory {
        let looks = Looks(options)
        var accessory = symbol(.disclosureIndicator, "chevron.right", 13, .tertiaryLabel, displayed, looks)
        accessory.rank = 2
        accessory.update = { cell, view in
            let isMirrored = cell.isMirrored
            view.transform = isMirrored ? CGAffineTransform(scaleX: -1, y: 1) : .identity
        }
        return accessory
    }

    /// Says that the item is chosen.
    public static func checkmark(
        displayed: DisplayedState = .always, options: CheckmarkOptions = .init()
    ) -> UICellAccessory {
        let looks = Looks(options)
        return symbol(.checkmark, "checkmark", 15, .tintColor, displayed, looks)
    }

    /// Asks for the item's deletion; without a handler it opens the actions behind the row.
    public static func delete(
        displayed: DisplayedState = .whenEditing, options: DeleteOptions = .init(), actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        let looks = Looks(options, background: options.backgroundColor)
        return button(.delete, "minus.circle.fill", .systemRed, .leading(displayed: displayed), looks) { cell in
            if let actionHandler { actionHandler() } else { cell.collectionView?.openSwipe(cell) }
        }
    }

    /// Asks for another item.
    public static func insert(
        displayed: DisplayedState = .whenEditing, options: InsertOptions = .init(), actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        let looks = Looks(options, background: options.backgroundColor)
        return button(.insert, "plus.circle.fill", .systemGreen, .leading(displayed: displayed), looks) { _ in
            actionHandler?()
        }
    }

    /// Shows more about the item.
    public static func detail(
        displayed: DisplayedState = .always, options: DetailOptions = .init(), actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        let looks = Looks(options)
        return button(.detail, "info.circle", .tintColor, .trailing(displayed: displayed), looks) { _ in
            actionHandler?()
        }
    }

    /// Moves the item with a finger.
    public static func reorder(
        displayed: DisplayedState = .whenEditing, options: ReorderOptions = .init()
    ) -> UICellAccessory {
        var accessory = UICellAccessory(
            .reorder, .trailing(displayed: displayed), isHidden: options.isHidden, width: options.reservedLayoutWidth,
            rank: 3
        ) { cell in
            let view = AccessoryGrip(image: image("line.3.horizontal", 17))
            view.tintColor = options.tintColor ?? .tertiaryLabel
            view.isUserInteractionEnabled = true
            view.addGestureRecognizer(cell.makeMovePress())
            return view
        }
        accessory.showsVerticalSeparator = options.showsVerticalSeparator
        return accessory
    }

    /// A grey text.
    public static func label(
        text: String, displayed: DisplayedState = .always, options: LabelOptions = .init()
    ) -> UICellAccessory {
        UICellAccessory(
            .label, .trailing(displayed: displayed), isHidden: options.isHidden, width: options.reservedLayoutWidth
        ) { _ in
            let label = UILabel()
            label.text = text
            label.font = options.font
            label.adjustsFontForContentSizeCategory = options.adjustsFontForContentSizeCategory
            label.textColor = options.tintColor ?? .secondaryLabel
            return label
        }
    }

    /// A view of the program's own.
    public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
        var accessory = UICellAccessory(
            .customView(configuration.customView), configuration.placement, isHidden: configuration.isHidden,
            width: configuration.reservedLayoutWidth
        ) { _ in
            if let tint = configuration.tintColor { configuration.customView.tintColor = tint }
            return configuration.customView
        }
        accessory.keepsSize = configuration.maintainsFixedSize
        return accessory
    }

    // MARK: Making views

    static func symbol(
        _ type: AccessoryType, _ name: String, _ size: CGFloat, _ color: UIColor, _ displayed: DisplayedState,
        _ looks: Looks
    ) -> UICellAccessory {
        UICellAccessory(
            type, .trailing(displayed: displayed), isHidden: looks.isHidden, width: looks.width, rank: 1
        ) { _ in
            let view = AccessorySymbol(name, size, looks.tint ?? color)
            view.backgroundColor = looks.background
            return view
        }
    }

    static func button(
        _ type: AccessoryType, _ name: String, _ color: UIColor, _ placement: Placement, _ looks: Looks,
        size: CGFloat = 20, _ action: @escaping (UICollectionViewListCell) -> Void
    ) -> UICellAccessory {
        UICellAccessory(type, placement, isHidden: looks.isHidden, width: looks.width, rank: 1) { cell in
            let button = AccessoryButton(type: .system)
            button.backgroundColor = looks.background
            button.setImage(image(name, size), for: .normal)
            button.tintColor = looks.tint ?? color
            button.addAction(
                UIAction { [weak cell] _ in
                    if let cell { action(cell) }
                }, for: .touchUpInside)
            return button
        }
    }

    static func imageView(_ name: String, _ size: CGFloat, _ color: UIColor) -> UIImageView {
        let view = UIImageView(image: image(name, size))
        view.tintColor = color
        return view
    }

    static func image(_ name: String, _ size: CGFloat) -> UIImage? {
        UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: size))
    }
}

/// A button at an end of a row: fingers find it as far as the row is high.
final class AccessoryButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { isNearAccessory(point) }
}

/// What a finger takes hold of to move a row.
final class AccessoryGrip: UIImageView {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { isNearAccessory(point) }
}

extension UIView {
    /// Whether a point counts as one of an accessory that is smaller than a finger.
    fileprivate func isNearAccessory(_ point: CGPoint) -> Bool {
        let finger: CGFloat = 44
        return bounds.insetBy(
            dx: min(0, (bounds.width - finger) / 2), dy: min(0, (bounds.height - finger) / 2)
        ).contains(point)
    }
}
