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
            { others in others.firstIndex { $0.kind == accessory.kind } ?? 0 }
        }

        /// Behind an accessory of the same kind as the one given; last where there is none.
        @preconcurrency @MainActor
        public static func position(after accessory: UICellAccessory) -> Position {
            { others in others.firstIndex { $0.kind == accessory.kind }.map { $0 + 1 } ?? others.count }
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
    enum Kind: Hashable {
        case system(String)
        case custom(ObjectIdentifier)

        var isCustom: Bool {
            if case .custom = self { return true }
            return false
        }
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

    /// How an accessory looks.
    public struct Options {
        /// Whether it is shown, although the cell has it.
        public var isHidden: Bool
        /// nil: as wide as it is.
        public var reservedLayoutWidth: LayoutDimension?
        /// nil: the accessory's own.
        public var tintColor: UIColor?
        /// Behind the accessory; nil: nothing.
        public var backgroundColor: UIColor?

        /// Looks of a label at the trailing side.
        public init(
            isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            backgroundColor: UIColor? = nil
        ) {
            self.isHidden = isHidden
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
            self.backgroundColor = backgroundColor
        }
    }

    /// How a text looks.
    public struct LabelOptions {
        /// Whether it is shown, although the cell has it.
        public var isHidden: Bool
        /// nil: grey.
        public var tintColor: UIColor?
        /// The font of the label.
        public var font: UIFont
        /// nil: as wide as it is.
        public var reservedLayoutWidth: LayoutDimension?
        /// Whether the font follows the size that the user prefers.
        public var adjustsFontForContentSizeCategory: Bool

        /// Looks of a label at the trailing side.
        public init(
            isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            font: UIFont = .preferredFont(forTextStyle: .body), adjustsFontForContentSizeCategory: Bool = true
        ) {
            self.isHidden = isHidden
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
            self.font = font
            self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
        }
    }

    /// A view of the program's own.
    public struct CustomViewConfiguration {
        /// The program's own view.
        public let customView: UIView
        /// At which side, and when.
        public var placement: Placement
        /// Whether it is shown, although the cell has it.
        public var isHidden: Bool
        /// nil: as wide as it is.
        public var reservedLayoutWidth: LayoutDimension?
        /// The colour of the view; nil is the cell's.
        public var tintColor: UIColor?
        /// Whether the view keeps the size it has, whatever it would like.
        public var maintainsFixedSize: Bool

        /// An accessory that is a view of the program's own.
        public init(
            customView: UIView, placement: Placement, isHidden: Bool = false,
            reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil, maintainsFixedSize: Bool = false
        ) {
            self.customView = customView
            self.placement = placement
            self.isHidden = isHidden
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
            self.maintainsFixedSize = maintainsFixedSize
        }
    }

    /// Looks of a disclosure indicator.
    public typealias DisclosureIndicatorOptions = Options
    /// Looks of a checkmark.
    public typealias CheckmarkOptions = Options
    /// Looks of a delete control.
    public typealias DeleteOptions = Options
    /// Looks of an insert control.
    public typealias InsertOptions = Options
    /// Looks of a reorder control.
    public typealias ReorderOptions = Options
    /// Looks of a detail button.
    public typealias DetailOptions = Options
    /// Called when an accessory is tapped.
    public typealias ActionHandler = () -> Void

    var kind: Kind
    let placement: Placement
    let isHidden: Bool
    let makeView: (UICollectionViewListCell) -> UIView
    var reservedWidth: LayoutDimension?
    var keepsSize = false
    /// Where the accessory stands among others at its end: those with larger numbers are nearer to the edge.
    var rank = 0
    /// Brings the view in line with the cell's states.
    var update: (UICollectionViewListCell, UIView) -> Void = { _, _ in }
    /// How a tap opens and folds the item; nil for other accessories.
    var disclosure: (style: OutlineDisclosureOptions.Style, handler: ActionHandler?)?

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
        var accessory = symbol("chevron.right", 13, .tertiaryLabel, displayed, options)
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
    ) -> UICellAccessory { symbol("checkmark", 15, .tintColor, displayed, options) }

    /// Asks for the item's deletion; without a handler it opens the actions behind the row.
    public static func delete(
        displayed: DisplayedState = .whenEditing, options: DeleteOptions = .init(), actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        button("minus.circle.fill", .systemRed, .leading(displayed: displayed), options) { cell in
            if let actionHandler { actionHandler() } else { cell.collectionView?.openSwipe(cell) }
        }
    }

    /// Asks for another item.
    public static func insert(
        displayed: DisplayedState = .whenEditing, options: InsertOptions = .init(), actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        button("plus.circle.fill", .systemGreen, .leading(displayed: displayed), options) { _ in actionHandler?() }
    }

    /// Shows more about the item.
    public static func detail(
        displayed: DisplayedState = .always, options: DetailOptions = .init(), actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        button("info.circle", .tintColor, .trailing(displayed: displayed), options) { _ in actionHandler?() }
    }

    /// Moves the item with a finger.
    public static func reorder(
        displayed: DisplayedState = .whenEditing, options: ReorderOptions = .init()
    ) -> UICellAccessory {
        var accessory = UICellAccessory(
            kind: .system("reorder"), placement: .trailing(displayed: displayed), isHidden: options.isHidden
        ) { cell in
            let view = AccessoryGrip(image: image("line.3.horizontal", 17))
            view.tintColor = options.tintColor ?? .tertiaryLabel
            view.isUserInteractionEnabled = true
            view.addGestureRecognizer(cell.makeMovePress())
            return view
        }
        (accessory.reservedWidth, accessory.rank) = (options.reservedLayoutWidth, 3)
        return accessory
    }

    /// A grey text.
    public static func label(
        text: String, displayed: DisplayedState = .always, options: LabelOptions = .init()
    ) -> UICellAccessory {
        var accessory = UICellAccessory(
            kind: .system("label"), placement: .trailing(displayed: displayed), isHidden: options.isHidden
        ) { _ in
            let label = UILabel()
            label.text = text
            label.font = options.font
            label.adjustsFontForContentSizeCategory = options.adjustsFontForContentSizeCategory
            label.textColor = options.tintColor ?? .secondaryLabel
            return label
        }
        accessory.reservedWidth = options.reservedLayoutWidth
        return accessory
    }

    /// A view of the program's own.
    public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
        var accessory = UICellAccessory(
            kind: .custom(ObjectIdentifier(configuration.customView)), placement: configuration.placement,
            isHidden: configuration.isHidden
        ) { _ in
            if let tint = configuration.tintColor { configuration.customView.tintColor = tint }
            return configuration.customView
        }
        accessory.reservedWidth = configuration.reservedLayoutWidth
        accessory.keepsSize = configuration.maintainsFixedSize
        return accessory
    }

    // MARK: Making views

    static func symbol(
        _ name: String, _ size: CGFloat, _ color: UIColor, _ displayed: DisplayedState, _ options: Options
    ) -> UICellAccessory {
        var accessory = UICellAccessory(
            kind: .system(name), placement: .trailing(displayed: displayed), isHidden: options.isHidden
        ) { _ in
            let view = AccessorySymbol(name, size, options.tintColor ?? color)
            view.backgroundColor = options.backgroundColor
            return view
        }
        (accessory.reservedWidth, accessory.rank) = (options.reservedLayoutWidth, 1)
        return accessory
    }

    static func button(
        _ name: String, _ color: UIColor, _ placement: Placement, _ options: Options, size: CGFloat = 20,
        _ action: @escaping (UICollectionViewListCell) -> Void
    ) -> UICellAccessory {
        var accessory = UICellAccessory(
            kind: .system(name), placement: placement, isHidden: options.isHidden
        ) { cell in
            let button = AccessoryButton(type: .system)
            button.backgroundColor = options.backgroundColor
            button.setImage(image(name, size), for: .normal)
            button.tintColor = options.tintColor ?? color
            button.addAction(
                UIAction { [weak cell] _ in
                    if let cell { action(cell) }
                }, for: .touchUpInside)
            return button
        }
        (accessory.reservedWidth, accessory.rank) = (options.reservedLayoutWidth, 1)
        return accessory
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
