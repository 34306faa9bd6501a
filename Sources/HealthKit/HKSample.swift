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
    open private(set) var name: String
    /// The program's name among all programs.
    open private(set) var bundleIdentifier: String

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
    open private(set) var name: String?
    /// Who makes it.
    open private(set) var manufacturer: String?
    /// Which of theirs it is.
    open private(set) var model: String?
    /// Its hardware.
    open private(set) var hardwareVersion: String?
    /// The software in it.
    open private(set) var firmwareVersion: String?
    /// The software around it.
    open private(set) var softwareVersion: String?
    /// Its name here.
    open private(set) var localIdentifier: String?
    /// Its number in the list of devices.
    open private(set) var udiDeviceIdentifier: String?

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
    open private(set) var uuid = UUID()
    /// Whatever else there is to say.
    open private(set) var metadata: [String: Any]?
    /// What measured it.
    open private(set) var device: HKDevice?

    init(_ device: HKDevice?, _ metadata: [String: Any]?) {
        self.device = device
        self.metadata = metadata
        super.init()
    }
}

/// A piece of data of a time.
open class HKSample: HKObject, @unchecked Sendable {
    /// Its kind.
    open private(set) var sampleType: HKSampleType
    /// When it begins.
    open private(set) var startDate: Date
    /// When it ends.
    open private(set) var endDate: Date

    init(_ type: HKSampleType, _ start: Date, _ end: Date, _ device: HKDevice?, _ metadata: [String: Any]?) {
        (sampleType, startDate, endDate) = (type, start, end)
        super.init(device, metadata)
    }
}

/// A quantity of a time.
open class HKQuantitySample: HKSample, @unchecked Sendable {
    /// Its kind.
    open private(set) var quantityType: HKQuantityType
    /// How much.
    open private(set) var quantity: HKQuantity

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
    open private(set) var categoryType: HKCategoryType
    /// Which value.
    open private(set) var value: Int

    /// A value of a kind, of a time.
    public init(
        type: HKCategoryType, value: Int, start startDate: Date, end endDate: Date, device: HKDevice? = nil,
        metadata: [String: Any]? = nil
    ) {
        (categoryType, self.value) = (type, value)
        super.init(type, startDate, endDate, device, metadata)
    }
}
