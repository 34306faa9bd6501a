public import QuartzCore

/// By what the prefix of a unit multiplies.
public enum HKMetricPrefix: Int, Sendable {
    /// By 1.
    case none = 0
    /// By 10⁻¹².
    case pico = 1
    /// By 10⁻⁹.
    case nano = 2
    /// By 10⁻⁶.
    case micro = 3
    /// By 10⁻³.
    case milli = 4
    /// By 10⁻².
    case centi = 5
    /// By 10⁻¹.
    case deci = 6
    /// By 10.
    case deca = 7
    /// By 100.
    case hecto = 8
    /// By 1,000.
    case kilo = 9
    /// By 10⁶.
    case mega = 10
    /// By 10⁹.
    case giga = 11
    /// By 10¹².
    case tera = 12
    /// By 10⁻¹⁵.
    case femto = 13
}

/// Grams of a mole of glucose.
public let HKUnitMolarMassBloodGlucose = 180.15588000005408

/// A unit of measure, such as "mg/dL": products and powers of simple units.
open class HKUnit: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    let parts: [UnitPart]

    init(parts: [UnitPart]) {
        self.parts = UnitPart.joined(parts)
        super.init()
    }

    /// The unit of a text, such as "count/min", "kg" or "mmol<180.1558800000541>/L".
    public convenience init(from string: String) {
        guard let parts = UnitPart.parts(of: string) else {
            preconditionFailure("HKUnit(from: \"\(string)\"): there is no such unit.")
        }
        self.init(parts: parts)
    }

    private convenience init(_ symbol: String, _ prefix: HKMetricPrefix = .none) {
        self.init(parts: [UnitPart(symbol: symbol, prefix: prefix)])
    }

    /// Makes the object from an archive.
    public required convenience init?(coder: NSCoder) {
        guard let text = coder.decodeObject(of: NSString.self, forKey: "HKUnit"),
            let parts = UnitPart.parts(of: text as String)
        else { return nil }
        self.init(parts: parts)
    }

    /// Yes.
    open class var supportsSecureCoding: Bool { true }
    /// Writes the unit's text into an archive.
    open func encode(with coder: NSCoder) { coder.encode(unitString as NSString, forKey: "HKUnit") }
    /// Units do not change: the same one.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// The unit as text.
    open var unitString: String { UnitPart.text(of: parts) }
    /// The unit as text.
    open override var description: String { unitString }

    /// Whether it is no unit at all.
    open func isNull() -> Bool { parts.isEmpty }

    /// Whether both are the same unit.
    open override func isEqual(_ object: Any?) -> Bool { (object as? HKUnit)?.unitString == unitString }
    open override var hash: Int { unitString.hashValue }

    // MARK: Composed ones

    /// This unit times another.
    open func unitMultiplied(by unit: HKUnit) -> HKUnit { HKUnit(parts: parts + unit.parts) }
    /// This unit for each of another.
    open func unitDivided(by unit: HKUnit) -> HKUnit { HKUnit(parts: parts + unit.reciprocal().parts) }
    /// This unit so many times with itself.
    open func unitRaised(toPower power: Int) -> HKUnit { HKUnit(parts: parts.map { $0.raised(to: power) }) }
    /// One for each of this unit.
    open func reciprocal() -> HKUnit { unitRaised(toPower: -1) }

    // MARK: Simple ones

    /// Grams.
    open class func gram() -> HKUnit { HKUnit("g") }
    /// Grams with a prefix.
    open class func gramUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit("g", prefix) }
    /// Ounces.
    open class func ounce() -> HKUnit { HKUnit("oz") }
    /// Pounds.
    open class func pound() -> HKUnit { HKUnit("lb") }
    /// Stones.
    open class func stone() -> HKUnit { HKUnit("st") }
    /// Moles of something of which a mole has so many grams.
    open class func moleUnit(withMolarMass gramsPerMole: Double) -> HKUnit {
        moleUnit(with: .none, molarMass: gramsPerMole)
    }
    /// Moles with a prefix, of something of which a mole has so many grams.
    open class func moleUnit(with prefix: HKMetricPrefix, molarMass gramsPerMole: Double) -> HKUnit {
        HKUnit(parts: [UnitPart(symbol: "mol", prefix: prefix, molarMass: gramsPerMole)])
    }
    /// Metres.
    open class func meter() -> HKUnit { HKUnit("m") }
    /// Metres with a prefix.
    open class func meterUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit("m", prefix) }
    /// Inches.
    open class func inch() -> HKUnit { HKUnit("in") }
    /// Feet.
    open class func foot() -> HKUnit { HKUnit("ft") }
    /// Yards.
    open class func yard() -> HKUnit { HKUnit("yd") }
    /// Miles.
    open class func mile() -> HKUnit { HKUnit("mi") }
    /// Litres.
    open class func liter() -> HKUnit { HKUnit("L") }
    /// Litres with a prefix.
    open class func literUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit("L", prefix) }
    /// Fluid ounces of the United States.
    open class func fluidOunceUS() -> HKUnit { HKUnit("fl_oz_us") }
    /// Fluid ounces of Britain.
    open class func fluidOunceImperial() -> HKUnit { HKUnit("fl_oz_imp") }
    /// Pints of the United States.
    open class func pintUS() -> HKUnit { HKUnit("pt_us") }
    /// Pints of Britain.
    open class func pintImperial() -> HKUnit { HKUnit("pt_imp") }
    /// Cups of the United States.
    open class func cupUS() -> HKUnit { HKUnit("cup_us") }
    /// Cups of Britain.
    open class func cupImperial() -> HKUnit { HKUnit("cup_imp") }
    /// Seconds.
    open class func second() -> HKUnit { HKUnit("s") }
    /// Seconds with a prefix.
    open class func secondUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit("s", prefix) }
    /// Minutes.
    open class func minute() -> HKUnit { HKUnit("min") }
    /// Hours.
    open class func hour() -> HKUnit { HKUnit("hr") }
    /// Days.
    open class func day() -> HKUnit { HKUnit("d") }
    /// Joules.
    open class func joule() -> HKUnit { HKUnit("J") }
    /// Joules with a prefix.
    open class func jouleUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit("J", prefix) }
    /// Thousands of calories.
    open class func kilocalorie() -> HKUnit { HKUnit("kcal") }
    /// Calories, the small ones.
    open class func smallCalorie() -> HKUnit { HKUnit("cal") }
    /// Calories, the large ones.
    open class func largeCalorie() -> HKUnit { HKUnit("Cal") }
    /// Pascals.
    open class func pascal() -> HKUnit { HKUnit("Pa") }
    /// Pascals with a prefix.
    open class func pascalUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit("Pa", prefix) }
    /// Millimetres of mercury.
    open class func millimeterOfMercury() -> HKUnit { HKUnit("mmHg") }
    /// Centimetres of water.
    open class func centimeterOfWater() -> HKUnit { HKUnit("cmAq") }
    /// Atmospheres.
    open class func atmosphere() -> HKUnit { HKUnit("atm") }
    /// Degrees Celsius.
    open class func degreeCelsius() -> HKUnit { HKUnit("degC") }
    /// Degrees Fahrenheit.
    open class func degreeFahrenheit() -> HKUnit { HKUnit("degF") }
    /// Kelvins.
    open class func kelvin() -> HKUnit { HKUnit("K") }
    /// Siemens.
    open class func siemen() -> HKUnit { HKUnit("S") }
    /// Hertz.
    open class func hertz() -> HKUnit { HKUnit("Hz") }
    /// Volts.
    open class func volt() -> HKUnit { HKUnit("V") }
    /// Watts.
    open class func watt() -> HKUnit { HKUnit("W") }
    /// Units of the pharmacopoeia.
    open class func internationalUnit() -> HKUnit { HKUnit("IU") }
    /// How many.
    open class func count() -> HKUnit { HKUnit("count") }
    /// Parts of a whole, which is 1.
    open class func percent() -> HKUnit { HKUnit("%") }
}
