extension UIView {
    /// This view and all below it, each before its subviews; any depth.
    var subtree: [UIView] {
        var found: [UIView] = [], pending: [UIView] = [self]
        while let view = pending.popLast() {
            found.append(view)
            pending.append(contentsOf: view.hierarchy.subviews.reversed())
        }
        return found
    }

    /// Runs a change of frame, bounds or center and does what follows from a new size or place.
    func changeGeometry(_ change: () -> Void) {
        let oldSize = layer.bounds.size
        change()
        let newSize = layer.bounds.size
        if oldSize != newSize { sizeDidChange(from: oldSize) }
        if extras != nil { CornerPass.run(from: self) }
        placeDidChange()
    }

    private func sizeDidChange(from oldSize: CGSize) {
        setNeedsLayout()
        if layout.autoresizesSubviews, !hierarchy.subviews.isEmpty {
            AutoresizingPass.run(from: self, oldSize: oldSize)
        }
        if looks.contentMode == .redraw { setNeedsDisplay() }
    }

    func resizeToFit() {
        let size = sizeThatFits(bounds.size), origin = frame.origin
        bounds = CGRect(origin: bounds.origin, size: size)
        let moved = frame.origin
        center = CGPoint(x: center.x + origin.x - moved.x, y: center.y + origin.y - moved.y)
    }
}

// MARK: - Conversion

extension UIView {
    /// A point of this view in another space.
    public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        if let view = coordinateSpace as? UIView { return convert(point, to: view as UIView?) }
        return ViewSpace(of: self).toScreen(point)
    }

    /// A point of another space in this view.
    public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        if let view = coordinateSpace as? UIView { return convert(point, from: view as UIView?) }
        return ViewSpace(of: self).fromScreen(point)
    }

    /// A rectangle of this view in another space.
    public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        rect.boundingBox { convert($0, to: coordinateSpace) }
    }

    /// A rectangle of another space in this view.
    public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        rect.boundingBox { convert($0, from: coordinateSpace) }
    }

}
