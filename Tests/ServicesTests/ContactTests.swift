import Contacts
import ContactsUI
import CoreGraphics
import EventKit
import EventKitUI
import Foundation
import MutoscopeTesting
import Testing
import UIKit

@Suite("Contacts and events: values work, stores refuse")
@MainActor
struct ContactTests {
    private func makeContact() -> CNMutableContact {
        let contact = CNMutableContact()
        (contact.givenName, contact.familyName, contact.namePrefix) = ("Ada", "Lovelace", "Lady")
        contact.phoneNumbers = [
            CNLabeledValue(label: CNLabelPhoneNumberMobile, value: CNPhoneNumber(stringValue: "+44 20 7946 0000"))
        ]
        contact.emailAddresses = [CNLabeledValue(label: CNLabelWork, value: "ada@example.org")]
        contact.birthday = DateComponents(month: 12, day: 10)
        contact.note = "Notes, and more; of G"
        let address = CNMutablePostalAddress()
        (address.street, address.city, address.postalCode) = ("12 St James's Square", "London", "SW1Y 4JH")
        contact.postalAddresses = [CNLabeledValue(label: CNLabelHome, value: address)]
        return contact
    }

    @Test func theAddressBookIsRefused() async {
        #expect(CNContactStore.authorizationStatus(for: .contacts) == .denied)
        let store = CNContactStore()
        await #expect(throws: CNError.self) { try await store.requestAccess(for: .contacts) }
        let request = CNContactFetchRequest(keysToFetch: [CNContactGivenNameKey as any CNKeyDescriptor])
        #expect(throws: CNError.self) { try store.enumerateContacts(with: request) { _, _ in } }
        do { try store.execute(CNSaveRequest()) } catch CNError.authorizationDenied {} catch { Issue.record(error) }
    }

    @Test("how the user likes contacts: the region of the locale, lists by family names")
    func preferences() {
        let liked = CNContactsUserDefaults.shared()
        #expect(liked === CNContactsUserDefaults.shared())
        #expect(liked.countryCode == "us")
        #expect(liked.sortOrder == .familyName)
    }

    @Test func copiesDoNotFollow() throws {
        let contact = makeContact()
        let copy = try #require(contact.copy() as? CNContact)
        contact.givenName = "Augusta"
        #expect(copy.givenName == "Ada")
        #expect(copy.identifier == contact.identifier && copy != contact)
        let changed = try #require(copy.mutableCopy() as? CNMutableContact)
        changed.familyName = "Byron"
        #expect(CNContactFormatter.string(from: changed, style: .fullName) == "Lady Ada Byron")
    }

    @Test func namesAreWrittenByTheirLetters() {
        let contact = CNMutableContact()
        (contact.givenName, contact.familyName) = ("太郎", "山田")
        #expect(CNContactFormatter.string(from: contact, style: .fullName) == "山田太郎")
        #expect(CNContactFormatter.string(from: CNContact(), style: .fullName) == nil)
        let address = CNMutablePostalAddress()
        (address.street, address.city, address.postalCode) = ("Hauptstr. 1", "Berlin", "10115")
        #expect(CNPostalAddressFormatter.string(from: address, style: .mailingAddress) == "Hauptstr. 1\nBerlin 10115")
        address.isoCountryCode = "de"
        #expect(CNPostalAddressFormatter.string(from: address, style: .mailingAddress) == "Hauptstr. 1\n10115 Berlin")
        #expect(CNLabeledValue<CNPhoneNumber>.localizedString(forLabel: CNLabelPhoneNumberHomeFax) == "home fax")
    }

    @Test func cardsComeBack() throws {
        let data = try CNContactVCardSerialization.data(with: [makeContact(), CNContact()])
        let read = try CNContactVCardSerialization.contacts(with: data)
        #expect(read.count == 2)
        let first = try #require(read.first)
        #expect([first.givenName, first.familyName, first.namePrefix] == ["Ada", "Lovelace", "Lady"])
        #expect(first.note == "Notes, and more; of G")
        #expect(first.phoneNumbers.first?.label == CNLabelPhoneNumberMobile)
        #expect(first.emailAddresses.first?.value == "ada@example.org")
        #expect(first.postalAddresses.first?.value.city == "London")
        #expect(first.birthday?.month == 12 && first.birthday?.year == nil)
        #expect(throws: CNError.self) { try CNContactVCardSerialization.contacts(with: Data("no card".utf8)) }
    }

    @Test func contactsAreFoundByWords() {
        let contact = makeContact()
        #expect(CNContact.predicateForContacts(matchingName: "ada lov").evaluate(with: contact))
        #expect(!CNContact.predicateForContacts(matchingName: "adam").evaluate(with: contact))
        let number = CNPhoneNumber(stringValue: "+44-20-79460000")
        #expect(CNContact.predicateForContacts(matching: number).evaluate(with: contact))
    }

