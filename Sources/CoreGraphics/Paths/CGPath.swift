/// An immutable outline of lines and Bézier curves, in the coordinate space of whoever uses it.
public class CGPath: @unchecked Sendable {
    /// One drawing step. Points are absolute.
    package enum Element: Equatable, Hashable, Sendable {
        case move(CGPoint)
        case line(CGPoint)
        case quad(CGPoint, control: CGPoint)
        case cubic(CGPoint, control1: CGPoint, control2: CGPoint)
        case close
    }

    /// Written only by ``CGMutablePath``, which its owner must not share between threads.
    @exclusivity(unchecked) package internal(set) var elements: [Element]

    package init(elements: [Element]) {
        self.elements = elements
    }

    fileprivate convenience init(_ transform: UnsafePointer<CGAffineTransform>?, _ build: (inout PathBuilder) -> Void) {
        var builder = PathBuilder(transform: transform?.pointee ?? .identity)
        build(&builder)
        self.init(elements: builder.elements)
    }

    /// A closed rectangle.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(transform) { $0.addRect(rect) }
    }

    /// The ellipse that fills `rect`.
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(transform) { $0.addEllipse(in: rect) }
    }

    /// A rectangle with elliptic corners. Twice each radius must fit into the rectangle.
    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>?
    ) {
        self.init(transform) { $0.addRoundedRect(rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight) }
    }

    /// What somebody keeps who is given it: itself, or a copy where it can change.
    package var kept: CGPath { self }

    /// The same outline, immutable.
    public func copy() -> CGPath? { CGPath(elements: elements) }

    /// The same outline, to be changed.
    public func mutableCopy() -> CGMutablePath? { CGMutablePath(elements: elements) }

    /// The outline mapped by `transform`.
    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        CGPath(elements: elements.applying(transform?.pointee ?? .identity))
    }

    /// The outline mapped by `transform`, to be changed.
    public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
        CGMutablePath(elements: elements.applying(transform?.pointee ?? .identity))
    }

    /// True when nothing has been added.
    public var isEmpty: Bool { elements.isEmpty }

    /// Where the next element would start; the origin of an empty path.
    public var currentPoint: CGPoint {
        var start = CGPoint.zero, current = CGPoint.zero
        for element in elements {
            switch element {
            case .move(let p): (start, current) = (p, p)
            case .line(let p), .quad(let p, _), .cubic(let p, _, _): current = p
            case .close: current = start
            }
        }
        return current
    }
}

extension CGPath: Hashable {
    /// Equal when the elements are.
    public static func == (a: CGPath, b: CGPath) -> Bool { a === b || a.elements == b.elements }

    /// Feeds a hasher what `==` compares.
    public func hash(into hasher: inout Hasher) { hasher.combine(elements) }
}

extension CGPath: CustomStringConvertible {
    /// The path in words: `moveto (0, 0)`, one element a line.
    public var description: String {
        elements.map { element in
            switch element {
            case .move(let p): "moveto (\(p.x), \(p.y))"
            case .line(let p): "lineto (\(p.x), \(p.y))"
            case .quad(let p, let c): "quadto (\(c.x), \(c.y)) (\(p.x), \(p.y))"
            case .cubic(let p, let c1, let c2): "curveto (\(c1.x), \(c1.y)) (\(c2.x), \(c2.y)) (\(p.x), \(p.y))"
            case .close: "closepath"
            }
        }.joined(separator: "\n")
    }
}

extension CGPath.Element {
    package func applying(_ t: CGAffineTransform) -> CGPath.Element {
        switch self {
        case .move(let p): .move(p.applying(t))
        case .line(let p): .line(p.applying(t))
        case .quad(let p, let c): .quad(p.applying(t), control: c.applying(t))
        case .cubic(let p, let c1, let c2):
            .cubic(p.applying(t), control1: c1.applying(t), control2: c2.applying(t))
        case .close: .close
        }
    }

    /// True when every point can be drawn.
    package var isFinite: Bool {
        switch self {
        case .move(let p), .line(let p): p.isFinite
        case .quad(let p, let c): p.isFinite && c.isFinite
        case .cubic(let p, let c1, let c2): p.isFinite && c1.isFinite && c2.isFinite
        case .close: true
        }
    }
}

extension [CGPath.Element] {
    package func applying(_ t: CGAffineTransform) -> [CGPath.Element] {
        t.isIdentity ? self : map { $0.applying(t) }
    }
}
