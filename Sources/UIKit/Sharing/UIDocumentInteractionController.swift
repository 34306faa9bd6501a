public import CoreGraphics

/// Hears of a document that is shown or handed on.
@preconcurrency @MainActor
public protocol UIDocumentInteractionControllerDelegate: NSObjectProtocol {
    /// Over which controller a preview is shown; nil shows none.
    func documentInteractionControllerViewControllerForPreview(
        _ controller: UIDocumentInteractionController
    ) -> UIViewController?
    /// From where a preview grows, in the points of the view for previews.
    func documentInteractionControllerRectForPreview(_ controller: UIDocumentInteractionController) -> CGRect
    /// The view from which a preview grows.
    func documentInteractionControllerViewForPreview(_ controller: UIDocumentInteractionController) -> UIView?
    /// A preview begins.
    func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController)
    /// A preview is over.
    func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController)
    /// The menu with everything that can be done comes.
    func documentInteractionControllerWillPresentOptionsMenu(_ controller: UIDocumentInteractionController)
    /// That menu is gone.
    func documentInteractionControllerDidDismissOptionsMenu(_ controller: UIDocumentInteractionController)
    /// The menu of programs comes.
    func documentInteractionControllerWillPresentOpenInMenu(_ controller: UIDocumentInteractionController)
    /// That menu is gone.
    func documentInteractionControllerDidDismissOpenInMenu(_ controller: UIDocumentInteractionController)
    /// The document is about to be handed to another program: here to the one that the desktop has for it, which has no name.
    func documentInteractionController(
        _ controller: UIDocumentInteractionController, willBeginSendingToApplication application: String?)
    /// The document has been handed to another program.
    func documentInteractionController(
        _ controller: UIDocumentInteractionController, didEndSendingToApplication application: String?)
}

extension UIDocumentInteractionControllerDelegate {
    /// What is answered where it is not implemented.
    public func documentInteractionControllerViewControllerForPreview(
        _ controller: UIDocumentInteractionController
    ) -> UIViewController? { nil }
    /// What is answered where it is not implemented.
    public func documentInteractionControllerRectForPreview(
        _ controller: UIDocumentInteractionController
    ) -> CGRect { .zero }
    /// What is answered where it is not implemented.
    public func documentInteractionControllerViewForPreview(
        _ controller: UIDocumentInteractionController
    ) -> UIView? { nil }
    /// What happens where it is not implemented.
    public func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController) {}
    /// What happens where it is not implemented.
    public func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController) {}
    /// What happens where it is not implemented.
    public func documentInteractionControllerWillPresentOptionsMenu(_ controller: UIDocumentInteractionController) {}
    /// What happens where it is not implemented.
    public func documentInteractionControllerDidDismissOptionsMenu(_ controller: UIDocumentInteractionController) {}
    /// What happens where it is not implemented.
    public func documentInteractionControllerWillPresentOpenInMenu(_ controller: UIDocumentInteractionController) {}
    /// What happens where it is not implemented.
    public func documentInteractionControllerDidDismissOpenInMenu(_ controller: UIDocumentInteractionController) {}
    /// What happens where it is not implemented.
    public func documentInteractionController(
        _ controller: UIDocumentInteractionController, willBeginSendingToApplication application: String?
    ) {}
    /// What happens where it is not implemented.
    public func documentInteractionController(
        _ controller: UIDocumentInteractionController, didEndSendingToApplication application: String?
    ) {}
}

/// A document, and what can be done with it: the desktop shows it or opens it with the program that it has for it; the sheet of activities
/// offers both and the rest.
@preconcurrency @MainActor
open class UIDocumentInteractionController: NSObject {
    /// Hears of what is done; not retained.
    open weak var delegate: (any UIDocumentInteractionControllerDelegate)?
    /// The file.
    open var url: URL?
    /// What the file is called; its own name unless set.
    open var name: String? {
        get { ownName ?? url?.lastPathComponent }
        set { ownName = newValue }
    }
    private var ownName: String?
    /// The type of the file; by the ending of its name unless set.
    open var uti: String? {
        get { ownType ?? url.flatMap { UTType(filenameExtension: $0.pathExtension)?.identifier } }
        set { ownType = newValue }
    }
    private var ownType: String?
    /// What the program wants to hand on with the file. Kept; the desktop takes only the file.
    open var annotation: Any?
    private weak var sheet: UIActivityViewController?

    /// Nothing yet.
    public override init() { super.init() }

    /// A file.
    public convenience init(url: URL) {
        self.init()
        self.url = url
    }

