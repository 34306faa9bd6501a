public import CoreLocation
import UIKit

/// The domain of errors of maps.
public let MKErrorDomain = "MKErrorDomain"

/// Why something about maps failed.
public struct MKError: _BridgedStoredNSError, Sendable {
    /// Which error it is.
    public enum Code: UInt, _ErrorCodeProtocol, Sendable {
        /// Whose codes these are.
        public typealias _ErrorType = MKError

        /// The cause is not known.
        case unknown = 1
        /// The service cannot be reached, or failed.
        case serverFailure = 2
        /// Too much was asked for.
        case loadingThrottled = 3
        /// There is no such place.
        case placemarkNotFound = 4
        /// There is no way there.
        case directionsNotFound = 5
        /// The answer made no sense.
        case decodingFailed = 6
    }

    /// The error as an object.
    public let _nsError: NSError
    /// The error that an object stands for.
    public init(_nsError error: NSError) { _nsError = error }
    /// The domain of these errors.
    public static var _nsErrorDomain: String { MKErrorDomain }
    /// The cause is not known.
    public static var unknown: Code { .unknown }
    /// The service cannot be reached, or failed.
    public static var serverFailure: Code { .serverFailure }
    /// Too much was asked for.
    public static var loadingThrottled: Code { .loadingThrottled }
    /// There is no such place.
    public static var placemarkNotFound: Code { .placemarkNotFound }
    /// There is no way there.
    public static var directionsNotFound: Code { .directionsNotFound }
    /// The answer made no sense.
    public static var decodingFailed: Code { .decodingFailed }
}

/// How another program shows a place: as a region's middle, in a `NSValue`.
public let MKLaunchOptionsMapCenterKey = "MKLaunchOptionsMapCenter"
/// How much of the earth it shows.
public let MKLaunchOptionsMapSpanKey = "MKLaunchOptionsMapSpan"
/// What the map looks like.
public let MKLaunchOptionsMapTypeKey = "MKLaunchOptionsMapType"
/// Whether traffic is shown.
public let MKLaunchOptionsShowsTrafficKey = "MKLaunchOptionsShowsTraffic"
/// For whom a way is found.
public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsMode"
/// For cars.
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
/// For walkers.
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"
/// For passengers.
public let MKLaunchOptionsDirectionsModeTransit = "MKLaunchOptionsDirectionsModeTransit"
/// For whoever.
public let MKLaunchOptionsDirectionsModeDefault = "MKLaunchOptionsDirectionsModeDefault"

/// A place with what is known of it.
open class MKMapItem: NSObject, @unchecked Sendable {
    /// Where.
    open private(set) var placemark: MKPlacemark
    /// What people call it.
    open var name: String?
    /// Its telephone.
    open var phoneNumber: String?
    /// Its page.
    open var url: URL?
    /// Which time is kept there.
    open var timeZone: TimeZone?
    /// What is there.
    open var pointOfInterestCategory: MKPointOfInterestCategory?
    /// Whether it is where the user is.
    open var isCurrentLocation: Bool { isUser }
    private let isUser: Bool

    /// A place.
    public init(placemark: MKPlacemark) {
        self.placemark = placemark
        isUser = false
        super.init()
        name = placemark.name
    }
    /// Where the user is.
    public override init() {
        placemark = MKPlacemark(coordinate: kCLLocationCoordinate2DInvalid)
        isUser = true
        super.init()
    }
    /// Where the user is: nobody knows, so nothing finds a way from there.
    open class func forCurrentLocation() -> MKMapItem { MKMapItem() }

    /// Has the desktop show the place, by a `geo:` address.
    ///
    /// - Returns: whether there is a place to show; what the desktop does with it is not known.
    @discardableResult @MainActor
    open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool {
        Self.openMaps(with: [self], launchOptions: launchOptions)
    }
    /// Has the desktop show the place; the closure hears whether there is one to show.
    @MainActor
    open func openInMaps(
        launchOptions: [String: Any]? = nil, from scene: UIScene?,
        completionHandler: @escaping (Bool) -> Void = { _ in }
    ) { completionHandler(openInMaps(launchOptions: launchOptions)) }
    /// Has the desktop show the first of some places, by a `geo:` address.
    @discardableResult @MainActor
    open class func openMaps(with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil) -> Bool {
        guard let place = mapItems.first?.placemark.coordinate, CLLocationCoordinate2DIsValid(place),
            let url = URL(string: "geo:\(place.latitude),\(place.longitude)")
        else { return false }
        UIApplication.shared.open(url)
        return true
    }
}

