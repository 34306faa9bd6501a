import CoreGraphics

extension UITableViewCell {
    // MARK: Selection

    func showState(animated: Bool) {
        guard animated else { return stateDidChange() }
        UIView.animate(withDuration: 0.25) { self.stateDidChange() }
    }

    func stateDidChange() {
        let isOn = (isSelected || isHighlighted) && selectionStyle != .none
        let own =
            table?.allowsSeveralNow ?? false
            ? multipleSelectionBackgroundView ?? selectedBackgroundView : selectedBackgroundView
        if isOn, own == nil { makeAutomaticSelection() }
        let shown = own ?? parts.automaticSelection
        for view in [selectedBackgroundView, multipleSelectionBackgroundView, parts.automaticSelection] {
            view?.alpha = isOn && view === shown ? 1 : 0
        }
        if followsStates { setNeedsUpdateConfiguration() }
        parts.text?.isHighlighted = isOn
        parts.detail?.isHighlighted = isOn
        // What fills the cell covers the line below.
        parts.separator.alpha = isOn ? 0 : 1
        (parts.deleteControl as? SelectionMark)?.isOn = isSelected
    }

    private func makeAutomaticSelection() {
        guard parts.automaticSelection == nil else { return }
        let view = UIView(frame: bounds)
        view.backgroundColor = .systemGray4
        view.isUserInteractionEnabled = false
        insertSubview(view, at: backgroundView == nil ? 0 : 1)
        parts.automaticSelection = view
    }

    func placeBackgrounds(replacing old: UIView?) {
        old?.removeFromSuperview()
        if let multipleSelectionBackgroundView { insertSubview(multipleSelectionBackgroundView, at: 0) }
        if let selectedBackgroundView { insertSubview(selectedBackgroundView, at: 0) }
        if let backgroundView { insertSubview(backgroundView, at: 0) }
        stateDidChange()
        setNeedsLayout()
    }

    // MARK: Place in the table

    func placeDidChange(_ old: Place) {
        parts.separator.backgroundColor = place.line
        parts.separator.isHidden = place.line == nil
        if backgroundColor == nil {
            backgroundColor = place.isGrouped ? .secondarySystemGroupedBackground : .systemBackground
        }
        if place.radius > 0 || old.radius > 0 { showCorners() }
        if place.side != old.side { contentMarginsDidChange() }
        setNeedsLayout()
    }

    /// The first and the last row of a card have its corners, unless they are aside.
    func showCorners() {
        guard place.radius > 0 || layer.cornerRadius > 0 else { return }
        var corners: CACornerMask = []
        if place.isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
        if place.isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
        layer.maskedCorners = corners
        layer.cornerRadius = corners.isEmpty || isSwiped ? 0 : place.radius
        clipsToBounds = layer.cornerRadius > 0
    }

    // MARK: Accessory

    func accessoryDidChange() {
        parts.accessory?.removeFromSuperview()
        let own = isEditing ? editingAccessoryView : accessoryView
        let type = isEditing ? editingAccessoryType : accessoryType
        parts.accessory = own ?? makeAccessory(type)
        parts.pointsForward = own == nil && type == .disclosureIndicator
        parts.accessory?.isHidden = showsReorderControl
        if let view = parts.accessory { addSubview(view) }
        contentMarginsDidChange()
        setNeedsLayout()
    }

    private func makeAccessory(_ type: AccessoryType) -> UIView? {
        switch type {
        case .none: nil
        case .disclosureIndicator: AccessorySymbol("chevron.right", 13, .tertiaryLabel)
        case .checkmark: AccessorySymbol("checkmark", 15, .tintColor)
        case .detailButton, .detailDisclosureButton: detailButton()
        }
    }

    private func detailButton() -> UIView {
        let button = AccessoryButton(type: .system)
        button.setImage(
            UIImage(systemName: "info.circle", withConfiguration: UIImage.SymbolConfiguration(pointSize: 20)),
            for: .normal)
        button.addAction(
            UIAction { [weak self] _ in
                guard let self, let path = table?.indexPath(for: self), let table else { return }
                table.delegate?.tableView(table, accessoryButtonTappedForRowWith: path)
                accessorySegue?(self)
            }, for: .touchUpInside)
        return button
    }

    // MARK: Editing

    /// What is at the trailing edge in editing mode. Nothing by default.
    public var editingAccessoryType: AccessoryType {
        get { parts.editingAccessoryType }
        set {
            guard newValue != parts.editingAccessoryType else { return }
            parts.editingAccessoryType = newValue
            accessoryDidChange()
        }
    }

    /// A view at the trailing edge in editing mode, in place of `editingAccessoryType`.
    public var editingAccessoryView: UIView? {
        get { parts.editingAccessoryView }
        set {
            parts.editingAccessoryView = newValue
            accessoryDidChange()
        }
    }

    func editingDidChange() {
        accessoryDidChange()
        parts.deleteControl?.removeFromSuperview()
        parts.deleteControl = nil
        guard isEditing else { return }
        if parts.marksSelection {
            let mark = SelectionMark()
            mark.isOn = isSelected
            addSubview(mark)
            parts.deleteControl = mark
        } else if editingStyle != .none {
            let isDeletion = editingStyle == .delete
            let control = symbolButton(
                isDeletion ? "minus.circle.fill" : "plus.circle.fill", isDeletion ? .systemRed : .systemGreen
            ) { cell, table, path in
                if isDeletion {
                    table.rowEditing.openSwipe(cell, path)
                } else {
                    table.rowEditing.commitEdit(.insert, table.placeholders.insertionPath(path))
                }
            }
            addSubview(control)
            parts.deleteControl = control
        }
    }

    func reorderControlDidChange() {
        parts.reorderControl?.removeFromSuperview()
        parts.reorderControl = nil
        parts.accessory?.isHidden = showsReorderControl
        setNeedsLayout()
        guard showsReorderControl else { return }
        let control = AccessorySymbol("line.3.horizontal", 17, .tertiaryLabel)
        control.contentMode = .center
        control.isUserInteractionEnabled = true
        control.accessibilityLabel = SystemWord.reorder.text
        // From the first moment on: no scrolling begins on the control.
        let press = UILongPressGestureRecognizer()
        press.name = "row move"
        press.minimumPressDuration = 0
        press.addAction(
            UIAction { [weak self] action in
                guard let self, let press = action.sender as? UILongPressGestureRecognizer else { return }
                table?.moveRow(of: self, by: press)
            })
        control.addGestureRecognizer(press)
        addSubview(control)
        parts.reorderControl = control
    }

    private func symbolButton(
        _ name: String, _ color: UIColor, _ action: @escaping (UITableViewCell, UITableView, ShownPath) -> Void
    ) -> UIButton {
        let button = UIButton(type: .system)
        button.setImage(
            UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: 20)), for: .normal)
        button.tintColor = color
        button.addAction(
            UIAction { [weak self] _ in
                guard let self, let table, let path = table.shownPath(of: self) else { return }
                action(self, table, path)
            }, for: .touchUpInside)
        return button
    }
}
