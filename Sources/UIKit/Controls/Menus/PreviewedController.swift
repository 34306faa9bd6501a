import CoreGraphics

/// A controller, as far as the menu knows it over which its view is shown.
@MainActor
protocol PreviewedController: UIResponder {
    var view: UIView! { get }
    func loadViewIfNeeded()
    /// In points; without an extent: as large as there is room.
    var preferredContentSize: CGSize { get }
    func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool)
    func endAppearanceTransition()
}
