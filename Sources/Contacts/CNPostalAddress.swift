public import QuartzCore

/// The parts of an address.
struct PostalFields: Hashable {
    var street = ""
    var subLocality = ""
    var city = ""
    var subAdministrativeArea = ""
    var state = ""
    var postalCode = ""
    var country = ""
    var isoCountryCode = ""
}

/// Where letters go. It does not change; `CNMutablePostalAddress` does.
open class CNPostalAddress: NSObject, NSCopying, NSMutableCopying, NSSecureCoding {
    var fields = PostalFields()

    /// An empty one.
    public override init() { super.init() }

    /// Archives keep it.
    public class var supportsSecureCoding: Bool { true }

    /// One from an archive.
    public required init?(coder: NSCoder) {
        super.init()
        func text(_ key: String) -> String { coder.decodeObject(of: NSString.self, forKey: key) as String? ?? "" }
        fields.street = text("street")
        fields.subLocality = text("subLocality")
        fields.city = text("city")
        fields.subAdministrativeArea = text("subAdministrativeArea")
        fields.state = text("state")
        fields.postalCode = text("postalCode")
        fields.country = text("country")
        fields.isoCountryCode = text("isoCountryCode")
    }

    /// Writes it into an archive.
    open func encode(with coder: NSCoder) {
        coder.encode(fields.street as NSString, forKey: "street")
        coder.encode(fields.subLocality as NSString, forKey: "subLocality")
        coder.encode(fields.city as NSString, forKey: "city")
        coder.encode(fields.subAdministrativeArea as NSString, forKey: "subAdministrativeArea")
        coder.encode(fields.state as NSString, forKey: "state")
        coder.encode(fields.postalCode as NSString, forKey: "postalCode")
        coder.encode(fields.country as NSString, forKey: "country")
        coder.encode(fields.isoCountryCode as NSString, forKey: "isoCountryCode")
    }

    /// The street and the number.
    open var street: String { fields.street }
    /// A part of the town.
    open var subLocality: String { fields.subLocality }
    /// The town.
    open var city: String { fields.city }
    /// The county.
    open var subAdministrativeArea: String { fields.subAdministrativeArea }
    /// The state.
    open var state: String { fields.state }
    /// The number of the town.
    open var postalCode: String { fields.postalCode }
    /// The country.
    open var country: String { fields.country }
    /// The country in two letters.
    open var isoCountryCode: String { fields.isoCountryCode }

    /// The same address.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = CNPostalAddress()
        copy.fields = fields
        return copy
    }

    /// The same address, to be changed.
    open func mutableCopy(with zone: NSZone? = nil) -> Any {
        let copy = CNMutablePostalAddress()
        copy.fields = fields
        return copy
    }

    open override func isEqual(_ object: Any?) -> Bool { (object as? CNPostalAddress)?.fields == fields }
    open override var hash: Int { fields.hashValue }

    /// What people call a part, in English.
    open class func localizedString(forKey key: String) -> String {
        switch key {
        case CNPostalAddressPostalCodeKey: "ZIP"
        case CNPostalAddressISOCountryCodeKey: "Country Code"
        default: key.prefix(1).uppercased() + key.dropFirst()
        }
    }
}

/// An address that can be changed.
open class CNMutablePostalAddress: CNPostalAddress {
    /// The street and the number.
    open override var street: String {
        get { fields.street }
        set { fields.street = newValue }
    }
    /// A part of the town.
    open override var subLocality: String {
        get { fields.subLocality }
        set { fields.subLocality = newValue }
    }
    /// The town.
    open override var city: String {
        get { fields.city }
        set { fields.city = newValue }
    }
    /// The county.
    open override var subAdministrativeArea: String {
        get { fields.subAdministrativeArea }
        set { fields.subAdministrativeArea = newValue }
    }
    /// The state.
    open override var state: String {
        get { fields.state }
        set { fields.state = newValue }
    }
    /// The number of the town.
    open override var postalCode: String {
        get { fields.postalCode }
        set { fields.postalCode = newValue }
    }
    /// The country.
    open override var country: String {
        get { fields.country }
        set { fields.country = newValue }
    }
    /// The country in two letters.
    open override var isoCountryCode: String {
        get { fields.isoCountryCode }
        set { fields.isoCountryCode = newValue }
    }
}

/// The street and the number.
public let CNPostalAddressStreetKey = "street"
/// A part of the town.
public let CNPostalAddressSubLocalityKey = "subLocality"
/// The town.
public let CNPostalAddressCityKey = "city"
/// The county.
public let CNPostalAddressSubAdministrativeAreaKey = "subAdministrativeArea"
/// The state.
public let CNPostalAddressStateKey = "state"
/// The number of the town.
public let CNPostalAddressPostalCodeKey = "postalCode"
/// The country.
public let CNPostalAddressCountryKey = "country"
/// The country in two letters.
public let CNPostalAddressISOCountryCodeKey = "ISOCountryCode"
