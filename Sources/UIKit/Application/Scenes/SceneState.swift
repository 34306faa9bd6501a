/// What a scene's delegate hears of how the scene was.
@MainActor
struct SceneState {
    private let bounds: CGRect
    private let orientation: UIInterfaceOrientation?
    private let traits: UITraitCollection

    init(of screen: UIScreen) {
        (bounds, traits) = (screen.bounds, screen.traitCollection)
        orientation = screen.scene?.interfaceOrientation
    }

    /// Tells the delegate of a scene that it was so.
    func tell(_ scene: UIWindowScene?) {
        guard let scene, let orientation, let delegate = scene.delegate as? any UIWindowSceneDelegate else { return }
        delegate.windowScene(
            scene, didUpdate: UIView(frame: bounds), interfaceOrientation: orientation, traitCollection: traits)
    }
}