    @Test func aPickerCanOnlyBeLeft() {
        let screen = TestScreen(size: CGSize(width: 320, height: 480))
        let host = UIViewController(), picker = CNContactPickerViewController(), listener = PickerListener()
        picker.delegate = listener
        screen.show(host)
        host.present(picker, animated: false)
        screen.advance(by: 0.1)
        #expect(picker.view.allTexts.contains("No Contacts"))
        screen.tap("Cancel")
        screen.advance(by: 1)
        #expect(listener.cancelled == 1 && host.presentedViewController == nil)
    }

    @Test func aContactIsShown() {
        let screen = TestScreen(size: CGSize(width: 320, height: 480))
        screen.show(UINavigationController(rootViewController: CNContactViewController(for: makeContact())))
        screen.advance(by: 0.1)
        let texts = screen.window.allTexts
        #expect(texts.contains("Lady Ada Lovelace") && texts.contains("+44 20 7946 0000") && texts.contains("mobile"))
    }

    // MARK: Events

    @Test func calendarsAreRefused() async throws {
        let store = EKEventStore()
        #expect(EKEventStore.authorizationStatus(for: .event) == .denied)
        #expect(try await store.requestFullAccessToEvents() == false)
        #expect(store.calendars(for: .event).isEmpty && store.defaultCalendarForNewEvents == nil)
        let event = EKEvent(eventStore: store)
        #expect(throws: EKError.self) { try store.save(event, span: .thisEvent) }
    }

    @Test func rulesAreWrittenAsCalendarsDo() {
        let rule = EKRecurrenceRule(
            recurrenceWith: .monthly, interval: 2, daysOfTheWeek: [EKRecurrenceDayOfWeek(.tuesday, weekNumber: -1)],
            daysOfTheMonth: nil, monthsOfTheYear: [3], weeksOfTheYear: nil, daysOfTheYear: nil, setPositions: nil,
            end: EKRecurrenceEnd(occurrenceCount: 5))
        #expect(rule.description == "RRULE FREQ=MONTHLY;INTERVAL=2;BYDAY=-1TU;COUNT=5")
        #expect(rule.monthsOfTheYear == nil)
        let daily = EKRecurrenceRule(
            recurrenceWith: .daily, interval: 1, end: EKRecurrenceEnd(end: Date(timeIntervalSince1970: 0)))
        #expect(daily.description == "RRULE FREQ=DAILY;INTERVAL=1;UNTIL=19700101T000000Z")
    }

    @Test func eventsAndRemindersKeepWhatTheyAreTold() {
        let store = EKEventStore(), reminder = EKReminder(eventStore: store), event = EKEvent(eventStore: store)
        reminder.isCompleted = true
        #expect(reminder.completionDate != nil)
        reminder.isCompleted = false
        #expect(reminder.completionDate == nil)
        let alarm = EKAlarm(relativeOffset: -600)
        event.addAlarm(alarm)
        event.addRecurrenceRule(EKRecurrenceRule(recurrenceWith: .daily, interval: 1, end: nil))
        #expect(event.hasAlarms && event.hasRecurrenceRules)
        event.removeAlarm(alarm)
        #expect(!event.hasAlarms)
        (event.startDate, event.endDate) = (Date(timeIntervalSince1970: 10), Date(timeIntervalSince1970: 20))
        let hit = store.predicateForEvents(
            withStart: Date(timeIntervalSince1970: 15), end: Date(timeIntervalSince1970: 30), calendars: nil)
        let miss = store.predicateForEvents(
            withStart: Date(timeIntervalSince1970: 20), end: Date(timeIntervalSince1970: 30), calendars: nil)
        #expect(hit.evaluate(with: event) && !miss.evaluate(with: event))
    }

    @Test func anEventsEditorSaysThatItIsRefused() {
        let screen = TestScreen(size: CGSize(width: 320, height: 480))
        let editor = EKEventEditViewController(), listener = EventListener()
        (editor.eventStore, editor.editViewDelegate) = (EKEventStore(), listener)
        screen.show(editor)
        screen.advance(by: 0.1)
        #expect(editor.view.allTexts.contains("No Access to Calendars"))
        screen.tap("Cancel")
        screen.advance(by: 0.5)
        #expect(listener.actions == [.canceled])
    }
}

@MainActor
private final class PickerListener: NSObject, CNContactPickerDelegate {
    var cancelled = 0
    func contactPickerDidCancel(_ picker: CNContactPickerViewController) { cancelled += 1 }
}

@MainActor
private final class EventListener: NSObject, EKEventEditViewDelegate {
    var actions: [EKEventEditViewAction] = []
    func eventEditViewController(
        _ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction
    ) { actions.append(action) }
}

extension UIView {
    /// The texts of the labels in it.
    fileprivate var allTexts: [String] {
        ((self as? UILabel)?.text.map { [$0] } ?? []) + subviews.flatMap(\.allTexts)
    }
}
