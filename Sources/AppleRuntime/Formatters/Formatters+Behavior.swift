public import CoreGraphics

extension NumberFormatter {
    /// Which version's rules hold.
    public enum Behavior: UInt, Sendable {
        case `default` = 0
        case behavior10_0 = 1000
        case behavior10_4 = 1040
    }

    /// Those of 10.4, always.
    public var formatterBehavior: Behavior {
        get { .behavior10_4 }
        set {}
    }
}

extension DateFormatter {
    /// Which version's rules hold.
    public enum Behavior: UInt, Sendable {
        case `default` = 0
        case behavior10_0 = 1000
        case behavior10_4 = 1040
    }

    /// Those of 10.4, always.
    public var formatterBehavior: Behavior {
        get { .behavior10_4 }
        set {}
    }
}

extension ProcessInfo {
    /// How hot the machine is.
    public enum ThermalState: Int, Sendable { case nominal, fair, serious, critical }

    /// Nothing here tells of heat.
    public var thermalState: ThermalState { .nominal }
    /// Nothing here saves power on its own.
    public var isLowPowerModeEnabled: Bool { false }
    /// Posted when the machine gets hotter or cooler. It never does here.
    public static let thermalStateDidChangeNotification = Notification.Name("NSProcessInfoThermalStateDidChange")
}

extension Notification.Name {
    /// Posted when power is saved or no longer. It never changes here.
    public static let NSProcessInfoPowerStateDidChange = Notification.Name("NSProcessInfoPowerStateDidChange")
}

extension Formatter {
    /// Reads a value out of a text, for the formatters of Foundation. False where there is none.
    ///
    /// A formatter of the program's own reads by its own functions; this one is not asked for it.
    @discardableResult
    public func getObjectValue(
        _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
        errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
    ) -> Bool {
        let found: AnyObject? =
            switch self {
            case let formatter as NumberFormatter: formatter.number(from: string)
            case let formatter as DateFormatter: formatter.date(from: string).map { $0 as NSDate }
            case let formatter as ISO8601DateFormatter: formatter.date(from: string).map { $0 as NSDate }
            default: nil
            }
        guard let found else {
            error?.pointee = "The value “\(string)” is invalid." as NSString
            return false
        }
        obj?.pointee = found
        return true
    }
}
