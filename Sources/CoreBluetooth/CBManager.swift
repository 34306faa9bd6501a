public import Foundation

// There is no Bluetooth here: managers say that the device does not support it, and nobody is found.

/// Whether there is Bluetooth.
public enum CBManagerState: Int, Sendable {
    /// Nobody knows yet.
    case unknown
    /// It starts again.
    case resetting
    /// The device has none.
    case unsupported
    /// The program may not use it.
    case unauthorized
    /// It is off.
    case poweredOff
    /// It is on.
    case poweredOn
}

/// Whether there is Bluetooth for centrals, in older sources.
public enum CBCentralManagerState: Int, Sendable {
    /// Nobody knows yet.
    case unknown
    /// It starts again.
    case resetting
    /// The device has none.
    case unsupported
    /// The program may not use it.
    case unauthorized
    /// It is off.
    case poweredOff
    /// It is on.
    case poweredOn
}

/// Whether the program may use Bluetooth.
public enum CBManagerAuthorization: Int, Sendable {
    /// The user was not asked.
    case notDetermined
    /// The device does not let it.
    case restricted
    /// The user said no.
    case denied
    /// The user said yes.
    case allowedAlways
}

/// What speaks Bluetooth. Nothing does.
open class CBManager: NSObject, @unchecked Sendable {
    /// Whether there is Bluetooth: unknown until the delegate hears that the device has none.
    open internal(set) var state = CBManagerState.unknown
    /// Whether the program may use it.
    open var authorization: CBManagerAuthorization { .notDetermined }
    /// Whether the program may use it.
    open class var authorization: CBManagerAuthorization { .notDetermined }

    /// One that nobody hears of.
    public override init() { super.init() }

    /// Tells the delegate once on a queue that the device has none.
    func refuse(on queue: DispatchQueue?, _ tell: @escaping () -> Void) {
        nonisolated(unsafe) let tell = tell
        (queue ?? .main).async { [self] in
            state = .unsupported
            tell()
        }
    }
}

/// The name of a service and the like: 16, 32 or 128 bits.
open class CBUUID: NSObject, NSCopying, @unchecked Sendable {
    /// The bytes.
    open private(set) var data: Data

    /// One of a text of 4, 8 or 36 characters.
    public init(string theString: String) {
        if theString.count == 36, let long = UUID(uuidString: theString) {
            data = withUnsafeBytes(of: long.uuid) { Data($0) }
        } else {
            let digits = Array(theString)
            precondition(
                (digits.count == 4 || digits.count == 8) && digits.allSatisfy(\.isHexDigit),
                "String \(theString) does not represent a valid UUID")
            data = Data(
                stride(from: 0, to: digits.count, by: 2).compactMap { UInt8(String(digits[$0...$0 + 1]), radix: 16) })
        }
        super.init()
    }
    /// One of 2, 4 or 16 bytes.
    public init(data theData: Data) {
        precondition([2, 4, 16].contains(theData.count), "\(theData) does not represent a valid UUID")
        data = theData
        super.init()
    }
    /// One of Foundation's.
    public convenience init(nsuuid theUUID: UUID) { self.init(string: theUUID.uuidString) }

    /// The shortest text.
    open var uuidString: String {
        let digits = data.map { String(format: "%02X", $0) }.joined()
        guard data.count == 16 else { return digits }
        let parts = [(0, 8), (8, 4), (12, 4), (16, 4), (20, 12)]
        return parts.map { String(digits.dropFirst($0.0).prefix($0.1)) }.joined(separator: "-")
    }
    /// All 16 bytes: short ones stand in Bluetooth's own.
    private var long: Data {
        guard data.count < 16 else { return data }
        let base: [UInt8] = [0, 0, 0x10, 0, 0x80, 0, 0, 0x80, 0x5F, 0x9B, 0x34, 0xFB]
        return Data(count: 4 - data.count) + data + base
    }
    open override var description: String { uuidString }
    open override var hash: Int { long.hashValue }
    open override func isEqual(_ object: Any?) -> Bool { (object as? CBUUID)?.long == long }
    /// Itself: it does not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Another device.
open class CBPeer: NSObject, @unchecked Sendable {
    /// By which it is known again.
    open private(set) var identifier = UUID()

    override init() { super.init() }
}

/// The domain of these errors.
public let CBErrorDomain = "CBErrorDomain"
/// The domain of what devices answer.
public let CBATTErrorDomain = "CBATTErrorDomain"
