public import CoreGraphics

/// Writes measurements with their units: "5 km", "20°C".
open class MeasurementFormatter: Formatter, @unchecked Sendable {
    /// Which units are chosen.
    public struct UnitOptions: OptionSet, Sendable {
        /// The value as Apple's frameworks number it.
        public let rawValue: UInt

        /// The value of a number.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The measurement's own unit.
        public static let providedUnit = Self(rawValue: 1)
        /// The unit of its kind that gives a handy number.
        public static let naturalScale = Self(rawValue: 2)
        /// Degrees without saying which.
        public static let temperatureWithoutUnit = Self(rawValue: 4)
    }

    /// Which units are chosen. Without an option those that the locale's people use.
    open var unitOptions: UnitOptions = []
    /// How long units are written: "5m", "5 m", "5 meters".
    open var unitStyle = Formatter.UnitStyle.medium
    /// The language and whether miles are used.
    open var locale: Locale! = .user {
        didSet { numberFormatter.locale = locale }
    }
    /// How numbers are written.
    open var numberFormatter: NumberFormatter! = {
        let format = NumberFormatter(locale: .user)
        format.numberStyle = .decimal
        return format
    }()

    /// A measurement as text.
    open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
        let (value, unit) = chosen(measurement.value, measurement.unit)
        let number = numberFormatter.string(from: value as NSNumber) ?? "\(value)"
        if unit is UnitTemperature {
            return unitOptions.contains(.temperatureWithoutUnit) ? "\(number)°" : "\(number)\(unit.symbol)"
        }
        switch unitStyle {
        case .short: return "\(number)\(unit.symbol)"
        case .long: return "\(number) \(MeasureNames.name(of: unit, isOne: value == 1))"
        default: return "\(number) \(unit.symbol)"
        }
    }

    /// The name of a unit.
    open func string(from unit: Unit) -> String {
        unitStyle == .long ? MeasureNames.name(of: unit, isOne: false) : unit.symbol
    }

    open override func string(for obj: Any?) -> String? {
        switch obj {
        case let measure as NSMeasurement: string(from: Measurement(value: measure.doubleValue, unit: measure.unit))
        case let unit as Unit: string(from: unit)
        default: nil
        }
    }

    private func chosen(_ value: Double, _ unit: Unit) -> (Double, Unit) {
        guard !unitOptions.contains(.providedUnit), let unit = unit as? Dimension else { return (value, unit) }
        let base = unit.converter.baseUnitValue(fromValue: value)
        let isMetric = locale?.measurementSystem == .metric
        let steps = unitOptions.contains(.naturalScale) ? MeasureNames.scale(of: unit, isMetric: isMetric) : []
        if let best = steps.last(where: { abs($0.converter.value(fromBaseUnitValue: base)) >= 1 }) ?? steps.first {
            return (best.converter.value(fromBaseUnitValue: base), best)
        }
        guard let usual = MeasureNames.usual(for: unit, isMetric: isMetric) else { return (value, unit) }
        return (usual.converter.value(fromBaseUnitValue: base), usual)
    }
}

/// What units are called, and which ones are used where.
private enum MeasureNames {
    private static let names: [String: (one: String, many: String)] = [
        "km": ("kilometer", "kilometers"), "m": ("meter", "meters"), "cm": ("centimeter", "centimeters"),
        "mm": ("millimeter", "millimeters"), "mi": ("mile", "miles"), "ft": ("foot", "feet"), "in": ("inch", "inches"),
        "yd": ("yard", "yards"), "kg": ("kilogram", "kilograms"), "g": ("gram", "grams"), "lb": ("pound", "pounds"),
        "oz": ("ounce", "ounces"), "L": ("liter", "liters"), "mL": ("milliliter", "milliliters"),
        "m/s": ("meter per second", "meters per second"), "km/h": ("kilometer per hour", "kilometers per hour"),
        "mph": ("mile per hour", "miles per hour"), "hr": ("hour", "hours"), "min": ("minute", "minutes"),
        "s": ("second", "seconds"), "J": ("joule", "joules"), "kcal": ("kilocalorie", "kilocalories"),
    ]

    static func name(of unit: Unit, isOne: Bool) -> String {
        guard let name = names[unit.symbol] else { return unit.symbol }
        return isOne ? name.one : name.many
    }

    /// The units of a kind from small to large.
    static func scale(of unit: Dimension, isMetric: Bool) -> [Dimension] {
        switch unit {
        case is UnitLength:
            isMetric
                ? [UnitLength.millimeters, UnitLength.centimeters, UnitLength.meters, UnitLength.kilometers]
                : [UnitLength.inches, UnitLength.feet, UnitLength.miles]
        case is UnitMass: isMetric ? [UnitMass.grams, UnitMass.kilograms] : [UnitMass.ounces, UnitMass.pounds]
        case is UnitDuration: [UnitDuration.seconds, UnitDuration.minutes, UnitDuration.hours]
        case is UnitVolume where isMetric: [UnitVolume.milliliters, UnitVolume.liters]
        default: []
        }
    }

    /// What people use for a kind of measure; nil keeps the unit.
    static func usual(for unit: Dimension, isMetric: Bool) -> Dimension? {
        switch unit {
        case is UnitLength: isMetric ? UnitLength.kilometers : UnitLength.miles
        case is UnitTemperature: isMetric ? UnitTemperature.celsius : UnitTemperature.fahrenheit
        case is UnitMass: isMetric ? UnitMass.kilograms : UnitMass.pounds
        case is UnitSpeed: isMetric ? UnitSpeed.kilometersPerHour : UnitSpeed.milesPerHour
        default: nil
        }
    }
}
