import CoreGraphics

/// What a constraint of a file relates.
struct ConstraintSides {
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

    /// The same as an object, for an initialiser that is called through a metatype.
    final class Reference {
        let sides: ConstraintSides

        init(_ sides: ConstraintSides) { self.sides = sides }
    }
}

/// Makes constraints, also of a program's own class; see Instances.swift.
extension NSLayoutConstraint {
    private convenience init(_ sides: ConstraintSides) {
        self.init(
            item: sides.first.item, attribute: sides.first.attribute, relatedBy: sides.relation,
            toItem: sides.second?.item, attribute: sides.second?.attribute ?? .notAnAttribute,
            multiplier: sides.multiplier, constant: sides.constant)
    }

    @_silgen_name("mutoscope_NSLayoutConstraint_fresh")
    convenience init(fresh sides: ConstraintSides.Reference) { self.init(sides.sides) }

    @_silgen_name("mutoscope_NSLayoutConstraint_fresh")
    private final class func _instantiate(_ sides: consuming ConstraintSides.Reference) -> NSLayoutConstraint

    static func make(_ type: NSLayoutConstraint.Type, _ sides: ConstraintSides) -> NSLayoutConstraint {
        type == NSLayoutConstraint.self
            ? NSLayoutConstraint(sides) : type._instantiate(ConstraintSides.Reference(sides))
    }
}