/// What is at a place.
public struct MKPointOfInterestCategory: RawRepresentable, Hashable, Sendable {
    /// As Apple's frameworks spell it.
    public let rawValue: String
    /// A kind by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    private static func kind(_ name: String) -> Self { Self(rawValue: "MKPOICategory\(name)") }
    /// Aeroplanes land there.
    public static var airport: Self { kind("Airport") }
    /// Cash comes out of the wall.
    public static var atm: Self { kind("ATM") }
    /// Bread is baked.
    public static var bakery: Self { kind("Bakery") }
    /// Money is kept.
    public static var bank: Self { kind("Bank") }
    /// One swims.
    public static var beach: Self { kind("Beach") }
    /// Coffee is drunk.
    public static var cafe: Self { kind("Cafe") }
    /// Tents stand.
    public static var campground: Self { kind("Campground") }
    /// One exercises.
    public static var fitnessCenter: Self { kind("FitnessCenter") }
    /// Food is sold.
    public static var foodMarket: Self { kind("FoodMarket") }
    /// Cars are filled.
    public static var gasStation: Self { kind("GasStation") }
    /// The sick are healed.
    public static var hospital: Self { kind("Hospital") }
    /// One sleeps.
    public static var hotel: Self { kind("Hotel") }
    /// Books are lent.
    public static var library: Self { kind("Library") }
    /// Things are shown.
    public static var museum: Self { kind("Museum") }
    /// Trees stand.
    public static var park: Self { kind("Park") }
    /// Cars stand.
    public static var parking: Self { kind("Parking") }
    /// Medicine is sold.
    public static var pharmacy: Self { kind("Pharmacy") }
    /// Trains and buses stop.
    public static var publicTransport: Self { kind("PublicTransport") }
    /// One eats.
    public static var restaurant: Self { kind("Restaurant") }
    /// One learns.
    public static var school: Self { kind("School") }
    /// Things are sold.
    public static var store: Self { kind("Store") }
    /// Plays are played.
    public static var theater: Self { kind("Theater") }
    /// One studies.
    public static var university: Self { kind("University") }
    /// One rides.
    public static var amusementPark: Self { kind("AmusementPark") }
    /// Fish live.
    public static var aquarium: Self { kind("Aquarium") }
    /// Beer is brewed.
    public static var brewery: Self { kind("Brewery") }
    /// Cars are lent.
    public static var carRental: Self { kind("CarRental") }
    /// Cars are charged.
    public static var evCharger: Self { kind("EVCharger") }
    /// Firefighters wait.
    public static var fireStation: Self { kind("FireStation") }
    /// Clothes are washed.
    public static var laundry: Self { kind("Laundry") }
    /// Boats lie.
    public static var marina: Self { kind("Marina") }
    /// Films are shown.
    public static var movieTheater: Self { kind("MovieTheater") }
    /// Nature is kept.
    public static var nationalPark: Self { kind("NationalPark") }
    /// One goes at night.
    public static var nightlife: Self { kind("Nightlife") }
    /// The police are.
    public static var police: Self { kind("Police") }
    /// Letters are sent.
    public static var postOffice: Self { kind("PostOffice") }
    /// Toilets are.
    public static var restroom: Self { kind("Restroom") }
    /// Games are played.
    public static var stadium: Self { kind("Stadium") }
    /// Wine is made.
    public static var winery: Self { kind("Winery") }
    /// Animals live.
    public static var zoo: Self { kind("Zoo") }
}

/// Which kinds of places are meant.
open class MKPointOfInterestFilter: NSObject, @unchecked Sendable {
    private let kinds: Set<MKPointOfInterestCategory>, includes: Bool
    private init(_ kinds: Set<MKPointOfInterestCategory>, _ includes: Bool) {
        (self.kinds, self.includes) = (kinds, includes)
        super.init()
    }
    /// These alone.
    public convenience init(including categories: [MKPointOfInterestCategory]) { self.init(Set(categories), true) }
    /// All but these.
    public convenience init(excluding categories: [MKPointOfInterestCategory]) { self.init(Set(categories), false) }
    /// All.
    public static let includingAll = MKPointOfInterestFilter([], false)
    /// None.
    public static let excludingAll = MKPointOfInterestFilter([], true)
    /// Whether a kind is meant.
    open func includes(_ category: MKPointOfInterestCategory) -> Bool { kinds.contains(category) == includes }
    /// Whether a kind is not meant.
    open func excludes(_ category: MKPointOfInterestCategory) -> Bool { !includes(category) }
}
