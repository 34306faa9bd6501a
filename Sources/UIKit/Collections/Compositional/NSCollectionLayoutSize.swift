public import CoreGraphics

/// A length of a compositional layout: a part of the container's, a number of points, or an estimate.
@preconcurrency @MainActor
open class NSCollectionLayoutDimension: NSObject {
    enum Kind: Equatable {
        case fractionalWidth, fractionalHeight, absolute, estimated, uniform
    }

    let kind: Kind
    /// The part or the points.
    public let dimension: CGFloat

    private init(_ kind: Kind, _ dimension: CGFloat) {
        self.kind = kind
        self.dimension = dimension.isFinite ? max(0, dimension) : 0
        super.init()
    }

    /// A part of the container's width.
    public class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self { make(.fractionalWidth, fractionalWidth) }
    /// A part of the container's height.
    public class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self {
        make(.fractionalHeight, fractionalHeight)
    }
    /// Points.
    public class func absolute(_ absoluteDimension: CGFloat) -> Self { make(.absolute, absoluteDimension) }
    /// Points until the cell says what it needs.
    public class func estimated(_ estimatedDimension: CGFloat) -> Self { make(.estimated, estimatedDimension) }

    /// As large as the largest of the items beside it asks to be; points until the cells have said so.
    public class func uniformAcrossSiblings(estimate estimatedDimension: CGFloat) -> Self {
        make(.uniform, estimatedDimension)
    }

    private class func make(_ kind: Kind, _ dimension: CGFloat) -> Self {
        guard let made = NSCollectionLayoutDimension(kind, dimension) as? Self else {
            preconditionFailure("NSCollectionLayoutDimension has no subclasses")
        }
        return made
    }

    /// Whether the length is a part of the container's width.
    open var isFractionalWidth: Bool { kind == .fractionalWidth }
    /// Whether the length is a part of the container's height.
    open var isFractionalHeight: Bool { kind == .fractionalHeight }
    /// Whether the length is in points.
    open var isAbsolute: Bool { kind == .absolute }
    /// Whether the length is an estimate.
    open var isEstimated: Bool { kind == .estimated }
    /// Whether the length is that of the largest sibling.
    open var isUniformAcrossSiblings: Bool { kind == .uniform }
    /// Whether cells say how long it is.
    var followsCells: Bool { kind == .estimated || kind == .uniform }

    /// In points.
    func length(in container: CGSize) -> CGFloat {
        switch kind {
        case .fractionalWidth: dimension * container.width
        case .fractionalHeight: dimension * container.height
        case .absolute, .estimated, .uniform: dimension
        }
    }
}

/// The size of an item, a group or a supplementary view.
@preconcurrency @MainActor
open class NSCollectionLayoutSize: NSObject {
    /// How wide.
    public let widthDimension: NSCollectionLayoutDimension
    /// How high.
    public let heightDimension: NSCollectionLayoutDimension

    /// A size of a width and a height.
    public init(widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension)
    {
        widthDimension = width
        heightDimension = height
        super.init()
    }

    func size(in container: CGSize) -> CGSize {
        CGSize(width: widthDimension.length(in: container), height: heightDimension.length(in: container))
    }

    /// With what a view has asked for in place of estimates.
    func size(in container: CGSize, preferred: CGSize?) -> CGSize {
        let size = size(in: container)
        return CGSize(
            width: widthDimension.followsCells ? preferred?.width ?? size.width : size.width,
            height: heightDimension.followsCells ? preferred?.height ?? size.height : size.height)
    }

    /// Whether a side follows the siblings.
    var isUniform: Bool { widthDimension.isUniformAcrossSiblings || heightDimension.isUniformAcrossSiblings }

    var isEstimated: Bool { widthDimension.followsCells || heightDimension.followsCells }
}

/// A distance between things.
@preconcurrency @MainActor
open class NSCollectionLayoutSpacing: NSObject {
    /// Points.
    public let spacing: CGFloat
    /// Whether it takes its share of what is left over.
    public let isFlexible: Bool
    /// Whether it stays as it is.
    open var isFixed: Bool { !isFlexible }

    private init(_ spacing: CGFloat, isFlexible: Bool) {
        self.spacing = spacing.isFinite ? spacing : 0
        self.isFlexible = isFlexible
        super.init()
    }

    /// At least so many points.
    public class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
        NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true)
    }

    /// Just so many points.
    public class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
        NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false)
    }
}

/// Distances around an item.
@preconcurrency @MainActor
open class NSCollectionLayoutEdgeSpacing: NSObject {
    /// Room at the leading edge.
    public let leading: NSCollectionLayoutSpacing?
    /// Room at the top edge.
    public let top: NSCollectionLayoutSpacing?
    /// Room at the trailing edge.
    public let trailing: NSCollectionLayoutSpacing?
    /// Room at the bottom edge.
    public let bottom: NSCollectionLayoutSpacing?

    /// Room at the edges that are given.
    public init(
        leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?,
        bottom: NSCollectionLayoutSpacing?
    ) {
        (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom)
        super.init()
    }
}

/// Where a supplementary view sits on its item.
@preconcurrency @MainActor
open class NSCollectionLayoutAnchor: NSObject {
    /// The edges that it is at.
    public let edges: NSDirectionalRectEdge
    /// From there, in points or in parts of its own size.
    public let offset: CGPoint
    /// Whether the offset is a share of the attached view's size, else points.
    public let isFractionalOffset: Bool

    /// - Parameter edges: of the item, to which the view is attached.
    public init(edges: NSDirectionalRectEdge) {
        (self.edges, offset, isFractionalOffset) = (edges, .zero, false)
        super.init()
    }

    /// - Parameter absoluteOffset: in points.
    public init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
        (self.edges, offset, isFractionalOffset) = (edges, absoluteOffset, false)
        super.init()
    }

    /// - Parameter fractionalOffset: a share of the attached view's size.
    public init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
        (self.edges, offset, isFractionalOffset) = (edges, fractionalOffset, true)
        super.init()
    }

    /// The frame of a view of a size at this place of a container.
    ///
    /// - Parameter item: The place of the view that comes there; nil: the same one.
    func frame(of size: CGSize, in container: CGRect, item: NSCollectionLayoutAnchor? = nil) -> CGRect {
        let there = point(of: container), own = (item ?? self).point(of: CGRect(origin: .zero, size: size))
        let shift = shift(size), more = item?.shift(size) ?? .zero
        return CGRect(
            x: there.x - own.x + shift.x + more.x, y: there.y - own.y + shift.y + more.y, width: size.width,
            height: size.height)
    }

    private func point(of rect: CGRect) -> CGPoint {
        CGPoint(
            x: edges.contains(.leading) ? rect.minX : edges.contains(.trailing) ? rect.maxX : rect.midX,
            y: edges.contains(.top) ? rect.minY : edges.contains(.bottom) ? rect.maxY : rect.midY)
    }

    private func shift(_ size: CGSize) -> CGPoint {
        let unit = isFractionalOffset ? size : CGSize(width: 1, height: 1)
        return CGPoint(x: offset.x * unit.width, y: offset.y * unit.height)
    }
}
