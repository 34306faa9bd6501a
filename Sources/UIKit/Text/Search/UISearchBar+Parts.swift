import CoreGraphics

/// What belongs to a search bar besides its words.
@MainActor
struct SearchBarLooks {
    let background = UIImageView()
    /// Behind the scopes, once a program gives a picture for them.
    var scopeBackground: UIImageView?
    var icons: [UISearchBar.Icon: UIImage] = [:]
    var showsCancel = false
    var showsScopes = false
    /// Whose search bar it is.
    weak var controller: (any SearchBarOwner)?
    var row = SearchBarRow.free
    /// Pictures behind the field, by state.
    var fieldImages: [UInt: UIImage] = [:]
    /// Moves the field and its text, in points.
    var fieldShift = UIOffset.zero
    var iconShifts: [UISearchBar.Icon: UIOffset] = [:]
}

/// Where the field stands in its row.
enum SearchBarRow {
    /// A bar on its own.
    case free
    /// Below the titles of a navigation bar, where it gives way to the content.
    case inBar
    /// Alone in a navigation bar.
    case searching

    /// Points above the field.
    var top: CGFloat { self == .inBar ? 1 : 10 }
    /// Points of the whole row.
    var height: CGFloat { self == .inBar ? 52 : 56 }
    /// Points beside the field.
    var margin: CGFloat { self == .free ? 8 : 16 }
}

/// Answers the field of a search bar in the words of the bar's delegate.
final class SearchFieldLink: NSObject, UITextFieldDelegate {
    weak var bar: UISearchBar?

    private func ask(_ question: (any UISearchBarDelegate, UISearchBar) -> Bool) -> Bool {
        guard let bar, let delegate = bar.delegate else { return true }
        return question(delegate, bar)
    }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        ask { $0.searchBarShouldBeginEditing($1) }
    }

    func textFieldDidBeginEditing(_ textField: UITextField) {
        guard let bar else { return }
        bar.delegate?.searchBarTextDidBeginEditing(bar)
        bar.searchLooks.controller?.fieldBeganEditing()
    }

    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { ask { $0.searchBarShouldEndEditing($1) } }

    func textFieldDidEndEditing(_ textField: UITextField) {
        if let bar { bar.delegate?.searchBarTextDidEndEditing(bar) }
    }

    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        ask { $0.searchBar($1, shouldChangeTextIn: range, replacementText: string) }
    }

    /// The key searches, where there is something to search for; typing goes on.
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        guard let bar, textField.hasText || !textField.enablesReturnKeyAutomatically else { return false }
        bar.delegate?.searchBarSearchButtonClicked(bar)
        if bar.searchLooks.controller != nil { bar.resignFirstResponder() }
        return false
    }
}

extension UISearchBar {
    /// The user ends the search, by the button or by a key.
    func cancelByUser() {
        delegate?.searchBarCancelButtonClicked(self)
        searchLooks.controller?.cancel()
    }

    private static let gap: CGFloat = 8
    private var margin: CGFloat { searchLooks.row.margin }
    private static let fieldHeight: CGFloat = 36

    private var showsScopes: Bool { searchLooks.showsScopes && scopes.numberOfSegments > 0 }
    private var promptRoom: CGFloat { prompt == nil ? 0 : Self.promptHeight }

    var barHeight: CGFloat { promptRoom + searchLooks.row.height + scopeRoom }
    private var scopeRoom: CGFloat { showsScopes ? Self.scopeHeight : 0 }

    func heightDidChange() {
        promptLabel.isHidden = prompt == nil
        scopes.isHidden = !showsScopes
        searchLooks.scopeBackground?.isHidden = !showsScopes
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        searchLooks.controller?.barHeightDidChange()
    }

    func showScopes(_ shows: Bool) {
        guard searchLooks.showsScopes != shows else { return }
        searchLooks.showsScopes = shows
        heightDidChange()
    }

    /// Whatever waited to be laid out is where it belongs before anything moves.
    func changeLayout(animated: Bool, _ change: () -> Void) {
        let moves = animated && window != nil
        if moves { layoutIfNeeded() }
        change()
        setNeedsLayout()
        guard moves else { return }
        UIView.animate(withDuration: 0.25) { self.layoutIfNeeded() }
    }

