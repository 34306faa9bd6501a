public import QuartzCore

/// Something of a calendar.
open class EKObject: NSObject {
    /// Whether something was changed since it was written.
    open var hasChanges: Bool { true }
    /// Whether it was never written.
    open var isNew: Bool { true }
    /// Forgets changes: there is nothing that was written.
    open func reset() {}
    /// Forgets changes: there is nothing that was written.
    open func rollback() {}
    /// Reads it again: it is not there.
    open func refresh() -> Bool { false }
}

/// Where a calendar comes from.
public enum EKCalendarType: Int, Sendable {
    /// The device.
    case local = 0
    /// A server of CalDAV.
    case calDAV = 1
    /// A server of Exchange.
    case exchange = 2
    /// The web.
    case subscription = 3
    /// Birthdays of contacts.
    case birthday = 4
}

/// Where calendars are kept.
public enum EKSourceType: Int, Sendable {
    /// The device.
    case local = 0
    /// A server of Exchange.
    case exchange = 1
    /// A server of CalDAV.
    case calDAV = 2
    /// A server of MobileMe.
    case mobileMe = 3
    /// The web.
    case subscribed = 4
    /// Birthdays of contacts.
    case birthdays = 5
}

/// A place where calendars are kept. There are none.
open class EKSource: EKObject {
    /// By what it is found.
    open var sourceIdentifier: String { "" }
    /// What people call it.
    open var title: String { "" }
    /// What it is.
    open var sourceType: EKSourceType { .local }
    /// Its calendars: none.
    open func calendars(for entityType: EKEntityType) -> Set<EKCalendar> { [] }
    /// Whether it is somebody else's.
    open var isDelegate: Bool { false }

    /// A place without calendars, for those that stand in for one.
    public override init() { super.init() }
}

/// Whether a calendar keeps if its owner is free.
public struct EKCalendarEventAvailabilityMask: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// The value of some bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Busy.
    public static let busy = EKCalendarEventAvailabilityMask(rawValue: 1)
    /// Free.
    public static let free = EKCalendarEventAvailabilityMask(rawValue: 2)
    /// Perhaps.
    public static let tentative = EKCalendarEventAvailabilityMask(rawValue: 4)
    /// Away.
    public static let unavailable = EKCalendarEventAvailabilityMask(rawValue: 8)
}

/// Some events or reminders under a name and a colour.
open class EKCalendar: EKObject {
    /// By what it is found.
    open private(set) var calendarIdentifier = UUID().uuidString
    /// What people call it.
    open var title = ""
    /// Where it is kept; a new one says where.
    open var source: EKSource?
    /// Its colour.
    open var cgColor: CGColor!
    /// What it holds.
    open private(set) var allowedEntityTypes: EKEntityMask
    /// What it is.
    open var type: EKCalendarType { .local }
    /// Whether events may be added.
    open var allowsContentModifications: Bool { true }
    /// Whether it is of the web.
    open var isSubscribed: Bool { false }
    /// Whether it cannot be changed.
    open var isImmutable: Bool { false }
    /// What it knows of whether its owner is free: nothing.
    open var supportedEventAvailabilities: EKCalendarEventAvailabilityMask { [] }

    /// A new calendar.
    public init(for entityType: EKEntityType, eventStore: EKEventStore) {
        allowedEntityTypes = entityType == .event ? .event : .reminder
        cgColor = CGColor(red: 0, green: 0.48, blue: 1, alpha: 1)
        super.init()
    }
}

/// What an alarm does.
public enum EKAlarmType: Int, Sendable {
    /// Shows something.
    case display = 0
    /// Sounds.
    case audio = 1
    /// Starts something.
    case procedure = 2
    /// Writes a mail.
    case email = 3
}

/// Whether an alarm is about a place.
public enum EKAlarmProximity: Int, Sendable {
    /// It is not.
    case none = 0
    /// When one comes there.
    case enter = 1
    /// When one goes away.
    case leave = 2
}

/// Tells of an event or a reminder before it is due. It does so nowhere here, where none is kept.
open class EKAlarm: EKObject, NSCopying {
    /// How long after the beginning, seconds: negative before it.
    open var relativeOffset: TimeInterval = 0 { didSet { absoluteDate = nil } }
    /// When, whatever the beginning is.
    open var absoluteDate: Date?
    /// At which place.
    open var structuredLocation: EKStructuredLocation?
    /// Whether on coming or going.
    open var proximity = EKAlarmProximity.none
    /// What it does.
    open var type: EKAlarmType { .display }

    /// At the beginning.
    public override init() { super.init() }
    /// Some seconds after the beginning: before it, if negative.
    public convenience init(relativeOffset offset: TimeInterval) {
        self.init()
        relativeOffset = offset
    }
    /// At a time.
    public convenience init(absoluteDate date: Date) {
        self.init()
        absoluteDate = date
    }

    /// The same alarm.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = EKAlarm()
        copy.relativeOffset = relativeOffset
        (copy.absoluteDate, copy.structuredLocation, copy.proximity) = (absoluteDate, structuredLocation, proximity)
        return copy
    }
}
