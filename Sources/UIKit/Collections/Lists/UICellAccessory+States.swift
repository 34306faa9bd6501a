import CoreGraphics

extension UICellAccessory {
    /// An arrow that opens the item and folds it; without a handler in the tree of the data source, which turns the arrow too.
    public static func outlineDisclosure(
        displayed: DisplayedState = .always, options: OutlineDisclosureOptions = .init(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        let looks = Looks(options)
        var accessory = button(
            .outlineDisclosure(options.style), "chevron.right", .tintColor, .trailing(displayed: displayed), looks,
            size: 14
        ) { cell in
            cell.toggleOutline(actionHandler)
        }
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
            .multiselect, .leading(displayed: displayed), isHidden: options.isHidden,
            width: options.reservedLayoutWidth, rank: 1
        ) { _ in
            let mark = SelectionMark()
            mark.tintColor = options.tintColor
            mark.sizeToFit()
            return mark
        }
        accessory.update = { cell, view in
            guard let mark = view as? SelectionMark else { return }
            mark.isOn = cell.isSelected
            mark.layer.cornerRadius = mark.room / 2
            mark.backgroundColor = cell.isSelected ? options.backgroundColor : nil
        }
        return accessory
    }
}
