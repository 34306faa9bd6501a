import AppleRuntime
public import CoreGraphics

/// Hears which documents are opened, and makes new ones. A method that is left out does nothing.
@preconcurrency @MainActor
public protocol UIDocumentBrowserViewControllerDelegate: NSObjectProtocol {
    /// The user opens documents.
    func documentBrowser(_ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL])
    /// The user wants a new document. The handler gets a file to put into the folder that is shown, and how; nil for none.
    func documentBrowser(
        _ controller: UIDocumentBrowserViewController,
        didRequestDocumentCreationWithHandler importHandler:
            @escaping (
                URL?, UIDocumentBrowserViewController.ImportMode
            ) -> Void)
    /// A document has been put into a folder.
    func documentBrowser(
        _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL,
        toDestinationURL destinationURL: URL)
    /// A document could not be put into a folder.
    func documentBrowser(
        _ controller: UIDocumentBrowserViewController, failedToImportDocumentAt documentURL: URL, error: (any Error)?)
    /// What else the user may do with documents.
    func documentBrowser(
        _ controller: UIDocumentBrowserViewController, applicationActivitiesForDocumentURLs documentURLs: [URL]
    ) -> [UIActivity]
    /// Documents are shared.
    func documentBrowser(
        _ controller: UIDocumentBrowserViewController, willPresent activityViewController: UIActivityViewController)
}

extension UIDocumentBrowserViewControllerDelegate {
    /// What happens where it is not implemented.
    public func documentBrowser(
        _ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL]
    ) {}
    /// What happens where it is not implemented.
    public func documentBrowser(
        _ controller: UIDocumentBrowserViewController,
        didRequestDocumentCreationWithHandler importHandler:
            @escaping (
                URL?, UIDocumentBrowserViewController.ImportMode
            ) -> Void
    ) { importHandler(nil, .none) }
    /// What happens where it is not implemented.
    public func documentBrowser(
        _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL,
        toDestinationURL destinationURL: URL
    ) {}
    /// What happens where it is not implemented.
    public func documentBrowser(
        _ controller: UIDocumentBrowserViewController, failedToImportDocumentAt documentURL: URL, error: (any Error)?
    ) {}
    /// What happens where it is not implemented.
    public func documentBrowser(
        _ controller: UIDocumentBrowserViewController, applicationActivitiesForDocumentURLs documentURLs: [URL]
    ) -> [UIActivity] { [] }
    /// What happens where it is not implemented.
    public func documentBrowser(
        _ controller: UIDocumentBrowserViewController, willPresent activityViewController: UIActivityViewController
    ) {}
}

/// Shows the user's folders, and lets documents be opened and made: the first screen of a program that works on documents.
@preconcurrency @MainActor
open class UIDocumentBrowserViewController: UIViewController {
    /// How a new document comes into a folder.
    public enum ImportMode: UInt, Sendable {
        /// Not at all.
        case none = 0
        /// The file stays where it was as well.
        case copy
        /// The file is there no more.
        case move
    }

    /// Looks of the browser.
    public enum BrowserUserInterfaceStyle: UInt, Sendable {
        case white = 0
        case light, dark
    }

    /// Hears what is opened.
    open weak var delegate: (any UIDocumentBrowserViewControllerDelegate)?
    /// Whether there is a button for new documents.
    open var allowsDocumentCreation = true { didSet { showButtons() } }
    /// Whether several documents can be opened at once.
    open var allowsPickingMultipleItems = false
    /// Whether endings are shown.
    open var shouldShowFileExtensions = false
    /// Buttons of the program's own before the title.
    open var additionalLeadingNavigationBarButtonItems: [UIBarButtonItem] = [] { didSet { showButtons() } }
    /// Buttons of the program's own after the title.
    open var additionalTrailingNavigationBarButtonItems: [UIBarButtonItem] = [] { didSet { showButtons() } }
    /// What a long press on a document offers besides.
    open var customActions: [UIDocumentBrowserAction] = []
    /// Which documents count as the program's. Only kept: recent documents are not listed.
    open lazy var contentTypesForRecentDocuments = types
    /// Dark or light.
    open var browserUserInterfaceStyle = BrowserUserInterfaceStyle.white {
        didSet { overrideUserInterfaceStyle = browserUserInterfaceStyle == .dark ? .dark : .light }
    }
    /// What the button for new documents is called.
    open var localizedCreateDocumentActionTitle = ""
    /// Width over height of a new document's picture. Only kept: the list shows no pictures.
    open var defaultDocumentAspectRatio: CGFloat = 2 / 3
    private let types: [UTType]
    /// Where the browser begins.
    private lazy var start =
        FileManager.default.urls(for: .documentDirectory, in: .userDomainMask).first
        ?? FileManager.default.homeDirectoryForCurrentUser
    private lazy var pages = UINavigationController(rootViewController: FolderController(start, self))

