public import QuartzCore

/// A value with a word that says which it is, as a number "at home".
public final class CNLabeledValue<ValueType: NSObject>: NSObject, NSCopying, @unchecked Sendable {
    /// By what it is found.
    public let identifier: String
    /// Which it is.
    public let label: String?
    /// The value.
    public let value: ValueType

    /// A value with its label.
    public init(label: String?, value: ValueType) {
        (identifier, self.label, self.value) = (UUID().uuidString, label, value)
        super.init()
    }

    private init(identifier: String, label: String?, value: ValueType) {
        (self.identifier, self.label, self.value) = (identifier, label, value)
        super.init()
    }

    /// The value under another label.
    public func settingLabel(_ label: String?) -> CNLabeledValue<ValueType> {
        CNLabeledValue(identifier: identifier, label: label, value: value)
    }
    /// Another value under the label.
    public func settingValue(_ value: ValueType) -> CNLabeledValue<ValueType> {
        CNLabeledValue(identifier: identifier, label: label, value: value)
    }
    /// Another value under another label.
    public func settingLabel(_ label: String?, value: ValueType) -> CNLabeledValue<ValueType> {
        CNLabeledValue(identifier: identifier, label: label, value: value)
    }

    /// A label as people read it, in English.
    public class func localizedString(forLabel label: String) -> String {
        guard label.hasPrefix("_$!<"), label.hasSuffix(">!$_") else { return label }
        let word = label.dropFirst(4).dropLast(4)
        switch word {
        case "HomePage": return "home page"
        case "HomeFAX": return "home fax"
        case "WorkFAX": return "work fax"
        case "OtherFAX": return "other fax"
        default: return word.lowercased()
        }
    }

    /// Itself: it does not change.
    public func copy(with zone: NSZone? = nil) -> Any { self }
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CNLabeledValue<ValueType> else { return false }
        return label == other.label && value.isEqual(other.value)
    }
    public override var hash: Int { value.hash }
}

/// A telephone number.
open class CNPhoneNumber: NSObject, NSCopying, @unchecked Sendable {
    /// The number as it was written.
    open private(set) var stringValue: String

    /// A number as it is written.
    public init(stringValue string: String) {
        stringValue = string
        super.init()
    }

    /// Itself: it does not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override func isEqual(_ object: Any?) -> Bool { (object as? CNPhoneNumber)?.stringValue == stringValue }
    open override var hash: Int { stringValue.hashValue }
}

/// Somebody who belongs to a contact.
open class CNContactRelation: NSObject, NSCopying, @unchecked Sendable {
    /// The name.
    open private(set) var name: String

    /// Somebody by name.
    public init(name: String) {
        self.name = name
        super.init()
    }

    /// Itself: it does not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override func isEqual(_ object: Any?) -> Bool { (object as? CNContactRelation)?.name == name }
    open override var hash: Int { name.hashValue }
}

/// A name in a social network.
open class CNSocialProfile: NSObject, NSCopying, @unchecked Sendable {
    /// The page of it.
    open private(set) var urlString: String
    /// The name there.
    open private(set) var username: String
    /// Its number there.
    open private(set) var userIdentifier: String
    /// The network.
    open private(set) var service: String

    /// A name in a network.
    public init(urlString: String?, username: String?, userIdentifier: String?, service: String?) {
        self.urlString = urlString ?? ""
        self.username = username ?? ""
        self.userIdentifier = userIdentifier ?? ""
        self.service = service ?? ""
        super.init()
    }

    /// What people call a network: its own name.
    open class func localizedString(forService service: String) -> String { service }
    /// Itself: it does not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CNSocialProfile else { return false }
        return (urlString, username, userIdentifier, service)
            == (other.urlString, other.username, other.userIdentifier, other.service)
    }
    open override var hash: Int { username.hashValue }
}

/// A name in a message service.
open class CNInstantMessageAddress: NSObject, NSCopying, @unchecked Sendable {
    /// The name there.
    open private(set) var username: String
    /// The service.
    open private(set) var service: String

    /// A name in a service.
    public init(username: String, service: String) {
        (self.username, self.service) = (username, service)
        super.init()
    }

    /// What people call a service: its own name.
    open class func localizedString(forService service: String) -> String { service }
    /// Itself: it does not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CNInstantMessageAddress else { return false }
        return (username, service) == (other.username, other.service)
    }
    open override var hash: Int { username.hashValue }
}

/// The network Facebook.
public let CNSocialProfileServiceFacebook = "Facebook"
/// The network Flickr.
public let CNSocialProfileServiceFlickr = "Flickr"
/// The network LinkedIn.
public let CNSocialProfileServiceLinkedIn = "LinkedIn"
/// The network MySpace.
public let CNSocialProfileServiceMySpace = "MySpace"
/// The network SinaWeibo.
public let CNSocialProfileServiceSinaWeibo = "SinaWeibo"
/// The network TencentWeibo.
public let CNSocialProfileServiceTencentWeibo = "TencentWeibo"
/// The network Twitter.
public let CNSocialProfileServiceTwitter = "Twitter"
/// The network Yelp.
public let CNSocialProfileServiceYelp = "Yelp"
/// The network GameCenter.
public let CNSocialProfileServiceGameCenter = "GameCenter"
/// The service AIM.
public let CNInstantMessageServiceAIM = "AIM"
/// The service Facebook.
public let CNInstantMessageServiceFacebook = "Facebook"
/// The service GaduGadu.
public let CNInstantMessageServiceGaduGadu = "GaduGadu"
/// The service GoogleTalk.
public let CNInstantMessageServiceGoogleTalk = "GoogleTalk"
/// The service ICQ.
public let CNInstantMessageServiceICQ = "ICQ"
/// The service Jabber.
public let CNInstantMessageServiceJabber = "Jabber"
/// The service MSN.
public let CNInstantMessageServiceMSN = "MSN"
/// The service QQ.
public let CNInstantMessageServiceQQ = "QQ"
/// The service Skype.
public let CNInstantMessageServiceSkype = "Skype"
/// The service Yahoo.
public let CNInstantMessageServiceYahoo = "Yahoo"
