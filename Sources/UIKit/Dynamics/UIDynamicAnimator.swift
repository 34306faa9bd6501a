public import CoreGraphics
import QuartzCore

/// Hears when an animator starts and comes to rest.
@preconcurrency @MainActor
public protocol UIDynamicAnimatorDelegate: AnyObject {
    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
    /// Does nothing where it is not implemented.
    public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
    /// Does nothing where it is not implemented.
    public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}

/// Moves items as bodies under the behaviours that are added to it.
///
/// Steps are a 240th of a second from when the animator starts, whatever the display's rate, so places at a time do not depend on
/// which frames were shown. The units are UIKit's: gravity of 1 is 1,000 points per second squared, a push of 1 moves a body of 100 × 100
/// points and density 1 by 100 points per second squared.
@preconcurrency @MainActor
open class UIDynamicAnimator: NSObject {
    /// The view whose space items are in.
    open private(set) weak var referenceView: UIView?
    /// Hears when it starts and comes to rest.
    open weak var delegate: (any UIDynamicAnimatorDelegate)?
    /// Those that were added, in order.
    open private(set) var behaviors: [UIDynamicBehavior] = []
    /// Whether anything moves still.
    open private(set) var isRunning = false
    /// Seconds during which it has run.
    open var elapsedTime: TimeInterval { elapsedBefore + (isRunning ? elapsedNow : 0) }

    let world = DynamicWorld()
    private weak var layout: UICollectionViewLayout?
    private let ticking = Ticking()
    private var link: CADisplayLink? {
        get { ticking.link }
        set { ticking.link = newValue }
    }
    private var startTime = 0.0
    private var elapsedBefore = 0.0
    private var elapsedNow = 0.0

    /// An animator of views below `view`.
    public init(referenceView view: UIView) {
        referenceView = view
        super.init()
    }

    /// An animator of a layout's attributes, in the collection view's content.
    public init(collectionViewLayout layout: UICollectionViewLayout) {
        self.layout = layout
        super.init()
    }

    /// An animator of anything.
    public override init() {
        super.init()
    }

    /// Holds the link and ends it on the main thread, so that a subclass may have a plain `deinit`.
    @MainActor
    private final class Ticking {
        var link: CADisplayLink?

        isolated deinit { link?.invalidate() }
    }

    /// The view that shows what is moved.
    private var host: UIView? { referenceView ?? layout?.collectionView }

    /// The rectangle that "reference bounds" means.
    var referenceBounds: CGRect {
        if let referenceView { return referenceView.bounds }
        return layout.map { CGRect(origin: .zero, size: $0.collectionViewContentSize) } ?? .null
    }

    // MARK: Behaviours

    /// Has a behaviour act. One belongs to one animator only.
    open func addBehavior(_ behavior: UIDynamicBehavior) {
        guard !behaviors.contains(behavior) else { return }
        precondition(
            behavior.dynamicAnimator == nil,
            "\(type(of: behavior)) belongs to an animator or behaviour already; remove it there first.")
        behaviors.append(behavior)
        behavior.move(to: self)
        behaviorDidChange()
    }

    /// Has a behaviour stop acting.
    open func removeBehavior(_ behavior: UIDynamicBehavior) {
        guard behaviors.contains(behavior) else { return }
        behaviors.removeAll { $0 === behavior }
        behavior.move(to: nil)
        behaviorDidChange()
    }

    /// Has all behaviours stop acting.
    open func removeAllBehaviors() {
        guard !behaviors.isEmpty else { return }
        let removed = behaviors
        behaviors = []
        for behavior in removed { behavior.move(to: nil) }
        behaviorDidChange()
    }

    /// Takes an item's place and turn as they are now; it goes on from there, at rest.
    open func updateItem(usingCurrentState item: any UIDynamicItem) {
        world.knownBody(of: item)?.readItem()
        behaviorDidChange()
    }

    /// The items whose rectangles touch one in the reference space.
    open func items(in rect: CGRect) -> [any UIDynamicItem] {
        world.bodies.map(\.item).filter { item in
            let size = item.bounds.size
            return rect.overlaps(
                CGRect(
                    x: item.center.x - size.width / 2, y: item.center.y - size.height / 2, width: size.width,
                    height: size.height))
        }
    }

    // MARK: Collection views

    /// The attributes of a cell, when they are an item.
    open func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        attributes { $0.representedElementCategory == .cell && $0.indexPath == indexPath }
    }

    /// The attributes of a decoration view, when they are an item.
    open func layoutAttributesForDecorationView(
        ofKind kind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        attributes {
            $0.representedElementCategory == .decorationView && $0.representedElementKind == kind
                && $0.indexPath == indexPath
        }
    }

    /// The attributes of a supplementary view, when they are an item.
    open func layoutAttributesForSupplementaryView(
        ofKind kind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        attributes {
            $0.representedElementCategory == .supplementaryView && $0.representedElementKind == kind
                && $0.indexPath == indexPath
        }
    }

    private func attributes(
        where fits: (UICollectionViewLayoutAttributes) -> Bool
    ) -> UICollectionViewLayoutAttributes? {
        world.bodies.lazy.compactMap { $0.item as? UICollectionViewLayoutAttributes }.first(where: fits)
    }

    // MARK: Running

    private var allBehaviors: [UIDynamicBehavior] { behaviors.flatMap(\.flattened) }

    func behaviorDidChange() {
        var items: Set<ObjectIdentifier> = []
        for item in allBehaviors.flatMap(\.ownItems) {
            items.insert(ObjectIdentifier(item))
            _ = world.body(of: item)
        }
        world.keepOnly(items)
        world.wake()
        if world.bodies.isEmpty { pause() } else { resume() }
    }

    private func resume() {
        guard !isRunning else { return }
        delegate?.dynamicAnimatorWillResume(self)
        isRunning = true
        ViewMovers.add(self)
        world.beginAgain()
        startTime = host?.displayTime ?? CACurrentMediaTime()
        elapsedNow = 0
        let link = CADisplayLink { [weak self] in self?.tick($0.targetTimestamp) }
        if let layer = host?.layer {
            link.add(forDisplayOf: layer)
        } else {
            link.add(to: .main, forMode: .common)
        }
        self.link = link
    }

    /// Takes what programs ask for by keys that Apple documents nowhere, as `debugEnabled`, with one diagnostic for each: nothing is drawn over the items.
    open func setValue(_ value: Any?, forKey key: String) {
        Diagnostics.report(
            "UIDynamicAnimator has no value \"\(key)\"; outlines of behaviours are not drawn.",
            key: "key-value UIDynamicAnimator \(key)")
    }

    private func pause() {
        guard isRunning else { return }
        isRunning = false
        ViewMovers.remove(self)
        elapsedBefore += elapsedNow
        link?.invalidate()
        link = nil
        delegate?.dynamicAnimatorDidPause(self)
    }

    private func tick(_ time: Double) {
        elapsedNow = max(elapsedNow, time - startTime)
        let acting = allBehaviors
        world.advance(to: elapsedNow, acting)
        layout?.itemsDidMove()
        for behavior in acting { behavior.action?() }
        if world.isAtRest { pause() }
    }
}

extension UIDynamicAnimator: ViewMoving {
    var movedView: UIView? { host }
}

extension UICollectionViewLayoutAttributes: UIDynamicItem {}
