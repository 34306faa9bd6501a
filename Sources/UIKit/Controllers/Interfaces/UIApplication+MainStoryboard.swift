import CoreGraphics

extension UIApplication {
    /// The window of the main storyboard, for programs without scenes.
    func makeMainWindow(_ info: [String: Any]) -> UIWindow? {
        guard SceneManifest.current == nil, let name = info["UIMainStoryboardFile"] as? String,
            let root = UIStoryboard(name: name, bundle: nil).makeMain()
        else { return nil }
        // A delegate may have a window of its own class.
        let window = delegate?.window ?? UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = root
        delegate?.window = window
        return window
    }
}
