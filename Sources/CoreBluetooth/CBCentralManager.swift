public import Foundation

/// Hears of devices nearby; all but the state is optional.
public protocol CBCentralManagerDelegate: NSObjectProtocol {
    /// Whether there is Bluetooth is known: the device has none.
    func centralManagerDidUpdateState(_ central: CBCentralManager)
    /// A program is started again to go on.
    func centralManager(_ central: CBCentralManager, willRestoreState dict: [String: Any])
    /// A device is near. None is.
    func centralManager(
        _ central: CBCentralManager, didDiscover peripheral: CBPeripheral, advertisementData: [String: Any],
        rssi RSSI: NSNumber)
    /// There is a connection. None comes about.
    func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral)
    /// No connection comes about.
    func centralManager(_ central: CBCentralManager, didFailToConnect peripheral: CBPeripheral, error: (any Error)?)
    /// A connection has ended.
    func centralManager(
        _ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral, error: (any Error)?)
}

extension CBCentralManagerDelegate {
    /// Does nothing where it is not implemented.
    public func centralManager(_ central: CBCentralManager, willRestoreState dict: [String: Any]) {}
    /// Does nothing where it is not implemented.
    public func centralManager(
        _ central: CBCentralManager, didDiscover peripheral: CBPeripheral, advertisementData: [String: Any],
        rssi RSSI: NSNumber
    ) {}
    /// Does nothing where it is not implemented.
    public func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral) {}
    /// Does nothing where it is not implemented.
    public func centralManager(
        _ central: CBCentralManager, didFailToConnect peripheral: CBPeripheral, error: (any Error)?
    ) {}
    /// Does nothing where it is not implemented.
    public func centralManager(
        _ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral, error: (any Error)?
    ) {}
}

/// Looks for devices nearby: there is no Bluetooth, so none is found.
open class CBCentralManager: CBManager, @unchecked Sendable {
    /// What devices and connections can do.
    public struct Feature: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// A set of bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// They tell more at once.
        public static let extendedScanAndConnect = Feature(rawValue: 1)
    }

    /// Hears of devices; not retained.
    open weak var delegate: (any CBCentralManagerDelegate)?
    /// Whether devices are looked for.
    open private(set) var isScanning = false

    /// Nobody hears of it yet.
    public convenience override init() { self.init(delegate: nil, queue: nil) }
    /// Who hears of it on which queue; nil is the main one.
    public convenience init(delegate: (any CBCentralManagerDelegate)?, queue: DispatchQueue?) {
        self.init(delegate: delegate, queue: queue, options: nil)
    }
    /// Who hears of it on which queue; nil is the main one.
    public init(delegate: (any CBCentralManagerDelegate)?, queue: DispatchQueue?, options: [String: Any]? = nil) {
        super.init()
        self.delegate = delegate
        refuse(on: queue) { [weak self] in
            if let self { self.delegate?.centralManagerDidUpdateState(self) }
        }
    }

    /// Whether something is there: nothing.
    open class func supports(_ features: Feature) -> Bool { false }
    /// Devices that were known: none.
    open func retrievePeripherals(withIdentifiers identifiers: [UUID]) -> [CBPeripheral] { [] }
    /// Devices that are connected: none.
    open func retrieveConnectedPeripherals(withServices serviceUUIDs: [CBUUID]) -> [CBPeripheral] { [] }
    /// Looks for devices: none is found.
    open func scanForPeripherals(withServices serviceUUIDs: [CBUUID]?, options: [String: Any]? = nil) {}
    /// Looks no more.
    open func stopScan() {}
    /// Connects a device. There is none.
    open func connect(_ peripheral: CBPeripheral, options: [String: Any]? = nil) {}
    /// Ends a connection. There is none.
    open func cancelPeripheralConnection(_ peripheral: CBPeripheral) {}
}

