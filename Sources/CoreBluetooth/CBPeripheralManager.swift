public import Foundation

/// Hears of devices that use this one; all but the state is optional.
public protocol CBPeripheralManagerDelegate: NSObjectProtocol {
    /// Whether there is Bluetooth is known: the device has none.
    func peripheralManagerDidUpdateState(_ peripheral: CBPeripheralManager)
    /// This device is told of, or not.
    func peripheralManagerDidStartAdvertising(_ peripheral: CBPeripheralManager, error: (any Error)?)
    /// Something that this device does is known, or not.
    func peripheralManager(_ peripheral: CBPeripheralManager, didAdd service: CBService, error: (any Error)?)
    /// A device wants to be told of changes. None is near.
    func peripheralManager(
        _ peripheral: CBPeripheralManager, central: CBCentral, didSubscribeTo characteristic: CBCharacteristic)
    /// A device wants to be told of changes no longer.
    func peripheralManager(
        _ peripheral: CBPeripheralManager, central: CBCentral, didUnsubscribeFrom characteristic: CBCharacteristic)
    /// A device reads. None is near.
    func peripheralManager(_ peripheral: CBPeripheralManager, didReceiveRead request: CBATTRequest)
    /// A device writes. None is near.
    func peripheralManager(_ peripheral: CBPeripheralManager, didReceiveWrite requests: [CBATTRequest])
    /// More can be told.
    func peripheralManagerIsReady(toUpdateSubscribers peripheral: CBPeripheralManager)
}

extension CBPeripheralManagerDelegate {
    /// Does nothing where it is not implemented.
    public func peripheralManagerDidStartAdvertising(_ peripheral: CBPeripheralManager, error: (any Error)?) {}
    /// Does nothing where it is not implemented.
    public func peripheralManager(
        _ peripheral: CBPeripheralManager, didAdd service: CBService, error: (any Error)?
    ) {}
    /// Does nothing where it is not implemented.
    public func peripheralManager(
        _ peripheral: CBPeripheralManager, central: CBCentral, didSubscribeTo characteristic: CBCharacteristic
    ) {}
    /// Does nothing where it is not implemented.
    public func peripheralManager(
        _ peripheral: CBPeripheralManager, central: CBCentral, didUnsubscribeFrom characteristic: CBCharacteristic
    ) {}
    /// Does nothing where it is not implemented.
    public func peripheralManager(_ peripheral: CBPeripheralManager, didReceiveRead request: CBATTRequest) {}
    /// Does nothing where it is not implemented.
    public func peripheralManager(_ peripheral: CBPeripheralManager, didReceiveWrite requests: [CBATTRequest]) {}
    /// Does nothing where it is not implemented.
    public func peripheralManagerIsReady(toUpdateSubscribers peripheral: CBPeripheralManager) {}
}

/// Lets devices nearby use this one: there is no Bluetooth, so none does.
open class CBPeripheralManager: CBManager, @unchecked Sendable {
    /// Hears of devices; not retained.
    open weak var delegate: (any CBPeripheralManagerDelegate)?
    /// Whether others are told of this one.
    open var isAdvertising: Bool { false }

    /// Nobody hears of it yet.
    public convenience override init() { self.init(delegate: nil, queue: nil) }
    /// Who hears of it on which queue; nil is the main one.
    public init(delegate: (any CBPeripheralManagerDelegate)?, queue: DispatchQueue?, options: [String: Any]? = nil) {
        super.init()
        self.delegate = delegate
        refuse(on: queue) { [weak self] in
            if let self { self.delegate?.peripheralManagerDidUpdateState(self) }
        }
    }

    /// Tells others of this one: nobody hears.
    open func startAdvertising(_ advertisementData: [String: Any]?) {}
    /// Tells no more.
    open func stopAdvertising() {}
    /// Adds what this device does.
    open func add(_ service: CBMutableService) {}
    /// Takes away what this device does.
    open func remove(_ service: CBMutableService) {}
    /// Takes away all that this device does.
    open func removeAllServices() {}
    /// Answers a device.
    open func respond(to request: CBATTRequest, withResult result: CBATTError.Code) {}
    /// Tells of a change; false where nobody can be told now.
    open func updateValue(
        _ value: Data, for characteristic: CBMutableCharacteristic, onSubscribedCentrals centrals: [CBCentral]?
    ) -> Bool { false }
}
