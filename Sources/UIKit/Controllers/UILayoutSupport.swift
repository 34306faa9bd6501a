public import CoreGraphics

/// An edge of a controller's view that bars leave free: the old form of the safe area.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
    /// How far the edge is from the view's, in points.
    var length: CGFloat { get }
    /// The upper edge.
    var topAnchor: NSLayoutYAxisAnchor { get }
    /// The lower edge.
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    /// The distance between them.
    var heightAnchor: NSLayoutDimension { get }
}

/// The strip between the view's edge and the safe area's.
final class EdgeLayoutGuide: UILayoutGuide, UILayoutSupport {
    private let isTop: Bool

    init(in view: UIView, isTop: Bool) {
        self.isTop = isTop
        super.init()
        identifier = isTop ? "topLayoutGuide" : "bottomLayoutGuide"
        view.addLayoutGuide(self)
        let safe = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            leadingAnchor.constraint(equalTo: view.leadingAnchor), widthAnchor.constraint(equalToConstant: 0),
            topAnchor.constraint(equalTo: isTop ? view.topAnchor : safe.bottomAnchor),
            bottomAnchor.constraint(equalTo: isTop ? safe.topAnchor : view.bottomAnchor),
        ])
    }

    var length: CGFloat {
        let insets = owningView?.safeAreaInsets ?? .zero
        return isTop ? insets.top : insets.bottom
    }
}

extension UIViewController {
    /// The strip that bars cover at the top.
    @available(*, deprecated, message: "Use view.safeAreaLayoutGuide.topAnchor")
    public var topLayoutGuide: any UILayoutSupport { edgeGuide(isTop: true) }

    /// The strip that bars cover at the bottom.
    @available(*, deprecated, message: "Use view.safeAreaLayoutGuide.bottomAnchor")
    public var bottomLayoutGuide: any UILayoutSupport { edgeGuide(isTop: false) }

    private func edgeGuide(isTop: Bool) -> EdgeLayoutGuide {
        let name = isTop ? "topLayoutGuide" : "bottomLayoutGuide"
        let existing = view.layoutGuides.lazy.compactMap { $0 as? EdgeLayoutGuide }.first { $0.identifier == name }
        return existing ?? EdgeLayoutGuide(in: view, isTop: isTop)
    }
}
