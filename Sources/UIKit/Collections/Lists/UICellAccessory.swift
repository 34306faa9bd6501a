import CoreGraphics

/// Something at an end of a list's cell.
@preconcurrency @MainActor
public struct UICellAccessory {
    /// When an accessory shows.
    public enum DisplayedState: Hashable, Sendable {
        case always, whenEditing, whenNotEditing
    }

    /// At which end an accessory is, and when it shows.
    public enum Placement: Hashable, Sendable {
        case leading(displayed: DisplayedState = .always)
        case trailing(displayed: DisplayedState = .always)
    }

    /// How an accessory looks.
    public struct Options {
        public var isHidden: Bool
        /// nil: the accessory's own.
        public var tintColor: UIColor?

        public init(isHidden: Bool = false, tintColor: UIColor? = nil) {
            self.isHidden = isHidden
            self.tintColor = tintColor
        }
    }

    /// How a text looks.
    public struct LabelOptions {
        public var isHidden: Bool
        /// nil: grey.
        public var tintColor: UIColor?
        public var font: UIFont

        public init(
            isHidden: Bool = false, tintColor: UIColor? = nil, font: UIFont = .preferredFont(forTextStyle: .body)
        ) {
            self.isHidden = isHidden
            self.tintColor = tintColor
            self.font = font
        }
    }

    /// A view of the program's own.
    public struct CustomViewConfiguration {
        public let customView: UIView
        public var placement: Placement
        public var isHidden: Bool
        public var tintColor: UIColor?

        public init(customView: UIView, placement: Placement, isHidden: Bool = false, tintColor: UIColor? = nil) {
            self.customView = customView
            self.placement = placement
            self.isHidden = isHidden
            self.tintColor = tintColor
        }
    }

    public typealias DisclosureIndicatorOptions = Options
    public typealias CheckmarkOptions = Options
    public typealias DeleteOptions = Options
    public typealias InsertOptions = Options
    public typealias ReorderOptions = Options
    public typealias DetailOptions = Options
    /// Called when an accessory is tapped.
    public typealias ActionHandler = () -> Void

    let placement: Placement
    let isHidden: Bool
    let makeView: (UICollectionViewListCell) -> UIView
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
        switch placement {
        case .leading(let displayed), .trailing(let displayed):
            return displayed == .always || (displayed == .whenEditing) == inEditing
        }
    }

    // MARK: Kinds

    /// Says that a tap leads somewhere.
    public static func disclosureIndicator(
        displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = .init()
    ) -> UICellAccessory {
        var accessory = symbol("chevron.right", 13, .tertiaryLabel, displayed, options)
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
        UICellAccessory(placement: .trailing(displayed: displayed), isHidden: options.isHidden) { cell in
            let view = AccessoryGrip(image: image("line.3.horizontal", 17))
            view.tintColor = options.tintColor ?? .tertiaryLabel
            view.isUserInteractionEnabled = true
            view.addGestureRecognizer(cell.makeMovePress())
            return view
        }
    }

    /// A grey text.
    public static func label(
        text: String, displayed: DisplayedState = .always, options: LabelOptions = .init()
    ) -> UICellAccessory {
        UICellAccessory(placement: .trailing(displayed: displayed), isHidden: options.isHidden) { _ in
            let label = UILabel()
            label.text = text
            label.font = options.font
            label.textColor = options.tintColor ?? .secondaryLabel
            return label
        }
    }

    /// A view of the program's own.
    public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
        UICellAccessory(placement: configuration.placement, isHidden: configuration.isHidden) { _ in
            if let tint = configuration.tintColor { configuration.customView.tintColor = tint }
            return configuration.customView
        }
    }

    // MARK: Making views

    static func symbol(
        _ name: String, _ size: CGFloat, _ color: UIColor, _ displayed: DisplayedState, _ options: Options
    ) -> UICellAccessory {
        UICellAccessory(placement: .trailing(displayed: displayed), isHidden: options.isHidden) { _ in
            imageView(name, size, options.tintColor ?? color)
        }
    }

    static func button(
        _ name: String, _ color: UIColor, _ placement: Placement, _ options: Options, size: CGFloat = 20,
        _ action: @escaping (UICollectionViewListCell) -> Void
    ) -> UICellAccessory {
        UICellAccessory(placement: placement, isHidden: options.isHidden) { cell in
            let button = AccessoryButton(type: .system)
            button.setImage(image(name, size), for: .normal)
            button.tintColor = options.tintColor ?? color
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
