public import Foundation

/// What is common to events and reminders.
open class EKCalendarItem: EKObject {
    /// By what it is found on this device.
    open private(set) var calendarItemIdentifier = UUID().uuidString
    /// By what a server knows it.
    open var calendarItemExternalIdentifier: String! { nil }
    /// In which calendar it is.
    open var calendar: EKCalendar!
    /// What it is called.
    open var title: String!
    /// Where it is, in words.
    open var location: String?
    /// What was noted.
    open var notes: String?
    /// A page of it.
    open var url: URL?
    /// When it was changed: never, as it was never written.
    open var lastModifiedDate: Date? { nil }
    /// When it was made: never, as it was never written.
    open var creationDate: Date? { nil }
    /// In which zone it is; nil is wherever one is.
    open var timeZone: TimeZone?
    /// Its alarms.
    open var alarms: [EKAlarm]?
    /// When it comes again.
    open var recurrenceRules: [EKRecurrenceRule]?
    /// Who takes part: nobody.
    open var attendees: [EKParticipant]? { nil }

    /// Whether it has alarms.
    open var hasAlarms: Bool { !(alarms ?? []).isEmpty }
    /// Whether it comes again.
    open var hasRecurrenceRules: Bool { !(recurrenceRules ?? []).isEmpty }
    /// Whether others take part.
    open var hasAttendees: Bool { false }
    /// Whether something was noted.
    open var hasNotes: Bool { !(notes ?? "").isEmpty }

    /// Adds an alarm.
    open func addAlarm(_ alarm: EKAlarm) { alarms = (alarms ?? []) + [alarm] }
    /// Takes an alarm away.
    open func removeAlarm(_ alarm: EKAlarm) { alarms = alarms?.filter { $0 !== alarm } }
    /// Has it come again.
    open func addRecurrenceRule(_ rule: EKRecurrenceRule) { recurrenceRules = (recurrenceRules ?? []) + [rule] }
    /// Has it come again no more.
    open func removeRecurrenceRule(_ rule: EKRecurrenceRule) {
        recurrenceRules = recurrenceRules?.filter { $0 !== rule }
    }
}

/// Whether the owner of a calendar is free.
public enum EKEventAvailability: Int, Sendable {
    /// The calendar does not say.
    case notSupported = -1
    /// Busy.
    case busy = 0
    /// Free.
    case free = 1
    /// Perhaps.
    case tentative = 2
    /// Away.
    case unavailable = 3
}

/// Whether an event takes place.
public enum EKEventStatus: Int, Sendable {
    /// It does not say.
    case none = 0
    /// It does.
    case confirmed = 1
    /// Perhaps.
    case tentative = 2
    /// It does not.
    case canceled = 3
}

/// Something that takes place at a time.
open class EKEvent: EKCalendarItem {
    /// By what it is found in the store: by nothing, as it was never written.
    open var eventIdentifier: String! { nil }
    /// Whether it takes whole days.
    open var isAllDay = false
    /// When it begins.
    open var startDate: Date!
    /// When it ends.
    open var endDate: Date!
    /// Where it is.
    open var structuredLocation: EKStructuredLocation? {
        didSet { location = structuredLocation?.title }
    }
    /// Whether the owner is free meanwhile.
    open var availability = EKEventAvailability.notSupported
    /// Who invites: nobody.
    open var organizer: EKParticipant? { nil }
    /// Whether it takes place.
    open var status: EKEventStatus { .none }
    /// Whether it was moved away from its rule.
    open var isDetached: Bool { false }
    /// When the rule had it begin.
    open var occurrenceDate: Date! { startDate }
    /// Whose birthday it is: nobody's.
    open var birthdayContactIdentifier: String? { nil }

    /// A new event. It cannot be written.
    public init(eventStore: EKEventStore) { super.init() }

    /// Which of two begins first.
    open func compareStartDate(with other: EKEvent) -> ComparisonResult {
        (startDate ?? .distantFuture).compare(other.startDate ?? .distantFuture)
    }
}

/// How urgent a reminder is.
public enum EKReminderPriority: UInt, Sendable {
    /// It does not say.
    case none = 0
    /// Very.
    case high = 1
    /// Somewhat.
    case medium = 5
    /// Not very.
    case low = 9
}

/// Something to be done.
open class EKReminder: EKCalendarItem {
    /// When it can be begun.
    open var startDateComponents: DateComponents?
    /// When it must be done.
    open var dueDateComponents: DateComponents?
    /// When it was done; nil where it was not.
    open var completionDate: Date?
    /// How urgent it is, from 1 to 9; 0 does not say.
    open var priority = 0

    /// A new reminder. It cannot be written.
    public init(eventStore: EKEventStore) { super.init() }

    /// Whether it was done; setting it sets when.
    open var isCompleted: Bool {
        get { completionDate != nil }
        set { completionDate = newValue ? completionDate ?? Date() : nil }
    }
}

/// What somebody is in an event.
public enum EKParticipantRole: Int, Sendable {
    /// It is not known.
    case unknown = 0
    /// Must be there.
    case required = 1
    /// May be there.
    case optional = 2
    /// Leads.
    case chair = 3
    /// Hears of it.
    case nonParticipant = 4
}

/// What somebody answered.
public enum EKParticipantStatus: Int, Sendable {
    /// It is not known.
    case unknown = 0
    /// Nothing yet.
    case pending = 1
    /// Yes.
    case accepted = 2
    /// No.
    case declined = 3
    /// Perhaps.
    case tentative = 4
    /// Another comes.
    case delegated = 5
    /// It is over.
    case completed = 6
    /// It goes on.
    case inProcess = 7
}

/// Whether a participant is a person.
public enum EKParticipantType: Int, Sendable {
    /// It is not known.
    case unknown = 0
    /// A person.
    case person = 1
    /// A room.
    case room = 2
    /// A thing.
    case resource = 3
    /// Several.
    case group = 4
}

/// Somebody who takes part. Nobody does: events come from no server.
open class EKParticipant: EKObject {
    /// The address.
    open var url: URL { URL(string: "about:blank") ?? URL(fileURLWithPath: "/") }
    /// The name.
    open var name: String? { nil }
    /// What was answered.
    open var participantStatus: EKParticipantStatus { .unknown }
    /// What it is in the event.
    open var participantRole: EKParticipantRole { .unknown }
    /// Whether it is a person.
    open var participantType: EKParticipantType { .unknown }
    /// Whether it is the user.
    open var isCurrentUser: Bool { false }

    init(nobody: Void) { super.init() }
}
