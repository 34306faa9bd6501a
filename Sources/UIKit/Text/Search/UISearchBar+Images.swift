public import CoreGraphics

extension UISearchBar {
    /// Sets the picture behind everything. The bar has one place and one height: those for others are left out.
    public func setBackgroundImage(
        _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
    ) {
        guard barMetrics == .default, barPosition == .any || barPosition == self.barPosition else { return }
        self.backgroundImage = backgroundImage
    }

    /// The picture behind everything.
    public func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
        backgroundImage
    }

    /// The picture behind the row of scopes; nil is none.
    public var scopeBarBackgroundImage: UIImage? {
        get { searchLooks.scopeBackground?.image }
        set {
            let view = searchLooks.scopeBackground ?? UIImageView()
            view.image = newValue
            guard searchLooks.scopeBackground == nil else { return }
            searchLooks.scopeBackground = view
            view.isHidden = scopes.isHidden
            insertSubview(view, belowSubview: scopes)
            setNeedsLayout()
        }
    }

    /// Sets the picture behind the field, in the place of its colour.
    public func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
        searchLooks.fieldImages[state.rawValue] = backgroundImage
        let current: UIControl.State = isEnabled ? .normal : .disabled, normal = UIControl.State.normal
        searchTextField.showBack(
            searchLooks.fieldImages[current.rawValue] ?? searchLooks.fieldImages[normal.rawValue])
    }

    /// The picture behind the field.
    public func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? {
        searchLooks.fieldImages[state.rawValue]
    }

    /// How far the field is moved, in points.
    public var searchFieldBackgroundPositionAdjustment: UIOffset {
        get { searchLooks.fieldShift }
        set {
            searchLooks.fieldShift = newValue
            setNeedsLayout()
        }
    }

    /// How far the text in the field is moved, in points.
    public var searchTextPositionAdjustment: UIOffset {
        get { searchTextField.textShift }
        set { searchTextField.textShift = newValue }
    }

    /// Moves the magnifying glass, in points. Other pictures stay.
    public func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {
        searchLooks.iconShifts[icon] = adjustment
        guard icon == .search else { return }
        searchTextField.glass.transform = CGAffineTransform(
            translationX: adjustment.horizontal, y: adjustment.vertical)
    }

    /// How far a picture is moved, in points.
    public func positionAdjustment(for icon: Icon) -> UIOffset { searchLooks.iconShifts[icon] ?? .zero }

    /// Font and colour of the scopes' words in a state.
    public func setScopeBarButtonTitleTextAttributes(
        _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
    ) { scopes.setTitleTextAttributes(attributes, for: state) }

    /// Font and colour of the scopes' words as they were set for a state.
    public func scopeBarButtonTitleTextAttributes(
        for state: UIControl.State
    ) -> [NSAttributedString.Key: Any]? { scopes.titleTextAttributes(for: state) }

    /// Sets the picture behind the scopes of a state.
    public func setScopeBarButtonBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
        scopes.setBackgroundImage(backgroundImage, for: state, barMetrics: .default)
    }

    /// The picture behind the scopes of a state.
    public func scopeBarButtonBackgroundImage(for state: UIControl.State) -> UIImage? {
        scopes.backgroundImage(for: state, barMetrics: .default)
    }

    /// Sets the picture between scopes of two states.
    public func setScopeBarButtonDividerImage(
        _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
        rightSegmentState rightState: UIControl.State
    ) {
        scopes.setDividerImage(
            dividerImage, forLeftSegmentState: leftState, rightSegmentState: rightState, barMetrics: .default)
    }

    /// The picture between scopes of two states.
    public func scopeBarButtonDividerImage(
        forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
    ) -> UIImage? {
        scopes.dividerImage(
            forLeftSegmentState: leftState, rightSegmentState: rightState, barMetrics: .default)
    }
}
