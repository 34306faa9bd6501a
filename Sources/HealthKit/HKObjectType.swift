public import QuartzCore

/// A kind of data of health.
open class HKObjectType: NSObject, NSCopying, @unchecked Sendable {
    /// The kind's name.
    open private(set) var identifier: String

    init(_ identifier: String) {
        self.identifier = identifier
        super.init()
    }

    /// Kinds do not change: the same one.
    open func copy(with zone: NSZone? = nil) -> Any { self }
    /// Whether both are the same kind.
    open override func isEqual(_ object: Any?) -> Bool { (object as? HKObjectType)?.identifier == identifier }
    open override var hash: Int { identifier.hashValue }
    open override var description: String { identifier }

    /// The kind of quantities of a name.
    open class func quantityType(forIdentifier identifier: HKQuantityTypeIdentifier) -> HKQuantityType? {
        HKQuantityType(identifier)
    }
    /// The kind of categories of a name.
    open class func categoryType(forIdentifier identifier: HKCategoryTypeIdentifier) -> HKCategoryType? {
        HKCategoryType(identifier)
    }
    /// The kind of what does not change of a name.
    open class func characteristicType(
        forIdentifier identifier: HKCharacteristicTypeIdentifier
    ) -> HKCharacteristicType? { HKCharacteristicType(identifier) }
    /// The kind of workouts.
    open class func workoutType() -> HKWorkoutType { HKWorkoutType("HKWorkoutTypeIdentifier") }
}

/// A kind of what does not change about somebody.
open class HKCharacteristicType: HKObjectType, @unchecked Sendable {
    /// The kind of a name.
    public convenience init(_ identifier: HKCharacteristicTypeIdentifier) { self.init(identifier.rawValue) }
}

/// A kind of samples.
open class HKSampleType: HKObjectType, @unchecked Sendable {}

/// A kind of samples that are quantities.
open class HKQuantityType: HKSampleType, @unchecked Sendable {
    /// The kind of a name.
    public convenience init(_ identifier: HKQuantityTypeIdentifier) { self.init(identifier.rawValue) }
}

/// A kind of samples that are one of some values.
open class HKCategoryType: HKSampleType, @unchecked Sendable {
    /// The kind of a name.
    public convenience init(_ identifier: HKCategoryTypeIdentifier) { self.init(identifier.rawValue) }
}

/// The kind of workouts.
open class HKWorkoutType: HKSampleType, @unchecked Sendable {}

/// The name of a kind of quantities.
public struct HKQuantityTypeIdentifier: RawRepresentable, Hashable, Sendable {
    /// The name as Apple's frameworks spell it.
    public let rawValue: String

    /// The value of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    private init(_ name: String) { rawValue = "HKQuantityTypeIdentifier" + name }

