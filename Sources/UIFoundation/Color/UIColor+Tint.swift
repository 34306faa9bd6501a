import Foundation

extension UIColor {
    /// The tint where no view names one: the app's accent, the desktop's, or blue.
    package static var systemTint: UIColor { appAccent ?? ScreenSettings.inUse.accent ?? .systemBlue }

    private static let appAccent = accent(of: .main)

    /// The colour that a bundle's Info.plist names, or `AccentColor` in its asset catalog as Xcode has it; nil where it has none.
    static func accent(of bundle: Bundle) -> UIColor? {
        let name = bundle.infoDictionary?["NSAccentColorName"] as? String ?? "AccentColor"
        return UIColor(named: name, in: bundle, compatibleWith: nil)
    }

    /// What `UIColor.tintColor` is with these traits. A tint that is made of it is made of the system's own.
    static func tint(in traits: UITraitCollection) -> UIColor {
        guard let tint = traits.values.tint else { return systemTint }
        var others = traits.values
        others.tint = nil
        return tint.resolvedColor(with: UITraitCollection(values: others))
    }
}
