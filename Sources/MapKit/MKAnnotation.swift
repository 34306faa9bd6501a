public import CoreLocation
import UIKit

/// What an annotation's callout says, as an annotation's class declares it.
public protocol MKAnnotationTexts: NSObjectProtocol {
    /// What its callout says first.
    @_disfavoredOverload var title: String? { get }
    /// What its callout says below.
    @_disfavoredOverload var subtitle: String? { get }
}

extension MKAnnotationTexts {
    /// Nil where it is not implemented.
    @_disfavoredOverload public var title: String? { nil }
    /// Nil where it is not implemented.
    @_disfavoredOverload public var subtitle: String? { nil }
}

/// Something that a map shows at a place.
public protocol MKAnnotation: MKAnnotationTexts {
    /// Where.
    var coordinate: CLLocationCoordinate2D { get }
}

extension MKAnnotation {
    /// What its callout says first. The outer optional is that of Apple's optional requirement; it is never nil here, as every class answers.
    public var title: String?? { .some((self as any MKAnnotationTexts).title) }
    /// What its callout says below. The outer optional is that of Apple's optional requirement; it is never nil here.
    public var subtitle: String?? { .some((self as any MKAnnotationTexts).subtitle) }
}

/// Something on a map with a title.
open class MKShape: NSObject, @unchecked Sendable {
    /// What its callout says first.
    open var title: String?
    /// What its callout says below.
    open var subtitle: String?
    /// One without a title.
    public override init() { super.init() }
}

/// A point on a map. Moved, it moves on the maps that show it.
open class MKPointAnnotation: MKShape, MKAnnotation, @unchecked Sendable {
    /// Where.
    open var coordinate: CLLocationCoordinate2D {
        didSet { NotificationCenter.default.post(name: Self.moved, object: self) }
    }
    static let moved = Notification.Name("MKPointAnnotationMoved")

    /// A point where the equator meets the meridian of Greenwich.
    public override init() {
        coordinate = CLLocationCoordinate2D()
        super.init()
    }
    /// A point at a place.
    public convenience init(__coordinate coordinate: CLLocationCoordinate2D) {
        self.init()
        self.coordinate = coordinate
    }
    /// A point at a place, with what its callout says.
    public convenience init(
        coordinate: CLLocationCoordinate2D, title: String? = nil, subtitle: String? = nil
    ) {
        self.init(__coordinate: coordinate)
        (self.title, self.subtitle) = (title, subtitle)
    }
}

/// Where the user is: nobody knows, so no map shows it.
open class MKUserLocation: NSObject, MKAnnotation, @unchecked Sendable {
    /// The place; nil where nobody knows.
    open var location: CLLocation? { nil }
    /// Where the user looks; nil where nobody knows.
    open var heading: CLHeading? { nil }
    /// Whether the place is being found out again.
    open var isUpdating: Bool { false }
    /// Nowhere.
    open var coordinate: CLLocationCoordinate2D { kCLLocationCoordinate2DInvalid }
    /// What its callout says first.
    open var title: String? = "My Location"
    /// What its callout says below.
    open var subtitle: String?
}

/// What is at a place, as something on a map.
open class MKPlacemark: CLPlacemark, MKAnnotation, @unchecked Sendable {
    private let place: CLLocationCoordinate2D
    private let address: [String: Any]

    /// A place without an address.
    public convenience init(coordinate: CLLocationCoordinate2D) {
        self.init(coordinate: coordinate, addressDictionary: nil)
    }
    /// A place with its address, by the keys of Apple's address book: `Street`, `City`, `State`, `ZIP`, `Country`, `CountryCode`, `Name`.
    public init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?) {
        place = coordinate
        address = addressDictionary ?? [:]
        super.init(location: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude))
    }
    /// The same place.
    public override init(placemark: CLPlacemark) {
        place = placemark.location?.coordinate ?? kCLLocationCoordinate2DInvalid
        address = (placemark as? MKPlacemark)?.address ?? [:]
        super.init(placemark: placemark)
    }

    /// Where.
    open var coordinate: CLLocationCoordinate2D { place }
    /// The address in one line; nil where there is none.
    open var title: String? {
        let parts = [thoroughfare, locality, administrativeArea, postalCode, country].compactMap { $0 }
        return parts.isEmpty ? name : parts.joined(separator: ", ")
    }
    /// Nothing.
    open var subtitle: String? { nil }
    /// The country's code of two letters.
    open var countryCode: String? { isoCountryCode }
    open override var name: String? { address["Name"] as? String ?? thoroughfare }
    open override var thoroughfare: String? { address["Street"] as? String ?? address["Thoroughfare"] as? String }
    open override var locality: String? { address["City"] as? String }
    open override var administrativeArea: String? { address["State"] as? String }
    open override var postalCode: String? { address["ZIP"] as? String }
    open override var country: String? { address["Country"] as? String }
    open override var isoCountryCode: String? { address["CountryCode"] as? String }
}
