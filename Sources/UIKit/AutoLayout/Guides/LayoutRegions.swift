import CoreGraphics

extension UIView {
    /// A part of a view that content keeps to.
    public typealias LayoutRegion = UIViewLayoutRegion

    /// A guide that follows a region of the view.
    public func layoutGuide(for region: LayoutRegion) -> UILayoutGuide { region.guide(of: self) }
    /// How far a region keeps from the view's edges, in points.
    public func edgeInsets(for region: LayoutRegion) -> UIEdgeInsets { region.insets(in: self) }
    /// The same by the direction of the interface.
    public func directionalEdgeInsets(for region: LayoutRegion) -> NSDirectionalEdgeInsets {
        region.directional(in: self)
    }
}

/// A part of a view that content keeps to.
public struct UIViewLayoutRegion: Hashable, Sendable {
    /// Along which edges a region makes room for what covers a corner of the window.
    public enum AdaptivityAxis: Int, Sendable {
        case horizontal, vertical
    }

    private let role: UILayoutGuide.Role

    /// What bars and rounded corners leave free. Nothing covers a corner of a window here, so that there is nothing to adapt to.
    public static func safeArea(cornerAdaptation: AdaptivityAxis? = nil) -> Self { Self(role: .safeArea) }
    /// What lies inside the layout margins.
    public static func margins(cornerAdaptation: AdaptivityAxis? = nil) -> Self { Self(role: .margins) }
    /// What lies inside the margins and is no wider than text should be.
    public static func readableContent(cornerAdaptation: AdaptivityAxis? = nil) -> Self { Self(role: .readable) }

    @MainActor
    func guide(of view: UIView) -> UILayoutGuide {
        switch role {
        case .margins: view.layoutMarginsGuide
        case .readable: view.readableContentGuide
        case .safeArea, .content, .frame: view.safeAreaLayoutGuide
        }
    }

    /// How far the region keeps from a view's edges, in points.
    @MainActor
    func insets(in view: UIView) -> UIEdgeInsets {
        guard role == .readable else { return role.insets(in: view) }
        let rect = view.readableContentGuide.layoutFrame, bounds = view.bounds
        return UIEdgeInsets(
            top: rect.minY - bounds.minY, left: rect.minX - bounds.minX, bottom: bounds.maxY - rect.maxY,
            right: bounds.maxX - rect.maxX)
    }

    @MainActor
    func directional(in view: UIView) -> NSDirectionalEdgeInsets {
        let insets = insets(in: view), isMirrored = view.isMirrored
        return NSDirectionalEdgeInsets(
            top: insets.top, leading: isMirrored ? insets.right : insets.left, bottom: insets.bottom,
            trailing: isMirrored ? insets.left : insets.right)
    }
}
