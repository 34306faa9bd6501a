public import QuartzCore

/// A contact that can be changed.
open class CNMutableContact: CNContact, @unchecked Sendable {
    /// Whether it is a person or an organisation.
    open override var contactType: CNContactType {
        get { fields.contactType }
        set { fields.contactType = newValue }
    }
    /// What stands before the name, as "Dr."
    open override var namePrefix: String {
        get { fields.namePrefix }
        set { fields.namePrefix = newValue }
    }
    /// The given name.
    open override var givenName: String {
        get { fields.givenName }
        set { fields.givenName = newValue }
    }
    /// The name between the given and the family name.
    open override var middleName: String {
        get { fields.middleName }
        set { fields.middleName = newValue }
    }
    /// The family name.
    open override var familyName: String {
        get { fields.familyName }
        set { fields.familyName = newValue }
    }
    /// The family name before a marriage.
    open override var previousFamilyName: String {
        get { fields.previousFamilyName }
        set { fields.previousFamilyName = newValue }
    }
    /// What stands behind the name, as "Jr."
    open override var nameSuffix: String {
        get { fields.nameSuffix }
        set { fields.nameSuffix = newValue }
    }
    /// What friends say.
    open override var nickname: String {
        get { fields.nickname }
        set { fields.nickname = newValue }
    }
    /// The organisation, or where a person works.
    open override var organizationName: String {
        get { fields.organizationName }
        set { fields.organizationName = newValue }
    }
    /// In which part of it.
    open override var departmentName: String {
        get { fields.departmentName }
        set { fields.departmentName = newValue }
    }
    /// As what.
    open override var jobTitle: String {
        get { fields.jobTitle }
        set { fields.jobTitle = newValue }
    }
    /// How the given name is said.
    open override var phoneticGivenName: String {
        get { fields.phoneticGivenName }
        set { fields.phoneticGivenName = newValue }
    }
    /// How the middle name is said.
    open override var phoneticMiddleName: String {
        get { fields.phoneticMiddleName }
        set { fields.phoneticMiddleName = newValue }
    }
    /// How the family name is said.
    open override var phoneticFamilyName: String {
        get { fields.phoneticFamilyName }
        set { fields.phoneticFamilyName = newValue }
    }
    /// How the organisation is said.
    open override var phoneticOrganizationName: String {
        get { fields.phoneticOrganizationName }
        set { fields.phoneticOrganizationName = newValue }
    }
    /// What was noted.
    open override var note: String {
        get { fields.note }
        set { fields.note = newValue }
    }
    /// The picture.
    open override var imageData: Data? {
        get { fields.imageData }
        set { fields.imageData = newValue }
    }
    /// Telephone numbers.
    open override var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] {
        get { fields.phoneNumbers }
        set { fields.phoneNumbers = newValue }
    }
    /// Addresses of electronic mail.
    open override var emailAddresses: [CNLabeledValue<NSString>] {
        get { fields.emailAddresses }
        set { fields.emailAddresses = newValue }
    }
    /// Where letters go.
    open override var postalAddresses: [CNLabeledValue<CNPostalAddress>] {
        get { fields.postalAddresses }
        set { fields.postalAddresses = newValue }
    }
    /// Pages of the web.
    open override var urlAddresses: [CNLabeledValue<NSString>] {
        get { fields.urlAddresses }
        set { fields.urlAddresses = newValue }
    }
    /// Relatives and colleagues.
    open override var contactRelations: [CNLabeledValue<CNContactRelation>] {
        get { fields.contactRelations }
        set { fields.contactRelations = newValue }
    }
    /// Names in social networks.
    open override var socialProfiles: [CNLabeledValue<CNSocialProfile>] {
        get { fields.socialProfiles }
        set { fields.socialProfiles = newValue }
    }
    /// Names in message services.
    open override var instantMessageAddresses: [CNLabeledValue<CNInstantMessageAddress>] {
        get { fields.instantMessageAddresses }
        set { fields.instantMessageAddresses = newValue }
    }
    /// The birthday, its year perhaps unknown.
    open override var birthday: DateComponents? {
        get { fields.birthday }
        set { fields.birthday = newValue }
    }
    /// The birthday in another calendar.
    open override var nonGregorianBirthday: DateComponents? {
        get { fields.nonGregorianBirthday }
        set { fields.nonGregorianBirthday = newValue }
    }
    /// Other days, such as a wedding.
    open override var dates: [CNLabeledValue<NSDateComponents>] {
        get { fields.dates }
        set { fields.dates = newValue }
    }
}
