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
