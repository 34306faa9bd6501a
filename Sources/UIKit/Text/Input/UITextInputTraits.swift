/// What keyboard suits an input.
public enum UIKeyboardType: Int, Sendable {
    case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress,
        decimalPad
    case twitter, webSearch, asciiCapableNumberPad

    /// The old name of `asciiCapable`.
    public static var alphabet: UIKeyboardType { .asciiCapable }
}

/// What the return key says.
public enum UIReturnKeyType: Int, Sendable {
    case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}

/// What is capitalised while typing.
public enum UITextAutocapitalizationType: Int, Sendable { case none, words, sentences, allCharacters }
/// Whether words are corrected.
public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }
/// Whether spelling is checked.
public enum UITextSpellCheckingType: Int, Sendable { case `default`, no, yes }
/// Whether quotes become typographic.
public enum UITextSmartQuotesType: Int, Sendable { case `default`, no, yes }
/// Whether hyphens become dashes.
public enum UITextSmartDashesType: Int, Sendable { case `default`, no, yes }
/// Whether spaces are set round pasted text.
public enum UITextSmartInsertDeleteType: Int, Sendable { case `default`, no, yes }
/// How a keyboard looks.
public enum UIKeyboardAppearance: Int, Sendable { case `default`, dark, light }

/// What a password that is made up is to be made of, such as "required: upper; required: digit; minlength: 12".
@preconcurrency @MainActor
open class UITextInputPasswordRules: NSObject {
    /// The rules as the program has written them.
    public let passwordRulesDescriptor: String

    /// Rules as they are written.
    public init(descriptor passwordRulesDescriptor: String) {
        self.passwordRulesDescriptor = passwordRulesDescriptor
        super.init()
    }
}

/// What an input means.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    /// The name as Apple's frameworks spell it.
    public let rawValue: String

    /// The value of a name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// A person's whole name.
    public static let name = UITextContentType(rawValue: "name")
    /// The name of an account.
    public static let username = UITextContentType(rawValue: "username")
    /// A password that exists.
    public static let password = UITextContentType(rawValue: "password")
    /// A password to be made up.
    public static let newPassword = UITextContentType(rawValue: "new-password")
    /// A code that came by message.
    public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
    /// An address for mail.
    public static let emailAddress = UITextContentType(rawValue: "email")
    /// A telephone number.
    public static let telephoneNumber = UITextContentType(rawValue: "tel")
    /// An address of the web.
    public static let URL = UITextContentType(rawValue: "url")
    /// A title before a name.
    public static let namePrefix = UITextContentType(rawValue: "name-prefix")
    /// A first name.
    public static let givenName = UITextContentType(rawValue: "given-name")
    /// A name between the first and the last.
    public static let middleName = UITextContentType(rawValue: "additional-name")
    /// A last name.
    public static let familyName = UITextContentType(rawValue: "family-name")
    /// What follows a name.
    public static let nameSuffix = UITextContentType(rawValue: "name-suffix")
    /// A name among friends.
    public static let nickname = UITextContentType(rawValue: "nickname")
    /// What somebody does for a living.
    public static let jobTitle = UITextContentType(rawValue: "organization-title")
    /// A firm or another body.
    public static let organizationName = UITextContentType(rawValue: "organization")
    /// A place and more of it.
    public static let location = UITextContentType(rawValue: "location")
    /// A whole address.
    public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
    /// The first line of an address.
    public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
    /// The second line of an address.
    public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
    /// A town.
    public static let addressCity = UITextContentType(rawValue: "address-level2")
    /// A part of a country.
    public static let addressState = UITextContentType(rawValue: "address-level1")
    /// A town and the part of the country.
    public static let addressCityAndState = UITextContentType(rawValue: "address-level1+2")
    /// A part of a town.
    public static let sublocality = UITextContentType(rawValue: "address-level3")
    /// A country.
    public static let countryName = UITextContentType(rawValue: "country-name")
    /// The number or letters of a place for its mail.
    public static let postalCode = UITextContentType(rawValue: "postal-code")
    /// The number of a card.
    public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
    /// A day or a time.
    public static let dateTime = UITextContentType(rawValue: "date-time")
    /// A flight.
    public static let flightNumber = UITextContentType(rawValue: "flight-number")
    /// A parcel on its way.
    public static let shipmentTrackingNumber = UITextContentType(rawValue: "shipment-tracking-number")
    /// The name on a card.
    public static let creditCardName = UITextContentType(rawValue: "cc-name")
    /// The code on the back of a card.
    public static let creditCardSecurityCode = UITextContentType(rawValue: "cc-csc")
    /// The month and year until which a card holds.
    public static let creditCardExpiration = UITextContentType(rawValue: "cc-exp")
    /// A day of birth.
    public static let birthdate = UITextContentType(rawValue: "bday")
    /// The day of a birth.
    public static let birthdateDay = UITextContentType(rawValue: "bday-day")
    /// The month of a birth.
    public static let birthdateMonth = UITextContentType(rawValue: "bday-month")
    /// The year of a birth.
    public static let birthdateYear = UITextContentType(rawValue: "bday-year")
}

