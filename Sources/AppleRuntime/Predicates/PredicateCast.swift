import CoreGraphics

/// The types that `CAST(value, 'NSDate')` makes of values.
enum PredicateCast: String {
    case number = "NSNumber"
    case decimal = "NSDecimalNumber"
    case text = "NSString"
    case date = "NSDate"

    /// The value as this type; dates are seconds since the reference date.
    func value(_ value: Any?) -> Any? {
        let value = value.flatMap(unwrapped)
        switch self {
        case .number, .decimal:
            if let date = value as? Date { return date.timeIntervalSinceReferenceDate }
            if let whole = PredicateValue.whole(value) { return whole }
            return PredicateValue.number(value) ?? PredicateValue.text(value).flatMap { Int($0) ?? Double($0) as Any? }
        case .text: return PredicateValue.text(value) ?? value.map { "\($0)" }
        case .date:
            return value as? Date ?? PredicateValue.number(value).map { Date(timeIntervalSinceReferenceDate: $0) }
        }
    }
}
