public import CoreGraphics

/// Several items that move as one.
@preconcurrency @MainActor
open class UIDynamicItemGroup: NSObject, UIDynamicItem {
    /// The members.
    public let items: [any UIDynamicItem]
    private var offsets: [CGPoint] = []
    private var angles: [CGFloat] = []

    /// A behaviour of some items.
    public init(items: [any UIDynamicItem]) {
        self.items = items
        let frame = items.reduce(CGRect.null) { box, item in
            box.union(
                CGRect(
                    x: item.center.x - item.bounds.width / 2, y: item.center.y - item.bounds.height / 2,
                    width: item.bounds.width, height: item.bounds.height))
        }
        bounds = CGRect(origin: .zero, size: frame.isNull ? .zero : frame.size)
        center = frame.isNull ? .zero : CGPoint(x: frame.midX, y: frame.midY)
        super.init()
        offsets = items.map { CGPoint(x: $0.center.x - center.x, y: $0.center.y - center.y) }
        angles = items.map { atan2($0.transform.b, $0.transform.a) }
    }

    /// The middle of all members at first.
    open var center: CGPoint { didSet { placeItems() } }
    /// A rectangle around all members at first.
    public let bounds: CGRect
    /// The members turn about the middle of the group.
    open var transform = CGAffineTransform.identity { didSet { placeItems() } }

    private func placeItems() {
        let turn = atan2(transform.b, transform.a)
        for (index, item) in items.enumerated() where index < offsets.count {
            let offset = offsets[index].applying(transform)
            item.center = CGPoint(x: center.x + offset.x, y: center.y + offset.y)
            if turn != 0 || item.transform != .identity {
                item.transform = CGAffineTransform(rotationAngle: angles[index] + turn)
            }
        }
    }
}
