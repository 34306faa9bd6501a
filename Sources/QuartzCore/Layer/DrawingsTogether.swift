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
    private var waiting: [(layer: CALayer, drawing: Drawing, store: (CGImage?) -> Void)] = []

    /// Whether a layer's drawing waits for the end of the round.
    /// - Parameter shown: the layer, or the presentation layer that has its animated values.
    func takes(_ layer: CALayer, as shown: CALayer) -> Bool {
        guard next === layer, layer.delegate == nil, let draw = (shown as? CATextLayer)?.ownDrawing,
            let plan = shown.backingPlan
        else {
            forget(layer)
            return false
        }
        next = nil
        waiting.append(
            (layer, Drawing(plan: plan, draw: draw), { shown === layer ? layer.store($0) : layer.restyleBacking($0) }))
        return true
    }

    /// A layer has other contents now.
    func forget(_ layer: CALayer) {
        guard !waiting.isEmpty, layer is CATextLayer else { return }
        waiting.removeAll { $0.layer === layer }
    }

    func finish() {
        guard !waiting.isEmpty else { return }
        let round = waiting
        waiting = []
        for (image, one) in zip(Self.images(of: round.map(\.drawing)), round) { one.store(image) }
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
