public import UIKit

/// A book flies from the shelf, grows and opens: the cover and some leaves turn about the spine, the reader is the page beneath.
///
/// The cover is a shared element of the shelf's controller (``SharedElementProviding``). Back, the book closes and returns to its place.
@preconcurrency @MainActor
open class BookOpeningTransition: ProgressTransition {
    /// Which book.
    public let identifier: AnyHashable
    /// Whether its spine is at the right; nil goes by the interface's direction.
    open var opensFromRight: Bool?
    /// The inside of the cover and the leaves.
    open var paperColor = UIColor(red: 0.97, green: 0.95, blue: 0.9, alpha: 1)

    private var geometry = BookGeometry(closedFrame: .zero, openFrame: .zero)
    private weak var shelved: UIView?
    private var shelvedOpacity: Float = 1
    private var cover: BookSheetView?
    private var leaves: [BookSheetView] = []
    private let shadow = UIView()
    /// Of the book on its shelf.
    private var ground = BookShadow(of: nil)
    private let dim = UIView()
    /// The part of the reader that is in the book.
    private let crop = UIView()

    /// Opens or closes the book whose cover has the identifier.
    public init(_ way: TransitionWay, identifier: AnyHashable) {
        self.identifier = identifier
        super.init(way)
        duration = 1.1
    }

    /// An even run, eased by the look: a stiff cover does not spring open.
    open override var shape: Course.Shape { .even }

    open override func prepare(_ stage: TransitionStage) {
        guard let reader = stage.upper else { return }
        let shelf = stage.context.viewController(forKey: way == .forward ? .from : .to)
        shelved = ZoomTransition.element(identifier, in: shelf)
        let closed = shelved.map { $0.convert($0.bounds, to: stage.container) } ?? Self.missing(stage.size)
        geometry = BookGeometry(closedFrame: closed, openFrame: stage.container.bounds)
        geometry.eyeDistance = TransitionGeometry.eyeDistance(stage.size) * 1.4
        geometry.opensFromRight = opensFromRight ?? stage.isRightToLeft
        addSheets(stage, above: reader)
        crop.backgroundColor = .black
        if reader.mask == nil { reader.mask = crop }
    }

    /// A book that is not on the shelf any more comes from the middle.
    private static func missing(_ size: CGSize) -> CGRect {
        CGRect(x: size.width * 0.35, y: size.height * 0.4, width: size.width * 0.3, height: size.height * 0.2)
    }

    private func addSheets(_ stage: TransitionStage, above reader: UIView) {
        dim.backgroundColor = .black
        dim.frame = stage.container.bounds
        ground = BookShadow(of: shelved?.layer)
        stage.container.insertSubview(dim, belowSubview: reader)
        stage.container.insertSubview(shadow, belowSubview: reader)
        // The last leaf is the lowest.
        for _ in 0..<geometry.leafCount {
            let leaf = BookSheetView(front: nil, paper: paperColor)
            leaves.insert(leaf, at: 0)
            stage.container.addSubview(leaf)
        }
        let picture = shelved?.snapshotView(afterScreenUpdates: true)
        let cover = BookSheetView(front: picture, paper: paperColor)
        self.cover = cover
        stage.container.addSubview(cover)
        shelvedOpacity = shelved?.layer.opacity ?? 1
    }

    open override func show(_ progress: CGFloat, on stage: TransitionStage) {
        let open = TransitionGeometry.eased(stage.presence(progress)), frame = geometry.frame(at: open)
        // On its shelf the book itself is seen.
        shelved?.layer.opacity = open <= 0 ? shelvedOpacity : 0
        for view in [stage.upper, shadow, cover] { view?.isHidden = open <= 0 }
        placeReader(stage, frame, open)
        dim.alpha = 0.5 * open
        shadow.frame = frame
        ground.lifted(open).apply(to: shadow.layer)
        cover?.place(frame, turn: geometry.coverTurn(at: open), geometry, thickness: 0)
        for (index, leaf) in leaves.enumerated() {
            let turn = geometry.leafTurn(index, at: open)
            leaf.isHidden = turn <= 0 || turn >= .pi - 1e-3
            leaf.place(frame, turn: turn, geometry, thickness: CGFloat(index + 1))
        }
    }

