public import CoreGraphics

/// Makes the menu out of what the system suggests: nothing here.
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?

/// What a context menu offers, and what it previews.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
    /// Tells one from another.
    public let identifier: any NSCopying
    /// What else the menu is for, besides what it was opened on. Only kept.
    open var secondaryItemIdentifiers: Set<AnyHashable> = []
    /// How many things a number on the preview tells of. Only kept.
    open var badgeCount = 0
    let previewProvider: UIContextMenuContentPreviewProvider?
    let actionProvider: UIContextMenuActionProvider?
    /// In which order elements stand. `automatic`: as they are given.
    open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic

    /// In which order the elements stand.
    public enum ElementOrder: Int, Sendable {
        /// As suits what the menu belongs to.
        case automatic
        /// The first one next to what the menu belongs to: at the bottom of a menu that opens upwards.
        case priority
        /// From the top down.
        case fixed
    }

    /// - Parameters: the name of the menu, what makes its preview, and what makes its actions.
    public init(
        identifier: (any NSCopying)? = nil, previewProvider: UIContextMenuContentPreviewProvider? = nil,
        actionProvider: UIContextMenuActionProvider? = nil
    ) {
        self.identifier = identifier ?? NSString(string: UUID().uuidString)
        self.previewProvider = previewProvider
        self.actionProvider = actionProvider
        super.init()
    }
}
