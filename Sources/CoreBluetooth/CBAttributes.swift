public import Foundation

/// Something that a device has.
open class CBAttribute: NSObject, @unchecked Sendable {
    /// What it is.
    open private(set) var uuid: CBUUID

    init(_ uuid: CBUUID) {
        self.uuid = uuid
        super.init()
    }
}

/// Something that a device does.
open class CBService: CBAttribute, @unchecked Sendable {
    /// Whose it is; nil where it is this device's.
    open var peripheral: CBPeripheral? { nil }
    /// Whether it is what the device is for.
    open internal(set) var isPrimary = true
    /// What else belongs to it.
    open var includedServices: [CBService]? {
        get { others }
        set { others = newValue }
    }
    /// Its values.
    open var characteristics: [CBCharacteristic]? {
        get { values }
        set { values = newValue }
    }
    private var others: [CBService]?
    private var values: [CBCharacteristic]?
}

/// Something that this device does.
open class CBMutableService: CBService, @unchecked Sendable {
    /// One of a kind.
    public init(type UUID: CBUUID, primary isPrimary: Bool) {
        super.init(UUID)
        self.isPrimary = isPrimary
    }
}

/// What can be done with a value.
public struct CBCharacteristicProperties: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// A set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// It is told to all.
    public static let broadcast = CBCharacteristicProperties(rawValue: 0x01)
    /// It is read.
    public static let read = CBCharacteristicProperties(rawValue: 0x02)
    /// It is written without an answer.
    public static let writeWithoutResponse = CBCharacteristicProperties(rawValue: 0x04)
    /// It is written.
    public static let write = CBCharacteristicProperties(rawValue: 0x08)
    /// It is told without an answer.
    public static let notify = CBCharacteristicProperties(rawValue: 0x10)
    /// It is told.
    public static let indicate = CBCharacteristicProperties(rawValue: 0x20)
    /// It is written with a signature.
    public static let authenticatedSignedWrites = CBCharacteristicProperties(rawValue: 0x40)
    /// There is more.
    public static let extendedProperties = CBCharacteristicProperties(rawValue: 0x80)
    /// Only who is trusted is told without an answer.
    public static let notifyEncryptionRequired = CBCharacteristicProperties(rawValue: 0x100)
    /// Only who is trusted is told.
    public static let indicateEncryptionRequired = CBCharacteristicProperties(rawValue: 0x200)
}

/// Who may do what with a value.
public struct CBAttributePermissions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// A set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// All may read.
    public static let readable = CBAttributePermissions(rawValue: 0x01)
    /// All may write.
    public static let writeable = CBAttributePermissions(rawValue: 0x02)
    /// Who is trusted may read.
    public static let readEncryptionRequired = CBAttributePermissions(rawValue: 0x04)
    /// Who is trusted may write.
    public static let writeEncryptionRequired = CBAttributePermissions(rawValue: 0x08)
}

/// How a value is written.
public enum CBCharacteristicWriteType: Int, Sendable {
    /// With an answer.
    case withResponse
    /// Without one.
    case withoutResponse
}

/// A value that a device has.
open class CBCharacteristic: CBAttribute, @unchecked Sendable {
    /// Of what; nil where it is not added yet.
    open var service: CBService? { nil }
    /// What can be done with it.
    open internal(set) var properties: CBCharacteristicProperties = []
    /// What it is, as far as known.
    open var value: Data? {
        get { bytes }
        set { bytes = newValue }
    }
    /// What is said of it.
    open var descriptors: [CBDescriptor]? {
        get { said }
        set { said = newValue }
    }
    /// Whether changes are told.
    open var isNotifying: Bool { false }
    private var bytes: Data?
    private var said: [CBDescriptor]?
}

/// A value that this device has.
open class CBMutableCharacteristic: CBCharacteristic, @unchecked Sendable {
    /// Who may do what with it.
    open var permissions: CBAttributePermissions
    /// Who is told of changes. Nobody is near.
    open var subscribedCentrals: [CBCentral]? { nil }

    /// One of a kind; nil is asked for when it is read.
    public init(
        type UUID: CBUUID, properties: CBCharacteristicProperties, value: Data?, permissions: CBAttributePermissions
    ) {
        self.permissions = permissions
        super.init(UUID)
        self.properties = properties
        self.value = value
    }
}

/// What is said of a value.
open class CBDescriptor: CBAttribute, @unchecked Sendable {
    /// Of which; nil where it is not added yet.
    open var characteristic: CBCharacteristic? { nil }
    /// What.
    open internal(set) var value: Any?
}

/// What this device says of a value.
open class CBMutableDescriptor: CBDescriptor, @unchecked Sendable {
    /// Something of a kind.
    public init(type UUID: CBUUID, value: Any?) {
        super.init(UUID)
        self.value = value
    }
}

/// What another device asks for. Nobody is near.
open class CBATTRequest: NSObject, @unchecked Sendable {
    /// Who asks.
    open var central: CBCentral { CBCentral() }
    /// For what.
    open var characteristic: CBCharacteristic { CBCharacteristic(CBUUID(data: Data(count: 2))) }
    /// From which byte on.
    open var offset: Int { 0 }
    /// What is written, or the answer.
    open var value: Data?

    override init() { super.init() }
}

/// A device that uses this one. Nobody is near.
open class CBCentral: CBPeer, @unchecked Sendable {
    /// How many bytes a change may have.
    open var maximumUpdateValueLength: Int { 20 }
}
