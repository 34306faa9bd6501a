public import QuartzCore

/// Whether a contact is a person.
public enum CNContactType: Int, Sendable {
    /// A person.
    case person = 0
    /// An organisation.
    case organization = 1
}

/// By what contacts are sorted.
public enum CNContactSortOrder: Int, Sendable {
    /// By nothing.
    case none = 0
    /// As the user likes: by the family name here.
    case userDefault = 1
    /// By the given name.
    case givenName = 2
    /// By the family name.
    case familyName = 3
}

/// Everything that a contact says.
struct ContactFields {
    var identifier = UUID().uuidString
    var contactType: CNContactType = .person
    var namePrefix: String = ""
    var givenName: String = ""
    var middleName: String = ""
    var familyName: String = ""
    var previousFamilyName: String = ""
    var nameSuffix: String = ""
    var nickname: String = ""
    var organizationName: String = ""
    var departmentName: String = ""
    var jobTitle: String = ""
    var phoneticGivenName: String = ""
    var phoneticMiddleName: String = ""
    var phoneticFamilyName: String = ""
    var phoneticOrganizationName: String = ""
    var note: String = ""
    var imageData: Data? = nil
    var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] = []
    var emailAddresses: [CNLabeledValue<NSString>] = []
    var postalAddresses: [CNLabeledValue<CNPostalAddress>] = []
    var urlAddresses: [CNLabeledValue<NSString>] = []
    var contactRelations: [CNLabeledValue<CNContactRelation>] = []
    var socialProfiles: [CNLabeledValue<CNSocialProfile>] = []
    var instantMessageAddresses: [CNLabeledValue<CNInstantMessageAddress>] = []
    var birthday: DateComponents? = nil
    var nonGregorianBirthday: DateComponents? = nil
    var dates: [CNLabeledValue<NSDateComponents>] = []
}

