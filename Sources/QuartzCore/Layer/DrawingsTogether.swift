import CoreGraphics
import RenderTree
import Synchronization

/// The bitmap that a layer is drawn into, and how a context for it stands.
struct BackingPlan: Sendable {
    /// Pixels.
    let width: Int, height: Int
    /// Pixels per point.
    let scale: Double
    let isOpaque: Bool
    /// Whether y points down.
    let isFlipped: Bool
    /// The layer's, points.
    let bounds: CGRect

    func makeContext() -> (PixelBuffer, CGContext) {
        // What is not drawn is still looked at: a page that is read first would be made twice.
        let buffer = PixelBuffer(width: width, height: height, isOpaque: isOpaque, makesPages: true)
        let context = CGContext(yDownInto: buffer, scale: scale, isOpaque: isOpaque)
        if !isFlipped {
            // A layer whose y points up draws so.
            context.translateBy(x: 0, y: bounds.height)
            context.scaleBy(x: 1, y: -1)
        }
        context.translateBy(x: -bounds.origin.x, y: -bounds.origin.y)
        return (buffer, context)
    }
}

/// Drawings of a tree that no code of the program takes part in: made on all threads, once every other layer is drawn.
final class DrawingsTogether {
    private struct Drawing: Sendable {
        let plan: BackingPlan
        let draw: @Sendable (CGContext) -> Bool

        /// Nil where nothing was drawn.
        func image() -> CGImage? {
            let (_, context) = plan.makeContext()
            return draw(context) ? context.takeSharedImage() : nil
        }
    }
    /// The layer whose turn it is: what another is asked to draw meanwhile is wanted at once.
    @exclusivity(unchecked) var next: CALayer?
    private var drawings: [Drawing] = []
    private var stores: [(layer: CALayer, store: (CGImage?) -> Void)] = []

    /// - Parameters:
    ///   - draw: on whatever thread; false where there is nothing to draw.
    ///   - store: takes the picture on this thread.
    func add(
        _ layer: CALayer, _ plan: BackingPlan, _ draw: @escaping @Sendable (CGContext) -> Bool,
        store: @escaping (CGImage?) -> Void
    ) {
        forget(layer)
        drawings.append(Drawing(plan: plan, draw: draw))
        stores.append((layer, store))
    }

    /// A layer has other contents now.
    func forget(_ layer: CALayer) {
        guard let index = stores.firstIndex(where: { $0.layer === layer }) else { return }
        stores.remove(at: index)
        drawings.remove(at: index)
    }

    func finish() {
        guard !drawings.isEmpty else { return }
        let (drawings, stores) = (drawings, stores)
        self.drawings = []
        self.stores = []
        for (image, drawn) in zip(Self.images(of: drawings), stores) { drawn.store(image) }
    }

    private static func images(of drawings: [Drawing]) -> [CGImage?] {
        guard drawings.count > 1 else { return drawings.map { $0.image() } }
        let images = Mutex([CGImage?](repeating: nil, count: drawings.count)), next = Atomic(0)
        DispatchQueue.concurrentPerform(iterations: min(ThreadCount.chosen, drawings.count)) { _ in
            while case let index = next.wrappingAdd(1, ordering: .relaxed).oldValue, index < drawings.count {
                let image = drawings[index].image()
                images.withLock { $0[index] = image }
            }
        }
        return images.withLock { $0 }
    }
}
