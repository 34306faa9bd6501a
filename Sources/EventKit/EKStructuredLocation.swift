public import CoreLocation

/// A place by name, and where it is.
open class EKStructuredLocation: EKObject, NSCopying {
    /// The name.
    open var title: String?
    /// Where it is.
    open var geoLocation: CLLocation?
    /// How near counts as there, metres; 0 leaves it to the system.
    open var radius: Double = 0

    /// A place by name.
    public convenience init(title: String) {
        self.init()
        self.title = title
    }

    /// The same place.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = EKStructuredLocation()
        (copy.title, copy.geoLocation, copy.radius) = (title, geoLocation, radius)
        return copy
    }
}