    func showStyle() {
        let isPlain = searchBarStyle == .minimal || searchLooks.row != .free || searchLooks.background.image != nil
        backgroundColor = isPlain ? nil : barTintColor ?? .systemGray6
        overrideUserInterfaceStyle = barStyle == .black ? .dark : .unspecified
        for edge in edges { edge.isHidden = isPlain }
    }

    func setBackground(_ image: UIImage?) {
        searchLooks.background.image = image
        if searchLooks.background.superview == nil { insertSubview(searchLooks.background, at: 0) }
        showStyle()
        setNeedsLayout()
    }

    func showIcons() {
        searchTextField.glass.image = searchLooks.icons[.search] ?? UIImage(systemName: "magnifyingglass")
        searchTextField.rightView = endButton()
        searchTextField.rightViewMode = .unlessEditing
    }

    private func endButton() -> UIView? {
        let icon: Icon? = showsBookmarkButton ? .bookmark : showsSearchResultsButton ? .resultsList : nil
        guard let icon else { return nil }
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 0, y: 0, width: 34, height: Self.fieldHeight)
        button.setImage(
            searchLooks.icons[icon] ?? UIImage(systemName: icon == .bookmark ? "book" : "list.bullet"), for: .normal)
        button.tintColor = icon == .resultsList && isSearchResultsButtonSelected ? nil : .secondaryLabel
        button.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                icon == .bookmark
                    ? delegate?.searchBarBookmarkButtonClicked(self) : delegate?.searchBarResultsListButtonClicked(self)
            }, for: .touchUpInside)
        return button
    }

    func layOutParts() {
        searchLooks.background.frame = bounds
        let hair = 1 / layoutScale
        edges[0].frame = CGRect(x: 0, y: 0, width: bounds.width, height: hair)
        edges[1].frame = CGRect(x: 0, y: bounds.maxY - hair, width: bounds.width, height: hair)
        promptLabel.frame = CGRect(x: 0, y: 4, width: bounds.width, height: promptRoom)
        let safe = bounds.inset(
            by: UIEdgeInsets(top: 0, left: safeAreaInsets.left, bottom: 0, right: safeAreaInsets.right))
        var row = CGRect(
            x: safe.minX + margin, y: promptRoom + searchLooks.row.top, width: max(0, safe.width - 2 * margin),
            height: visibleFieldHeight)
        let width = (cancelButton.intrinsicContentSize.width + Self.gap).rounded(.up)
        let outside = isMirrored ? bounds.minX - width : bounds.maxX
        if searchLooks.showsCancel {
            let x = isMirrored ? row.minX : row.maxX - width
            cancelButton.frame = CGRect(x: x, y: row.minY, width: width, height: row.height)
            row.size.width = max(0, row.width - width - Self.gap)
            if isMirrored { row.origin.x += width + Self.gap }
        } else {
            cancelButton.frame = CGRect(x: outside, y: row.minY, width: width, height: row.height)
        }
        cancelButton.alpha = searchLooks.showsCancel ? 1 : 0
        searchTextField.frame = row.offsetBy(
            dx: searchLooks.fieldShift.horizontal, dy: searchLooks.fieldShift.vertical)
        searchTextField.showPart(row.height / Self.fieldHeight)
        searchTextField.layoutIfNeeded()
        scopes.frame = CGRect(
            x: safe.minX + margin, y: promptRoom + searchLooks.row.height, width: max(0, safe.width - 2 * margin),
            height: 32)
        searchLooks.scopeBackground?.frame = CGRect(
            x: bounds.minX, y: promptRoom + searchLooks.row.height, width: bounds.width, height: Self.scopeHeight)
    }

    /// Less than the whole in a navigation bar that gives way to content.
    private var visibleFieldHeight: CGFloat {
        guard searchLooks.row == .inBar else { return Self.fieldHeight }
        let missing = max(0, barHeight - bounds.height)
        return max(0, Self.fieldHeight - missing)
    }
}
