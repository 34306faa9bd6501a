public import QuartzCore

/// What a custom detent may look at.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: AnyObject {
    var containerTraitCollection: UITraitCollection { get }
    /// The largest height a detent may have, points without the bottom safe area.
    var maximumDetentValue: CGFloat { get }
    var containerHeight: CGFloat { get }
}

@MainActor
final class SheetDetentContext: UISheetPresentationControllerDetentResolutionContext {
    let containerTraitCollection: UITraitCollection
    let maximumDetentValue: CGFloat
    let containerHeight: CGFloat

    init(containerTraitCollection: UITraitCollection, maximumDetentValue: CGFloat, containerHeight: CGFloat) {
        self.containerTraitCollection = containerTraitCollection
        self.maximumDetentValue = maximumDetentValue
        self.containerHeight = containerHeight
    }
}
