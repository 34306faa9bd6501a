public import QuartzCore

/// A file that a program shows and changes: read when opened, written again when changed. Subclasses say how bytes become a model and back.
///
/// Files are read and written on the main thread; there are no other devices to quarrel with, so that documents never are in conflict.
@preconcurrency @MainActor
open class UIDocument: NSObject {
    /// Where the file is.
    open private(set) var fileURL: URL
    /// The file's name without its extension.
    open var localizedName: String { fileURL.deletingPathExtension().lastPathComponent }
    /// The file's uniform type, by its extension.
    open var fileType: String? { UTType(filenameExtension: fileURL.pathExtension)?.identifier }
    /// When the file was last changed, as far as the document knows.
    open var fileModificationDate: Date?
    /// How the document is.
    open private(set) var documentState: State = .closed {
        didSet {
            guard documentState != oldValue else { return }
            NotificationCenter.default.post(name: Self.stateChangedNotification, object: self)
        }
    }
    /// How far reading or writing has come; nil: both are over at once here.
    open var progress: Progress? { nil }
    /// What the program does now, for handing it on.
    open var userActivity: NSUserActivity?

    /// Writes into the activity where the document is. Overridden to write more.
    open func updateUserActivityState(_ userActivity: NSUserActivity) {
        userActivity.addUserInfoEntries(from: [Self.userActivityURLKey: fileURL])
    }

    private var changeCount = 0
    /// Whether changes went past what undoing leads back to.
    private var hasLostSavedState = false
    private var autosaveTimer: Timer?
    private var listeners: [any NSObjectProtocol] = []
    private var ownUndoManager: UndoManager?

    /// Seconds from a change until it is written.
    private static let autosaveDelay: TimeInterval = 10

    /// A document of a file, which need not be there yet.
    public init(fileURL url: URL) {
        precondition(url.isFileURL, "A document is a file; \(url) is none.")
        fileURL = url
        super.init()
    }

    // MARK: What subclasses say

    /// Makes the model of a file's content: a `Data`, or a `FileWrapper` where the document is a folder.
    open func load(fromContents contents: Any, ofType typeName: String?) throws {
        throw Self.error(.fileReadUnknown, fileURL, "\(type(of: self)) does not say how its file is read.")
    }

    /// The file's content: a `Data`, or a `FileWrapper` for a document that is a folder.
    open func contents(forType typeName: String) throws -> Any {
        throw Self.error(.fileWriteUnknown, fileURL, "\(type(of: self)) does not say what its file contains.")
    }

    /// What the user did not change for now, such as while another place takes the document over.
    open func disableEditing() { documentState.insert(.editingDisabled) }

    /// The user may change the document again.
    open func enableEditing() { documentState.remove(.editingDisabled) }

    /// A file was not read or written. Marks the document; subclasses tell the user.
    open func handleError(_ error: any Error, userInteractionPermitted: Bool) {
        finishedHandlingError(error, recovered: false)
    }

    /// An error was dealt with.
    open func finishedHandlingError(_ error: any Error, recovered: Bool) {
        if recovered { documentState.remove(.savingError) }
    }

    /// The user cannot be asked any more: the program leaves the screen.
    open func userInteractionNoLongerPermitted(forError error: any Error) {}

    // MARK: Opening and closing

    /// Reads the file. The closure hears whether that went well.
    open func open(completionHandler: ((Bool) -> Void)? = nil) {
        let isRead = reading { try read(from: fileURL) }
        if isRead {
            noteFile()
            documentState = .normal
            startListening()
        }
        later { completionHandler?(isRead) }
    }

    /// Writes what has changed and lets the file go. The closure hears whether that went well.
    open func close(completionHandler: ((Bool) -> Void)? = nil) {
        autosave { [self] isWritten in
            stopListening()
            undoManager?.removeAllActions()
            documentState = isWritten ? .closed : documentState.union(.closed)
            completionHandler?(isWritten)
        }
    }