/// What a keyboard should be like for an input. Inputs that leave a member out have its default and drop what is set.
@preconcurrency @MainActor
public protocol UITextInputTraits: NSObjectProtocol {
    /// What keyboard suits.
    var keyboardType: UIKeyboardType { get set }
    /// How it looks.
    var keyboardAppearance: UIKeyboardAppearance { get set }
    /// What the return key says.
    var returnKeyType: UIReturnKeyType { get set }
    /// What is capitalised.
    var autocapitalizationType: UITextAutocapitalizationType { get set }
    /// Whether words are corrected.
    var autocorrectionType: UITextAutocorrectionType { get set }
    /// Whether spelling is checked.
    var spellCheckingType: UITextSpellCheckingType { get set }
    /// Whether the return key waits for text.
    var enablesReturnKeyAutomatically: Bool { get set }
    /// Whether dots stand for the characters.
    var isSecureTextEntry: Bool { get set }
    /// Whether quotes become typographic.
    var smartQuotesType: UITextSmartQuotesType { get set }
    /// Whether hyphens become dashes.
    var smartDashesType: UITextSmartDashesType { get set }
    /// Whether spaces are set round pasted text.
    var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
}

extension UITextInputTraits {
    /// The usual one; a view that takes keys says otherwise.
    public var keyboardType: UIKeyboardType {
        get { .default }
        set {}
    }
    /// The usual one; a view that takes keys says otherwise.
    public var keyboardAppearance: UIKeyboardAppearance {
        get { .default }
        set {}
    }
    /// The usual one; a view that takes keys says otherwise.
    public var returnKeyType: UIReturnKeyType {
        get { .default }
        set {}
    }
    /// The usual one; a view that takes keys says otherwise.
    public var autocapitalizationType: UITextAutocapitalizationType {
        get { .sentences }
        set {}
    }
    /// The usual one; a view that takes keys says otherwise.
    public var autocorrectionType: UITextAutocorrectionType {
        get { .default }
        set {}
    }
    /// The usual one; a view that takes keys says otherwise.
    public var spellCheckingType: UITextSpellCheckingType {
        get { .default }
        set {}
    }
    /// The usual one; a view that takes keys says otherwise.
    public var smartQuotesType: UITextSmartQuotesType {
        get { .default }
        set {}
    }
    /// The usual one; a view that takes keys says otherwise.
    public var smartDashesType: UITextSmartDashesType {
        get { .default }
        set {}
    }
    /// The usual one; a view that takes keys says otherwise.
    public var smartInsertDeleteType: UITextSmartInsertDeleteType {
        get { .default }
        set {}
    }
    /// The usual one; a view that takes keys says otherwise.
    public var enablesReturnKeyAutomatically: Bool {
        get { false }
        set {}
    }
    /// The usual one; a view that takes keys says otherwise.
    public var isSecureTextEntry: Bool {
        get { false }
        set {}
    }
}
