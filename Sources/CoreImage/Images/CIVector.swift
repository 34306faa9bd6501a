public import CoreGraphics

/// A few numbers: a point, a rectangle, the rows of a matrix.
open class CIVector: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    private let numbers: [CGFloat]

    init(_ numbers: [CGFloat]) {
        self.numbers = numbers
        super.init()
    }

    /// `count` numbers.
    public convenience init(values: UnsafePointer<CGFloat>, count: Int) {
        self.init(Array(UnsafeBufferPointer(start: values, count: max(count, 0))))
    }

    /// One number.
    public convenience init(x: CGFloat) { self.init([x]) }
    /// A vector without numbers.
    public convenience override init() { self.init([]) }
    /// Two numbers.
    public convenience init(x: CGFloat, y: CGFloat) { self.init([x, y]) }
    /// Three numbers.
    public convenience init(x: CGFloat, y: CGFloat, z: CGFloat) { self.init([x, y, z]) }
    /// Four numbers.
    public convenience init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) { self.init([x, y, z, w]) }
    /// A point, in pixels.
    public convenience init(cgPoint point: CGPoint) { self.init([point.x, point.y]) }
    /// A rectangle, in pixels: its origin and its size.
    public convenience init(cgRect rect: CGRect) {
        self.init([rect.origin.x, rect.origin.y, rect.size.width, rect.size.height])
    }
    /// The six numbers of a transform.
    public convenience init(cgAffineTransform transform: CGAffineTransform) {
        self.init([transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty])
    }

    /// Numbers in brackets, as in `[1 2 3]`.
    public convenience init(string representation: String) {
        let parts = representation.split { "[], ".contains($0) }
        self.init(parts.compactMap { Double($0).map { CGFloat($0) } })
    }

    /// The numbers out of an archive.
    public required convenience init?(coder: NSCoder) {
        guard let text = coder.decodeObject(of: NSString.self, forKey: "CIVector") else { return nil }
        self.init(string: text as String)
    }

    /// Writes the numbers.
    open func encode(with coder: NSCoder) { coder.encode(stringRepresentation as NSString, forKey: "CIVector") }

    /// Archives that ask for secure coding may hold it.
    open class var supportsSecureCoding: Bool { true }

    /// Itself: vectors do not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// A number by its place; 0 beyond the last.
    open func value(at index: Int) -> CGFloat { numbers.indices.contains(index) ? numbers[index] : 0 }

    /// How many numbers.
    open var count: Int { numbers.count }
    /// The first number.
    open var x: CGFloat { value(at: 0) }
    /// The second number.
    open var y: CGFloat { value(at: 1) }
    /// The third number.
    open var z: CGFloat { value(at: 2) }
    /// The fourth number.
    open var w: CGFloat { value(at: 3) }
    /// The first two as a point.
    open var cgPointValue: CGPoint { CGPoint(x: x, y: y) }
    /// The first four as a rectangle.
    open var cgRectValue: CGRect { CGRect(x: x, y: y, width: z, height: w) }
    /// The first six as a transform.
    open var cgAffineTransformValue: CGAffineTransform {
        CGAffineTransform(a: x, b: y, c: z, d: w, tx: value(at: 4), ty: value(at: 5))
    }

    /// The numbers in brackets.
    open var stringRepresentation: String { "[\(numbers.map { "\(Double($0))" }.joined(separator: " "))]" }

    open override var description: String { stringRepresentation }
    open override func isEqual(_ object: Any?) -> Bool { (object as? CIVector)?.numbers == numbers }
    open override var hash: Int { numbers.hashValue }
}
