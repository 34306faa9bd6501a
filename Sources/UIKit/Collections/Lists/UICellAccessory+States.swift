import CoreGraphics

extension UICellAccessory {
    /// How an arrow that opens and folds an item looks, and what else a tap does that.
    public struct OutlineDisclosureOptions {
        /// Which taps open and fold the item.
        public enum Style: Int, Sendable {
            /// `header` for the first item of a section whose header it is, else `cell`.
            case automatic = 0
            /// Taps anywhere on the cell.
            case header
            /// Taps on the arrow; others select the item.
            case cell
        }

        /// How the triangle acts.
        public var style: Style
        /// Whether it is shown, although the cell has it.
        public var isHidden: Bool
        /// nil: as wide as it is.
        public var reservedLayoutWidth: LayoutDimension?
        /// nil: the tint colour.
        public var tintColor: UIColor?

        /// Looks of the triangle that opens and closes an outline.
        public init(
            style: Style = .automatic, isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil
        ) {
            self.style = style
            self.isHidden = isHidden
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
        }
    }

    /// How the mark of a selected item looks.
    public typealias MultiselectOptions = Options

    /// An arrow that opens the item and folds it; without a handler in the tree of the data source, which turns the arrow too.
    public static func outlineDisclosure(
        displayed: DisplayedState = .always, options: OutlineDisclosureOptions = .init(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        let look = Options(
            isHidden: options.isHidden, reservedLayoutWidth: options.reservedLayoutWidth, tintColor: options.tintColor)
        var accessory = button("chevron.right", .tintColor, .trailing(displayed: displayed), look, size: 14) { cell in
            cell.toggleOutline(actionHandler)
        }
        accessory.kind = .system("outline")
        accessory.disclosure = (options.style, actionHandler)
        accessory.rank = 2
        accessory.update = { cell, view in
            let isMirrored = cell.isMirrored
            let closed: CGFloat = isMirrored ? .pi : 0
            view.transform = CGAffineTransform(rotationAngle: cell.isOutlineExpanded ? .pi / 2 : closed)
        }
        return accessory
    }

    /// A circle that is filled when the item is selected.
    public static func multiselect(
        displayed: DisplayedState = .whenEditing, options: MultiselectOptions = .init()
    ) -> UICellAccessory {
        var accessory = UICellAccessory(
            kind: .system("multiselect"), placement: .leading(displayed: displayed), isHidden: options.isHidden
        ) { _ in
            let view = imageView("circle", 20, .tertiaryLabel)
            view.layer.cornerRadius = view.bounds.height / 2
            return view
        }
        (accessory.reservedWidth, accessory.rank) = (options.reservedLayoutWidth, 1)
        accessory.update = { cell, view in
            guard let view = view as? UIImageView else { return }
            view.image = image(cell.isSelected ? "checkmark.circle.fill" : "circle", 20)
            view.tintColor = cell.isSelected ? options.tintColor ?? .tintColor : .tertiaryLabel
            view.backgroundColor = cell.isSelected ? options.backgroundColor : nil
        }
        return accessory
    }
}
