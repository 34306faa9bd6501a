public import QuartzCore

/// Hears of a popover's dismissal. A popover appears as a sheet, which is what it adapts to in a compact width.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
    func popoverPresentationControllerShouldDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) -> Bool
    func popoverPresentationControllerDidDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
    public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {}
    public func popoverPresentationControllerShouldDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) -> Bool { true }
    public func popoverPresentationControllerDidDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) {}
}

/// A popover's settings; shown as a sheet.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UISheetPresentationController {
    open var permittedArrowDirections: UIPopoverArrowDirection = .any
    open var sourceRect = CGRect.null
    open var barButtonItem: UIBarButtonItem?
    open var backgroundColor: UIColor?
    open var passthroughViews: [UIView]?
    open var canOverlapSourceViewRect = false
    open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    open var arrowDirection: UIPopoverArrowDirection { .unknown }
    /// The sheet that the popover appears as: itself.
    open var adaptiveSheetPresentationController: UISheetPresentationController { self }

    open override func presentationTransitionWillBegin() {
        (delegate as? any UIPopoverPresentationControllerDelegate)?.prepareForPopoverPresentation(self)
        super.presentationTransitionWillBegin()
    }
}

public struct UIPopoverArrowDirection: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let up = Self(rawValue: 1)
    public static let down = Self(rawValue: 2)
    public static let left = Self(rawValue: 4)
    public static let right = Self(rawValue: 8)
    public static let any: Self = [.up, .down, .left, .right]
    public static let unknown = Self(rawValue: UInt.max)
}
