public import UIKit

/// Hears what a user does with what was found in a picture; all of it is optional.
@preconcurrency @MainActor
public protocol ImageAnalysisInteractionDelegate: AnyObject {
    /// Whether a touch at a point begins something, in points of the view.
    func interaction(
        _ interaction: ImageAnalysisInteraction, shouldBeginAt point: CGPoint,
        for interactionType: ImageAnalysisInteraction.InteractionTypes
    ) -> Bool
    /// Where the picture lies in the view, from 0 to 1.
    func contentsRect(for interaction: ImageAnalysisInteraction) -> CGRect
    /// The view that has the picture.
    func contentView(for interaction: ImageAnalysisInteraction) -> UIView?
    /// Which controller shows what comes up.
    func presentingViewController(for interaction: ImageAnalysisInteraction) -> UIViewController?
    /// The button for all that was found comes or goes.
    func interaction(
        _ interaction: ImageAnalysisInteraction, liveTextButtonDidChangeToVisible visible: Bool)
    /// What is marked changes between all and nothing.
    func interaction(
        _ interaction: ImageAnalysisInteraction, highlightSelectedItemsDidChange highlightSelectedItems: Bool)
    /// Text is chosen, or no longer.
    func textSelectionDidChange(_ interaction: ImageAnalysisInteraction)
}

extension ImageAnalysisInteractionDelegate {
    /// `true` where it is not implemented.
    public func interaction(
        _ interaction: ImageAnalysisInteraction, shouldBeginAt point: CGPoint,
        for interactionType: ImageAnalysisInteraction.InteractionTypes
    ) -> Bool { true }
    /// The whole view where it is not implemented.
    public func contentsRect(for interaction: ImageAnalysisInteraction) -> CGRect {
        CGRect(x: 0, y: 0, width: 1, height: 1)
    }
    /// The interaction's own view where it is not implemented.
    public func contentView(for interaction: ImageAnalysisInteraction) -> UIView? { nil }
    /// The view's own where it is not implemented.
    public func presentingViewController(for interaction: ImageAnalysisInteraction) -> UIViewController? { nil }
    /// Does nothing where it is not implemented.
    public func interaction(
        _ interaction: ImageAnalysisInteraction, liveTextButtonDidChangeToVisible visible: Bool
    ) {}
    /// Does nothing where it is not implemented.
    public func interaction(
        _ interaction: ImageAnalysisInteraction, highlightSelectedItemsDidChange highlightSelectedItems: Bool
    ) {}
    /// Does nothing where it is not implemented.
    public func textSelectionDidChange(_ interaction: ImageAnalysisInteraction) {}
}

/// Lets a user choose what was found in a view's picture. Nothing is found here, so touches pass.
@preconcurrency @MainActor
public final class ImageAnalysisInteraction: NSObject, UIInteraction {
    /// What users can do.
    public struct InteractionTypes: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// A set of bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Choosing texts, and tapping what leads elsewhere.
        public static let automatic = InteractionTypes(rawValue: 1 << 0)
        /// Choosing texts.
        public static let textSelection = InteractionTypes(rawValue: 1 << 1)
        /// Tapping what leads elsewhere.
        public static let dataDetectors = InteractionTypes(rawValue: 1 << 2)
        /// Lifting what the picture is of.
        public static let imageSubject = InteractionTypes(rawValue: 1 << 3)
        /// Asking what the picture is of.
        public static let visualLookUp = InteractionTypes(rawValue: 1 << 4)
        /// Choosing texts, and lifting what the picture is of.
        public static let automaticTextOnly = InteractionTypes(rawValue: 1 << 5)
    }

    /// The view with the picture.
    public private(set) weak var view: UIView?
    /// Hears what the user does.
    public weak var delegate: (any ImageAnalysisInteractionDelegate)?
    /// What was found in the picture.
    public var analysis: ImageAnalysis?
    /// What users can do. Nothing at first.
    public var preferredInteractionTypes: InteractionTypes = []
    /// What they do now: nothing was found.
    public var activeInteractionTypes: InteractionTypes { [] }
    /// Whether everything that was found is marked. False by default.
    public var selectableItemsHighlighted = false
    /// Whether a long press does it for links and other data while text is chosen. True by default.
    public var allowLongPressForDataDetectorsInTextMode = true
    /// Whether the button for all that was found, and what goes with it, stays away. False by default.
    public var isSupplementaryInterfaceHidden = false
    /// How far that lies from the edges, in points.
    public var supplementaryInterfaceContentInsets = UIEdgeInsets.zero
    /// The font of that; nil is the system's.
    public var supplementaryInterfaceFont: UIFont?
    /// Whether text is chosen: none is.
    public var hasActiveTextSelection: Bool { false }
    /// Whether the button for all that was found shows: nothing was.
    public var isLiveTextButtonVisible: Bool { false }
    /// The chosen text: none is.
    public var selectedText: String { "" }
    /// The text that was found.
    public var text: String { analysis?.transcript ?? "" }

    /// One that nobody hears.
    public override init() { super.init() }
    /// One with somebody who hears.
    public convenience init(_ delegate: any ImageAnalysisInteractionDelegate) {
        self.init()
        self.delegate = delegate
    }

    /// It is about to be in a view.
    public func willMove(to view: UIView?) {}
    /// It is in a view.
    public func didMove(to view: UIView?) { self.view = view }

    /// Shows or hides the button for all that was found.
    public func setSupplementaryInterfaceHidden(_ hidden: Bool, animated: Bool) {
        isSupplementaryInterfaceHidden = hidden
    }
    /// The picture lies elsewhere.
    public func setContentsRectNeedsUpdate() {}
    /// Chooses nothing any more.
    public func resetTextSelection() {}
    /// Whether something that was found lies at a point of the view.
    public func hasInteractiveItem(at point: CGPoint) -> Bool { false }
    /// Whether text that was found lies at a point of the view.
    public func hasText(at point: CGPoint) -> Bool { false }
    /// Whether something that leads elsewhere lies at a point of the view.
    public func hasDataDetector(at point: CGPoint) -> Bool { false }
    /// Whether what was found for users lies at a point of the view.
    public func hasSupplementaryInterface(at point: CGPoint) -> Bool { false }
    /// Whether text that was found lies at a point of the view.
    public func analysisHasText(at point: CGPoint) -> Bool { false }
}
