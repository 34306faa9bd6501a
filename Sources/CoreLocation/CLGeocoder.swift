public import Contacts
public import QuartzCore

/// Called with the places that were found, or with what went wrong.
public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void

/// Finds names of places and places of names. There is no service here: it fails as where the net cannot be reached.
open class CLGeocoder: NSObject, @unchecked Sendable {
    /// Whether an answer is awaited: all have come.
    open var isGeocoding: Bool { false }

    /// One that is asked nothing yet.
    public override init() { super.init() }

    /// Asks what is at a place; the answer comes on the main queue.
    open func reverseGeocodeLocation(
        _ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler
    ) { refuse(completionHandler) }
    /// Asks what is at a place, in a language; the answer comes on the main queue.
    open func reverseGeocodeLocation(
        _ location: CLLocation, preferredLocale locale: Locale?, completionHandler: @escaping CLGeocodeCompletionHandler
    ) { refuse(completionHandler) }
    /// Asks what is at a place.
    open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] {
        throw CLError(.network)
    }
    /// Asks where an address is; the answer comes on the main queue.
    open func geocodeAddressString(
        _ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler
    ) { refuse(completionHandler) }
    /// Asks where an address is, near a region first; the answer comes on the main queue.
    open func geocodeAddressString(
        _ addressString: String, in region: CLRegion?, completionHandler: @escaping CLGeocodeCompletionHandler
    ) { refuse(completionHandler) }
    /// Asks where an address is.
    open func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] { throw CLError(.network) }
    /// Asks no more.
    open func cancelGeocode() {}

    private func refuse(_ handler: @escaping CLGeocodeCompletionHandler) {
        let handler = UncheckedBox(value: handler)
        DispatchQueue.main.async { handler.value(nil, CLError(.network)) }
    }
}

/// What is at a place.
open class CLPlacemark: NSObject, NSCopying, @unchecked Sendable {
    /// Where.
    open private(set) var location: CLLocation?
    /// What people call it.
    open var name: String? { nil }
    /// Its address, by its parts.
    open var postalAddress: CNPostalAddress? { nil }
    /// The street.
    open var thoroughfare: String? { nil }
    /// The house's number.
    open var subThoroughfare: String? { nil }
    /// The town.
    open var locality: String? { nil }
    /// The part of the town.
    open var subLocality: String? { nil }
    /// The state.
    open var administrativeArea: String? { nil }
    /// The part of the state.
    open var subAdministrativeArea: String? { nil }
    /// The post's code.
    open var postalCode: String? { nil }
    /// The country's code of two letters.
    open var isoCountryCode: String? { nil }
    /// The country.
    open var country: String? { nil }
    /// The lake or river.
    open var inlandWater: String? { nil }
    /// The sea.
    open var ocean: String? { nil }
    /// All of it, in older sources.
    open var addressDictionary: [AnyHashable: Any]? { nil }
    /// What is to be seen there.
    open var areasOfInterest: [String]? { nil }
    /// The region that it stands for.
    open var region: CLRegion? { nil }
    /// Which time is kept there.
    open var timeZone: TimeZone? { nil }

    /// The same place.
    public init(placemark: CLPlacemark) {
        location = placemark.location
        super.init()
    }

    /// A place of which nothing else is known.
    package init(location: CLLocation) {
        self.location = location
        super.init()
    }

    /// Itself: it does not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
