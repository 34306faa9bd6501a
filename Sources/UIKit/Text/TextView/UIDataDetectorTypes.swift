import CoreGraphics

/// What of a text is found and can be tapped.
public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
    /// The value as Apple's frameworks number it.
    public let rawValue: UInt

    /// The value of a number.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// Telephone numbers.
    public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
    /// Addresses of pages and of electronic mail.
    public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
    /// Addresses of houses. Not found on Linux.
    public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
    /// Dates. Not found on Linux.
    public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
    /// Numbers of parcels. Not found on Linux.
    public static let shipmentTrackingNumber = UIDataDetectorTypes(rawValue: 1 << 4)
    /// Numbers of flights. Not found on Linux.
    public static let flightNumber = UIDataDetectorTypes(rawValue: 1 << 5)
    /// What one may want to look up. Not found on Linux.
    public static let lookupSuggestion = UIDataDetectorTypes(rawValue: 1 << 6)
    /// Amounts of money. Not found on Linux.
    public static let money = UIDataDetectorTypes(rawValue: 1 << 7)
    /// Amounts with a unit. Not found on Linux.
    public static let physicalValue = UIDataDetectorTypes(rawValue: 1 << 8)
    /// Everything.
    public static let all = UIDataDetectorTypes(rawValue: .max)
}

extension UIDataDetectorTypes {
    /// What is found in a text, first to last: where (UTF-16), and what it leads to.
    func links(in text: String) -> [(range: NSRange, url: URL)] {
        if self != .all, !subtracting([.link, .phoneNumber]).isEmpty {
            Diagnostics.report(
                "dataDetectorTypes finds links and telephone numbers on Linux, nothing else.", key: "data detectors")
        }
        var kinds: Set<DetectedData.Kind> = []
        if contains(.link) { kinds.insert(.link) }
        if contains(.phoneNumber) { kinds.insert(.phoneNumber) }
        return DetectedData.all(in: text, kinds).map { ($0.range, $0.url) }
    }
}
