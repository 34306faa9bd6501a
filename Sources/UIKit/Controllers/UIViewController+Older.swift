extension UIViewController {
    /// How the interface is turned.
    @available(*, deprecated, message: "Use the window scene's interfaceOrientation")
    public var interfaceOrientation: UIInterfaceOrientation {
        viewIfLoaded?.window?.windowScene?.interfaceOrientation ?? .portrait
    }
}
