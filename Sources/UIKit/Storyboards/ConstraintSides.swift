import CoreGraphics

/// What a constraint of a file relates.
@MainActor
final class ConstraintSides {
    struct Side {
        var item: Any
        var attribute: NSLayoutConstraint.Attribute
    }

    let first: Side
    let second: Side?
    let relation: NSLayoutConstraint.Relation
    let multiplier: CGFloat
    /// Points.
    let constant: CGFloat

    init(
        first: Side, second: Side?, relation: NSLayoutConstraint.Relation, multiplier: CGFloat, constant: CGFloat
    ) {
        self.first = first
        self.second = second
        self.relation = relation
        self.multiplier = multiplier
        self.constant = constant
    }
}

/// Makes a constraint of a program's own class; see Instances.swift.
extension NSLayoutConstraint {
    @_silgen_name("mutoscope_NSLayoutConstraint_fresh")
    convenience init(fresh sides: ConstraintSides) {
        self.init(
            item: sides.first.item, attribute: sides.first.attribute, relatedBy: sides.relation,
            toItem: sides.second?.item, attribute: sides.second?.attribute ?? .notAnAttribute,
            multiplier: sides.multiplier, constant: sides.constant)
    }

    @_silgen_name("mutoscope_NSLayoutConstraint_fresh")
    private final class func _instantiate(_ sides: consuming ConstraintSides) -> NSLayoutConstraint

    static func make(_ type: NSLayoutConstraint.Type, _ sides: ConstraintSides) -> NSLayoutConstraint {
        type == NSLayoutConstraint.self ? NSLayoutConstraint(fresh: sides) : type._instantiate(sides)
    }
}
