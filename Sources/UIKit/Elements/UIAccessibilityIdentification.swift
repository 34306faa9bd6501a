/// What carries a name for tests: views, items of bars, pictures, actions of alerts, elements of menus.
@preconcurrency @MainActor
public protocol UIAccessibilityIdentification: NSObjectProtocol {
    /// A name for tests, never shown.
    var accessibilityIdentifier: String? { get set }
}

extension _AccessibleResponder: UIAccessibilityIdentification {}
extension UIImage: UIAccessibilityIdentification {}
extension UIBarItem: UIAccessibilityIdentification {}
extension UIAlertAction: UIAccessibilityIdentification {}
extension UIMenuElement: UIAccessibilityIdentification {}
