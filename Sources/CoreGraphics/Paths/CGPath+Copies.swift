extension CGPath {
    /// The outline of this path drawn with a pen.
    public convenience init?(
        __byStroking path: CGPath, transform: UnsafePointer<CGAffineTransform>?, lineWidth: CGFloat,
        lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat
    ) {
        self.init(
            elements: path.copy(
                strokingWithWidth: lineWidth, lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit,
                transform: transform?.pointee ?? .identity
            ).elements)
    }

    /// This path in dashes. Lengths in points, a dash and a gap in turn.
    public convenience init?(
        __byDashing path: CGPath, transform: UnsafePointer<CGAffineTransform>?, phase: CGFloat,
        lengths: UnsafePointer<CGFloat>?, count: Int
    ) {
        let list = lengths.map { Array(UnsafeBufferPointer(start: $0, count: max(count, 0))) } ?? []
        self.init(
            elements: path.copy(dashingWithPhase: phase, lengths: list, transform: transform?.pointee ?? .identity)
                .elements)
    }
}
