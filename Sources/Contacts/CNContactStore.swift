public import QuartzCore

// Nobody's address book is open on Linux. The store says so, as on a device whose user has refused: it is denied, and whatever is asked
// for fails with `CNError.authorizationDenied`. Contacts as values, their formatters and cards work.

/// What a program asks for.
public enum CNEntityType: Int, Sendable {
    /// Contacts.
    case contacts = 0
}

/// Whether a program may use contacts.
public enum CNAuthorizationStatus: Int, Sendable {
    /// The user was not asked.
    case notDetermined = 0
    /// The device does not let it.
    case restricted = 1
    /// The user said no.
    case denied = 2
    /// The user said yes.
    case authorized = 3
    /// The user said yes to some contacts.
    case limited = 4
}

extension NSNotification.Name {
    /// Contacts have changed. It is never posted here.
    public static let CNContactStoreDidChange = NSNotification.Name("CNContactStoreDidChangeNotification")
}

/// The user's address book, which may not be read.
open class CNContactStore: NSObject, @unchecked Sendable {
    private static let refusal = CNError(.authorizationDenied)

    /// A store.
    public override init() { super.init() }

    /// Whether the program may use contacts: it may not.
    open class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus { .denied }

    /// Asks the user, who says no.
    open func requestAccess(
        for entityType: CNEntityType, completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        DispatchQueue.global().async { completionHandler(false, Self.refusal) }
    }

    /// Asks the user, who says no.
    open func requestAccess(for entityType: CNEntityType) async throws -> Bool { throw Self.refusal }

    /// Fails.
    open func unifiedContacts(
        matching predicate: NSPredicate, keysToFetch keys: [any CNKeyDescriptor]
    ) throws -> [CNContact] { throw Self.refusal }

    /// Fails.
    open func unifiedContact(
        withIdentifier identifier: String, keysToFetch keys: [any CNKeyDescriptor]
    ) throws -> CNContact { throw Self.refusal }

    /// Fails.
    open func unifiedMeContactWithKeys(toFetch keys: [any CNKeyDescriptor]) throws -> CNContact { throw Self.refusal }

    /// Fails.
    open func enumerateContacts(
        with fetchRequest: CNContactFetchRequest, usingBlock block: (CNContact, UnsafeMutablePointer<ObjCBool>) -> Void
    ) throws { throw Self.refusal }

    /// Fails.
    open func groups(matching predicate: NSPredicate?) throws -> [CNGroup] { throw Self.refusal }
    /// Fails.
    open func containers(matching predicate: NSPredicate?) throws -> [CNContainer] { throw Self.refusal }
    /// Fails.
    open func execute(_ saveRequest: CNSaveRequest) throws { throw Self.refusal }
    /// Where new contacts would go: nowhere.
    open func defaultContainerIdentifier() -> String { "" }
}

/// Which contacts are wanted, and what of them.
open class CNContactFetchRequest: NSObject {
    /// Which contacts; nil is all.
    open var predicate: NSPredicate?
    /// What of them.
    open var keysToFetch: [any CNKeyDescriptor]
    /// Whether they can be changed.
    open var mutableObjects = false
    /// Whether contacts of one person come as one.
    open var unifyResults = true
    /// In which order.
    open var sortOrder = CNContactSortOrder.none

    /// Contacts, with these properties of them.
    public init(keysToFetch: [any CNKeyDescriptor]) {
        self.keysToFetch = keysToFetch
        super.init()
    }
}

/// What shall be written.
open class CNSaveRequest: NSObject {
    /// Whether what was written is read again.
    open var shouldRefetchContacts = true
    /// Who writes.
    open var transactionAuthor: String?

    /// Nothing yet.
    public override init() { super.init() }

    /// Adds a contact, once the request is carried out.
    open func add(_ contact: CNMutableContact, toContainerWithIdentifier identifier: String?) {}
    /// Changes a contact, once the request is carried out.
    open func update(_ contact: CNMutableContact) {}
    /// Takes a contact away, once the request is carried out.
    open func delete(_ contact: CNMutableContact) {}
    /// Adds a group, once the request is carried out.
    open func add(_ group: CNMutableGroup, toContainerWithIdentifier identifier: String?) {}
    /// Changes a group, once the request is carried out.
    open func update(_ group: CNMutableGroup) {}
    /// Takes a group away, once the request is carried out.
    open func delete(_ group: CNMutableGroup) {}
    /// Puts a contact into a group, once the request is carried out.
    open func addMember(_ contact: CNContact, to group: CNGroup) {}
    /// Takes a contact out of a group, once the request is carried out.
    open func removeMember(_ contact: CNContact, from group: CNGroup) {}
}

