public import Foundation

/// A section of fetched results.
public protocol NSFetchedResultsSectionInfo {
    /// What the section's objects share.
    var name: String { get }
    /// The section's letter in an index.
    var indexTitle: String? { get }
    /// How many objects there are.
    var numberOfObjects: Int { get }
    /// The objects.
    var objects: [Any]? { get }
}

/// What has happened to an object or a section of fetched results.
public enum NSFetchedResultsChangeType: UInt, Sendable {
    case insert = 1
    case delete, move, update
}

/// Hears what changes among fetched results.
public protocol NSFetchedResultsControllerDelegate: AnyObject {
    /// Changes follow.
    func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
    /// An object has changed. `indexPath` is its place before all changes, `newIndexPath` that after them.
    func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
        at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?)
    /// A section has come or gone.
    func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
        for type: NSFetchedResultsChangeType)
    /// All changes were told.
    func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
    /// The letter of a section in an index.
    func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        sectionIndexTitleForSectionName sectionName: String
    ) -> String?
}

extension NSFetchedResultsControllerDelegate {
    /// Does nothing.
    public func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {}
    /// Does nothing.
    public func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
        at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
    ) {}
    /// Does nothing.
    public func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
        for type: NSFetchedResultsChangeType
    ) {}
    /// Does nothing.
    public func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {}
    /// The name's first letter.
    public func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        sectionIndexTitleForSectionName sectionName: String
    ) -> String? { sectionName.first.map { String($0).uppercased() } }
}

/// The results of a fetch, kept as they would be fetched again, for a list to show.
open class NSFetchedResultsController<ResultType>: NSObject {
    let watch: ResultsWatch
    private let request: NSFetchRequest<ResultType>

    /// Results of a request, in sections by a key path. The request needs an order, by the sections first.
    public init(
        fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext,
        sectionNameKeyPath: String?, cacheName name: String?
    ) {
        precondition(
            fetchRequest.sortDescriptors?.isEmpty == false,
            "An instance of NSFetchedResultsController requires a fetch request with sort descriptors")
        request = fetchRequest
        watch = ResultsWatch(context, sectionNameKeyPath, name)
        super.init()
    }

    init(_ watch: ResultsWatch) {
        self.watch = watch
        request = NSFetchRequest(plan: watch.plan ?? FetchPlan(entityName: ""))
        super.init()
    }

    /// The request.
    open var fetchRequest: NSFetchRequest<ResultType> { request }
    /// The context.
    open var managedObjectContext: NSManagedObjectContext { watch.context }
    /// What divides the results into sections.
    open var sectionNameKeyPath: String? { watch.sectionKey }
    /// The name of the cache; nothing is cached.
    open var cacheName: String? { watch.cacheName }
    /// Hears what changes.
    open weak var delegate: (any NSFetchedResultsControllerDelegate)? {
        get { watch.delegate }
        set { watch.delegate = newValue }
    }

    /// Throws nothing away: nothing is cached.
    open class func deleteCache(withName name: String?) {}

    /// Fetches, and from then on follows the context.
    open func performFetch() throws { try watch.fetch(request.plan) }

    /// The results; nil before they were fetched.
    open var fetchedObjects: [ResultType]? { watch.objects.map { $0.compactMap { $0 as? ResultType } } }
    /// The sections; nil before the results were fetched.
    open var sections: [any NSFetchedResultsSectionInfo]? { watch.objects == nil ? nil : watch.sections }
    /// The letters of the sections.
    open var sectionIndexTitles: [String] { watch.sections.compactMap { $0.indexTitle } }

    /// The letter of a section.
    open func sectionIndexTitle(forSectionName sectionName: String) -> String? { watch.title(of: sectionName) }

    /// The section of a letter.
    open func section(forSectionIndexTitle title: String, at sectionIndex: Int) -> Int {
        watch.sections.firstIndex { $0.indexTitle == title } ?? sectionIndex
    }

    /// The object at a place.
    open func object(at indexPath: IndexPath) -> ResultType {
        let (section, item) = (indexPath[0], indexPath[1])
        precondition(
            watch.sections.indices.contains(section) && watch.sections[section].members.indices.contains(item),
            "no object at index \(item) in section at index \(section)")
        guard let object = watch.sections[section].members[item] as? ResultType else {
            preconditionFailure("The object at \(indexPath) is no \(ResultType.self).")
        }
        return object
    }

    /// The place of an object.
    open func indexPath(forObject object: ResultType) -> IndexPath? {
        watch.place(of: object as AnyObject)
    }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? any WatchingResults)?.watch === watch
    }

    open override var hash: Int { ObjectIdentifier(watch).hashValue }
}

/// Results of whatever type.
protocol WatchingResults: AnyObject {
    var watch: ResultsWatch { get }
}

extension NSFetchedResultsController: WatchingResults {}
