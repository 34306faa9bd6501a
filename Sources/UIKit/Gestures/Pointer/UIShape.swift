public import CoreGraphics

/// Makes the outline of a view.
@preconcurrency @MainActor
public protocol UIShapeProvider {
    /// The outline in a view.
    func resolvedShape(in context: UIShape.ResolutionContext) -> UIShape.Resolved
}

/// An outline that fits itself to a view.
@preconcurrency @MainActor
public struct UIShape: UIShapeProvider {
    /// What an outline is made for.
    @preconcurrency @MainActor
    public struct ResolutionContext {
        /// The view's own outline: its bounds with the corners of its layer.
        public let contentShape: Resolved
    }

    /// An outline in a view's points.
    @preconcurrency @MainActor
    public struct Resolved: UIShapeProvider {
        /// What the outline is.
        public let shape: UIShape
        /// The rectangle that it stands in.
        public let boundingRect: CGRect
        /// The outline.
        public let path: UIBezierPath

        /// Itself.
        public func resolvedShape(in context: ResolutionContext) -> Resolved { self }
    }

    private let make: (ResolutionContext) -> UIBezierPath

    private init(_ make: @escaping (ResolutionContext) -> UIBezierPath) { self.make = make }

    /// An outline that a provider makes.
    public init(_ provider: some UIShapeProvider) { make = { provider.resolvedShape(in: $0).path } }

    /// The outline in a view.
    public func resolvedShape(in context: ResolutionContext) -> Resolved {
        let path = make(context)
        return Resolved(shape: self, boundingRect: path.bounds, path: path)
    }

    /// The view's bounds, with the corners of its layer.
    public static var rect: UIShape { UIShape { $0.contentShape.path } }

    /// The view's bounds, with ends that are half a circle.
    public static var capsule: UIShape {
        UIShape { context in
            let rect = context.contentShape.boundingRect
            return UIBezierPath(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2)
        }
    }

    /// The largest circle in the middle of the view's bounds.
    public static var circle: UIShape {
        UIShape { context in
            let rect = context.contentShape.boundingRect, side = min(rect.width, rect.height)
            return UIBezierPath(
                ovalIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
        }
    }

    /// The view's bounds with round corners.
    ///
    /// - Parameters:
    ///   - cornerRadius: in points.
    ///   - cornerCurve: kept to circles here.
    ///   - maskedCorners: which corners are round.
    public static func rect(
        cornerRadius: CGFloat, cornerCurve: UICornerCurve = .automatic, maskedCorners: UIRectCorner = .allCorners
    ) -> UIShape {
        UIShape { rounded($0.contentShape.boundingRect, cornerRadius, maskedCorners) }
    }

    /// A rectangle of its own, in the view's points.
    public static func fixedRect(_ rect: CGRect) -> UIShape { UIShape { _ in UIBezierPath(rect: rect) } }

    /// A rectangle of its own with round corners; points.
    public static func fixedRect(
        _ rect: CGRect, cornerRadius: CGFloat, cornerCurve: UICornerCurve = .automatic,
        maskedCorners: UIRectCorner = .allCorners
    ) -> UIShape {
        UIShape { _ in rounded(rect, cornerRadius, maskedCorners) }
    }

    /// A path in the view's points.
    public static func path(_ path: UIBezierPath) -> UIShape { UIShape { _ in path } }

    private static func rounded(_ rect: CGRect, _ radius: CGFloat, _ corners: UIRectCorner) -> UIBezierPath {
        corners == .allCorners
            ? UIBezierPath(roundedRect: rect, cornerRadius: radius)
            : UIBezierPath(
                roundedRect: rect, byRoundingCorners: corners, cornerRadii: CGSize(width: radius, height: radius))
    }

    /// The same outline, farther inside by some points at all sides: the rectangle that it stands in is filled by it.
    public func inset(by amount: CGFloat) -> UIShape {
        inset(by: UIEdgeInsets(top: amount, left: amount, bottom: amount, right: amount))
    }

    /// The same outline, farther inside by some points at each side.
    public func inset(by insets: UIEdgeInsets) -> UIShape {
        UIShape { context in
            let content = context.contentShape.boundingRect
            let rect = content.inset(by: insets), path = UIBezierPath(roundedRect: rect, cornerRadius: 0)
            let inner = Resolved(shape: .rect, boundingRect: rect, path: path)
            return resolvedShape(in: ResolutionContext(contentShape: inner)).path
        }
    }
}

/// How the corners of a shape are curved.
public enum UICornerCurve: Int, Sendable {
    case automatic = 0
    case circular, continuous
}