/// Some contacts under a name.
open class CNGroup: NSObject {
    /// By what it is found.
    open private(set) var identifier = UUID().uuidString
    /// What people call it.
    open fileprivate(set) var name = ""
}

/// A group that can be changed.
open class CNMutableGroup: CNGroup {
    /// What people call it.
    open override var name: String {
        get { super.name }
        set { super.name = newValue }
    }

    /// One without a name.
    public override init() { super.init() }
}

/// Where contacts are kept.
public enum CNContainerType: Int, Sendable {
    /// Nobody knows.
    case unassigned = 0
    /// On the device.
    case local = 1
    /// On a server of Exchange.
    case exchange = 2
    /// On a server of CardDAV.
    case cardDAV = 3
}

/// A place where contacts are kept. There are none.
open class CNContainer: NSObject {
    /// By what it is found.
    open var identifier: String { "" }
    /// What people call it.
    open var name: String { "" }
    /// Where it is.
    open var type: CNContainerType { .unassigned }

    /// A place without contacts, for those that stand in for one.
    public override init() { super.init() }

    /// The place of contacts: stores refuse what it would find.
    open class func predicateForContainerOfContact(withIdentifier contactIdentifier: String) -> NSPredicate {
        NSPredicate(value: false)
    }
    /// Places by what they are found: stores refuse what it would find.
    open class func predicateForContainers(withIdentifiers identifiers: [String]) -> NSPredicate {
        NSPredicate(value: false)
    }
}

extension CNGroup {
    /// Groups by what they are found.
    public class func predicateForGroups(withIdentifiers identifiers: [String]) -> NSPredicate {
        NSPredicate { group, _ in (group as? CNGroup).map { identifiers.contains($0.identifier) } ?? false }
    }
    /// Groups of a place: stores refuse what it would find.
    public class func predicateForGroupsInContainer(withIdentifier containerIdentifier: String) -> NSPredicate {
        NSPredicate(value: false)
    }
}

extension CNContact {
    /// Contacts one of whose names begins so.
    public class func predicateForContacts(matchingName name: String) -> NSPredicate {
        let words = name.lowercased().split(separator: " ")
        return NSPredicate { contact, _ in
            guard let contact = contact as? CNContact else { return false }
            let names = [contact.givenName, contact.middleName, contact.familyName, contact.nickname]
            return words.allSatisfy { word in names.contains { $0.lowercased().hasPrefix(word) } }
        }
    }
    /// Contacts with an address of electronic mail.
    public class func predicateForContacts(matchingEmailAddress emailAddress: String) -> NSPredicate {
        let wanted = emailAddress.lowercased()
        return NSPredicate { contact, _ in
            (contact as? CNContact)?.emailAddresses.contains { ($0.value as String).lowercased() == wanted } ?? false
        }
    }
    /// Contacts with a telephone number, however it is written.
    public class func predicateForContacts(matching phoneNumber: CNPhoneNumber) -> NSPredicate {
        func digits(_ number: CNPhoneNumber) -> String { number.stringValue.filter(\.isNumber) }
        let wanted = digits(phoneNumber)
        return NSPredicate { contact, _ in
            (contact as? CNContact)?.phoneNumbers.contains { digits($0.value) == wanted } ?? false
        }
    }
    /// Contacts by what they are found.
    public class func predicateForContacts(withIdentifiers identifiers: [String]) -> NSPredicate {
        NSPredicate { contact, _ in (contact as? CNContact).map { identifiers.contains($0.identifier) } ?? false }
    }
    /// Contacts of a group: stores refuse what it would find.
    public class func predicateForContactsInGroup(withIdentifier groupIdentifier: String) -> NSPredicate {
        NSPredicate(value: false)
    }
    /// Contacts of a place: stores refuse what it would find.
    public class func predicateForContactsInContainer(withIdentifier containerIdentifier: String) -> NSPredicate {
        NSPredicate(value: false)
    }
}
