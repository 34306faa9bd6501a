/// The way from a view's points to those of others: through the layers above both, or else over the screen.
@MainActor
struct ViewSpace {
    private let view: UIView

    init(of view: UIView) { self.view = view }

    /// - Parameter other: nil means the window.
    func convert(_ point: CGPoint, to other: UIView?) -> CGPoint {
        guard let target = other ?? view.window else { return view.layer.convert(point, to: topmostLayer) }
        let space = ViewSpace(of: target)
        guard target.window === view.window || space.topmostLayer === topmostLayer else {
            return space.fromScreen(toScreen(point))
        }
        return view.layer.convert(point, to: target.layer)
    }

    /// - Parameter other: nil means the window.
    func convert(_ point: CGPoint, from other: UIView?) -> CGPoint {
        guard let source = other ?? view.window else { return view.layer.convert(point, from: topmostLayer) }
        return source.convert(point, to: view as UIView?)
    }

    func toScreen(_ point: CGPoint) -> CGPoint { view.layer.convert(point, to: screenLayer) }

    func fromScreen(_ point: CGPoint) -> CGPoint { view.layer.convert(point, from: screenLayer) }

    private var screenLayer: CALayer { view.window?.screenLayer ?? topmostLayer }

    /// The outermost layer above the view.
    private var topmostLayer: CALayer { view.outermost.layer }
}

extension CGRect {
    /// The smallest rectangle around the four mapped corners.
    func boundingBox(_ map: (CGPoint) -> CGPoint) -> CGRect {
        let corners = [
            CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY), CGPoint(x: maxX, y: maxY),
        ].map(map)
        let xs = corners.map(\.x), ys = corners.map(\.y)
        let left = xs.min() ?? 0, top = ys.min() ?? 0
        return CGRect(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
    }
}
