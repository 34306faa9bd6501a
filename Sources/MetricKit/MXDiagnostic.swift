public import Foundation

// The kinds of what goes wrong. Nothing here makes one.

/// Something that went wrong.
open class MXDiagnostic: NSObject, @unchecked Sendable {
    /// The program and the machine.
    public let metaData = MXMetaData()
    /// The version of the program.
    public let applicationVersion = ""
    /// All of it by name.
    open func dictionaryRepresentation() -> [AnyHashable: Any] { [:] }
    /// All of it as JSON.
    open func jsonRepresentation() -> Data { Data("{}".utf8) }

    init(none: Void) { super.init() }
}

/// Which functions called which.
open class MXCallStackTree: NSObject, @unchecked Sendable {
    /// The calls as JSON.
    open func jsonRepresentation() -> Data { Data("{}".utf8) }
}

/// The program ended by itself.
open class MXCrashDiagnostic: MXDiagnostic, @unchecked Sendable {
    /// What it was doing.
    public let callStackTree = MXCallStackTree()
    /// Why it was ended.
    public let terminationReason: String? = nil
    /// Where in memory.
    public let virtualMemoryRegionInfo: String? = nil
    /// The kind of exception by its number.
    public let exceptionType: NSNumber? = nil
    /// The processor's code.
    public let exceptionCode: NSNumber? = nil
    /// The signal by its number.
    public let signal: NSNumber? = nil
}

/// The program did not answer.
open class MXHangDiagnostic: MXDiagnostic, @unchecked Sendable {
    /// What it was doing.
    public let callStackTree = MXCallStackTree()
    /// For how long.
    public let hangDuration = Measurement(value: 0, unit: UnitDuration.seconds)
}

/// The program used too much of the processor.
open class MXCPUExceptionDiagnostic: MXDiagnostic, @unchecked Sendable {
    /// What it was doing.
    public let callStackTree = MXCallStackTree()
    /// The processor's time.
    public let totalCPUTime = Measurement(value: 0, unit: UnitDuration.seconds)
    /// The time over which it was counted.
    public let totalSampledTime = Measurement(value: 0, unit: UnitDuration.seconds)
}

/// The program wrote too much.
open class MXDiskWriteExceptionDiagnostic: MXDiagnostic, @unchecked Sendable {
    /// What it was doing.
    public let callStackTree = MXCallStackTree()
    /// How much was written.
    public let totalWritesCaused = Measurement(value: 0, unit: UnitInformationStorage.bytes)
}