    /// A browser for documents of some kinds; nil for those that the program opens by its `Info.plist`.
    public init(forOpening contentTypes: [UTType]?) {
        types = contentTypes ?? Self.documentTypes
        super.init(nibName: nil, bundle: nil)
    }

    /// A browser for documents of kinds by their identifiers.
    public convenience init(forOpeningFilesWithContentTypes allowedContentTypes: [String]?) {
        self.init(forOpening: allowedContentTypes?.map { UTType(known: $0) })
    }

    /// Makes the object from an archive or a compiled interface file.
    public required init?(coder: NSCoder) {
        types = Self.documentTypes
        super.init(coder: coder)
    }

    /// Kinds that `Info.plist` lists; everything where it lists none.
    private static var documentTypes: [UTType] {
        let listed = Bundle.main.object(forInfoDictionaryKey: "CFBundleDocumentTypes") as? [[String: Any]] ?? []
        let names = listed.flatMap { $0["LSItemContentTypes"] as? [String] ?? [] }
        return names.isEmpty ? [.item] : names.map { UTType(known: $0) }
    }

    /// Identifiers of the kinds that can be opened.
    open var allowedContentTypes: [String] { types.map(\.identifier) }

    open override func viewDidLoad() {
        super.viewDidLoad()
        addChild(pages)
        pages.view.frame = view.bounds
        pages.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(pages.view)
        pages.didMove(toParent: self)
    }

    private var shown: FolderController? { pages.topViewController as? FolderController }

    private func showButtons() {
        guard isViewLoaded else { return }
        for case let folder as FolderController in pages.viewControllers { folder.showButtons() }
    }

    private func makeDocument() {
        guard let folder = shown?.folder else { return }
        delegate?.documentBrowser(self) { [weak self] file, mode in
            guard let self, let file, mode != .none else { return }
            self.put(file, into: folder, mode) { result in
                switch result {
                case .success(let place):
                    self.delegate?.documentBrowser(self, didImportDocumentAt: file, toDestinationURL: place)
                case .failure(let error):
                    self.delegate?.documentBrowser(self, failedToImportDocumentAt: file, error: error)
                }
            }
        }
    }

    private func put(
        _ file: URL, into folder: URL, _ mode: ImportMode, then: (Result<URL, any Error>) -> Void
    ) {
        then(Result { try Self.put(file, into: folder, isMoved: mode == .move) })
        shown?.readAgain()
    }

    private static func put(_ file: URL, into folder: URL, isMoved: Bool) throws -> URL {
        let place = FreeName.place(for: file.lastPathComponent, in: folder)
        if isMoved {
            try FileManager.default.moveItem(at: file, to: place)
        } else {
            try FileManager.default.copyItem(at: file, to: place)
        }
        return place
    }

    /// Puts a file beside a document, under a name that is free. By the mode `none` nothing is put, and nothing went wrong.
    open func importDocument(
        at documentURL: URL, nextToDocumentAt neighbourURL: URL, mode importMode: ImportMode,
        completionHandler completion: @escaping (URL?, (any Error)?) -> Void
    ) {
        guard importMode != .none else { return completion(nil, nil) }
        put(documentURL, into: neighbourURL.deletingLastPathComponent(), importMode) { result in
            switch result {
            case .success(let place): completion(place, nil)
            case .failure(let error): completion(nil, error)
            }
        }
    }

    /// Shows the folder that a document is in.
    ///
    /// - Parameter importIfNeeded: whether a document outside of the user's folders is copied into the one where the browser begins.
    open func revealDocument(
        at url: URL, importIfNeeded: Bool, completion: ((URL?, (any Error)?) -> Void)? = nil
    ) {
        do {
            guard FileManager.default.fileExists(atPath: url.path) else { throw CocoaError(.fileNoSuchFile) }
            let isTheirs = url.standardizedFileURL.path.hasPrefix(
                FileManager.default.homeDirectoryForCurrentUser.standardizedFileURL.path)
            let place = importIfNeeded && !isTheirs ? try Self.put(url, into: start, isMoved: false) : url
            pages.setViewControllers([FolderController(place.deletingLastPathComponent(), self)], animated: false)
            completion?(place, nil)
        } catch {
            completion?(nil, error)
        }
    }

