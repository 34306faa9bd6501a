public import QuartzCore

// Nobody's calendar is open on Linux. The store says so, as on a device whose user has refused: it is denied, has no calendars and no
// events, and keeps nothing. Events, reminders, rules and alarms as values work.

/// What a program asks for.
public enum EKEntityType: UInt, Sendable {
    /// Events.
    case event = 0
    /// Reminders.
    case reminder = 1
}

/// What calendars hold.
public struct EKEntityMask: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// The value of some bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Events.
    public static let event = EKEntityMask(rawValue: 1)
    /// Reminders.
    public static let reminder = EKEntityMask(rawValue: 2)
}

/// Whether a program may use calendars.
public enum EKAuthorizationStatus: Int, Sendable {
    /// The user was not asked.
    case notDetermined = 0
    /// The device does not let it.
    case restricted = 1
    /// The user said no.
    case denied = 2
    /// The user said yes.
    case fullAccess = 3
    /// The user said that events may be added.
    case writeOnly = 4
    /// The user said yes, in older sources.
    public static var authorized: EKAuthorizationStatus { .fullAccess }
}

/// Which occurrences of an event are meant.
public enum EKSpan: Int, Sendable {
    /// This one.
    case thisEvent = 0
    /// This one and those after it.
    case futureEvents = 1
}

extension NSNotification.Name {
    /// Calendars have changed. It is never posted here.
    public static let EKEventStoreChanged = NSNotification.Name("EKEventStoreChangedNotification")
}

/// Hears of each event that is found; `stop` ends it.
public typealias EKEventSearchCallback = (_ event: EKEvent, _ stop: UnsafeMutablePointer<ObjCBool>) -> Void
/// Hears whether a program may use calendars.
public typealias EKEventStoreRequestAccessCompletionHandler = @Sendable (Bool, (any Error)?) -> Void

/// The user's calendars, which may not be read.
open class EKEventStore: NSObject, @unchecked Sendable {
    private static let refusal = EKError(.eventStoreNotAuthorized)

    /// By what the store is found.
    open private(set) var eventStoreIdentifier = UUID().uuidString

    /// A store.
    public override init() { super.init() }
    /// A store of some places: of none.
    public init(sources: [EKSource]) { super.init() }

    // MARK: Access

    /// Whether the program may use them: it may not.
    open class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus { .denied }

    private func refuse(_ completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        DispatchQueue.global().async { completion(false, nil) }
    }