/// A person or an organisation. It does not change; `CNMutableContact` does.
open class CNContact: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    var fields: ContactFields

    /// An empty one.
    public override init() {
        fields = ContactFields()
        super.init()
    }

    init(fields: ContactFields) {
        self.fields = fields
        super.init()
    }

    /// By what it is found in its store.
    open var identifier: String { fields.identifier }
    /// The identifier, for lists.
    open var id: String { fields.identifier }
    /// Whether it is a person or an organisation.
    open var contactType: CNContactType { fields.contactType }
    /// What stands before the name, as "Dr."
    open var namePrefix: String { fields.namePrefix }
    /// The given name.
    open var givenName: String { fields.givenName }
    /// The name between the given and the family name.
    open var middleName: String { fields.middleName }
    /// The family name.
    open var familyName: String { fields.familyName }
    /// The family name before a marriage.
    open var previousFamilyName: String { fields.previousFamilyName }
    /// What stands behind the name, as "Jr."
    open var nameSuffix: String { fields.nameSuffix }
    /// What friends say.
    open var nickname: String { fields.nickname }
    /// The organisation, or where a person works.
    open var organizationName: String { fields.organizationName }
    /// In which part of it.
    open var departmentName: String { fields.departmentName }
    /// As what.
    open var jobTitle: String { fields.jobTitle }
    /// How the given name is said.
    open var phoneticGivenName: String { fields.phoneticGivenName }
    /// How the middle name is said.
    open var phoneticMiddleName: String { fields.phoneticMiddleName }
    /// How the family name is said.
    open var phoneticFamilyName: String { fields.phoneticFamilyName }
    /// How the organisation is said.
    open var phoneticOrganizationName: String { fields.phoneticOrganizationName }
    /// What was noted.
    open var note: String { fields.note }
    /// The picture.
    open var imageData: Data? { fields.imageData }
    /// Telephone numbers.
    open var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] { fields.phoneNumbers }
    /// Addresses of electronic mail.
    open var emailAddresses: [CNLabeledValue<NSString>] { fields.emailAddresses }
    /// Where letters go.
    open var postalAddresses: [CNLabeledValue<CNPostalAddress>] { fields.postalAddresses }
    /// Pages of the web.
    open var urlAddresses: [CNLabeledValue<NSString>] { fields.urlAddresses }
    /// Relatives and colleagues.
    open var contactRelations: [CNLabeledValue<CNContactRelation>] { fields.contactRelations }
    /// Names in social networks.
    open var socialProfiles: [CNLabeledValue<CNSocialProfile>] { fields.socialProfiles }
    /// Names in message services.
    open var instantMessageAddresses: [CNLabeledValue<CNInstantMessageAddress>] { fields.instantMessageAddresses }
    /// The birthday, its year perhaps unknown.
    open var birthday: DateComponents? { fields.birthday }
    /// The birthday in another calendar.
    open var nonGregorianBirthday: DateComponents? { fields.nonGregorianBirthday }
    /// Other days, such as a wedding.
    open var dates: [CNLabeledValue<NSDateComponents>] { fields.dates }
    /// The picture, small: the same picture here.
    open var thumbnailImageData: Data? { fields.imageData }
    /// Whether there is a picture.
    open var imageDataAvailable: Bool { fields.imageData != nil }

    /// The same contact.
    open func copy(with zone: NSZone? = nil) -> Any { CNContact(fields: fields) }
    /// The same contact, to be changed.
    open func mutableCopy(with zone: NSZone? = nil) -> Any { CNMutableContact(fields: fields) }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CNContact else { return false }
        return other === self || identifier == other.identifier && contents == other.contents
    }

    open override var hash: Int { identifier.hashValue }

    /// Whether a value was fetched: what a program makes has all of them.
    open func isKeyAvailable(_ key: String) -> Bool { CNContact.sentence(of: key) != nil }
    /// Whether values were fetched: what a program makes has all of them.
    open func areKeysAvailable(_ keyDescriptors: [any CNKeyDescriptor]) -> Bool { true }
    /// Whether it is made of several, one of which has an identifier.
    open func isUnifiedWithContact(withIdentifier contactIdentifier: String) -> Bool { contactIdentifier == identifier }

    /// What people call a property, in English.
    open class func localizedString(forKey key: String) -> String { sentence(of: key) ?? key }

    /// How contacts stand in a list.
    open class func comparator(forNameSortOrder sortOrder: CNContactSortOrder) -> Comparator {
        { first, second in
            guard let first = first as? CNContact, let second = second as? CNContact else { return .orderedSame }
            let names: (CNContact) -> [String] = {
                switch sortOrder {
                case .none: []
                case .givenName: [$0.givenName, $0.familyName]
                case .familyName, .userDefault: [$0.familyName, $0.givenName]
                }
            }
            for (one, other) in zip(names(first), names(second)) {
                let order = one.localizedStandardCompare(other)
                if order != .orderedSame { return order }
            }
            return .orderedSame
        }
    }

    /// What must be fetched to sort contacts.
    open class func descriptorForAllComparatorKeys() -> any CNKeyDescriptor { CNContactGivenNameKey }

    /// "phoneNumbers" as people write it: "phone numbers"; nil of what is no property.
    private static func sentence(of key: String) -> String? {
        guard CNContactStore.keys.contains(key) else { return nil }
        return key.reduce(into: "") { text, letter in
            text += letter.isUppercase ? " " + letter.lowercased() : String(letter)
        }
    }

    /// All that it says, to be compared.
    private var contents: [AnyHashable] {
        [
            contactType, namePrefix, givenName, middleName, familyName, previousFamilyName, nameSuffix, nickname,
            organizationName, departmentName, jobTitle, note, imageData, birthday, phoneNumbers, emailAddresses,
            postalAddresses, urlAddresses, contactRelations, socialProfiles, instantMessageAddresses, dates,
        ]
    }
}
