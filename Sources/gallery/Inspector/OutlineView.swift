import UIKit

/// Draws the outlines of all layers in a tree, where they are now.
final class OutlineView: UIView {
    override class var layerClass: AnyClass { CAShapeLayer.self }

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        let shape = layer as? CAShapeLayer
        shape?.fillColor = nil
        shape?.strokeColor = .hex(0xE4572E)
        shape?.lineWidth = 0.5
    }

    required init?(coder: NSCoder) { nil }

    func show(_ root: CALayer, except hidden: [CALayer]) {
        let path = UIBezierPath()
        var waiting = [root], count = 0
        while let model = waiting.popLast(), count < 600 {
            guard !hidden.contains(where: { $0 === model }) else { continue }
            count += 1
            // What is on the screen, so that animated layers are followed.
            let part = model.presentation() ?? model, box = part.bounds
            let corners = [
                CGPoint(x: box.minX, y: box.minY), CGPoint(x: box.maxX, y: box.minY),
                CGPoint(x: box.maxX, y: box.maxY), CGPoint(x: box.minX, y: box.maxY),
            ].map { (layer.presentation() ?? layer).convert($0, from: part) }
            if corners.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) {
                path.move(to: corners[0])
                for corner in corners[1...] { path.addLine(to: corner) }
                path.close()
            }
            waiting += (model.sublayers ?? []).filter { !$0.isHidden && $0.opacity > 0 }
        }
        (layer as? CAShapeLayer)?.path = path.cgPath
    }
}
