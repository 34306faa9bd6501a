/// What cells, headers and footers of lists share: configurations of the content and the background, which follow the view's states.
@MainActor
protocol ConfiguredView: ConfigurationFollowing {
    associatedtype ConfigurationState: UIConfigurationState
    /// The configurations and what shows them.
    var configured: CellContent { get set }
    /// What shows the content: the view of its configuration, else one for the program's own subviews.
    var contentView: UIView { get set }
    var automaticallyUpdatesContentConfiguration: Bool { get }
    var automaticallyUpdatesBackgroundConfiguration: Bool { get }
    /// The states that the view is in.
    var configurationState: ConfigurationState { get }
    /// Whether the program sets the configurations for each state: by a handler, or in a subclass.
    var setsConfigurations: Bool { get }
    /// The content may ask for another size now.
    func configuredDidChange()
}

extension ConfiguredView {
    /// Whether anything of the view depends on its states.
    var followsStates: Bool { configured.content != nil || configured.background != nil || setsConfigurations }

    func showContent(_ new: (any UIContentConfiguration)?) {
        configured.content = new
        updateConfigured { $0.showContent($1) }
    }

    func showBackground(_ new: UIBackgroundConfiguration?) {
        configured.background = new
        updateConfigured { $0.showBackground(in: self, $1) }
    }

    /// Brings what is shown in line with the configurations.
    func updateConfigured(_ show: (inout CellContent, ConfigurationState) -> Void) {
        var shown = configured
        shown.updatesContent = automaticallyUpdatesContentConfiguration
        shown.updatesBackground = automaticallyUpdatesBackgroundConfiguration
        show(&shown, configurationState)
        configured = shown
        placeContent()
        setNeedsLayout()
        configuredDidChange()
    }

    /// The view of a configuration takes the place of the content view, and an empty one that of a configuration's.
    private func placeContent() {
        let old = contentView
        let new = configured.contentView ?? (old is CellContentView ? old : CellContentView())
        guard new !== old else { return }
        (new.frame, new.autoresizingMask) = (old.frame, old.autoresizingMask)
        insertSubview(new, aboveSubview: old)
        old.removeFromSuperview()
        contentView = new
    }

    /// What of the view shows its states is to show them as its traits are now.
    func traitsDidChange(from previous: UITraitCollection?) {
        if previous != nil, followsStates { setNeedsUpdateConfiguration() }
    }
}

extension ListCell {
    /// Returns whether drags and drops do something else to the cell than before.
    func draggingDidChange(from old: CellDragging) -> Bool {
        guard dragging != old else { return false }
        if dragging.drag != old.drag { dragDidChange() }
        return true
    }

    /// The states that the cell is in.
    func listState(isEditing: Bool) -> UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isSelected = isSelected
        state.isHighlighted = isHighlighted
        state.isEditing = isEditing
        state.isSwiped = isSwiped
        state.isFocused = isFocused
        state.isReordering = dragging.isReordering
        (state.cellDragState, state.cellDropState) = (dragging.drag, dragging.drop)
        return state
    }
}
