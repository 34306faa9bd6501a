public import Foundation

// There is no telephone: no carrier, no net of a carrier's, no calls.

/// Who carries calls. Nobody does.
open class CTCarrier: NSObject {
    /// What people call it.
    open var carrierName: String? { nil }
    /// Its country by number.
    open var mobileCountryCode: String? { nil }
    /// Its net by number.
    open var mobileNetworkCode: String? { nil }
    /// Its country by two letters.
    open var isoCountryCode: String? { nil }
    /// Whether it carries calls of other programs.
    open var allowsVOIP: Bool { false }

    /// A carrier of which nothing is known.
    public override init() { super.init() }
}

/// Hears that another line carries data; it is optional.
public protocol CTTelephonyNetworkInfoDelegate: NSObjectProtocol {
    /// Another line carries data.
    func dataServiceIdentifierDidChange(_ identifier: String)
}

extension CTTelephonyNetworkInfoDelegate {
    /// Does nothing where it is not implemented.
    public func dataServiceIdentifierDidChange(_ identifier: String) {}
}

/// What is known of telephones' nets: there is none.
open class CTTelephonyNetworkInfo: NSObject, @unchecked Sendable {
    /// Hears that another line carries data.
    open weak var delegate: (any CTTelephonyNetworkInfoDelegate)?
    /// Called when a carrier changes: never.
    open var serviceSubscriberCellularProvidersDidUpdateNotifier: ((String) -> Void)?
    /// Called when the carrier changes: never.
    open var subscriberCellularProviderDidUpdateNotifier: ((CTCarrier) -> Void)?

    /// What is known.
    public override init() { super.init() }

    /// Which line carries data: none.
    open var dataServiceIdentifier: String? { nil }
    /// Who carries which line: nobody.
    open var serviceSubscriberCellularProviders: [String: CTCarrier]? { nil }
    /// Who carries calls: nobody.
    open var subscriberCellularProvider: CTCarrier? { nil }
    /// How each line is carried: none is.
    open var serviceCurrentRadioAccessTechnology: [String: String]? { nil }
    /// How calls are carried: they are not.
    open var currentRadioAccessTechnology: String? { nil }
}

/// What programs of carriers may do.
open class CTCellularData: NSObject {
    /// Called when it changes: never.
    open var cellularDataRestrictionDidUpdateNotifier: ((CTCellularDataRestrictedState) -> Void)?
    /// Whether data may go over a telephone's net: it is not known, as there is none.
    open var restrictedState: CTCellularDataRestrictedState { .restrictedStateUnknown }
    /// What is known.
    public override init() { super.init() }
}

/// Whether data may go over a telephone's net.
public enum CTCellularDataRestrictedState: UInt, Sendable {
    /// It is not known.
    case restrictedStateUnknown = 0
    /// They may not.
    case restricted = 1
    /// They may.
    case notRestricted = 2
}

extension NSNotification.Name {
    /// Calls are carried in another way. It is never posted here.
    public static let CTServiceRadioAccessTechnologyDidChange = NSNotification.Name(
        "CTServiceRadioAccessTechnologyDidChangeNotification")
    /// Calls are carried in another way, in older sources. It is never posted here.
    public static let CTRadioAccessTechnologyDidChange = NSNotification.Name(
        "CTRadioAccessTechnologyDidChangeNotification")
}

/// The way of carrying that is called GPRS.
public let CTRadioAccessTechnologyGPRS = "CTRadioAccessTechnologyGPRS"
/// The way of carrying that is called Edge.
public let CTRadioAccessTechnologyEdge = "CTRadioAccessTechnologyEdge"
/// The way of carrying that is called WCDMA.
public let CTRadioAccessTechnologyWCDMA = "CTRadioAccessTechnologyWCDMA"
/// The way of carrying that is called HSDPA.
public let CTRadioAccessTechnologyHSDPA = "CTRadioAccessTechnologyHSDPA"
/// The way of carrying that is called HSUPA.
public let CTRadioAccessTechnologyHSUPA = "CTRadioAccessTechnologyHSUPA"
/// The way of carrying that is called CDMA1x.
public let CTRadioAccessTechnologyCDMA1x = "CTRadioAccessTechnologyCDMA1x"
/// The way of carrying that is called CDMAEVDORev0.
public let CTRadioAccessTechnologyCDMAEVDORev0 = "CTRadioAccessTechnologyCDMAEVDORev0"
/// The way of carrying that is called CDMAEVDORevA.
public let CTRadioAccessTechnologyCDMAEVDORevA = "CTRadioAccessTechnologyCDMAEVDORevA"
/// The way of carrying that is called CDMAEVDORevB.
public let CTRadioAccessTechnologyCDMAEVDORevB = "CTRadioAccessTechnologyCDMAEVDORevB"
/// The way of carrying that is called eHRPD.
public let CTRadioAccessTechnologyeHRPD = "CTRadioAccessTechnologyeHRPD"
/// The way of carrying that is called LTE.
public let CTRadioAccessTechnologyLTE = "CTRadioAccessTechnologyLTE"
/// The way of carrying that is called NRNSA.
public let CTRadioAccessTechnologyNRNSA = "CTRadioAccessTechnologyNRNSA"
/// The way of carrying that is called NR.
public let CTRadioAccessTechnologyNR = "CTRadioAccessTechnologyNR"
