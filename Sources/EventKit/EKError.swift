public import Foundation

/// The domain of these errors.
public let EKErrorDomain = "EKErrorDomain"

/// Why something about calendars failed.
public struct EKError: _BridgedStoredNSError, Sendable {
    /// Which error it is.
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        /// Whose codes these are.
        public typealias _ErrorType = EKError

        /// The event cannot be changed.
        case eventNotMutable = 0
        /// It is in no calendar.
        case noCalendar = 1
        /// It has no beginning.
        case noStartDate = 2
        /// It has no end.
        case noEndDate = 3
        /// It ends before it begins.
        case datesInverted = 4
        /// The store failed.
        case internalFailure = 5
        /// The calendar cannot be changed.
        case calendarReadOnly = 6
        /// It is longer than the time to its next occurrence.
        case durationGreaterThanRecurrence = 7
        /// Its alarm is earlier than its last occurrence.
        case alarmGreaterThanRecurrence = 8
        /// It begins too late.
        case startDateTooFarInFuture = 9
        /// Two occurrences begin at once.
        case startDateCollidesWithOtherOccurrence = 10
        /// It is of another store.
        case objectBelongsToDifferentStore = 11
        /// An invitation cannot be moved.
        case invitesCannotBeMoved = 12
        /// This is no span.
        case invalidSpan = 13
        /// The calendar is kept nowhere.
        case calendarHasNoSource = 14
        /// Where a calendar is kept cannot change.
        case calendarSourceCannotBeModified = 15
        /// The calendar cannot be changed.
        case calendarIsImmutable = 16
        /// Calendars cannot be added there.
        case sourceDoesNotAllowCalendarAddDelete = 17
        /// What comes again needs a day.
        case recurringReminderRequiresDueDate = 18
        /// Places are not kept there.
        case structuredLocationsNotSupported = 19
        /// Places are not kept there.
        case reminderLocationsNotSupported = 20
        /// Places are not kept there.
        case alarmProximityNotSupported = 21
        /// The calendar has no events.
        case calendarDoesNotAllowEvents = 22
        /// The calendar has no reminders.
        case calendarDoesNotAllowReminders = 23
        /// No reminders are kept there.
        case sourceDoesNotAllowReminders = 24
        /// No events are kept there.
        case sourceDoesNotAllowEvents = 25
        /// This is no priority.
        case priorityIsInvalid = 26
        /// This is neither an event nor a reminder.
        case invalidEntityType = 27
        /// Such alarms cannot be changed.
        case procedureAlarmsNotMutable = 28
        /// The program may not use calendars.
        case eventStoreNotAuthorized = 29
        /// The system does not know this.
        case osNotSupported = 30
    }

    /// The error as an object.
    public let _nsError: NSError
    /// The error that an object stands for.
    public init(_nsError error: NSError) { _nsError = error }
    /// The domain of these errors.
    public static var _nsErrorDomain: String { EKErrorDomain }

    /// The event cannot be changed.
    public static var eventNotMutable: Code { .eventNotMutable }
    /// It is in no calendar.
    public static var noCalendar: Code { .noCalendar }
    /// It has no beginning.
    public static var noStartDate: Code { .noStartDate }
    /// It has no end.
    public static var noEndDate: Code { .noEndDate }
    /// It ends before it begins.
    public static var datesInverted: Code { .datesInverted }
    /// The store failed.
    public static var internalFailure: Code { .internalFailure }
    /// The calendar cannot be changed.
    public static var calendarReadOnly: Code { .calendarReadOnly }
    /// It is longer than the time to its next occurrence.
    public static var durationGreaterThanRecurrence: Code { .durationGreaterThanRecurrence }
    /// Its alarm is earlier than its last occurrence.
    public static var alarmGreaterThanRecurrence: Code { .alarmGreaterThanRecurrence }
    /// It begins too late.
    public static var startDateTooFarInFuture: Code { .startDateTooFarInFuture }
    /// Two occurrences begin at once.
    public static var startDateCollidesWithOtherOccurrence: Code { .startDateCollidesWithOtherOccurrence }
    /// It is of another store.
    public static var objectBelongsToDifferentStore: Code { .objectBelongsToDifferentStore }
    /// An invitation cannot be moved.
    public static var invitesCannotBeMoved: Code { .invitesCannotBeMoved }
    /// This is no span.
    public static var invalidSpan: Code { .invalidSpan }
    /// The calendar is kept nowhere.
    public static var calendarHasNoSource: Code { .calendarHasNoSource }
    /// Where a calendar is kept cannot change.
    public static var calendarSourceCannotBeModified: Code { .calendarSourceCannotBeModified }
    /// The calendar cannot be changed.
    public static var calendarIsImmutable: Code { .calendarIsImmutable }
    /// Calendars cannot be added there.
    public static var sourceDoesNotAllowCalendarAddDelete: Code { .sourceDoesNotAllowCalendarAddDelete }
    /// What comes again needs a day.
    public static var recurringReminderRequiresDueDate: Code { .recurringReminderRequiresDueDate }
    /// Places are not kept there.
    public static var structuredLocationsNotSupported: Code { .structuredLocationsNotSupported }
    /// Places are not kept there.
    public static var reminderLocationsNotSupported: Code { .reminderLocationsNotSupported }
    /// Places are not kept there.
    public static var alarmProximityNotSupported: Code { .alarmProximityNotSupported }
    /// The calendar has no events.
    public static var calendarDoesNotAllowEvents: Code { .calendarDoesNotAllowEvents }
    /// The calendar has no reminders.
    public static var calendarDoesNotAllowReminders: Code { .calendarDoesNotAllowReminders }
    /// No reminders are kept there.
    public static var sourceDoesNotAllowReminders: Code { .sourceDoesNotAllowReminders }
    /// No events are kept there.
    public static var sourceDoesNotAllowEvents: Code { .sourceDoesNotAllowEvents }
    /// This is no priority.
    public static var priorityIsInvalid: Code { .priorityIsInvalid }
    /// This is neither an event nor a reminder.
    public static var invalidEntityType: Code { .invalidEntityType }
    /// Such alarms cannot be changed.
    public static var procedureAlarmsNotMutable: Code { .procedureAlarmsNotMutable }
    /// The program may not use calendars.
    public static var eventStoreNotAuthorized: Code { .eventStoreNotAuthorized }
    /// The system does not know this.
    public static var osNotSupported: Code { .osNotSupported }
}
