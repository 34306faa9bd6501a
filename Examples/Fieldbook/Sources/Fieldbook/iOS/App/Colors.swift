import UIKit

extension UIColor {
    /// The tint of everything.
    static let leaf = UIColor { traits in
        traits.userInterfaceStyle == .dark
            ? UIColor(red: 0.52, green: 0.80, blue: 0.47, alpha: 1)
            : UIColor(red: 0.17, green: 0.48, blue: 0.22, alpha: 1)
    }

    /// The paper behind drawings.
    static let paper = UIColor { traits in
        traits.userInterfaceStyle == .dark
            ? UIColor(red: 0.16, green: 0.16, blue: 0.14, alpha: 1)
            : UIColor(red: 0.98, green: 0.96, blue: 0.90, alpha: 1)
    }
}
