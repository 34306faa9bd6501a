import QuartzCore

/// The thin line with round corners about fields and text views.
@MainActor
enum RoundedBorder {
    /// Half a point wide, but never less than a pixel.
    static func show(on view: UIView) {
        view.layer.borderWidth = max(0.5, 1 / view.layoutScale)
        view.layer.borderColor = UIColor.systemGray3.resolvedColor(with: view.traitCollection).cgColor
        view.layer.cornerRadius = 5
    }
}
