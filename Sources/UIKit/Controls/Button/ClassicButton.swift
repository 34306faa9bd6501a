import CoreGraphics

/// How large a button is without a configuration.
///
/// One with a title alone and without insets keeps some room above and below, and is no narrower than one with a short title; so does one
/// with nothing in it. The rules are those of LinkedIn's LayoutKit, whose tests compare them with buttons of iOS in 20,000 ways.
struct ClassicButtonSize {
    let hasTextOnly: Bool
    /// Nil where none was set: an empty one keeps its line.
    let title: String?
    /// Title, image and background, in points.
    let text: CGSize, image: CGSize, background: CGSize
    let insets: UIEdgeInsets
    /// The height of a title that has no letters, points.
    let line: CGFloat

    /// Above and below a title that stands alone, points.
    static let titleMargin: CGFloat = 6
    private static let leastWidth: CGFloat = 30

    /// - Parameter content: title and image side by side, with insets.
    func fitting(_ content: CGSize) -> CGSize {
        let isEmpty = text.height == 0 && image.height == 0 && background == .zero
        var size = content
        if hasTextOnly, isEmpty || title?.isEmpty == true {
            size.height = max(size.height, line + insets.top + insets.bottom)
        }
        if hasTextOnly, image == .zero, insets == .zero, text.height > 0 || isEmpty {
            size.height += 2 * Self.titleMargin
            size.width = max(size.width, Self.leastWidth)
        }
        return CGSize(width: max(size.width, background.width), height: max(size.height, background.height))
    }
}

extension UIButton.ButtonType {
    /// The picture that buttons of the type have of their own.
    var image: UIImage? {
        switch self {
        case .custom, .system, .plain: nil
        case .detailDisclosure, .infoLight, .infoDark: Self.detail("info.circle")
        case .contactAdd: Self.detail("plus.circle")
        case .close: UIImage(systemName: "xmark.circle.fill")
        }
    }

    /// As large as the one in a table's row.
    private static func detail(_ symbol: String) -> UIImage? {
        UIImage(systemName: symbol, withConfiguration: UIImage.SymbolConfiguration(pointSize: 20))
    }

    /// Whether it has no picture of its own.
    var hasTextOnly: Bool { [.custom, .system, .plain].contains(self) }

    /// What titles have without a configuration. Plain ones are larger than those of the system's looks.
    var titleFont: UIFont { .systemFont(ofSize: self == .custom ? UIFont.buttonFontSize : 15) }

    /// Whether title and image take the tint and fade under the finger.
    var isTinted: Bool { self != .custom }
}

extension CGRect {
    /// Pushed away from each edge by half of what the insets there have more.
    func moved(by insets: UIEdgeInsets) -> CGRect {
        offsetBy(dx: (insets.left - insets.right) / 2, dy: (insets.top - insets.bottom) / 2)
    }
}
