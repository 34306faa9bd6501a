public import CoreGraphics

extension NSValue {
    /// Boxes a point.
    public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
    /// Boxes a size.
    public convenience init(cgSize size: CGSize) { self.init(size: size) }
    /// Boxes a rectangle.
    public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
    /// Boxes a displacement.
    public convenience init(cgVector vector: CGVector) { self.init(boxing: vector, "[2d]") }
    /// Boxes edge distances.
    public convenience init(uiEdgeInsets insets: UIEdgeInsets) { self.init(boxing: insets, "[4d]") }
    /// Boxes edge distances.
    public convenience init(directionalEdgeInsets insets: NSDirectionalEdgeInsets) { self.init(boxing: insets, "[4d]") }
    /// Boxes a displacement.
    public convenience init(uiOffset: UIOffset) { self.init(boxing: uiOffset, "[2d]") }

    /// The boxed point.
    public var cgPointValue: CGPoint { pointValue }
    /// The boxed size.
    public var cgSizeValue: CGSize { sizeValue }
    /// The boxed rectangle.
    public var cgRectValue: CGRect { rectValue }
    /// The boxed displacement; zero when something else is in the box.
    public var cgVectorValue: CGVector { unboxed("[2d]") ?? .zero }
    /// The boxed edge distances; zero when something else is in the box.
    public var uiEdgeInsetsValue: UIEdgeInsets { unboxed("[4d]") ?? .zero }
    /// The boxed edge distances; zero when something else is in the box.
    public var directionalEdgeInsetsValue: NSDirectionalEdgeInsets { unboxed("[4d]") ?? .zero }
    /// The boxed displacement; zero when something else is in the box.
    public var uiOffsetValue: UIOffset { unboxed("[2d]") ?? .zero }

    private convenience init<T>(boxing value: T, _ encoding: String) {
        self.init(bytes: withUnsafeBytes(of: value) { Array($0) }, objCType: encoding)
    }

    private func unboxed<T>(_ encoding: String) -> T? {
        guard String(cString: objCType) == encoding else { return nil }
        return withUnsafeTemporaryAllocation(of: T.self, capacity: 1) { buffer in
            getValue(UnsafeMutableRawPointer(buffer.baseAddress!))
            return buffer[0]
        }
    }
}
