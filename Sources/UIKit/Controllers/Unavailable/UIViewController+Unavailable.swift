import CoreGraphics

/// What a controller shows in place of its content.
struct ContentUnavailableState {
    var configuration: (any UIContentConfiguration)?
    var view: (any UIView & UIContentView)?
    var needsUpdate = true
}

extension UIViewController {
    /// Asks for ``updateContentUnavailableConfiguration(using:)`` before the next layout.
    public func setNeedsUpdateContentUnavailableConfiguration() {
        unavailable.needsUpdate = true
        viewIfLoaded?.setNeedsLayout()
    }

    /// The state that the configuration may depend on now.
    public var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
        var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
        let search = barItems.navigation?.searchController ?? searchAround
        state.searchText = search.flatMap { $0.isActive ? $0.searchBar.text ?? "" : nil }
        return state
    }

    /// The search whose results this controller shows.
    private var searchAround: UISearchController? {
        selfAndAncestors.lazy.compactMap { $0 as? UISearchController }.first
    }

    /// Called before each layout of the controller's view.
    func updateUnavailableContent() {
        if unavailable.needsUpdate, appearance != .disappeared {
            unavailable.needsUpdate = false
            updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
        }
        placeUnavailableContent()
    }

    func setUnavailable(_ configuration: (any UIContentConfiguration)?) {
        unavailable.configuration = configuration
        showUnavailable()
    }

    private func showUnavailable() {
        guard let view = viewIfLoaded else { return }
        guard let configuration = unavailable.configuration?.updated(for: contentUnavailableConfigurationState) else {
            unavailable.view?.removeFromSuperview()
            unavailable.view = nil
            return
        }
        if let known = unavailable.view, known.supports(configuration) {
            known.configuration = configuration
        } else {
            unavailable.view?.removeFromSuperview()
            let made = configuration.makeContentView()
            unavailable.view = made
            view.addSubview(made)
        }
        view.setNeedsLayout()
    }

    /// Over everything in the view, and where it is when the view scrolls.
    private func placeUnavailableContent() {
        if unavailable.view == nil, unavailable.configuration != nil { showUnavailable() }
        guard let content = unavailable.view, let view = viewIfLoaded else { return }
        if view.subviews.last !== content { view.bringSubviewToFront(content) }
        if content.frame != view.bounds { content.frame = view.bounds }
    }
}
