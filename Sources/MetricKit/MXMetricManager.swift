public import Foundation

/// Hears what the system has measured of the program. Both methods may be left out.
public protocol MXMetricManagerSubscriber: NSObjectProtocol {
    /// Measures of a day.
    func didReceive(_ payloads: [MXMetricPayload])
    /// What went wrong.
    func didReceive(_ payloads: [MXDiagnosticPayload])
}

extension MXMetricManagerSubscriber {
    /// Does nothing where it is not implemented.
    public func didReceive(_ payloads: [MXMetricPayload]) {}
    /// Does nothing where it is not implemented.
    public func didReceive(_ payloads: [MXDiagnosticPayload]) {}
}

/// Hands out what the system measures of the program. Nothing here measures: nobody ever hears of anything.
open class MXMetricManager: NSObject, @unchecked Sendable {
    private static let only = MXMetricManager(alone: ())
    private init(alone: Void) { super.init() }

    /// The program's own.
    open class var shared: MXMetricManager { only }
    /// What was handed out before: nothing.
    open var pastPayloads: [MXMetricPayload] { [] }
    /// What went wrong before: nothing.
    open var pastDiagnosticPayloads: [MXDiagnosticPayload] { [] }

    /// Somebody wants to hear of measures. There are none.
    open func add(_ subscriber: any MXMetricManagerSubscriber) {}
    /// Somebody wants to hear no more.
    open func remove(_ subscriber: any MXMetricManagerSubscriber) {}
}

/// What describes the program and the machine beside a measure.
open class MXMetaData: NSObject, @unchecked Sendable {
    /// Where the user lives, as the machine knows it.
    open var regionFormat: String { Locale.current.identifier }
    /// The system and its version.
    open var osVersion: String { ProcessInfo.processInfo.operatingSystemVersionString }
    /// The kind of machine.
    open var deviceType: String { platformArchitecture }
    /// The program's build.
    open var applicationBuildVersion: String {
        Bundle.main.infoDictionary?["CFBundleVersion"] as? String ?? ""
    }
    /// For which processor the program is built.
    open var platformArchitecture: String {
        #if arch(arm64)
        "arm64"
        #else
        "x86_64"
        #endif
    }

    /// The same as JSON.
    open func jsonRepresentation() -> Data {
        let values = [
            "appBuildVersion": applicationBuildVersion, "osVersion": osVersion, "deviceType": deviceType,
            "platformArchitecture": platformArchitecture, "regionFormat": regionFormat,
        ]
        return (try? JSONSerialization.data(withJSONObject: values, options: .sortedKeys)) ?? Data()
    }
}

/// Measures of a day. Nothing here makes one.
open class MXMetricPayload: NSObject, @unchecked Sendable {
    /// The version of the program that was measured.
    public let latestApplicationVersion = ""
    /// Whether several versions ran in that time.
    public let includesMultipleApplicationVersions = false
    /// When it began.
    public let timeStampBegin = Date.distantPast
    /// When it ended.
    public let timeStampEnd = Date.distantPast
    /// The program and the machine.
    public let metaData: MXMetaData? = nil
    /// The measures by name.
    open func dictionaryRepresentation() -> [AnyHashable: Any] { [:] }
    /// The measures as JSON.
    open func jsonRepresentation() -> Data { Data("{}".utf8) }

    init(none: Void) { super.init() }
}

/// What went wrong in some time. Nothing here makes one.
open class MXDiagnosticPayload: NSObject, @unchecked Sendable {
    /// Where too much of the processor was used.
    public let cpuExceptionDiagnostics: [MXCPUExceptionDiagnostic]? = nil
    /// Where too much was written.
    public let diskWriteExceptionDiagnostics: [MXDiskWriteExceptionDiagnostic]? = nil
    /// Where nothing moved.
    public let hangDiagnostics: [MXHangDiagnostic]? = nil
    /// Where the program ended.
    public let crashDiagnostics: [MXCrashDiagnostic]? = nil
    /// When it began.
    public let timeStampBegin = Date.distantPast
    /// When it ended.
    public let timeStampEnd = Date.distantPast
    /// All of it by name.
    open func dictionaryRepresentation() -> [AnyHashable: Any] { [:] }
    /// All of it as JSON.
    open func jsonRepresentation() -> Data { Data("{}".utf8) }

    init(none: Void) { super.init() }
}