    /// Asks the user, who says no.
    open func requestAccess(
        to entityType: EKEntityType, completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { refuse(completion) }
    /// Asks the user, who says no.
    open func requestAccess(to entityType: EKEntityType) async throws -> Bool { false }
    /// Asks the user, who says no.
    open func requestFullAccessToEvents(completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        refuse(completion)
    }
    /// Asks the user, who says no.
    open func requestFullAccessToEvents() async throws -> Bool { false }
    /// Asks the user, who says no.
    open func requestWriteOnlyAccessToEvents(completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        refuse(completion)
    }
    /// Asks the user, who says no.
    open func requestWriteOnlyAccessToEvents() async throws -> Bool { false }
    /// Asks the user, who says no.
    open func requestFullAccessToReminders(completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        refuse(completion)
    }
    /// Asks the user, who says no.
    open func requestFullAccessToReminders() async throws -> Bool { false }

    // MARK: Calendars

    /// Where calendars are kept: nowhere.
    open var sources: [EKSource] { [] }
    /// Where events from elsewhere are kept: nowhere.
    open var delegateSources: [EKSource] { [] }
    /// A place by what it is found: there is none.
    open func source(withIdentifier identifier: String) -> EKSource? { nil }
    /// Calendars of events or reminders: none.
    open func calendars(for entityType: EKEntityType) -> [EKCalendar] { [] }
    /// A calendar by what it is found: there is none.
    open func calendar(withIdentifier identifier: String) -> EKCalendar? { nil }
    /// Where new events go: nowhere.
    open var defaultCalendarForNewEvents: EKCalendar? { nil }
    /// Where new reminders go: nowhere.
    open func defaultCalendarForNewReminders() -> EKCalendar? { nil }
    /// Fails.
    open func saveCalendar(_ calendar: EKCalendar, commit: Bool) throws { throw Self.refusal }
    /// Fails.
    open func removeCalendar(_ calendar: EKCalendar, commit: Bool) throws { throw Self.refusal }

    // MARK: Events and reminders

    /// An event or a reminder by what it is found: there is none.
    open func calendarItem(withIdentifier identifier: String) -> EKCalendarItem? { nil }
    /// Events and reminders by what a server knows them: there are none.
    open func calendarItems(withExternalIdentifier externalIdentifier: String) -> [EKCalendarItem] { [] }
    /// An event by what it is found: there is none.
    open func event(withIdentifier identifier: String) -> EKEvent? { nil }
    /// The events that are asked for: none.
    open func events(matching predicate: NSPredicate) -> [EKEvent] { [] }
    /// Tells of the events that are asked for: of none.
    open func enumerateEvents(matching predicate: NSPredicate, using block: EKEventSearchCallback) {}
    /// Hands out the reminders that are asked for: nil.
    open func fetchReminders(
        matching predicate: NSPredicate, completion: @escaping @Sendable ([EKReminder]?) -> Void
    ) -> Any {
        DispatchQueue.global().async { completion(nil) }
        return NSObject()
    }
    /// Hands them out no more.
    open func cancelFetchRequest(_ fetchIdentifier: Any) {}
    /// Fails.
    open func save(_ event: EKEvent, span: EKSpan) throws { throw Self.refusal }
    /// Fails.
    open func save(_ event: EKEvent, span: EKSpan, commit: Bool) throws { throw Self.refusal }
    /// Fails.
    open func save(_ reminder: EKReminder, commit: Bool) throws { throw Self.refusal }
    /// Fails.
    open func remove(_ event: EKEvent, span: EKSpan) throws { throw Self.refusal }
    /// Fails.
    open func remove(_ event: EKEvent, span: EKSpan, commit: Bool) throws { throw Self.refusal }
    /// Fails.
    open func remove(_ reminder: EKReminder, commit: Bool) throws { throw Self.refusal }
    /// Fails.
    open func commit() throws { throw Self.refusal }
    /// Forgets what was not written: nothing is.
    open func reset() {}
    /// Asks servers: there are none.
    open func refreshSourcesIfNecessary() {}

    /// Events between two times.
    open func predicateForEvents(
        withStart startDate: Date, end endDate: Date, calendars: [EKCalendar]?
    ) -> NSPredicate {
        NSPredicate { event, _ in
            guard let event = event as? EKEvent, let start = event.startDate, let end = event.endDate else {
                return false
            }
            return start < endDate && end > startDate && Self.isIn(calendars, event)
        }
    }

    /// All reminders.
    open func predicateForReminders(in calendars: [EKCalendar]?) -> NSPredicate {
        NSPredicate { reminder, _ in (reminder as? EKReminder).map { Self.isIn(calendars, $0) } ?? false }
    }

    /// Reminders that are not done, due between two times.
    open func predicateForIncompleteReminders(
        withDueDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?
    ) -> NSPredicate {
        NSPredicate { reminder, _ in
            guard let reminder = reminder as? EKReminder, !reminder.isCompleted else { return false }
            let due = reminder.dueDateComponents.flatMap { Calendar.current.date(from: $0) }
            return Self.isBetween(due, startDate, endDate) && Self.isIn(calendars, reminder)
        }
    }

    /// Reminders that were done between two times.
    open func predicateForCompletedReminders(
        withCompletionDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?
    ) -> NSPredicate {
        NSPredicate { reminder, _ in
            guard let reminder = reminder as? EKReminder, reminder.isCompleted else { return false }
            return Self.isBetween(reminder.completionDate, startDate, endDate) && Self.isIn(calendars, reminder)
        }
    }

    private static func isIn(_ calendars: [EKCalendar]?, _ item: EKCalendarItem) -> Bool {
        calendars.map { $0.contains { $0 === item.calendar } } ?? true
    }

    private static func isBetween(_ date: Date?, _ start: Date?, _ end: Date?) -> Bool {
        guard let date else { return start == nil && end == nil }
        return start.map { date >= $0 } ?? true && end.map { date <= $0 } ?? true
    }
}
