public import QuartzCore

/// How the user likes contacts to be shown, as far as the desktop's language and region say it.
open class CNContactsUserDefaults: NSObject, @unchecked Sendable {
    private static let only = CNContactsUserDefaults()

    /// What holds for the user.
    open class func shared() -> CNContactsUserDefaults { only }

    /// The order of lists: by family names, as devices have it that nobody has set up otherwise.
    open var sortOrder: CNContactSortOrder { .familyName }

    /// The region of the user in two small letters of ISO 3166; "us" where none is known.
    open var countryCode: String { Locale.user.regionCode?.lowercased() ?? "us" }
}
