public import QuartzCore

/// Samples in the order of their beginnings.
public let HKSampleSortIdentifierStartDate = "startDate"
/// Samples in the order of their ends.
public let HKSampleSortIdentifierEndDate = "endDate"
/// As many as there are.
public let HKObjectQueryNoLimit = 0

/// Which times count.
public struct HKQueryOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// What the bits say.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// What begins before the time does not count.
    public static let strictStartDate = HKQueryOptions(rawValue: 1 << 0)
    /// What ends after the time does not count.
    public static let strictEndDate = HKQueryOptions(rawValue: 1 << 1)
}

/// A question about data of health.
open class HKQuery: NSObject, @unchecked Sendable {
    /// The kind that is asked for.
    open private(set) var objectType: HKObjectType?
    /// Which of them.
    open private(set) var predicate: NSPredicate?

    init(_ type: HKObjectType?, _ predicate: NSPredicate?) {
        objectType = type
        self.predicate = predicate
        super.init()
    }

    func fail(_ error: HKError) {}

    /// Samples of a time.
    open class func predicateForSamples(
        withStart startDate: Date?, end endDate: Date?, options: HKQueryOptions = []
    ) -> NSPredicate {
        NSPredicate { object, _ in
            guard let sample = object as? HKSample else { return false }
            let begins = startDate.map {
                options.contains(.strictStartDate) ? sample.startDate >= $0 : sample.endDate > $0
            }
            let ends = endDate.map { options.contains(.strictEndDate) ? sample.endDate <= $0 : sample.startDate < $0 }
            return begins ?? true && ends ?? true
        }
    }

    /// Data of a program.
    open class func predicateForObjects(from source: HKSource) -> NSPredicate {
        NSPredicate { object, _ in object is HKObject && source == HKSource.default() }
    }

    /// Data with a word about them.
    open class func predicateForObjects(withMetadataKey key: String) -> NSPredicate {
        NSPredicate { object, _ in (object as? HKObject)?.metadata?[key] != nil }
    }

    /// The piece of data of a name.
    open class func predicateForObject(with uuid: UUID) -> NSPredicate {
        NSPredicate { object, _ in (object as? HKObject)?.uuid == uuid }
    }
}

/// Asks for samples.
open class HKSampleQuery: HKQuery, @unchecked Sendable {
    /// The most that are wanted.
    open private(set) var limit: Int
    /// In which order.
    open private(set) var sortDescriptors: [NSSortDescriptor]?
    private let handler: (HKSampleQuery, [HKSample]?, (any Error)?) -> Void

    /// A question whose answer comes to a closure.
    public init(
        sampleType: HKSampleType, predicate: NSPredicate?, limit: Int, sortDescriptors: [NSSortDescriptor]?,
        resultsHandler: @escaping (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
    ) {
        self.limit = limit
        self.sortDescriptors = sortDescriptors
        handler = resultsHandler
        super.init(sampleType, predicate)
    }

    override func fail(_ error: HKError) { handler(self, nil, error) }
}

/// Is told when samples come.
open class HKObserverQuery: HKQuery, @unchecked Sendable {
    private let handler: (HKObserverQuery, @escaping () -> Void, (any Error)?) -> Void

    /// A question whose answers come to a closure.
    public init(
        sampleType: HKSampleType, predicate: NSPredicate?,
        updateHandler: @escaping (HKObserverQuery, @escaping () -> Void, (any Error)?) -> Void
    ) {
        handler = updateHandler
        super.init(sampleType, predicate)
    }

    override func fail(_ error: HKError) { handler(self, {}, error) }
}
