public import CoreGraphics
import Displays
public import QuartzCore

/// Hears which documents were chosen. A method that is left out does nothing.
@preconcurrency @MainActor
public protocol UIDocumentPickerDelegate: NSObjectProtocol {
    /// Documents were chosen; the picker has gone.
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
    /// The older method for a single document; asked where the newer one is not implemented.
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL)
    /// Nothing was chosen; the picker has gone.
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
    /// Asks the older method, for the first document.
    public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
        if let first = urls.first { documentPicker(controller, didPickDocumentAt: first) }
    }
    /// Does nothing where it is not implemented.
    public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL) {}
    /// Does nothing where it is not implemented.
    public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}

/// What a document picker is for.
public enum UIDocumentPickerMode: UInt, Sendable { case `import`, open, exportToService, moveToService }

/// Lets the user choose files of their folders, or a folder that files are put into: by the desktop's own dialog where it has one.
@preconcurrency @MainActor
open class UIDocumentPickerViewController: UIViewController {
    /// Hears what was chosen.
    open weak var delegate: (any UIDocumentPickerDelegate)?
    /// Whether several documents can be chosen.
    open var allowsMultipleSelection = false
    /// Whether endings are shown.
    open var shouldShowFileExtensions = true
    /// Where the picker begins; nil: in the folder of documents.
    open var directoryURL: URL?
    /// What the picker is for.
    public let documentPickerMode: UIDocumentPickerMode
    let types: [UTType]
    private let exported: [URL]
    private let copies: Bool
    private lazy var dialog = DesktopDialog(self)

    private init(_ mode: UIDocumentPickerMode, _ types: [UTType], _ exported: [URL], copies: Bool) {
        (documentPickerMode, self.types, self.exported, self.copies) = (mode, types, exported, copies)
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .pageSheet
    }

    /// Offers documents of some kinds.
    ///
    /// - Parameter asCopy: whether the program gets copies, in its folder of temporary files.
    public convenience init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) {
        self.init(asCopy ? .import : .open, contentTypes, [], copies: asCopy)
    }

    /// Offers folders for some files to be put into.
    ///
    /// - Parameter asCopy: whether the files stay where they are as well.
    public convenience init(forExporting urls: [URL], asCopy: Bool = false) {
        self.init(asCopy ? .exportToService : .moveToService, [.folder], urls, copies: asCopy)
    }

    /// Offers documents of kinds by their identifiers.
    public convenience init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
        self.init(mode, allowedUTIs.map { UTType(known: $0) }, [], copies: mode == .import)
    }

    /// Offers folders for some files to be put into.
    public convenience init(urls: [URL], in mode: UIDocumentPickerMode) {
        self.init(mode, [.folder], urls, copies: mode == .exportToService)
    }

    /// Offers folders for a file to be put into.
    public convenience init(url: URL, in mode: UIDocumentPickerMode) { self.init(urls: [url], in: mode) }

    /// Makes the object from an archive or a compiled interface file.
    public required init?(coder: NSCoder) {
        (documentPickerMode, types, exported, copies) = (.open, [.item], [], false)
        super.init(coder: coder)
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        if !dialog.isWanted { showFolders() }
    }

    open override var modalPresentationStyle: UIModalPresentationStyle {
        get { dialog.isWanted ? .overFullScreen : super.modalPresentationStyle }
        set { super.modalPresentationStyle = newValue }
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        let endings = Set(types.flatMap(\.endings)).sorted()
        let request = FileRequest(
            title: title ?? "", endings: wantsFolder || takesEverything ? [] : endings,
            isMultiple: allowsMultipleSelection && !wantsFolder, wantsFolder: wantsFolder, folder: directoryURL?.path)
        dialog.show(request) { [weak self] answer in
            switch answer {
            case .chosen(let files): self?.choose(files)
            case .cancelled: self?.cancel()
            case .noDialog: self?.showFolders()
            }
        }
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        dialog.close()
    }

    private var takesEverything: Bool { types.contains { [.item, .data, .content].contains($0) } }

    private func showFolders() {
        let start = directoryURL ?? FileManager.default.urls(for: .documentDirectory, in: .userDomainMask).first
        let folder = start ?? FileManager.default.homeDirectoryForCurrentUser
        let pages = UINavigationController(rootViewController: FolderController(folder, self))
        addChild(pages)
        pages.view.frame = view.bounds
        pages.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(pages.view)
        pages.didMove(toParent: self)
    }

    /// Whether a folder is what is chosen.
    var wantsFolder: Bool { types.allSatisfy { $0 == .folder || $0 == .directory } }

    func offers(_ file: URL) -> Bool { !wantsFolder && UTType.offers(file, among: types) }

    func cancel() { dismiss(animated: true) { self.delegate?.documentPickerWasCancelled(self) } }

    /// - Parameter chosen: files, or the folder that files are put into.
    func choose(_ chosen: [URL]) {
        let urls: [URL]
        do {
            urls = try exported.isEmpty ? (copies ? chosen.map(copy) : chosen) : exported.map { try put($0, chosen[0]) }
        } catch {
            return show(error)
        }
        dismiss(animated: true) { self.delegate?.documentPicker(self, didPickDocumentsAt: urls) }
    }

    private func copy(_ file: URL) throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let place = folder.appendingPathComponent(file.lastPathComponent)
        try FileManager.default.copyItem(at: file, to: place)
        return place
    }

    private func put(_ file: URL, _ folder: URL) throws -> URL {
        let place = folder.appendingPathComponent(file.lastPathComponent)
        if copies {
            try FileManager.default.copyItem(at: file, to: place)
        } else {
            try FileManager.default.moveItem(at: file, to: place)
        }
        return place
    }

    private func show(_ error: any Error) {
        let alert = UIAlertController(title: error.localizedDescription, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: SystemWord.okay.text, style: .default))
        present(alert, animated: true)
    }
}

extension UIDocumentPickerViewController: FileChoosing {
    var allowsSeveral: Bool { allowsMultipleSelection }

    func buttons(of folder: FolderController) -> [UIBarButtonItem] {
        [UIBarButtonItem(systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.cancel() })]
    }

    func leadingButtons(of folder: FolderController) -> [UIBarButtonItem] { [] }

    func actions(for file: URL) -> [UIMenuElement] { [] }
}

extension UTType {
    /// Whether a file is of one of some kinds. One whose kind nobody knows is data.
    static func offers(_ file: URL, among types: [UTType]) -> Bool {
        guard let kind = UTType(filenameExtension: file.pathExtension) else {
            return types.contains { [.item, .data, .content].contains($0) }
        }
        return types.contains { kind.conforms(to: $0) }
    }
}
