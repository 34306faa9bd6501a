public import QuartzCore

/// So much of a unit.
open class HKQuantity: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    private let unit: HKUnit
    private let value: Double

    /// So much of a unit.
    public required init(unit: HKUnit, doubleValue value: Double) {
        self.unit = unit
        self.value = value
        super.init()
    }

    /// Makes the object from an archive.
    public required convenience init?(coder: NSCoder) {
        guard let unit = coder.decodeObject(of: HKUnit.self, forKey: "unit") else { return nil }
        self.init(unit: unit, doubleValue: coder.decodeDouble(forKey: "value"))
    }

    /// Yes.
    open class var supportsSecureCoding: Bool { true }

    /// Writes unit and number into an archive.
    open func encode(with coder: NSCoder) {
        coder.encode(unit, forKey: "unit")
        coder.encode(value, forKey: "value")
    }

    /// Quantities do not change: the same one.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Whether it can be told in another unit.
    open func `is`(compatibleWith unit: HKUnit) -> Bool {
        UnitPart.dimension(of: self.unit.parts) == UnitPart.dimension(of: unit.parts)
    }

    /// How much of another unit it is. The unit must measure the same.
    open func doubleValue(for unit: HKUnit) -> Double {
        precondition(self.is(compatibleWith: unit), "Attempt to convert incompatible units: \(self.unit), \(unit)")
        if unit == self.unit { return value }
        let base = value * UnitPart.size(of: self.unit.parts) + UnitPart.zero(of: self.unit.parts)
        return (base - UnitPart.zero(of: unit.parts)) / UnitPart.size(of: unit.parts)
    }

    /// Which of two is more. Both must measure the same.
    open func compare(_ quantity: HKQuantity) -> ComparisonResult {
        let other = quantity.doubleValue(for: unit)
        return value < other ? .orderedAscending : value > other ? .orderedDescending : .orderedSame
    }

    /// Whether both are equally much.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? HKQuantity, other.is(compatibleWith: unit) else { return false }
        return compare(other) == .orderedSame
    }

    open override var hash: Int {
        (value * UnitPart.size(of: unit.parts) + UnitPart.zero(of: unit.parts)).rounded(.toNearestOrEven).hashValue
    }
    /// Number and unit.
    open override var description: String { "\(value) \(unit)" }
}
