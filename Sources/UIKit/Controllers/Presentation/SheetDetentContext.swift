public import QuartzCore

/// What a custom detent may look at.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: AnyObject {
    var containerTraitCollection: UITraitCollection { get }
    /// The largest height a detent may have, points without the bottom safe area.
    var maximumDetentValue: CGFloat { get }
}

@MainActor
final class SheetDetentContext: UISheetPresentationControllerDetentResolutionContext {
    let containerTraitCollection: UITraitCollection
    let maximumDetentValue: CGFloat
    /// Half of the container, without the bottom safe area.
    let mediumDetentValue: CGFloat

    init(container: UIView, maximumDetentValue: CGFloat) {
        containerTraitCollection = container.traitCollection
        self.maximumDetentValue = maximumDetentValue
        mediumDetentValue = container.bounds.height / 2 - container.safeAreaInsets.bottom
    }
}
