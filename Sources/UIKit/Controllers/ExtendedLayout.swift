import CoreGraphics

/// How far pages go on behind the bars around them.
@MainActor
enum ExtendedLayout {
    /// Whether a page goes on behind a bar at an edge.
    static func reaches(_ edge: UIRectEdge, of page: UIViewController, isTranslucent: Bool) -> Bool {
        page.edgesForExtendedLayout.contains(edge) && (isTranslucent || page.extendedLayoutIncludesOpaqueBars)
    }

    /// The controllers with bars around a page place it anew.
    static func didChange(of page: UIViewController) {
        page.navigationController?.viewIfLoaded?.setNeedsLayout()
        page.tabBarController?.viewIfLoaded?.setNeedsLayout()
    }
}