    /// Pictures that stand for files of the type, small and large.
    open var icons: [UIImage] {
        let isPicture = uti.flatMap { UTType($0) }?.conforms(to: .image) ?? false
        return [22, 64].compactMap { size in
            UIImage(
                systemName: isPicture ? "photo" : "doc",
                withConfiguration: UIImage.SymbolConfiguration(pointSize: size))
        }
    }

    /// Has the desktop show the file, if the delegate has a controller for previews. Returns whether it was asked to.
    @discardableResult
    open func presentPreview(animated: Bool) -> Bool {
        guard let url, let delegate,
            delegate.documentInteractionControllerViewControllerForPreview(self) != nil,
            UIApplication.shared.canOpenURL(url)
        else { return false }
        delegate.documentInteractionControllerWillBeginPreview(self)
        UIApplication.shared.open(url) { [self] _ in
            self.delegate?.documentInteractionControllerDidEndPreview(self)
        }
        return true
    }

    /// The desktop's program shows the file, and closes it.
    open func dismissPreview(animated: Bool) {}

    /// Offers everything that can be done, beside a part of a view, in its points. Returns whether there is anything.
    @discardableResult
    open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool {
        show(.options, in: view.window, animated) { ($0.sourceView, $0.sourceRect) = (view, rect) }
    }

    /// Offers everything that can be done, beside a bar button. Returns whether there is anything.
    @discardableResult
    open func presentOptionsMenu(from item: UIBarButtonItem, animated: Bool) -> Bool {
        show(.options, in: item.shownView?.window, animated) { $0.barButtonItem = item }
    }

    /// Offers to open the file elsewhere, beside a part of a view, in its points. Returns whether it can be.
    @discardableResult
    open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool {
        show(.openIn, in: view.window, animated) { ($0.sourceView, $0.sourceRect) = (view, rect) }
    }

    /// Offers to open the file elsewhere, beside a bar button. Returns whether it can be.
    @discardableResult
    open func presentOpenInMenu(from item: UIBarButtonItem, animated: Bool) -> Bool {
        show(.openIn, in: item.shownView?.window, animated) { $0.barButtonItem = item }
    }

    /// Takes the menu away.
    open func dismissMenu(animated: Bool) { sheet?.presentingViewController?.dismiss(animated: animated) }

    private enum Menu { case options, openIn }

    private func show(
        _ menu: Menu, in window: UIWindow?, _ animated: Bool, _ point: (UIPopoverPresentationController) -> Void
    ) -> Bool {
        guard let url, sheet == nil, let top = window?.deepestResponder as? UIViewController,
            menu == .options || UIApplication.shared.canOpenURL(url)
        else { return false }
        let sheet = UIActivityViewController(activityItems: [url], applicationActivities: [SendActivity(self)])
        sheet.leavesOutOpening = true
        sheet.excludedActivityTypes = menu == .openIn ? [.copyToPasteboard, .saveToCameraRoll] : []
        sheet.completionWithItemsHandler = { [self] _, _, _, _ in didDismiss(menu) }
        self.sheet = sheet
        if let popover = sheet.popoverPresentationController { point(popover) }
        switch menu {
        case .options: delegate?.documentInteractionControllerWillPresentOptionsMenu(self)
        case .openIn: delegate?.documentInteractionControllerWillPresentOpenInMenu(self)
        }
        top.present(sheet, animated: animated)
        return true
    }

    private func didDismiss(_ menu: Menu) {
        switch menu {
        case .options: delegate?.documentInteractionControllerDidDismissOptionsMenu(self)
        case .openIn: delegate?.documentInteractionControllerDidDismissOpenInMenu(self)
        }
    }
}

/// Hands a file to the desktop's program for it, and tells the delegate.
private final class SendActivity: UIActivity {
    private let owner: UIDocumentInteractionController

    init(_ owner: UIDocumentInteractionController) {
        self.owner = owner
        super.init()
    }

    override var activityTitle: String? { SystemWord.openIn.text }
    override var activityImage: UIImage? { UIImage(systemName: "square.and.arrow.up") }

    override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
        owner.url.map { UIApplication.shared.canOpenURL($0) } ?? false
    }

    override func perform() {
        guard let url = owner.url else { return activityDidFinish(false) }
        owner.delegate?.documentInteractionController(owner, willBeginSendingToApplication: nil)
        UIApplication.shared.open(url) { [self] isOpen in
            owner.delegate?.documentInteractionController(owner, didEndSendingToApplication: nil)
            activityDidFinish(isOpen)
        }
    }
}
