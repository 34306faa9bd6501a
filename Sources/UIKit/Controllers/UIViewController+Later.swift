extension UIViewController {
    /// The name under which the system would count what the user does with the controller. Only kept: nothing is counted here.
    public var interactionActivityTrackingBaseName: String? {
        get { presentation.trackingName }
        set { presentation.trackingName = newValue }
    }
}