/// Whether a device is connected.
public enum CBPeripheralState: Int, Sendable {
    /// It is not.
    case disconnected
    /// It will be.
    case connecting
    /// It is.
    case connected
    /// It will be no longer.
    case disconnecting
}

/// A device nearby. None is found, so there is no such object.
open class CBPeripheral: CBPeer, @unchecked Sendable {
    /// Hears of it; not retained.
    open weak var delegate: (any CBPeripheralDelegate)?
    /// What it is called.
    open var name: String? { nil }
    /// Whether it is connected.
    open var state: CBPeripheralState { .disconnected }
    /// What it does, as far as known.
    open var services: [CBService]? { nil }
    /// Whether more can be written without an answer.
    open var canSendWriteWithoutResponse: Bool { false }
    /// Whether it may hear of what this device does.
    open var ancsAuthorized: Bool { false }

    /// Asks how near it is.
    open func readRSSI() {}
    /// Asks what it does.
    open func discoverServices(_ serviceUUIDs: [CBUUID]?) {}
    /// Asks what else belongs to something that it does.
    open func discoverIncludedServices(_ includedServiceUUIDs: [CBUUID]?, for service: CBService) {}
    /// Asks which values it has.
    open func discoverCharacteristics(_ characteristicUUIDs: [CBUUID]?, for service: CBService) {}
    /// Asks for a value.
    open func readValue(for characteristic: CBCharacteristic) {}
    /// How many bytes can be written at once.
    open func maximumWriteValueLength(for type: CBCharacteristicWriteType) -> Int { 20 }
    /// Writes a value.
    open func writeValue(_ data: Data, for characteristic: CBCharacteristic, type: CBCharacteristicWriteType) {}
    /// Asks to be told of changes.
    open func setNotifyValue(_ enabled: Bool, for characteristic: CBCharacteristic) {}
    /// Asks what is said of a value.
    open func discoverDescriptors(for characteristic: CBCharacteristic) {}
    /// Asks what is said of a value.
    open func readValue(for descriptor: CBDescriptor) {}
    /// Says something of a value.
    open func writeValue(_ data: Data, for descriptor: CBDescriptor) {}
}

/// Hears of a device; all of it is optional.
public protocol CBPeripheralDelegate: NSObjectProtocol {
    /// It is called otherwise.
    func peripheralDidUpdateName(_ peripheral: CBPeripheral)
    /// It does other things.
    func peripheral(_ peripheral: CBPeripheral, didModifyServices invalidatedServices: [CBService])
    /// How near it is is known.
    func peripheral(_ peripheral: CBPeripheral, didReadRSSI RSSI: NSNumber, error: (any Error)?)
    /// What it does is known.
    func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?)
    /// What else belongs to something that it does is known.
    func peripheral(
        _ peripheral: CBPeripheral, didDiscoverIncludedServicesFor service: CBService, error: (any Error)?)
    /// Which values it has is known.
    func peripheral(
        _ peripheral: CBPeripheral, didDiscoverCharacteristicsFor service: CBService, error: (any Error)?)
    /// A value came.
    func peripheral(
        _ peripheral: CBPeripheral, didUpdateValueFor characteristic: CBCharacteristic, error: (any Error)?)
    /// A value was written.
    func peripheral(
        _ peripheral: CBPeripheral, didWriteValueFor characteristic: CBCharacteristic, error: (any Error)?)
    /// Whether changes are told is another.
    func peripheral(
        _ peripheral: CBPeripheral, didUpdateNotificationStateFor characteristic: CBCharacteristic,
        error: (any Error)?)
    /// What is said of a value is known.
    func peripheral(
        _ peripheral: CBPeripheral, didDiscoverDescriptorsFor characteristic: CBCharacteristic, error: (any Error)?)
    /// What is said came.
    func peripheral(_ peripheral: CBPeripheral, didUpdateValueFor descriptor: CBDescriptor, error: (any Error)?)
    /// What is said was written.
    func peripheral(_ peripheral: CBPeripheral, didWriteValueFor descriptor: CBDescriptor, error: (any Error)?)
    /// More can be written without an answer.
    func peripheralIsReady(toSendWriteWithoutResponse peripheral: CBPeripheral)
}

