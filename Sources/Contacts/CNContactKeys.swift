public import QuartzCore

/// Names a property of contacts that is to be fetched: its key, or what a formatter needs.
public protocol CNKeyDescriptor {}

extension String: CNKeyDescriptor {}
extension NSString: CNKeyDescriptor {}

/// By what a contact is found.
public let CNContactIdentifierKey = "identifier"
/// The picture, small.
public let CNContactThumbnailImageDataKey = "thumbnailImageData"
/// Whether there is a picture.
public let CNContactImageDataAvailableKey = "imageDataAvailable"
/// Whether it is a person or an organisation.
public let CNContactTypeKey = "contactType"
/// What stands before the name, as "Dr."
public let CNContactNamePrefixKey = "namePrefix"
/// The given name.
public let CNContactGivenNameKey = "givenName"
/// The name between the given and the family name.
public let CNContactMiddleNameKey = "middleName"
/// The family name.
public let CNContactFamilyNameKey = "familyName"
/// The family name before a marriage.
public let CNContactPreviousFamilyNameKey = "previousFamilyName"
/// What stands behind the name, as "Jr."
public let CNContactNameSuffixKey = "nameSuffix"
/// What friends say.
public let CNContactNicknameKey = "nickname"
/// The organisation, or where a person works.
public let CNContactOrganizationNameKey = "organizationName"
/// In which part of it.
public let CNContactDepartmentNameKey = "departmentName"
/// As what.
public let CNContactJobTitleKey = "jobTitle"
/// How the given name is said.
public let CNContactPhoneticGivenNameKey = "phoneticGivenName"
/// How the middle name is said.
public let CNContactPhoneticMiddleNameKey = "phoneticMiddleName"
/// How the family name is said.
public let CNContactPhoneticFamilyNameKey = "phoneticFamilyName"
/// How the organisation is said.
public let CNContactPhoneticOrganizationNameKey = "phoneticOrganizationName"
/// What was noted.
public let CNContactNoteKey = "note"
/// The picture.
public let CNContactImageDataKey = "imageData"
/// Telephone numbers.
public let CNContactPhoneNumbersKey = "phoneNumbers"
/// Addresses of electronic mail.
public let CNContactEmailAddressesKey = "emailAddresses"
/// Where letters go.
public let CNContactPostalAddressesKey = "postalAddresses"
/// Pages of the web.
public let CNContactUrlAddressesKey = "urlAddresses"
/// Relatives and colleagues.
public let CNContactRelationsKey = "contactRelations"
/// Names in social networks.
public let CNContactSocialProfilesKey = "socialProfiles"
/// Names in message services.
public let CNContactInstantMessageAddressesKey = "instantMessageAddresses"
/// The birthday, its year perhaps unknown.
public let CNContactBirthdayKey = "birthday"
/// The birthday in another calendar.
public let CNContactNonGregorianBirthdayKey = "nonGregorianBirthday"
/// Other days, such as a wedding.
public let CNContactDatesKey = "dates"

extension CNContactStore {
    /// The keys of all properties.
    static let keys: Set<String> = [
        CNContactIdentifierKey, CNContactThumbnailImageDataKey, CNContactImageDataAvailableKey,
        CNContactTypeKey, CNContactNamePrefixKey, CNContactGivenNameKey, CNContactMiddleNameKey,
        CNContactFamilyNameKey, CNContactPreviousFamilyNameKey, CNContactNameSuffixKey, CNContactNicknameKey,
        CNContactOrganizationNameKey, CNContactDepartmentNameKey, CNContactJobTitleKey, CNContactPhoneticGivenNameKey,
        CNContactPhoneticMiddleNameKey, CNContactPhoneticFamilyNameKey, CNContactPhoneticOrganizationNameKey,
        CNContactNoteKey, CNContactImageDataKey, CNContactPhoneNumbersKey, CNContactEmailAddressesKey,
        CNContactPostalAddressesKey, CNContactUrlAddressesKey, CNContactRelationsKey, CNContactSocialProfilesKey,
        CNContactInstantMessageAddressesKey, CNContactBirthdayKey, CNContactNonGregorianBirthdayKey,
        CNContactDatesKey,
    ]
}

// Labels in brackets have a translation; see `CNLabeledValue.localizedString(forLabel:)`.

/// The label "home".
public let CNLabelHome = "_$!<Home>!$_"
/// The label "work".
public let CNLabelWork = "_$!<Work>!$_"
/// The label "school".
public let CNLabelSchool = "_$!<School>!$_"
/// The label "other".
public let CNLabelOther = "_$!<Other>!$_"
/// The label "iCloud".
public let CNLabelEmailiCloud = "iCloud"
/// The label "homepage".
public let CNLabelURLAddressHomePage = "_$!<HomePage>!$_"
/// The label "anniversary".
public let CNLabelDateAnniversary = "_$!<Anniversary>!$_"
/// The label "iPhone".
public let CNLabelPhoneNumberiPhone = "iPhone"
/// The label "Apple Watch".
public let CNLabelPhoneNumberAppleWatch = "Apple Watch"
/// The label "mobile".
public let CNLabelPhoneNumberMobile = "_$!<Mobile>!$_"
/// The label "main".
public let CNLabelPhoneNumberMain = "_$!<Main>!$_"
/// The label "homefax".
public let CNLabelPhoneNumberHomeFax = "_$!<HomeFAX>!$_"
/// The label "workfax".
public let CNLabelPhoneNumberWorkFax = "_$!<WorkFAX>!$_"
/// The label "otherfax".
public let CNLabelPhoneNumberOtherFax = "_$!<OtherFAX>!$_"
/// The label "pager".
public let CNLabelPhoneNumberPager = "_$!<Pager>!$_"
/// The label "father".
public let CNLabelContactRelationFather = "_$!<Father>!$_"
/// The label "mother".
public let CNLabelContactRelationMother = "_$!<Mother>!$_"
/// The label "parent".
public let CNLabelContactRelationParent = "_$!<Parent>!$_"
/// The label "brother".
public let CNLabelContactRelationBrother = "_$!<Brother>!$_"
/// The label "sister".
public let CNLabelContactRelationSister = "_$!<Sister>!$_"
/// The label "sibling".
public let CNLabelContactRelationSibling = "_$!<Sibling>!$_"
/// The label "son".
public let CNLabelContactRelationSon = "_$!<Son>!$_"
/// The label "daughter".
public let CNLabelContactRelationDaughter = "_$!<Daughter>!$_"
/// The label "child".
public let CNLabelContactRelationChild = "_$!<Child>!$_"
/// The label "friend".
public let CNLabelContactRelationFriend = "_$!<Friend>!$_"
/// The label "spouse".
public let CNLabelContactRelationSpouse = "_$!<Spouse>!$_"
/// The label "partner".
public let CNLabelContactRelationPartner = "_$!<Partner>!$_"
/// The label "assistant".
public let CNLabelContactRelationAssistant = "_$!<Assistant>!$_"
/// The label "manager".
public let CNLabelContactRelationManager = "_$!<Manager>!$_"
/// The label "colleague".
public let CNLabelContactRelationColleague = "_$!<Colleague>!$_"
