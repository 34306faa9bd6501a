import QuartzCore

/// What lies behind a large sheet: it draws back, narrower and with round corners, so that it looks like the card below.
@MainActor
final class SheetBackdrop {
    /// On each side of the drawn-back view, points.
    private static let sideInset: CGFloat = 16
    /// How far its top stands out above the sheet's, points.
    private static let peek: CGFloat = 10
    private static let cornerRadius: CGFloat = 10

    private let view: UIView
    /// What the view was like when it began to draw back; before and after, its look and place are its own.
    private var plain: (look: CardLook, transform: CATransform3D)?

    init(_ view: UIView) { self.view = view }

    /// - Parameters:
    ///   - progress: from 0, where the view is as it was, to 1.
    ///   - sheetTop: of the large sheet, in the view's superview.
    func drawBack(_ progress: CGFloat, sheetTop: CGFloat) {
        let size = view.bounds.size
        guard progress > 0, size.width > 2 * Self.sideInset else { return restore() }
        let plain = plain ?? (CardLook(of: view.layer), view.layer.transform)
        self.plain = plain
        let scale = (size.width - 2 * Self.sideInset) / size.width
        let top = view.center.y - size.height * (view.layer.anchorPoint.y - (1 - scale) / 2)
        let shift = sheetTop - Self.peek - top
        let now = 1 + (scale - 1) * progress
        let card = CATransform3DScale(CATransform3DMakeTranslation(0, shift * progress, 0), now, now, 1)
        view.layer.transform = CATransform3DConcat(plain.transform, card)
        let radius = max(plain.look.cornerRadius, Self.cornerRadius * progress)
        CardLook(cornerRadius: radius, curve: .continuous, corners: plain.look.corners, masks: true)
            .apply(to: view.layer)
    }

    /// As it was before the sheet.
    func restore() {
        guard let plain else { return }
        self.plain = nil
        view.layer.transform = plain.transform
        plain.look.apply(to: view.layer)
    }
}
