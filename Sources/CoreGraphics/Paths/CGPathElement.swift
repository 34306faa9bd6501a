/// What a ``CGPathElement`` adds.
public enum CGPathElementType: Int32, Sendable {
    /// One point: a new subpath starts there.
    case moveToPoint
    /// One point: the end of a line.
    case addLineToPoint
    /// Two points: control and end of a quadratic curve.
    case addQuadCurveToPoint
    /// Three points: both controls and the end of a cubic curve.
    case addCurveToPoint
    /// No points: back to the start of the subpath.
    case closeSubpath
}

/// One element as `applyWithBlock` shows it. `points` are valid only during the call.
public struct CGPathElement {
    /// What is added; says how many points there are.
    public var type: CGPathElementType
    /// As many points as the type has.
    public var points: UnsafeMutablePointer<CGPoint>

    /// An element over points that the caller keeps alive.
    public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
        self.type = type
        self.points = points
    }
}

/// Called with the `info` given to `apply(info:function:)` and each element.
public typealias CGPathApplierFunction = (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void
/// Called with each element.
public typealias CGPathApplyBlock = (UnsafePointer<CGPathElement>) -> Void

extension CGPath {
    /// Calls `block` with each element in order.
    public func applyWithBlock(_ block: CGPathApplyBlock) {
        withUnsafeTemporaryAllocation(of: CGPoint.self, capacity: 3) { points in
            points.initialize(repeating: .zero)
            for element in elements {
                let type: CGPathElementType
                switch element {
                case .move(let p):
                    type = .moveToPoint
                    points[0] = p
                case .line(let p):
                    type = .addLineToPoint
                    points[0] = p
                case .quad(let p, let c):
                    type = .addQuadCurveToPoint
                    (points[0], points[1]) = (c, p)
                case .cubic(let p, let c1, let c2):
                    type = .addCurveToPoint
                    (points[0], points[1], points[2]) = (c1, c2, p)
                case .close:
                    type = .closeSubpath
                }
                withUnsafePointer(to: CGPathElement(type: type, points: points.baseAddress!), block)
            }
        }
    }

    /// Calls `function` with `info` and each element in order.
    public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
        applyWithBlock { function(info, $0) }
    }
}
