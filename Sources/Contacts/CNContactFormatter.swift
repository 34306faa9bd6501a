public import QuartzCore

/// Which name is written.
public enum CNContactFormatterStyle: Int, Sendable {
    /// The whole name.
    case fullName = 0
    /// The whole name as it is said.
    case phoneticFullName = 1
}

/// In which order a name is written.
public enum CNContactDisplayNameOrder: Int, Sendable {
    /// As the user likes.
    case userDefault = 0
    /// The given name first.
    case givenNameFirst = 1
    /// The family name first.
    case familyNameFirst = 2
}

/// Writes names of contacts. Names in Chinese, Japanese and Korean letters begin with the family name.
open class CNContactFormatter: Formatter, @unchecked Sendable {
    /// Which name.
    open var style = CNContactFormatterStyle.fullName

    /// Writes the whole name.
    public override init() { super.init() }
    /// Archives keep none.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// What must be fetched to write it.
    open class func descriptorForRequiredKeys(for style: CNContactFormatterStyle) -> any CNKeyDescriptor {
        CNContactGivenNameKey
    }
    /// What must be fetched to know the order.
    open class var descriptorForRequiredKeysForNameOrder: any CNKeyDescriptor { CNContactGivenNameKey }
    /// What must be fetched to know what stands between the names.
    open class var descriptorForRequiredKeysForDelimiter: any CNKeyDescriptor { CNContactGivenNameKey }

    /// In which order the names of a contact stand.
    open class func nameOrder(for contact: CNContact) -> CNContactDisplayNameOrder {
        isEastAsian(contact.familyName + contact.givenName) ? .familyNameFirst : .givenNameFirst
    }

    /// What stands between the names of a contact.
    open class func delimiter(for contact: CNContact) -> String {
        isEastAsian(contact.familyName + contact.givenName) ? "" : " "
    }

    /// A contact's name; nil where it has none.
    open class func string(from contact: CNContact, style: CNContactFormatterStyle) -> String? {
        let names: [String]
        switch style {
        case .phoneticFullName:
            names = [contact.phoneticGivenName, contact.phoneticMiddleName, contact.phoneticFamilyName]
        case .fullName:
            let ordered =
                nameOrder(for: contact) == .familyNameFirst
                ? [contact.familyName, contact.middleName, contact.givenName]
                : [contact.givenName, contact.middleName, contact.familyName]
            names = [contact.namePrefix] + ordered + [contact.nameSuffix]
        }
        let written = names.filter { !$0.isEmpty }.joined(separator: delimiter(for: contact))
        if !written.isEmpty { return written }
        guard style == .fullName else { return nil }
        return [contact.nickname, contact.organizationName].first { !$0.isEmpty }
    }

    /// A contact's name with attributes, none of which stand for a part.
    open class func attributedString(
        from contact: CNContact, style: CNContactFormatterStyle, defaultAttributes: [NSAttributedString.Key: Any] = [:]
    ) -> NSAttributedString? {
        string(from: contact, style: style).map { NSAttributedString(string: $0, attributes: defaultAttributes) }
    }

    /// A contact's name; nil where it has none.
    open func string(from contact: CNContact) -> String? { Self.string(from: contact, style: style) }

    open override func string(for object: Any?) -> String? { (object as? CNContact).flatMap(string(from:)) }

    /// Whether a name is written in letters that stand without a blank.
    private static func isEastAsian(_ name: String) -> Bool {
        name.unicodeScalars.contains { (0x2E80...0x9FFF).contains($0.value) || (0xAC00...0xD7AF).contains($0.value) }
    }
}

/// How an address is written.
public enum CNPostalAddressFormatterStyle: Int, Sendable {
    /// As on a letter.
    case mailingAddress = 0
}

/// Writes addresses as on a letter, as in the United States: street, then town, state and number, then country; as in most of Europe
/// where a country says so whose letters have the number before the town.
open class CNPostalAddressFormatter: Formatter, @unchecked Sendable {
    private static let numberFirst: Set<String> = [
        "at", "be", "ch", "cz", "de", "dk", "es", "fi", "fr", "gr", "it", "lu", "nl", "no", "pl", "pt", "se",
    ]

    /// How it is written.
    open var style = CNPostalAddressFormatterStyle.mailingAddress

    /// Writes as on a letter.
    public override init() { super.init() }
    /// Archives keep none.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// An address, line by line.
    open class func string(from postalAddress: CNPostalAddress, style: CNPostalAddressFormatterStyle) -> String {
        let town: [String]
        if numberFirst.contains(postalAddress.isoCountryCode.lowercased()) {
            town = [postalAddress.postalCode, postalAddress.city]
        } else {
            town = [postalAddress.city, postalAddress.state, postalAddress.postalCode]
        }
        let line = town.filter { !$0.isEmpty }.joined(separator: " ")
        return [postalAddress.street, line, postalAddress.country].filter { !$0.isEmpty }.joined(separator: "\n")
    }

    /// An address with attributes.
    open class func attributedString(
        from postalAddress: CNPostalAddress, style: CNPostalAddressFormatterStyle,
        withDefaultAttributes attributes: [NSAttributedString.Key: Any] = [:]
    ) -> NSAttributedString {
        NSAttributedString(string: string(from: postalAddress, style: style), attributes: attributes)
    }

    /// An address, line by line.
    open func string(from postalAddress: CNPostalAddress) -> String { Self.string(from: postalAddress, style: style) }

    /// An address with attributes.
    open func attributedString(
        from postalAddress: CNPostalAddress, withDefaultAttributes attributes: [NSAttributedString.Key: Any] = [:]
    ) -> NSAttributedString {
        Self.attributedString(from: postalAddress, style: style, withDefaultAttributes: attributes)
    }

    open override func string(for object: Any?) -> String? { (object as? CNPostalAddress).map(string(from:)) }
}