    /// The reader is the page: it fills the book from the spine and the top, and keeps its shape; what the book has no room for yet is
    /// cut off.
    private func placeReader(_ stage: TransitionStage, _ frame: CGRect, _ open: CGFloat) {
        guard let reader = stage.upper, reader.bounds.width > 0, reader.bounds.height > 0 else { return }
        let part = geometry.pagePart(of: reader.bounds, in: frame)
        guard part.width > 0 else { return }
        let scale = frame.width / part.width
        reader.transform3D = CATransform3DConcat(
            CATransform3DMakeScale(scale, scale, 1),
            CATransform3DMakeTranslation(
                frame.midX - reader.center.x - scale * (part.midX - reader.bounds.midX),
                frame.midY - reader.center.y - scale * (part.midY - reader.bounds.midY), 0))
        crop.frame = part
        // Under a cover with round corners no page looks out.
        crop.layer.cornerRadius = (shelved?.layer.cornerRadius ?? 0) * max(0, 1 - open * 4) / scale
    }

    open override func cleanUp(_ stage: TransitionStage, completed: Bool) {
        for view in [dim, shadow, cover].compactMap({ $0 }) + leaves { view.removeFromSuperview() }
        if stage.upper?.mask === crop { stage.upper?.mask = nil }
        leaves = []
        cover = nil
        shelved?.layer.opacity = shelvedOpacity
    }
}

/// What a book throws on what is behind it.
@MainActor
private struct BookShadow {
    private var opacity: Float
    private var radius: CGFloat
    private var offset: CGSize

    /// That of the book on its shelf, if it has one there.
    init(of layer: CALayer?) {
        opacity = layer?.shadowOpacity ?? 0
        radius = layer?.shadowRadius ?? 0
        offset = layer?.shadowOffset ?? .zero
    }

    /// Of a book that has left its shelf: as it was at first, larger soon, and none where it fills the screen.
    func lifted(_ progress: CGFloat) -> BookShadow {
        let part = min(1, progress * 4)
        var shadow = self
        shadow.opacity = Float(mix(CGFloat(opacity), 0.5, part))
        shadow.radius = mix(radius, 18 * (1 - progress) + 2, part)
        shadow.offset = CGSize(width: mix(offset.width, 0, part), height: mix(offset.height, 0, part))
        return shadow
    }

    func apply(to layer: CALayer) {
        (layer.shadowOpacity, layer.shadowRadius, layer.shadowOffset) = (opacity, radius, offset)
        layer.shadowPath = CGPath(rect: layer.bounds, transform: nil)
    }
}

/// A cover or a leaf: a front, a back of paper, and a shade by how far it is turned.
@MainActor
final class BookSheetView: UIView {
    private let front: UIView
    private let back = UIView()
    private let shade = UIView()

    init(front: UIView?, paper: UIColor) {
        self.front = front ?? UIView()
        super.init(frame: .zero)
        if front == nil { self.front.backgroundColor = paper }
        back.backgroundColor = paper
        // Seen from behind: turned back, so that what may be on it reads right.
        back.transform = CGAffineTransform(scaleX: -1, y: 1)
        shade.backgroundColor = .black
        for view in [back, self.front, shade] {
            // Views' edges are cut off at whole pixels otherwise, which shows where they turn.
            view.layer.allowsEdgeAntialiasing = true
            view.clipsToBounds = true
            addSubview(view)
        }
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }

    /// - Parameters:
    ///   - frame: of the book's page, in the container.
    ///   - turn: about the spine, 0 closed … π open.
    ///   - thickness: how many leaves lie above it when closed.
    func place(_ frame: CGRect, turn: CGFloat, _ geometry: BookGeometry, thickness: CGFloat) {
        let anchor = geometry.spineAnchor
        layer.anchorPoint = anchor
        bounds = CGRect(origin: .zero, size: frame.size)
        center = CGPoint(x: frame.minX + frame.width * anchor.x, y: frame.midY)
        transform3D = geometry.turn(turn)
        let showsBack = turn > .pi / 2
        front.isHidden = showsBack
        back.isHidden = !showsBack
        for view in [front, back, shade] {
            view.bounds = bounds
            view.center = CGPoint(x: bounds.midX, y: bounds.midY)
        }
        // Leaves let light through.
        shade.alpha = geometry.shade(turn) * (thickness > 0 ? 0.6 : 1)
        layer.zPosition = 0
    }
}
