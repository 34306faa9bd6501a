import CoreGraphics

/// What an attachment keeps.
enum AttachmentKind {
    /// The distance of two points.
    case distance
    /// No more than a distance of two points.
    case limit
    /// A line along which points move, as a direction of the reference space at first; nothing turns.
    case sliding(axis: Vector)
    /// Place and turn.
    case fixed
    /// A point about which both turn.
    case pin
}

extension UIAttachmentBehavior {
    /// What the attachment asks of two bodies in a step.
    func rows(_ kind: AttachmentKind, startTurn: Double, holderTurn: Double) -> (Vector, Double) -> [DynamicGuide.Row] {
        let range =
            Double(attachmentRange.minimum)...max(Double(attachmentRange.minimum), Double(attachmentRange.maximum))
        let length = max(0, Double(length)), friction = max(0, Double(frictionTorque)) * 100 * DynamicWorld.step
        let across = [Vector(x: 1, y: 0), Vector(x: 0, y: 1)]
        return { gap, turn in
            let turned = turn - startTurn
            switch kind {
            case .distance: return []
            case .limit:
                let distance = gap.length
                guard distance > 1e-6 else { return [] }
                return [.limit(.slide(gap * (1 / distance)), distance, in: 0...length)].compactMap { $0 }
            case .fixed:
                return across.map { DynamicGuide.Row(.slide($0), error: gap.dot($0)) } + [
                    DynamicGuide.Row(.turn, error: turned)
                ]
            case .pin:
                let drag = friction > 0 ? [DynamicGuide.Row(.turn, error: 0, impulses: -friction...friction)] : []
                // The first item's turn, seen from the other.
                let limit = DynamicGuide.Row.limit(.turn, turned, in: -range.upperBound ... -range.lowerBound)
                return across.map { DynamicGuide.Row(.slide($0), error: gap.dot($0)) } + drag
                    + [limit].compactMap { $0 }
            case .sliding(let axis):
                let along = axis.turned(by: holderTurn), normal = along.perpendicular
                let limit = DynamicGuide.Row.limit(
                    .slide(along), gap.dot(along), in: -range.upperBound ... -range.lowerBound)
                return [
                    DynamicGuide.Row(.slide(normal), error: gap.dot(normal)), DynamicGuide.Row(.turn, error: turned),
                ]
                    + [limit].compactMap { $0 }
            }
        }
    }
}

extension Vector {
    /// A length of 1 in the same direction; to the right where there is none.
    var unit: Vector { length > 0 ? self * (1 / length) : Vector(x: 1, y: 0) }
}