extension CBPeripheralDelegate {
    /// Does nothing where it is not implemented.
    public func peripheralDidUpdateName(_ peripheral: CBPeripheral) {}
    /// Does nothing where it is not implemented.
    public func peripheral(_ peripheral: CBPeripheral, didModifyServices invalidatedServices: [CBService]) {}
    /// Does nothing where it is not implemented.
    public func peripheral(_ peripheral: CBPeripheral, didReadRSSI RSSI: NSNumber, error: (any Error)?) {}
    /// Does nothing where it is not implemented.
    public func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?) {}
    /// Does nothing where it is not implemented.
    public func peripheral(
        _ peripheral: CBPeripheral, didDiscoverIncludedServicesFor service: CBService, error: (any Error)?
    ) {}
    /// Does nothing where it is not implemented.
    public func peripheral(
        _ peripheral: CBPeripheral, didDiscoverCharacteristicsFor service: CBService, error: (any Error)?
    ) {}
    /// Does nothing where it is not implemented.
    public func peripheral(
        _ peripheral: CBPeripheral, didUpdateValueFor characteristic: CBCharacteristic, error: (any Error)?
    ) {}
    /// Does nothing where it is not implemented.
    public func peripheral(
        _ peripheral: CBPeripheral, didWriteValueFor characteristic: CBCharacteristic, error: (any Error)?
    ) {}
    /// Does nothing where it is not implemented.
    public func peripheral(
        _ peripheral: CBPeripheral, didUpdateNotificationStateFor characteristic: CBCharacteristic,
        error: (any Error)?
    ) {}
    /// Does nothing where it is not implemented.
    public func peripheral(
        _ peripheral: CBPeripheral, didDiscoverDescriptorsFor characteristic: CBCharacteristic, error: (any Error)?
    ) {}
    /// Does nothing where it is not implemented.
    public func peripheral(
        _ peripheral: CBPeripheral, didUpdateValueFor descriptor: CBDescriptor, error: (any Error)?
    ) {}
    /// Does nothing where it is not implemented.
    public func peripheral(
        _ peripheral: CBPeripheral, didWriteValueFor descriptor: CBDescriptor, error: (any Error)?
    ) {}
    /// Does nothing where it is not implemented.
    public func peripheralIsReady(toSendWriteWithoutResponse peripheral: CBPeripheral) {}
}

/// Whether the user is told that Bluetooth is off.
public let CBCentralManagerOptionShowPowerAlertKey = "kCBInitOptionShowPowerAlert"
/// By which a manager goes on once the program is started again.
public let CBCentralManagerOptionRestoreIdentifierKey = "kCBInitOptionRestoreIdentifier"
/// Whether a device is told each time that it is heard.
public let CBCentralManagerScanOptionAllowDuplicatesKey = "kCBScanOptionAllowDuplicates"
/// Devices that a program had.
public let CBCentralManagerRestoredStatePeripheralsKey = "kCBRestoredPeripherals"
/// What a device calls itself.
public let CBAdvertisementDataLocalNameKey = "kCBAdvDataLocalName"
/// What a maker says of a device.
public let CBAdvertisementDataManufacturerDataKey = "kCBAdvDataManufacturerData"
/// What a device does.
public let CBAdvertisementDataServiceUUIDsKey = "kCBAdvDataServiceUUIDs"
/// What a device says of what it does.
public let CBAdvertisementDataServiceDataKey = "kCBAdvDataServiceData"
/// Whether a device can be connected.
public let CBAdvertisementDataIsConnectable = "kCBAdvDataIsConnectable"
/// How loud a device speaks.
public let CBAdvertisementDataTxPowerLevelKey = "kCBAdvDataTxPowerLevel"
