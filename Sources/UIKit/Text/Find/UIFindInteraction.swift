import CoreGraphics

/// Gives a find interaction what searches, and hears of its beginning and end.
@preconcurrency @MainActor
public protocol UIFindInteractionDelegate: NSObjectProtocol {
    /// What searches the view; nil: it cannot be searched now.
    func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession?
    /// The user begins to search.
    func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession)
    /// The user has done searching.
    func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession)
}

extension UIFindInteractionDelegate {
    /// What happens where it is not implemented.
    public func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession) {}
    /// What happens where it is not implemented.
    public func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) {}
}

/// Searches a view's text with a bar at the bottom of its window.
@preconcurrency @MainActor
open class UIFindInteraction: NSObject, UIInteraction {
    /// The view that is searched.
    open private(set) weak var view: UIView?
    /// Gives what searches.
    open private(set) weak var delegate: (any UIFindInteractionDelegate)?
    /// What searches now.
    open private(set) var activeFindSession: UIFindSession?
    /// What is looked for.
    open var searchText: String? { didSet { bar?.search.text = searchText } }
    /// What is to stand in its place.
    open var replacementText: String? { didSet { bar?.replacement.text = replacementText } }
    private var bar: FindBar?
    private let options = UITextSearchOptions()

    /// An interaction whose delegate gives what searches; not retained.
    public init(sessionDelegate: any UIFindInteractionDelegate) {
        delegate = sessionDelegate
        super.init()
    }

    open func willMove(to view: UIView?) { if view == nil { dismissFindNavigator() } }

    open func didMove(to view: UIView?) { self.view = view }

    /// Whether the bar is there.
    open var isFindNavigatorVisible: Bool { bar != nil }

    /// Shows the bar, with a line for what is to stand in the place of what is found where that can be.
    open func presentFindNavigator(showingReplace: Bool) {
        guard let view, let window = view.window else { return }
        if activeFindSession == nil {
            guard let session = delegate?.findInteraction(self, sessionFor: view) else { return }
            activeFindSession = session
            delegate?.findInteraction(self, didBegin: session)
        }
        let replaces = showingReplace && activeFindSession?.supportsReplacement == true
        if let bar, bar.replaces == replaces {
            bar.search.becomeFirstResponder()
            return
        }
        bar?.removeFromSuperview()
        let bar = FindBar(self, replaces: replaces)
        (bar.search.text, bar.replacement.text) = (searchText, replacementText)
        self.bar = bar
        bar.show(in: window)
        bar.search.becomeFirstResponder()
        bar.search.selectAll(nil)
        if searchText?.isEmpty == false { performSearch() }
    }

    /// Takes the bar away; what was found is no longer marked.
    open func dismissFindNavigator() {
        guard let bar, let session = activeFindSession else { return }
        self.bar = nil
        activeFindSession = nil
        let hadFocus = bar.search.isFirstResponder || bar.replacement.isFirstResponder
        bar.removeFromSuperview()
        session.invalidateFoundResults()
        if hadFocus { view?.becomeFirstResponder() }
        delegate?.findInteraction(self, didEnd: session)
    }

    /// Goes to the next result.
    open func findNext() { go(.forward) }
    /// Goes to the result before.
    open func findPrevious() { go(.backward) }

    private func go(_ direction: UITextStorageDirection) {
        activeFindSession?.highlightNextResult(inDirection: direction)
        updateResultCount()
    }

    /// Tells the number of results anew.
    open func updateResultCount() {
        guard let bar, let session = activeFindSession else { return }
        let hasQuery = searchText?.isEmpty == false
        bar.count.text = hasQuery ? Self.words(for: session) : nil
        bar.enable(hasResults: session.resultCount > 0, session.allowsReplacementForCurrentlyHighlightedResult)
    }

    private static func words(for session: UIFindSession) -> String? {
        guard session.searchResultDisplayStyle != .none else { return nil }
        guard session.resultCount > 0 else { return SystemWord.noResults.text }
        let isShown = session.highlightedResultIndex != NSNotFound
        guard session.searchResultDisplayStyle == .currentAndTotal, isShown else { return "\(session.resultCount)" }
        return SystemWord.placeOf.text(session.highlightedResultIndex + 1, of: session.resultCount)
    }

    // MARK: The bar

    func typed() {
        searchText = bar?.search.text
        performSearch()
    }

    func typedReplacement() { replacementText = bar?.replacement.text }

    private func performSearch() {
        activeFindSession?.performSearch(query: searchText ?? "", options: options)
        updateResultCount()
    }

    func replace(all: Bool) {
        let query = searchText ?? "", new = replacementText ?? ""
        if all {
            activeFindSession?.replaceAll(searchQuery: query, replacementString: new, options: options)
        } else {
            activeFindSession?.performSingleReplacement(query: query, replacementString: new, options: options)
        }
        updateResultCount()
    }
}