    /// Gives a document another name, with its ending.
    open func renameDocument(
        at documentURL: URL, proposedName: String, completionHandler: @escaping (URL?, (any Error)?) -> Void
    ) {
        do {
            let place = FreeName.place(for: proposedName, in: documentURL.deletingLastPathComponent())
            try FileManager.default.moveItem(at: documentURL, to: place)
            shown?.readAgain()
            completionHandler(place, nil)
        } catch {
            completionHandler(nil, error)
        }
    }

    /// Animates the way to a document and back.
    open func transitionController(forDocumentAt documentURL: URL) -> UIDocumentBrowserTransitionController {
        UIDocumentBrowserTransitionController()
    }

    /// Animates the way to a document and back, by its older name.
    open func transitionController(forDocumentURL documentURL: URL) -> UIDocumentBrowserTransitionController {
        transitionController(forDocumentAt: documentURL)
    }
}

extension UIDocumentBrowserViewController: FileChoosing {
    var wantsFolder: Bool { false }
    var allowsSeveral: Bool { allowsPickingMultipleItems }

    func offers(_ file: URL) -> Bool { UTType.offers(file, among: types) }

    func choose(_ chosen: [URL]) { delegate?.documentBrowser(self, didPickDocumentsAt: chosen) }

    func buttons(of folder: FolderController) -> [UIBarButtonItem] {
        let add = UIBarButtonItem(systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.makeDocument() })
        add.accessibilityLabel = localizedCreateDocumentActionTitle.isEmpty ? nil : localizedCreateDocumentActionTitle
        return (allowsDocumentCreation ? [add] : []) + additionalTrailingNavigationBarButtonItems.reversed()
    }

    func leadingButtons(of folder: FolderController) -> [UIBarButtonItem] { additionalLeadingNavigationBarButtonItems }

    func actions(for file: URL) -> [UIMenuElement] {
        let own = customActions.filter { $0.availability.contains(.menu) && $0.takes(file) }.map { action in
            UIAction(title: action.localizedTitle, image: action.image) { _ in action.handler([file]) }
        }
        let share = UIAction(title: SystemWord.share.text, image: UIImage(systemName: "square.and.arrow.up")) {
            [weak self] _ in self?.share(file)
        }
        return own + [share]
    }

    private func share(_ file: URL) {
        let activities = delegate?.documentBrowser(self, applicationActivitiesForDocumentURLs: [file]) ?? []
        let sheet = UIActivityViewController(activityItems: [file], applicationActivities: activities)
        delegate?.documentBrowser(self, willPresent: sheet)
        present(sheet, animated: true)
    }
}

/// Animates the way to a document and back: it grows out of the middle of the browser, or of the view that shows it, and goes back there.
@preconcurrency @MainActor
open class UIDocumentBrowserTransitionController: NSObject, UIViewControllerAnimatedTransitioning {
    /// How far the document is loaded. Only kept.
    open var loadingProgress: Progress?
    /// The view in the document's controller that shows the document itself.
    open weak var targetView: UIView?
    /// How much smaller a document is where it comes from.
    private static let scale: CGFloat = 0.85

    open func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.35
    }

    open func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        let arriving = transitionContext.view(forKey: .to), leaving = transitionContext.view(forKey: .from)
        let isOpening =
            transitionContext.viewController(forKey: .from)?.presentingViewController
            !== transitionContext.viewController(forKey: .to)
        let small = CGAffineTransform(scaleX: Self.scale, y: Self.scale)
        if let arriving {
            if let controller = transitionContext.viewController(forKey: .to) {
                arriving.frame = transitionContext.finalFrame(for: controller)
            }
            transitionContext.containerView.insertSubview(
                arriving, at: isOpening ? transitionContext.containerView.subviews.count : 0)
        }
        let moving = isOpening ? arriving : leaving
        moving?.alpha = isOpening ? 0 : 1
        if isOpening { moving?.transform = small }
        UIView.animate(
            withDuration: transitionDuration(using: transitionContext), delay: 0, options: .curveEaseInOut,
            animations: {
                moving?.alpha = isOpening ? 1 : 0
                moving?.transform = isOpening ? .identity : small
            },
            completion: { _ in
                moving?.transform = .identity
                moving?.alpha = 1
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            })
    }
}
