public import CoreGraphics

/// How round one corner of a view is.
public struct UICornerRadius: Hashable, Sendable, CustomStringConvertible, ExpressibleByFloatLiteral,
    ExpressibleByIntegerLiteral
{
    enum Rule: Hashable, Sendable {
        case fixed(Double)
        case capsule
        case concentric(minimum: CGFloat?)
    }

    let rule: Rule

    /// A radius in points, at most half the view's smaller side.
    public static func fixed(_ radius: Double) -> UICornerRadius { UICornerRadius(rule: .fixed(radius)) }

    /// The radius of the corner around it, less the distance between the two: both have one centre. At least `minimum`, in points.
    public static func containerConcentric(minimum: CGFloat? = nil) -> UICornerRadius {
        UICornerRadius(rule: .concentric(minimum: minimum))
    }

    static let capsule = UICornerRadius(rule: .capsule)

    private init(rule: Rule) { self.rule = rule }

    /// A fixed radius, in points.
    public init(floatLiteral value: Double) { rule = .fixed(value) }
    /// A fixed radius, in points.
    public init(integerLiteral value: Int) { rule = .fixed(Double(value)) }

    /// As `.fixed(radius: 8.0)`.
    public var description: String {
        switch rule {
        case .fixed(let radius): ".fixed(radius: \(radius))"
        case .capsule: ".capsule"
        case .concentric(let minimum):
            ".containerConcentric(minimumRadius: \(minimum.map { "\(Double($0))" } ?? "nil"))"
        }
    }

    /// In points: of a view whose smaller side is twice `half`, in a corner of a container's radius and so far from it.
    func points(half: CGFloat, container: CGFloat, distance: CGFloat) -> CGFloat {
        let wanted: CGFloat =
            switch rule {
            case .fixed(let radius): CGFloat(radius)
            case .capsule: half
            case .concentric(let minimum): max(container - distance, minimum ?? 0)
            }
        return wanted.isNaN ? 0 : min(max(wanted, 0), half)
    }
}
