/// What navigation items got late.
struct LaterNavigationValues {
    var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)?
    var centerGroups: [UIBarButtonItemGroup] = []
    var pinnedGroup: UIBarButtonItemGroup?
    var overflowItems: UIDeferredMenuElement?
    var document: (any ShownDocument)?
    weak var renameDelegate: (any UINavigationItemRenameDelegate)?
    var subtitle: String?
    var largeTitle: String?
    var allowsSearchInToolbar = true
    var allowsSearchElsewhere = false
    /// Stands for the buttons that there is no room for; made by the bar that shows the item.
    weak var overflowButton: UIBarButtonItem?

    /// Whether a tap on the title opens a menu.
    var hasTitleMenu: Bool { titleMenuProvider != nil || document != nil || renameDelegate != nil }
    /// What there is to show in the middle.
    @MainActor var centerItems: [UIBarButtonItem] { centerGroups.flatMap(\.shownItems) }
}

extension UINavigationItem {
    /// Makes the menu that a tap on the title opens, from what the kit suggests: renaming, where there is a ``renameDelegate``, and
    /// sharing, where `documentProperties` say how. Without it the title is no button, unless there are
    /// `documentProperties` or a ``renameDelegate``.
    public var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)? {
        get { later.titleMenuProvider }
        set { change { $0.titleMenuProvider = newValue } }
    }

    /// Buttons in the middle, for pages of the styles browser and editor in regular width, whose title stands at the leading end. Where
    /// there is no room for them they are in the overflow menu.
    public var centerItemGroups: [UIBarButtonItemGroup] {
        get { later.centerGroups }
        set { change { $0.centerGroups = newValue } }
    }

    /// Buttons at the trailing edge, outside of all others.
    public var pinnedTrailingGroup: UIBarButtonItemGroup? {
        get { later.pinnedGroup }
        set { change { $0.pinnedGroup = newValue } }
    }

    /// What is in the overflow menu besides buttons without room; nil: nothing.
    public var additionalOverflowItems: UIDeferredMenuElement? {
        get { later.overflowItems }
        set { change { $0.overflowItems = newValue } }
    }

    /// Lets the user change the title, by a row of its menu. Not retained.
    public weak var renameDelegate: (any UINavigationItemRenameDelegate)? {
        get { later.renameDelegate }
        set { change { $0.renameDelegate = newValue } }
    }

    /// From where popovers of the overflow menu's actions come: the button that opens it; nil where there is none.
    public var overflowPresentationSource: (any UIPopoverPresentationControllerSourceItem)? { later.overflowButton }

    /// A smaller line below the title; nil: none.
    public var subtitle: String? {
        get { later.subtitle }
        set { change { $0.subtitle = newValue } }
    }

    /// What stands in place of the title where it is large; nil: the title.
    public var largeTitle: String? {
        get { later.largeTitle }
        set { change { $0.largeTitle = newValue } }
    }

    /// Whether the search bar may stand in a toolbar. True by default. Only kept: it stands below the title.
    public var searchBarPlacementAllowsToolbarIntegration: Bool {
        get { later.allowsSearchInToolbar }
        set { later.allowsSearchInToolbar = newValue }
    }

    /// Whether the search bar may stand in a bar of another controller. False by default. Only kept: it stands below the title.
    public var searchBarPlacementAllowsExternalIntegration: Bool {
        get { later.allowsSearchElsewhere }
        set { later.allowsSearchElsewhere = newValue }
    }

    func change(_ edit: (inout LaterNavigationValues) -> Void) {
        edit(&later)
        onChange?()
    }

    /// What the overflow menu offers; `isCrowded`: there is no room for the buttons of the middle.
    func overflowMenu(isCrowded: Bool) -> UIMenu? {
        let groups = isCrowded ? later.centerGroups.filter { !$0.isHidden } : []
        var elements: [UIMenuElement] = groups.map { group in
            group.menuRepresentation
                ?? UIMenu(options: .displayInline, children: group.shownItems.compactMap(\.menuElement))
        }
        if let more = later.overflowItems { elements.append(UIMenu(options: .displayInline, children: [more])) }
        return elements.isEmpty ? nil : UIMenu(children: elements)
    }
}

/// The document that a page shows.
@MainActor
protocol ShownDocument: AnyObject {
    /// What it is called.
    var name: String { get }
    /// Shares it; nil: it is not shared.
    var makesSharingSheet: (() -> UIViewController)? { get }
}

/// Decides about and hears of a title that the user changes.
@preconcurrency @MainActor
public protocol UINavigationItemRenameDelegate: AnyObject {
    /// The user has typed another title, which the item has now.
    func navigationItem(_ navigationItem: UINavigationItem, didEndRenamingWith title: String)
    /// Whether the title may be changed. True where it is not implemented.
    func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool
    /// The text to begin with, and what of it is selected.
    func navigationItem(
        _ navigationItem: UINavigationItem, willBeginRenamingWith suggestedTitle: String,
        selectedRange: Range<String.Index>
    ) -> (String, Range<String.Index>)
    /// Whether a title can be taken. True where it is not implemented.
    func navigationItem(_ navigationItem: UINavigationItem, shouldEndRenamingWith title: String) -> Bool
}

extension UINavigationItemRenameDelegate {
    /// What is answered where it is not implemented.
    public func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool { true }
    /// What is answered where it is not implemented.
    public func navigationItem(
        _ navigationItem: UINavigationItem, willBeginRenamingWith suggestedTitle: String,
        selectedRange: Range<String.Index>
    ) -> (String, Range<String.Index>) { (suggestedTitle, selectedRange) }
    /// What is answered where it is not implemented.
    public func navigationItem(_ navigationItem: UINavigationItem, shouldEndRenamingWith title: String) -> Bool {
        true
    }
}
