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

/// Where content stands in a control that is larger.
struct ContentAlignment {
    let horizontal: UIControl.ContentHorizontalAlignment
    let vertical: UIControl.ContentVerticalAlignment
    let isLeftToRight: Bool

    /// The edges that it touches.
    var edges: UIRectEdge {
        var edges: UIRectEdge =
            switch horizontal {
            case .left: .left
            case .right: .right
            case .leading: isLeftToRight ? .left : .right
            case .trailing: isLeftToRight ? .right : .left
            case .center, .fill: []
            }
        if vertical == .top { edges.insert(.top) }
        if vertical == .bottom { edges.insert(.bottom) }
        return edges
    }

    /// How much of the free width is left of it, points.
    func left(of free: CGFloat) -> CGFloat { edges.contains(.left) ? 0 : edges.contains(.right) ? free : free / 2 }

    /// How much of the free height is above it, points.
    func top(of free: CGFloat) -> CGFloat { edges.contains(.top) ? 0 : edges.contains(.bottom) ? free : free / 2 }
}

/// A part of a button's content whose own insets narrow the room that it is aligned in.
struct InsetPart {
    /// Where it would be without its insets.
    let frame: CGRect
    let insets: UIEdgeInsets
    /// What it is aligned in without them.
    let room: CGRect
    /// Edges of the room that it stands at; the middle between opposite ones.
    let edges: UIRectEdge

    /// Where it is. A part that is wider than what its insets leave is cut to that, and so is one that is higher, if it may be.
    func place(mayBeLower: Bool) -> CGRect {
        guard insets != .zero else { return frame }
        var place = frame.offsetBy(
            dx: shift(insets.left, edges.contains(.left), insets.right, edges.contains(.right)),
            dy: shift(insets.top, edges.contains(.top), insets.bottom, edges.contains(.bottom)))
        let width = max(room.width - insets.left - insets.right, 0)
        if frame.width > width { (place.origin.x, place.size.width) = (room.minX + insets.left, width) }
        let height = max(room.height - insets.top - insets.bottom, 0)
        if mayBeLower, frame.height > height {
            (place.origin.y, place.size.height) = (room.minY + insets.top, height)
        }
        return place
    }

    private func shift(_ before: CGFloat, _ isBefore: Bool, _ behind: CGFloat, _ isBehind: Bool) -> CGFloat {
        isBefore == isBehind ? (before - behind) / 2 : isBefore ? before : -behind
    }
}