    /// Sugar in the blood.
    public static let bloodGlucose = HKQuantityTypeIdentifier("BloodGlucose")
    /// Insulin that was given.
    public static let insulinDelivery = HKQuantityTypeIdentifier("InsulinDelivery")
    /// Carbohydrates that were eaten.
    public static let dietaryCarbohydrates = HKQuantityTypeIdentifier("DietaryCarbohydrates")
    /// Energy that was eaten.
    public static let dietaryEnergyConsumed = HKQuantityTypeIdentifier("DietaryEnergyConsumed")
    /// Water that was drunk.
    public static let dietaryWater = HKQuantityTypeIdentifier("DietaryWater")
    /// Steps.
    public static let stepCount = HKQuantityTypeIdentifier("StepCount")
    /// The way that was walked or run.
    public static let distanceWalkingRunning = HKQuantityTypeIdentifier("DistanceWalkingRunning")
    /// The way on a bicycle.
    public static let distanceCycling = HKQuantityTypeIdentifier("DistanceCycling")
    /// Floors that were climbed.
    public static let flightsClimbed = HKQuantityTypeIdentifier("FlightsClimbed")
    /// Energy at rest.
    public static let basalEnergyBurned = HKQuantityTypeIdentifier("BasalEnergyBurned")
    /// Energy in motion.
    public static let activeEnergyBurned = HKQuantityTypeIdentifier("ActiveEnergyBurned")
    /// Beats of the heart.
    public static let heartRate = HKQuantityTypeIdentifier("HeartRate")
    /// Beats of the heart at rest.
    public static let restingHeartRate = HKQuantityTypeIdentifier("RestingHeartRate")
    /// How much beats differ.
    public static let heartRateVariabilitySDNN = HKQuantityTypeIdentifier("HeartRateVariabilitySDNN")
    /// Oxygen in the blood.
    public static let oxygenSaturation = HKQuantityTypeIdentifier("OxygenSaturation")
    /// Breaths.
    public static let respiratoryRate = HKQuantityTypeIdentifier("RespiratoryRate")
    /// The warmth of the body.
    public static let bodyTemperature = HKQuantityTypeIdentifier("BodyTemperature")
    /// Pressure of the blood, the greater one.
    public static let bloodPressureSystolic = HKQuantityTypeIdentifier("BloodPressureSystolic")
    /// Pressure of the blood, the smaller one.
    public static let bloodPressureDiastolic = HKQuantityTypeIdentifier("BloodPressureDiastolic")
    /// Weight.
    public static let bodyMass = HKQuantityTypeIdentifier("BodyMass")
    /// Weight for height.
    public static let bodyMassIndex = HKQuantityTypeIdentifier("BodyMassIndex")
    /// How much of the body is fat.
    public static let bodyFatPercentage = HKQuantityTypeIdentifier("BodyFatPercentage")
    /// Height.
    public static let height = HKQuantityTypeIdentifier("Height")
}

/// The name of a kind of categories.
public struct HKCategoryTypeIdentifier: RawRepresentable, Hashable, Sendable {
    /// The name as Apple's frameworks spell it.
    public let rawValue: String

    /// The value of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Sleep.
    public static let sleepAnalysis = HKCategoryTypeIdentifier(rawValue: "HKCategoryTypeIdentifierSleepAnalysis")
    /// An hour in which one stood.
    public static let appleStandHour = HKCategoryTypeIdentifier(rawValue: "HKCategoryTypeIdentifierAppleStandHour")
    /// Minutes of mind.
    public static let mindfulSession = HKCategoryTypeIdentifier(rawValue: "HKCategoryTypeIdentifierMindfulSession")
}

/// The name of something that does not change.
public struct HKCharacteristicTypeIdentifier: RawRepresentable, Hashable, Sendable {
    /// The name as Apple's frameworks spell it.
    public let rawValue: String

    /// The value of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The sex at birth.
    public static let biologicalSex = HKCharacteristicTypeIdentifier(
        rawValue: "HKCharacteristicTypeIdentifierBiologicalSex")
    /// The kind of blood.
    public static let bloodType = HKCharacteristicTypeIdentifier(rawValue: "HKCharacteristicTypeIdentifierBloodType")
    /// The day of birth.
    public static let dateOfBirth = HKCharacteristicTypeIdentifier(
        rawValue: "HKCharacteristicTypeIdentifierDateOfBirth")
}

/// How somebody slept.
public enum HKCategoryValueSleepAnalysis: Int, Sendable {
    /// In bed, asleep or not.
    case inBed = 0
    /// Asleep, however deeply.
    case asleepUnspecified = 1
    /// Awake, though in bed.
    case awake = 2
    /// Asleep, not deeply.
    case asleepCore = 3
    /// Asleep, in deep sleep.
    case asleepDeep = 4
    /// Asleep, with rapid movements of the eyes.
    case asleepREM = 5

    /// The older spelling of `asleepUnspecified`.
    @available(*, deprecated, renamed: "asleepUnspecified")
    public static var asleep: HKCategoryValueSleepAnalysis { .asleepUnspecified }
}
