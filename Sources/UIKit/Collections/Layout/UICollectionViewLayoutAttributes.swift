public import QuartzCore
import RenderTree

/// Where one element of a collection view is and how it looks, in points of the content.
///
/// Subclasses add values of their own, name the class in `UICollectionViewLayout.layoutAttributesClass`, and override
/// `copy(with:)` and `isEqual(_:)`, which decides whether a view is told again.
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
    /// What the attributes place.
    public enum ElementCategory: UInt, Sendable {
        case cell, supplementaryView, decorationView
    }

    /// Attributes of a cell without a place.
    public override init() { super.init() }

    /// Calls `init()` of a subclass that is known only at run time.
    @_silgen_name("mutoscope_UICollectionViewLayoutAttributes_fresh")
    convenience init(fresh: Void) { self.init() }

    /// Attributes of the cell of an item.
    public convenience init(forCellWith indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
    }

    /// Attributes of a header, a footer or another view that accompanies items.
    public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
        representedElementCategory = .supplementaryView
        representedElementKind = elementKind
    }

    /// Attributes of a view that only decorates and that the layout itself knows.
    public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
        representedElementCategory = .decorationView
        representedElementKind = decorationViewKind
    }

    // MARK: Which element

    /// The item, or the one that a supplementary or decoration view belongs to.
    open var indexPath = IndexPath(item: 0, section: 0)
    /// What is placed.
    open internal(set) var representedElementCategory = ElementCategory.cell
    /// The kind of a supplementary or decoration view; nil for a cell.
    open internal(set) var representedElementKind: String?

    // MARK: Where and how

    /// The middle, in the content's points.
    open var center = CGPoint.zero
    /// Before the transform, in points.
    open var size = CGSize.zero
    /// Maps the element about its centre.
    open var transform3D = CATransform3DIdentity
    /// 0 is invisible, 1 opaque.
    open var alpha: CGFloat = 1
    /// Elements with larger values are in front of those with smaller ones.
    open var zIndex = 0
    /// Whether the element has no view.
    open var isHidden = false
    /// Which sides of `size` are guesses that the view may correct.
    var estimatedWidth = false
    var estimatedHeight = false
    var isEstimated: Bool { estimatedWidth || estimatedHeight }

    /// The box around the transformed element. Setting it sets `center` and `size`.
    open var frame: CGRect {
        get {
            let box = CGRect(
                x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
            return CATransform3DIsIdentity(transform3D) ? box : transformedBox
        }
        set {
            size = newValue.size
            center = CGPoint(x: newValue.origin.x + newValue.width / 2, y: newValue.origin.y + newValue.height / 2)
        }
    }

    private var transformedBox: CGRect {
        let half = CGSize(width: size.width / 2, height: size.height / 2)
        return CGRect(x: -half.width, y: -half.height, width: size.width, height: size.height).boundingBox { corner in
            let p = transform3D.homogeneous(corner.x, corner.y, 0)
            let w = abs(p.w) < 1e-9 ? 1e-9 : p.w
            return CGPoint(x: center.x + p.x / w, y: center.y + p.y / w)
        }
    }

    /// The element's own space: `size` at the origin.
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: size) }
        set { size = newValue.size }
    }

    /// The flat part of `transform3D`.
    open var transform: CGAffineTransform {
        get { CATransform3DGetAffineTransform(transform3D) }
        set { transform3D = CATransform3DMakeAffineTransform(newValue) }
    }

    // MARK: Copying and comparing

    /// Attributes of the same class with the same values. Subclasses call super and add their own.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = Self.instantiate(type(of: self))
        copy.indexPath = indexPath
        copy.representedElementCategory = representedElementCategory
        copy.representedElementKind = representedElementKind
        copy.center = center
        copy.size = size
        copy.transform3D = transform3D
        copy.alpha = alpha
        copy.zIndex = zIndex
        copy.isHidden = isHidden
        copy.estimatedWidth = estimatedWidth
        copy.estimatedHeight = estimatedHeight
        return copy
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UICollectionViewLayoutAttributes else { return false }
        if other === self { return true }
        return type(of: other) == type(of: self) && center == other.center && size == other.size
            && alpha == other.alpha && zIndex == other.zIndex && isHidden == other.isHidden
            && transform3D == other.transform3D && indexPath == other.indexPath
            && representedElementCategory == other.representedElementCategory
            && representedElementKind == other.representedElementKind
    }

    open override var hash: Int { indexPath.hashValue }

    open override var description: String {
        var parts = ["\(type(of: self))", representedElementKind ?? "cell", "\(indexPath)", "frame \(frame)"]
        if !CATransform3DIsIdentity(transform3D) { parts.append("transformed") }
        if alpha != 1 { parts.append("alpha \(alpha)") }
        if zIndex != 0 { parts.append("zIndex \(zIndex)") }
        if isHidden { parts.append("hidden") }
        return parts.joined(separator: " ")
    }
}

extension UICollectionViewLayoutAttributes {
    @_silgen_name("mutoscope_UICollectionViewLayoutAttributes_fresh")
    private final class func _instantiate() -> UICollectionViewLayoutAttributes

    /// Calls `init()` of a class that is known only at run time.
    static func instantiate(_ type: UICollectionViewLayoutAttributes.Type) -> UICollectionViewLayoutAttributes {
        type._instantiate()
    }

    /// A copy that may be changed.
    func duplicate() -> Self {
        guard let copy = copy(with: nil) as? Self else {
            preconditionFailure("copy(with:) of \(type(of: self)) must return a \(type(of: self)).")
        }
        return copy
    }

    /// Layouts count what is shown.
    var path: ShownPath { ShownPath(indexPath) }

    var key: ElementKey {
        ElementKey(category: representedElementCategory, kind: representedElementKind ?? "", path: path)
    }
}

/// What elements of one kind have in common.
struct ElementKind: Hashable {
    var category: UICollectionViewLayoutAttributes.ElementCategory
    var kind: String
}

/// One element of a collection view: a cell, or a view of a kind, at an index path.
struct ElementKey: Hashable {
    var category: UICollectionViewLayoutAttributes.ElementCategory
    var kind: String
    var path: ShownPath

    var elementKind: ElementKind { ElementKind(category: category, kind: kind) }

    static func cell(_ path: ShownPath) -> ElementKey { ElementKey(category: .cell, kind: "", path: path) }

    static func supplementary(_ kind: String, _ path: ShownPath) -> ElementKey {
        ElementKey(category: .supplementaryView, kind: kind, path: path)
    }

    static func decoration(_ kind: String, _ path: ShownPath) -> ElementKey {
        ElementKey(category: .decorationView, kind: kind, path: path)
    }
}

extension UICollectionView {
    /// What layout attributes place.
    public typealias ElementCategory = UICollectionViewLayoutAttributes.ElementCategory
}
