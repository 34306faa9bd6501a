public import QuartzCore

/// The time zone of a sample, by its name.
public let HKMetadataKeyTimeZone = "HKTimeZone"
/// Whether the user typed it.
public let HKMetadataKeyWasUserEntered = "HKWasUserEntered"
/// By which programs tell samples from each other.
public let HKMetadataKeySyncIdentifier = "HKMetadataKeySyncIdentifier"
/// The number of a state of a sample.
public let HKMetadataKeySyncVersion = "HKMetadataKeySyncVersion"
/// What other places call a sample.
public let HKMetadataKeyExternalUUID = "HKExternalUUID"

/// The program or device that data come from.
open class HKSource: NSObject, @unchecked Sendable {
    /// What it is called.
    public let name: String
    /// The program's name among all programs.
    public let bundleIdentifier: String

    init(name: String, bundleIdentifier: String) {
        self.name = name
        self.bundleIdentifier = bundleIdentifier
        super.init()
    }

    /// This program.
    open class func `default`() -> HKSource {
        let name = ProcessInfo.processInfo.processName
        return HKSource(name: name, bundleIdentifier: Bundle.main.bundleIdentifier ?? name)
    }

    /// Whether both are the same.
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? HKSource)?.bundleIdentifier == bundleIdentifier
    }
    open override var hash: Int { bundleIdentifier.hashValue }
}

/// A device that measures.
open class HKDevice: NSObject, @unchecked Sendable {
    /// What it is called.
    public let name: String?
    /// Who makes it.
    public let manufacturer: String?
    /// Which of theirs it is.
    public let model: String?
    /// Its hardware.
    public let hardwareVersion: String?
    /// The software in it.
    public let firmwareVersion: String?
    /// The software around it.
    public let softwareVersion: String?
    /// Its name here.
    public let localIdentifier: String?
    /// Its number in the list of devices.
    public let udiDeviceIdentifier: String?

    /// A device with what is known of it.
    public init(
        name: String?, manufacturer: String?, model: String?, hardwareVersion: String?, firmwareVersion: String?,
        softwareVersion: String?, localIdentifier: String?, udiDeviceIdentifier: String?
    ) {
        (self.name, self.manufacturer, self.model) = (name, manufacturer, model)
        (self.hardwareVersion, self.firmwareVersion) = (hardwareVersion, firmwareVersion)
        (self.softwareVersion, self.localIdentifier) = (softwareVersion, localIdentifier)
        self.udiDeviceIdentifier = udiDeviceIdentifier
        super.init()
    }
}

/// A piece of data.
open class HKObject: NSObject, @unchecked Sendable {
    /// Tells one from another.
    public let uuid = UUID()
    /// Whatever else there is to say.
    public let metadata: [String: Any]?
    /// What measured it.
    public let device: HKDevice?

    init(_ device: HKDevice?, _ metadata: [String: Any]?) {
        self.device = device
        self.metadata = metadata
        super.init()
    }
}

/// A piece of data of a time.
open class HKSample: HKObject, @unchecked Sendable {
    /// Its kind.
    public let sampleType: HKSampleType
    /// When it begins.
    public let startDate: Date
    /// When it ends.
    public let endDate: Date

    init(_ type: HKSampleType, _ start: Date, _ end: Date, _ device: HKDevice?, _ metadata: [String: Any]?) {
        (sampleType, startDate, endDate) = (type, start, end)
        super.init(device, metadata)
    }
}

/// A quantity of a time.
open class HKQuantitySample: HKSample, @unchecked Sendable {
    /// Its kind.
    public let quantityType: HKQuantityType
    /// How much.
    public let quantity: HKQuantity

    /// So much of a kind, of a time.
    public init(
        type quantityType: HKQuantityType, quantity: HKQuantity, start startDate: Date, end endDate: Date,
        device: HKDevice? = nil, metadata: [String: Any]? = nil
    ) {
        (self.quantityType, self.quantity) = (quantityType, quantity)
        super.init(quantityType, startDate, endDate, device, metadata)
    }
}

/// One of some values, of a time.
open class HKCategorySample: HKSample, @unchecked Sendable {
    /// Its kind.
    public let categoryType: HKCategoryType
    /// Which value.
    public let value: Int

    /// A value of a kind, of a time.
    public init(
        type: HKCategoryType, value: Int, start startDate: Date, end endDate: Date, device: HKDevice? = nil,
        metadata: [String: Any]? = nil
    ) {
        (categoryType, self.value) = (type, value)
        super.init(type, startDate, endDate, device, metadata)
    }
}
