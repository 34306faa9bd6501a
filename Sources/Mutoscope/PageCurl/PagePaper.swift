import UIKit

/// The paper that pages are made of: what is seen of it is their background.
@MainActor
enum PagePaper {
    /// How much of the back is paper. The rest is the page, mirrored, which shines through. (Reference: the system's page curl.)
    private static let cover: CGFloat = 0.8
    /// The back of white paper, and that of black paper: each is told from the front beside it.
    private static let lightBack: CGFloat = 0.957, darkBack: CGFloat = 0.16

    /// What lies over the mirrored page on its back.
    static func back(of page: UIView) -> UIColor {
        let color = (page.backgroundColor ?? .systemBackground).resolvedColor(with: page.traitCollection)
        return color.cgColor.alpha > 0
            ? back(of: color) : back(of: .systemBackground.resolvedColor(with: page.traitCollection))
    }

    /// Light paper is a little darker at its back, dark paper a little lighter; a strong colour is printed on the front alone.
    static func back(of front: UIColor) -> UIColor {
        var red: CGFloat = 0, green: CGFloat = 0, blue: CGFloat = 0, alpha: CGFloat = 0
        front.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        let light = (0.2126 * red + 0.7152 * green + 0.0722 * blue).unit
        let color = max(red, green, blue) - min(red, green, blue)
        let bare = mix(darkBack, lightBack, ((light - 0.1) / 0.35).unit)
        func back(_ part: CGFloat) -> CGFloat {
            let paper = mix(part + (1 - part) * darkBack, part * lightBack, light)
            return mix(paper, bare, 0.75 * color.unit).unit
        }
        return UIColor(red: back(red), green: back(green), blue: back(blue), alpha: cover)
    }
}
