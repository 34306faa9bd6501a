public import CoreGraphics

/// Says where handwriting becomes text, and hears of it.
@preconcurrency @MainActor
public protocol UIScribbleInteractionDelegate: NSObjectProtocol {
    /// Whether writing may begin at a place of the interaction's view. True where it is not implemented.
    func scribbleInteraction(_ interaction: UIScribbleInteraction, shouldBeginAt location: CGPoint) -> Bool
    /// Whether the field is to get the focus only when the user pauses. False where it is not implemented.
    func scribbleInteractionShouldDelayFocus(_ interaction: UIScribbleInteraction) -> Bool
    /// Writing begins.
    func scribbleInteractionWillBeginWriting(_ interaction: UIScribbleInteraction)
    /// Writing has ended.
    func scribbleInteractionDidFinishWriting(_ interaction: UIScribbleInteraction)
}

extension UIScribbleInteractionDelegate {
    /// True where it is not implemented.
    public func scribbleInteraction(_ interaction: UIScribbleInteraction, shouldBeginAt location: CGPoint) -> Bool {
        true
    }
    /// False where it is not implemented.
    public func scribbleInteractionShouldDelayFocus(_ interaction: UIScribbleInteraction) -> Bool { false }
    /// Nothing where it is not implemented.
    public func scribbleInteractionWillBeginWriting(_ interaction: UIScribbleInteraction) {}
    /// Nothing where it is not implemented.
    public func scribbleInteractionDidFinishWriting(_ interaction: UIScribbleInteraction) {}
}

/// Handwriting in a text field or view. No pen is read as text here, so its delegate hears nothing.
open class UIScribbleInteraction: NSObject, UIInteraction {
    /// Who is asked and told.
    open private(set) weak var delegate: (any UIScribbleInteractionDelegate)?
    /// The view that it is added to.
    open private(set) weak var view: UIView?
    /// Whether something is being written: never.
    open var isHandlingWriting: Bool { false }
    /// Whether people are expected to write with a pen: never.
    open class var isPencilInputExpected: Bool { false }

    /// Handwriting, of which a delegate is asked.
    public init(delegate: any UIScribbleInteractionDelegate) {
        self.delegate = delegate
        super.init()
    }

    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
}

/// Says which parts of a view that is no text field take handwriting, and hears of it.
@preconcurrency @MainActor
public protocol UIIndirectScribbleInteractionDelegate<ElementIdentifier>: NSObjectProtocol {
    /// What parts are known by.
    associatedtype ElementIdentifier: Hashable
    /// The parts that reach into a rectangle, in the points of the interaction's view.
    func indirectScribbleInteraction(
        _ interaction: any UIInteraction, requestElementsIn rect: CGRect,
        completion: @escaping ([ElementIdentifier]) -> Void)
    /// Whether a part takes text now.
    func indirectScribbleInteraction(
        _ interaction: any UIInteraction, isElementFocused elementIdentifier: ElementIdentifier
    ) -> Bool
    /// Where a part is, in the points of the interaction's view.
    func indirectScribbleInteraction(
        _ interaction: any UIInteraction, frameForElement elementIdentifier: ElementIdentifier
    ) -> CGRect
    /// Has a part take text, and answers with what takes it.
    func indirectScribbleInteraction(
        _ interaction: any UIInteraction, focusElementIfNeeded elementIdentifier: ElementIdentifier,
        referencePoint focusReferencePoint: CGPoint, completion: @escaping ((any UIResponder & UITextInput)?) -> Void)
    /// Whether a part is to take text only when the user pauses. False where it is not implemented.
    func indirectScribbleInteraction(
        _ interaction: any UIInteraction, shouldDelayFocusForElement elementIdentifier: ElementIdentifier
    ) -> Bool
    /// Writing begins in a part.
    func indirectScribbleInteraction(
        _ interaction: any UIInteraction, willBeginWritingInElement elementIdentifier: ElementIdentifier)
    /// Writing has ended in a part.
    func indirectScribbleInteraction(
        _ interaction: any UIInteraction, didFinishWritingInElement elementIdentifier: ElementIdentifier)
}

extension UIIndirectScribbleInteractionDelegate {
    /// False where it is not implemented.
    public func indirectScribbleInteraction(
        _ interaction: any UIInteraction, shouldDelayFocusForElement elementIdentifier: ElementIdentifier
    ) -> Bool { false }
    /// Nothing where it is not implemented.
    public func indirectScribbleInteraction(
        _ interaction: any UIInteraction, willBeginWritingInElement elementIdentifier: ElementIdentifier
    ) {}
    /// Nothing where it is not implemented.
    public func indirectScribbleInteraction(
        _ interaction: any UIInteraction, didFinishWritingInElement elementIdentifier: ElementIdentifier
    ) {}
}

/// Handwriting in parts of a view that is no text field. No pen is read as text here, so its delegate hears nothing.
open class UIIndirectScribbleInteraction: NSObject, UIInteraction {
    private weak var asked: AnyObject?
    /// Who is asked and told.
    open var delegate: (any UIIndirectScribbleInteractionDelegate)? {
        asked as? any UIIndirectScribbleInteractionDelegate
    }
    /// The view that it is added to.
    open private(set) weak var view: UIView?
    /// Whether something is being written: never.
    open var isHandlingWriting: Bool { false }

    /// Handwriting, of which a delegate is asked.
    public init(delegate: some UIIndirectScribbleInteractionDelegate) {
        asked = delegate
        super.init()
    }

    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
}
