extension CGPoint {
    /// The point mapped by `t`.
    @inlinable
    public func applying(_ t: CGAffineTransform) -> CGPoint {
        CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
    }

    /// True when neither coordinate is NaN or infinite.
    @inlinable package var isFinite: Bool { x.isFinite && y.isFinite }
}

extension CGSize {
    /// The size mapped by the linear part of `t`.
    @inlinable
    public func applying(_ t: CGAffineTransform) -> CGSize {
        CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
    }
}

extension CGRect {
    /// The smallest rectangle round the four mapped corners. The null and the infinite rectangle stay what they are.
    public func applying(_ t: CGAffineTransform) -> CGRect {
        if isNull || isInfinite { return self }
        let rect = standardized
        let (x0, y0) = (rect.origin.x, rect.origin.y)
        let (x1, y1) = (x0 + rect.size.width, y0 + rect.size.height)
        let p = CGPoint(x: x0, y: y0).applying(t), q = CGPoint(x: x1, y: y0).applying(t)
        let r = CGPoint(x: x1, y: y1).applying(t), s = CGPoint(x: x0, y: y1).applying(t)
        let minX = min(min(p.x, q.x), min(r.x, s.x)), maxX = max(max(p.x, q.x), max(r.x, s.x))
        let minY = min(min(p.y, q.y), min(r.y, s.y)), maxY = max(max(p.y, q.y), max(r.y, s.y))
        return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
    }

    /// True when no number is NaN or infinite.
    package var isFinite: Bool {
        origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
    }
}
