import CoreGraphics

/// What a constraint of a file relates.
struct ConstraintSides {
    struct Side {
        let item: AnyObject
        let attribute: NSLayoutConstraint.Attribute
    }

    let first: Side
    let second: Side?
    let relation: NSLayoutConstraint.Relation
    let multiplier: CGFloat
    /// Points.
    let constant: CGFloat

    /// Why a constraint cannot relate them; nil where it can.
    var problem: String? {
        LayoutAttributeKind.problem(
            LayoutAttributeKind(first.attribute), second.map { LayoutAttributeKind($0.attribute) })
    }

    /// The same as an object, for an initialiser that is called through a metatype.
    final class Reference {
        let sides: ConstraintSides

        init(_ sides: ConstraintSides) { self.sides = sides }
    }
}

/// Makes constraints, also of a program's own class; see Instances.swift.
extension NSLayoutConstraint {
    /// What subclasses override, so that their own properties get their values.
    @_silgen_name("mutoscope_NSLayoutConstraint_fresh")
    convenience init(fresh reference: ConstraintSides.Reference) {
        let sides = reference.sides
        self.init(
            item: sides.first.item, attribute: sides.first.attribute, relatedBy: sides.relation,
            toItem: sides.second?.item, attribute: sides.second?.attribute ?? .notAnAttribute,
            multiplier: sides.multiplier, constant: sides.constant)
    }

    @_silgen_name("mutoscope_NSLayoutConstraint_fresh")
    private final class func _instantiate(_ sides: consuming ConstraintSides.Reference) -> NSLayoutConstraint

    static func make(_ type: NSLayoutConstraint.Type, _ sides: ConstraintSides) -> NSLayoutConstraint {
        guard type == NSLayoutConstraint.self else { return type._instantiate(ConstraintSides.Reference(sides)) }
        var second: LayoutQuantity?
        if let side = sides.second { second = LayoutQuantity(side) }
        return NSLayoutConstraint(
            LayoutQuantity(sides.first), sides.relation, second, multiplier: sides.multiplier, constant: sides.constant)
    }
}

extension LayoutQuantity {
    fileprivate init(_ side: ConstraintSides.Side) { self = .edge(LayoutItemReference(side.item), side.attribute) }
}
