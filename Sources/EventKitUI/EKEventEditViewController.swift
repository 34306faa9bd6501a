public import EventKit
public import UIKit

/// What became of an event.
public enum EKEventEditViewAction: Int, Sendable {
    /// The user gave up.
    case canceled = 0
    /// It was kept.
    case saved = 1
    /// It was taken away.
    case deleted = 2
}

/// Hears what became of an event.
@preconcurrency @MainActor
public protocol EKEventEditViewDelegate: NSObjectProtocol {
    /// The user is done.
    func eventEditViewController(
        _ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction)
    /// Where new events go.
    func eventEditViewControllerDefaultCalendar(forNewEvents controller: EKEventEditViewController) -> EKCalendar
}

extension EKEventEditViewDelegate {
    /// A calendar that is not kept, where it is not implemented.
    public func eventEditViewControllerDefaultCalendar(
        forNewEvents controller: EKEventEditViewController
    ) -> EKCalendar { EKCalendar(for: .event, eventStore: controller.eventStore ?? EKEventStore()) }
}

/// Edits an event. The program may not use calendars: it says so, as on a device whose user has refused, and can only be left.
@preconcurrency @MainActor
open class EKEventEditViewController: UINavigationController {
    /// Hears what becomes of the event.
    open weak var editViewDelegate: (any EKEventEditViewDelegate)?
    /// Where it would be written.
    open var eventStore: EKEventStore!
    /// The event; nil is a new one.
    open var event: EKEvent?

    open override func viewDidLoad() {
        super.viewDidLoad()
        let page = RefusedPage()
        page.title = event == nil ? "New Event" : "Edit Event"
        page.navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.cancelEditing() })
        setViewControllers([page], animated: false)
    }

    /// Gives up.
    open func cancelEditing() { editViewDelegate?.eventEditViewController(self, didCompleteWith: .canceled) }
}

/// What the user was done with.
public enum EKEventViewAction: Int, Sendable {
    /// Looking.
    case done = 0
    /// It was answered.
    case responded = 1
    /// It was taken away.
    case deleted = 2
}

/// Hears when the user is done with an event.
@preconcurrency @MainActor
public protocol EKEventViewDelegate: NSObjectProtocol {
    /// The user is done.
    func eventViewController(_ controller: EKEventViewController, didCompleteWith action: EKEventViewAction)
}

/// Shows an event.
@preconcurrency @MainActor
open class EKEventViewController: UIViewController {
    /// Hears when the user is done.
    open weak var delegate: (any EKEventViewDelegate)?
    /// What is shown.
    open var event: EKEvent!
    /// Whether the user may change it. Kept: it cannot be changed.
    open var allowsEditing = false
    /// Whether a calendar's day is shown below it. Kept.
    open var allowsCalendarPreview = false

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        title = "Event Details"
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .done,
            primaryAction: UIAction { [weak self] _ in
                guard let self else { return }
                delegate?.eventViewController(self, didCompleteWith: .done)
            })
        let times = DateIntervalFormatter()
        (times.dateStyle, times.timeStyle) = (.full, event?.isAllDay ?? false ? .none : .short)
        var lines: [(String?, UIFont.TextStyle, UIColor)] = [(event?.title, .title2, .label)]
        lines.append((event?.location, .body, .secondaryLabel))
        if let start = event?.startDate, let end = event?.endDate {
            lines.append((times.string(from: start, to: end), .body, .secondaryLabel))
        }
        lines.append((event?.notes, .body, .label))
        let labels = lines.filter { !($0.0 ?? "").isEmpty }.map { text, style, color in
            let label = UILabel()
            (label.text, label.font, label.textColor) = (text, .preferredFont(forTextStyle: style), color)
            label.numberOfLines = 0
            return label
        }
        let stack = UIStackView(arrangedSubviews: labels)
        (stack.axis, stack.spacing) = (.vertical, 8)
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        let area = view.layoutMarginsGuide
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: area.topAnchor, constant: 16),
            stack.leadingAnchor.constraint(equalTo: area.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: area.trailingAnchor),
        ])
    }
}

/// How many calendars may be chosen.
public enum EKCalendarChooserSelectionStyle: Int, Sendable {
    /// One.
    case single = 0
    /// Several.
    case multiple = 1
}

/// Which calendars are offered.
public enum EKCalendarChooserDisplayStyle: Int, Sendable {
    /// All.
    case allCalendars = 0
    /// Those that can be changed.
    case writableCalendarsOnly = 1
}

/// Hears which calendars were chosen; all of it is optional.
@preconcurrency @MainActor
public protocol EKCalendarChooserDelegate: NSObjectProtocol {
    /// Others are chosen.
    func calendarChooserSelectionDidChange(_ calendarChooser: EKCalendarChooser)
    /// The user is done.
    func calendarChooserDidFinish(_ calendarChooser: EKCalendarChooser)
    /// The user gave up.
    func calendarChooserDidCancel(_ calendarChooser: EKCalendarChooser)
}

extension EKCalendarChooserDelegate {
    /// Does nothing where it is not implemented.
    public func calendarChooserSelectionDidChange(_ calendarChooser: EKCalendarChooser) {}
    /// Does nothing where it is not implemented.
    public func calendarChooserDidFinish(_ calendarChooser: EKCalendarChooser) {}
    /// Does nothing where it is not implemented.
    public func calendarChooserDidCancel(_ calendarChooser: EKCalendarChooser) {}
}

/// Lets the user choose calendars. There are none: it says that the program may not use them.
@preconcurrency @MainActor
open class EKCalendarChooser: UIViewController {
    /// How many may be chosen.
    public let selectionStyle: EKCalendarChooserSelectionStyle
    /// Hears which were chosen.
    open weak var delegate: (any EKCalendarChooserDelegate)?
    /// Whether there is a button to be done.
    open var showsDoneButton = false
    /// Whether there is a button to give up.
    open var showsCancelButton = false
    /// What is chosen.
    open var selectedCalendars: Set<EKCalendar> = []

    /// Offers calendars.
    public init(
        selectionStyle: EKCalendarChooserSelectionStyle, displayStyle: EKCalendarChooserDisplayStyle,
        entityType: EKEntityType = .event, eventStore: EKEventStore
    ) {
        self.selectionStyle = selectionStyle
        super.init(nibName: nil, bundle: nil)
        title = "Calendars"
    }

    /// There is none in a storyboard.
    public required init?(coder: NSCoder) { nil }

    open override func viewDidLoad() {
        super.viewDidLoad()
        let page = RefusedPage()
        addChild(page)
        page.view.frame = view.bounds
        page.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(page.view)
        page.didMove(toParent: self)
        func button(_ item: UIBarButtonItem.SystemItem, _ act: @escaping (EKCalendarChooser) -> Void) -> UIBarButtonItem
        {
            UIBarButtonItem(
                systemItem: item,
                primaryAction: UIAction { [weak self] _ in
                    if let self { act(self) }
                })
        }
        if showsDoneButton {
            navigationItem.rightBarButtonItem = button(.done) { $0.delegate?.calendarChooserDidFinish($0) }
        }
        if showsCancelButton {
            navigationItem.leftBarButtonItem = button(.cancel) { $0.delegate?.calendarChooserDidCancel($0) }
        }
    }
}

/// Says that the program may not use calendars.
@MainActor
final class RefusedPage: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        var empty = UIContentUnavailableConfiguration.empty()
        empty.text = "No Access to Calendars"
        empty.secondaryText = "This app does not have access to your calendars."
        contentUnavailableConfiguration = empty
    }
}
