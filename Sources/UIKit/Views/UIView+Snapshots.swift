import Compositor
import RenderTree

extension UIView {
    final func keptView(of rect: CGRect, afterUpdates: Bool, caps capInsets: UIEdgeInsets) -> UIView? {
        guard let kept = layer.keptContent(of: rect, afterUpdates: afterUpdates) else { return nil }
        if capInsets == .zero { return SnapshotView(kept) }
        return NinePartSnapshotView(kept, caps: capInsets)
    }

    /// Draws what this view and its subviews look like into the current context, scaled into a rectangle of its points.
    /// Returns whether there was something to draw.
    @discardableResult
    public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        guard let context = UIGraphicsGetCurrentContext(), rect.width > 0, rect.height > 0,
            let kept = layer.keptContent(of: bounds, afterUpdates: afterUpdates)
        else { return false }
        let ctm = context.ctm
        let scale = (ctm.a * ctm.a + ctm.b * ctm.b).squareRoot()
        guard let image = kept.rendered(in: rect.size, scale: scale) else { return false }
        UIImage(cgImage: image, scale: scale, orientation: .up).draw(in: rect)
        return true
    }
}

extension SnapshotContent {
    /// A picture of the kept layer, as the screen shows it, that fills a size.
    ///
    /// - Parameter scale: pixels per point.
    func rendered(in size: CGSize, scale: CGFloat) -> CGImage? {
        var geometry = LayerGeometry()
        geometry.bounds = CGRect(origin: .zero, size: size)
        let frame = LayerNode(id: LayerID(0), geometry: geometry, style: .plain, content: .snapshot(self))
        return Compositor.image(of: frame, at: time, scale: scale, asShown: true).map { CGImage(buffer: $0) }
    }
}

/// Shows a kept layer.
final class SnapshotView: UIView {
    override class var layerClass: AnyClass { SnapshotLayer.self }

    init(_ kept: SnapshotContent) {
        super.init(frame: CGRect(origin: .zero, size: kept.sourceRect.size))
        (layer as? SnapshotLayer)?.snapshot = kept
    }

    required init?(coder: NSCoder) { nil }
}

/// Shows a kept layer in nine parts, of which the corners keep their size.
final class NinePartSnapshotView: UIView {
    private let caps: UIEdgeInsets

    init(_ kept: SnapshotContent, caps: UIEdgeInsets) {
        self.caps = caps
        super.init(frame: CGRect(origin: .zero, size: kept.sourceRect.size))
        for part in Self.parts(of: kept.sourceRect, caps: caps) {
            var content = kept
            content.sourceRect = part
            addSubview(SnapshotView(content))
        }
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        for (view, part) in zip(subviews, Self.parts(of: bounds, caps: caps)) { view.frame = part }
    }

    private static func parts(of rect: CGRect, caps: UIEdgeInsets) -> [CGRect] {
        let xs = [rect.minX, rect.minX + caps.left, max(rect.minX + caps.left, rect.maxX - caps.right), rect.maxX]
        let ys = [rect.minY, rect.minY + caps.top, max(rect.minY + caps.top, rect.maxY - caps.bottom), rect.maxY]
        return (0..<3).flatMap { row in
            (0..<3).map { column in
                CGRect(x: xs[column], y: ys[row], width: xs[column + 1] - xs[column], height: ys[row + 1] - ys[row])
            }
        }
    }
}
