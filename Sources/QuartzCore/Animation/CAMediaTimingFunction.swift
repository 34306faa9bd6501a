public import CoreGraphics
import RenderTree

/// The name of a shared timing function.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
    /// The name as Apple's frameworks spell it.
    public let rawValue: String
    /// The value of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The same pace throughout.
    public static let linear = Self(rawValue: "linear")
    /// Begins slowly.
    public static let easeIn = Self(rawValue: "easeIn")
    /// Ends slowly.
    public static let easeOut = Self(rawValue: "easeOut")
    /// Begins and ends slowly.
    public static let easeInEaseOut = Self(rawValue: "easeInEaseOut")
    /// The pace of implicit animations: quick at first, slow at the end.
    public static let `default` = Self(rawValue: "default")
}

/// A curve from (0,0) to (1,1) by two control points: it maps a fraction of time to a fraction of the way.
///
/// There is one object for each name; functions are equal only to themselves.
open class CAMediaTimingFunction: NSObject, @unchecked Sendable, SharedObject {
    final let curve: TimingCurve

    /// The function of this name; an unknown name is a programmer's mistake.
    public convenience init(name: CAMediaTimingFunctionName) {
        guard let function = CAMediaTimingFunction.named[name] else {
            preconditionFailure("There is no timing function named \"\(name.rawValue)\".")
        }
        self.init(shared: function)
    }

    /// The function with control points (c1x, c1y) and (c2x, c2y).
    public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
        curve = TimingCurve(c1x, c1y, c2x, c2y)
    }

    /// Writes control point `idx` (0 to 3, the ends included) to `ptr`.
    open func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
        let points: [(Float, Float)] = [(0, 0), (curve.c1x, curve.c1y), (curve.c2x, curve.c2y), (1, 1)]
        precondition(points.indices.contains(idx), "A timing function has control points 0 to 3; there is no \(idx).")
        ptr[0] = points[idx].0
        ptr[1] = points[idx].1
    }

    private static let named: [CAMediaTimingFunctionName: CAMediaTimingFunction] = [
        .linear: CAMediaTimingFunction(controlPoints: 0, 0, 1, 1),
        .easeIn: CAMediaTimingFunction(controlPoints: 0.42, 0, 1, 1),
        .easeOut: CAMediaTimingFunction(controlPoints: 0, 0, 0.58, 1),
        .easeInEaseOut: CAMediaTimingFunction(controlPoints: 0.42, 0, 0.58, 1),
        .default: CAMediaTimingFunction(controlPoints: 0.25, 0.1, 0.25, 1),
    ]
}

/// A class whose initialisers may hand out an object that exists already.
protocol SharedObject {}

extension SharedObject {
    init(shared object: Any) { self = object as! Self }
}