    /// Reads the file at a place, by ``load(fromContents:ofType:)``.
    open func read(from url: URL) throws {
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder), isFolder.boolValue {
            return try load(fromContents: FileWrapper(url: url), ofType: fileType)
        }
        try load(fromContents: Data(contentsOf: url), ofType: fileType)
    }

    /// Takes the content of another file, such as an older state of this one.
    open func revert(toContentsOf url: URL, completionHandler: ((Bool) -> Void)? = nil) {
        disableEditing()
        let isRead = reading { try read(from: url) }
        if isRead {
            updateChangeCount(.cleared)
            noteFile()
        }
        enableEditing()
        later { completionHandler?(isRead) }
    }

    private func reading(_ work: () throws -> Void) -> Bool {
        do { try work() } catch {
            handleError(error, userInteractionPermitted: true)
            return false
        }
        return true
    }

    /// Runs a piece of work on files after those that are under way; here at once.
    open func performAsynchronousFileAccess(_ block: @escaping () -> Void) { block() }

    // MARK: Changes

    /// Keeps how to take changes back; each change counts as one of the document. Made when first asked for.
    open var undoManager: UndoManager! {
        get {
            if let ownUndoManager { return ownUndoManager }
            let made = UndoManager()
            follow(made)
            ownUndoManager = made
            return made
        }
        set {
            ownUndoManager = newValue
            if let newValue { follow(newValue) }
        }
    }

    private var undoListeners: [any NSObjectProtocol] = []

    private func follow(_ manager: UndoManager) {
        undoListeners.forEach(NotificationCenter.default.removeObserver)
        let kinds: [(Notification.Name, ChangeKind)] = [
            (.NSUndoManagerDidCloseUndoGroup, .done), (.NSUndoManagerDidUndoChange, .undone),
            (.NSUndoManagerDidRedoChange, .redone),
        ]
        undoListeners = kinds.map { name, kind in
            NotificationCenter.default.addObserver(forName: name, object: manager, queue: nil) { [weak self] _ in
                MainActor.assumeIsolated { self?.heard(kind, manager) }
            }
        }
    }

    private func heard(_ kind: ChangeKind, _ manager: UndoManager) {
        // Taking back closes a group as well.
        if kind == .done, manager.isUndoing || manager.isRedoing { return }
        updateChangeCount(kind)
    }

    /// Whether the file lacks changes.
    open var hasUnsavedChanges: Bool { changeCount != 0 || hasLostSavedState }

    /// A change was made, taken back or made again, or everything is as in the file.
    open func updateChangeCount(_ change: ChangeKind) {
        switch change {
        case .done:
            // Changes after taking back lead away from the file's state for good.
            if changeCount < 0 { hasLostSavedState = true }
            changeCount += 1
        case .redone: changeCount += 1
        case .undone: changeCount -= 1
        case .cleared: (changeCount, hasLostSavedState) = (0, false)
        }
        if hasUnsavedChanges { scheduleAutosave() } else { stopTimer() }
    }

    /// How far the document has changed, for ``updateChangeCount(withToken:for:)``.
    open func changeCountToken(for saveOperation: SaveOperation) -> Any { changeCount }

    /// What a token stands for is in the file now.
    open func updateChangeCount(withToken changeCountToken: Any, for saveOperation: SaveOperation) {
        guard let count = changeCountToken as? Int else { return }
        changeCount -= count
        hasLostSavedState = false
        if !hasUnsavedChanges { stopTimer() }
    }

    private func scheduleAutosave() {
        guard autosaveTimer == nil, !documentState.contains(.closed) else { return }
        let timer = Timer(timeInterval: Self.autosaveDelay, repeats: false) { [weak self] _ in
            MainActor.assumeIsolated {
                self?.autosaveTimer = nil; self?.autosave()
            }
        }
        RunLoop.main.add(timer, forMode: .common)
        autosaveTimer = timer
    }

    private func stopTimer() {
        autosaveTimer?.invalidate()
        autosaveTimer = nil
    }

    private func startListening() {
        let names = [UIApplication.didEnterBackgroundNotification, UIApplication.willTerminateNotification]
        listeners = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] _ in
                MainActor.assumeIsolated { self?.autosave() }
            }
        }
    }

    private func stopListening() {
        listeners.forEach(NotificationCenter.default.removeObserver)
        listeners = []
        stopTimer()
    }

    // MARK: Writing

    /// The uniform type that is written.
    open var savingFileType: String? { fileType }

    /// The extension of a file of a type.
    open func fileNameExtension(forType typeName: String?, saveOperation: SaveOperation) -> String {
        typeName.flatMap { UTType($0)?.preferredFilenameExtension } ?? fileURL.pathExtension
    }

    /// Writes the file if it lacks changes. The closure hears whether that went well.
    open func autosave(completionHandler: ((Bool) -> Void)? = nil) {
        guard hasUnsavedChanges else { return later { completionHandler?(true) } }
        save(to: fileURL, for: .forOverwriting, completionHandler: completionHandler)
    }

    /// Writes the file, here or at another place. The closure hears whether that went well.
    open func save(
        to url: URL, for saveOperation: SaveOperation, completionHandler: ((Bool) -> Void)? = nil
    ) {
        let token = changeCountToken(for: saveOperation)
        do {
            let contents = try contents(forType: savingFileType ?? "public.data")
            let attributes = try fileAttributesToWrite(to: url, for: saveOperation)
            try writeContents(contents, andAttributes: attributes, safelyTo: url, for: saveOperation)
        } catch {
            documentState.insert(.savingError)
            handleError(error, userInteractionPermitted: true)
            return later { completionHandler?(false) }
        }
        fileURL = url
        noteFile()
        documentState.remove(.savingError)
        if saveOperation == .forCreating, documentState.contains(.closed) {
            documentState.remove(.closed)
            startListening()
        }
        updateChangeCount(withToken: token, for: saveOperation)
        later { completionHandler?(true) }
    }

    /// Writes content so that a file is never half written, with its attributes.
    open func writeContents(
        _ contents: Any, andAttributes additionalFileAttributes: [AnyHashable: Any]?, safelyTo url: URL,
        for saveOperation: SaveOperation
    ) throws {
        try writeContents(contents, to: url, for: saveOperation, originalContentsURL: fileURL)
        let attributes = additionalFileAttributes as? [FileAttributeKey: Any] ?? [:]
        if !attributes.isEmpty { try FileManager.default.setAttributes(attributes, ofItemAtPath: url.path) }
    }

    /// Writes content: a `Data`, or a `FileWrapper` for a document that is a folder.
    open func writeContents(
        _ contents: Any, to url: URL, for saveOperation: SaveOperation, originalContentsURL: URL?
    ) throws {
        if let wrapper = contents as? FileWrapper {
            return try wrapper.write(to: url, options: .atomic, originalContentsURL: originalContentsURL)
        }
        guard let data = contents as? Data ?? (contents as? NSData).map({ $0 as Data }) else {
            throw Self.error(
                .fileWriteUnknown, url, "Content is written as Data or a FileWrapper, not as \(type(of: contents)).")
        }
        try data.write(to: url, options: .atomic)
    }

    /// What the file system is to keep of a file besides its content.
    open func fileAttributesToWrite(
        to url: URL, for saveOperation: SaveOperation
    ) throws -> [AnyHashable: Any] { [:] }

    private func noteFile() {
        let attributes = try? FileManager.default.attributesOfItem(atPath: fileURL.path)
        fileModificationDate = attributes?[.modificationDate] as? Date
    }

    private func later(_ work: @escaping @MainActor () -> Void) {
        DispatchQueue.main.async { MainActor.assumeIsolated { work() } }
    }

    private static func error(_ code: CocoaError.Code, _ url: URL, _ reason: String) -> CocoaError {
        CocoaError(code, userInfo: [NSFilePathErrorKey: url.path, NSLocalizedDescriptionKey: reason])
    }
}
