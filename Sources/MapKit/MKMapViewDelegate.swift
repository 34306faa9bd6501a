public import UIKit

/// Hears of a map and gives it views; all of it is optional.
@preconcurrency @MainActor
public protocol MKMapViewDelegate: NSObjectProtocol {
    /// Another part is about to be shown.
    func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool)
    /// Another part is shown.
    func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
    /// Another part is shown; told during moves too.
    func mapViewDidChangeVisibleRegion(_ mapView: MKMapView)
    /// The map is about to be loaded. None is.
    func mapViewWillStartLoadingMap(_ mapView: MKMapView)
    /// The map was loaded. None is.
    func mapViewDidFinishLoadingMap(_ mapView: MKMapView)
    /// The map cannot be loaded.
    func mapViewDidFailLoadingMap(_ mapView: MKMapView, withError error: any Error)
    /// The map is about to be drawn.
    func mapViewWillStartRenderingMap(_ mapView: MKMapView)
    /// The map was drawn.
    func mapViewDidFinishRenderingMap(_ mapView: MKMapView, fullyRendered: Bool)
    /// The view of an annotation; nil is a balloon.
    func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
    /// Views came onto the map.
    func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView])
    /// A control in a callout was tapped.
    func mapView(
        _ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl)
    /// A view was selected.
    func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
    /// A view is no longer selected.
    func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView)
    /// An annotation was selected.
    func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation)
    /// An annotation is no longer selected.
    func mapView(_ mapView: MKMapView, didDeselect annotation: any MKAnnotation)
    /// The user is about to be looked for.
    func mapViewWillStartLocatingUser(_ mapView: MKMapView)
    /// The user is no longer looked for.
    func mapViewDidStopLocatingUser(_ mapView: MKMapView)
    /// The user is elsewhere.
    func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation)
    /// Nobody knows where the user is.
    func mapView(_ mapView: MKMapView, didFailToLocateUserWithError error: any Error)
    /// The user moves an annotation. Nobody can here.
    func mapView(
        _ mapView: MKMapView, annotationView view: MKAnnotationView, didChange newState: MKAnnotationView.DragState,
        fromOldState oldState: MKAnnotationView.DragState)
    /// The map follows the user in another way.
    func mapView(_ mapView: MKMapView, didChange mode: MKUserTrackingMode, animated: Bool)
    /// What draws an overlay; what an `MKOverlayRenderer` draws, nothing, where it is not implemented.
    func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer
    /// Overlays came onto the map.
    func mapView(_ mapView: MKMapView, didAdd renderers: [MKOverlayRenderer])
}

extension MKMapViewDelegate {
    /// Does nothing where it is not implemented.
    public func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) {}
    /// Does nothing where it is not implemented.
    public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {}
    /// Does nothing where it is not implemented.
    public func mapViewDidChangeVisibleRegion(_ mapView: MKMapView) {}
    /// Does nothing where it is not implemented.
    public func mapViewWillStartLoadingMap(_ mapView: MKMapView) {}
    /// Does nothing where it is not implemented.
    public func mapViewDidFinishLoadingMap(_ mapView: MKMapView) {}
    /// Does nothing where it is not implemented.
    public func mapViewDidFailLoadingMap(_ mapView: MKMapView, withError error: any Error) {}
    /// Does nothing where it is not implemented.
    public func mapViewWillStartRenderingMap(_ mapView: MKMapView) {}
    /// Does nothing where it is not implemented.
    public func mapViewDidFinishRenderingMap(_ mapView: MKMapView, fullyRendered: Bool) {}
    /// Nil where it is not implemented.
    public func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? { nil }
    /// Does nothing where it is not implemented.
    public func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView]) {}
    /// Does nothing where it is not implemented.
    public func mapView(
        _ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl
    ) {}
    /// Does nothing where it is not implemented.
    public func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {}
    /// Does nothing where it is not implemented.
    public func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {}
    /// Does nothing where it is not implemented.
    public func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation) {}
    /// Does nothing where it is not implemented.
    public func mapView(_ mapView: MKMapView, didDeselect annotation: any MKAnnotation) {}
    /// Does nothing where it is not implemented.
    public func mapViewWillStartLocatingUser(_ mapView: MKMapView) {}
    /// Does nothing where it is not implemented.
    public func mapViewDidStopLocatingUser(_ mapView: MKMapView) {}
    /// Does nothing where it is not implemented.
    public func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation) {}
    /// Does nothing where it is not implemented.
    public func mapView(_ mapView: MKMapView, didFailToLocateUserWithError error: any Error) {}
    /// Does nothing where it is not implemented.
    public func mapView(
        _ mapView: MKMapView, annotationView view: MKAnnotationView, didChange newState: MKAnnotationView.DragState,
        fromOldState oldState: MKAnnotationView.DragState
    ) {}
    /// Does nothing where it is not implemented.
    public func mapView(_ mapView: MKMapView, didChange mode: MKUserTrackingMode, animated: Bool) {}
    /// Draws nothing where it is not implemented.
    public func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
        MKOverlayRenderer(overlay: overlay)
    }
    /// Does nothing where it is not implemented.
    public func mapView(_ mapView: MKMapView, didAdd renderers: [MKOverlayRenderer]) {}
}
