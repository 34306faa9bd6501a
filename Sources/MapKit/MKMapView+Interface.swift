import UIKit

extension MKMapView: InterfaceElement {
    /// Takes what a storyboard's element says of the map.
    package func take(_ attributes: (String) -> String?) {
        if let type = attributes("mapType").flatMap({ Self.types[$0] }) { mapType = type }
        for (name, path) in Self.flags {
            if let text = attributes(name) { self[keyPath: path] = text == "YES" }
        }
    }

    /// Takes the delegate.
    package func connectOutlet(_ name: String, to object: AnyObject) -> Bool {
        guard name == "delegate" else { return false }
        delegate = object as? any MKMapViewDelegate
        return true
    }

    private static let types: [String: MKMapType] = [
        "standard": .standard, "satellite": .satellite, "hybrid": .hybrid, "satelliteFlyover": .satelliteFlyover,
        "hybridFlyover": .hybridFlyover, "mutedStandard": .mutedStandard,
    ]
    private static var flags: [(String, ReferenceWritableKeyPath<MKMapView, Bool>)] {
        [
            ("zoomEnabled", \.isZoomEnabled), ("scrollEnabled", \.isScrollEnabled),
            ("rotateEnabled", \.isRotateEnabled), ("pitchEnabled", \.isPitchEnabled),
            ("showsUserLocation", \.showsUserLocation), ("showsBuildings", \.showsBuildings),
            ("showsPointsOfInterest", \.showsPointsOfInterest), ("showsCompass", \.showsCompass),
            ("showsScale", \.showsScale), ("showsTraffic", \.showsTraffic),
        ]
    }
}
