public import CoreGraphics

/// Lets threads of this program read and write files one after the other, and tells those who show them. Other programs are not asked.
open class NSFileCoordinator: NSObject, @unchecked Sendable {
    /// How something is read.
    public struct ReadingOptions: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// What the bits say.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Nobody writes what is not written yet.
        public static let withoutChanges = ReadingOptions(rawValue: 1 << 0)
        /// Where a symbolic link leads, not the link.
        public static let resolvesSymbolicLink = ReadingOptions(rawValue: 1 << 1)
        /// Only what the file system keeps of it.
        public static let immediatelyAvailableMetadataOnly = ReadingOptions(rawValue: 1 << 2)
        /// It is to go to another device.
        public static let forUploading = ReadingOptions(rawValue: 1 << 3)
    }

    /// How something is written.
    public struct WritingOptions: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// What the bits say.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// It is removed.
        public static let forDeleting = WritingOptions(rawValue: 1 << 0)
        /// It goes elsewhere.
        public static let forMoving = WritingOptions(rawValue: 1 << 1)
        /// What is not written yet comes first.
        public static let forMerging = WritingOptions(rawValue: 1 << 2)
        /// Something else takes its place.
        public static let forReplacing = WritingOptions(rawValue: 1 << 3)
        /// Only what the file system keeps of it.
        public static let contentIndependentMetadataOnly = WritingOptions(rawValue: 1 << 4)
    }

    /// What belongs together: coordinators of one purpose do not wait for each other.
    open var purposeIdentifier = UUID().uuidString
    private weak var presenter: (any NSFilePresenter)?
    private let lock = NSLock()
    private var isCancelled = false

    /// - Parameter filePresenterOrNil: who reads and writes, and need not hear of it.
    public init(filePresenter filePresenterOrNil: (any NSFilePresenter)? = nil) {
        presenter = filePresenterOrNil
        super.init()
    }

    /// For nobody in particular.
    public override convenience init() { self.init(filePresenter: nil) }

    // MARK: Presenters

    /// Those who are told.
    open class var filePresenters: [any NSFilePresenter] { FileTraffic.shared.presenters }
    /// Somebody wants to be told.
    open class func addFilePresenter(_ filePresenter: any NSFilePresenter) { FileTraffic.shared.add(filePresenter) }
    /// Somebody is told no more.
    open class func removeFilePresenter(_ filePresenter: any NSFilePresenter) {
        FileTraffic.shared.remove(filePresenter)
    }

    // MARK: Reading and writing

    /// Calls a closure while nobody writes the file.
    open func coordinate(
        readingItemAt url: URL, options: ReadingOptions = [], error outError: NSErrorPointer,
        byAccessor reader: (URL) -> Void
    ) {
        access([.readingIntent(with: url, options: options)], outError) { reader($0[0]) }
    }

    /// Calls a closure while nobody else reads or writes the file.
    open func coordinate(
        writingItemAt url: URL, options: WritingOptions = [], error outError: NSErrorPointer,
        byAccessor writer: (URL) -> Void
    ) {
        access([.writingIntent(with: url, options: options)], outError) { writer($0[0]) }
    }

    /// Calls a closure while one file may be read and another be written.
    open func coordinate(
        readingItemAt readingURL: URL, options readingOptions: ReadingOptions = [], writingItemAt writingURL: URL,
        options writingOptions: WritingOptions = [], error outError: NSErrorPointer,
        byAccessor readerWriter: (URL, URL) -> Void
    ) {
        let intents = [
            NSFileAccessIntent.readingIntent(with: readingURL, options: readingOptions),
            .writingIntent(with: writingURL, options: writingOptions),
        ]
        access(intents, outError) { readerWriter($0[0], $0[1]) }
    }

    /// Calls a closure while two files may be written.
    open func coordinate(
        writingItemAt url1: URL, options options1: WritingOptions = [], writingItemAt url2: URL,
        options options2: WritingOptions = [], error outError: NSErrorPointer, byAccessor writer: (URL, URL) -> Void
    ) {
        let intents = [
            NSFileAccessIntent.writingIntent(with: url1, options: options1),
            .writingIntent(with: url2, options: options2),
        ]
        access(intents, outError) { writer($0[0], $0[1]) }
    }

    /// Calls a closure on a queue while files may be read and written.
    open func coordinate(
        with intents: [NSFileAccessIntent], queue: OperationQueue, byAccessor accessor: @escaping ((any Error)?) -> Void
    ) {
        let work = UncheckedBox(value: accessor)
        queue.addOperation { [self] in
            var error: NSError?
            withUnsafeMutablePointer(to: &error) { place in
                access(intents, AutoreleasingUnsafeMutablePointer(place)) { _ in work.value(nil) }
            }
            if let error { work.value(error) }
        }
    }

    /// Calls a closure while many files may be read and written; those within it do not wait.
    open func prepare(
        forReadingItemsAt readingURLs: [URL], options readingOptions: ReadingOptions = [],
        writingItemsAt writingURLs: [URL], options writingOptions: WritingOptions = [], error outError: NSErrorPointer,
        byAccessor batchAccessor: (@escaping () -> Void) -> Void
    ) {
        let intents =
            readingURLs.map { NSFileAccessIntent.readingIntent(with: $0, options: readingOptions) }
            + writingURLs.map { .writingIntent(with: $0, options: writingOptions) }
        access(intents, outError) { _ in batchAccessor {} }
    }

    private func access(
        _ intents: [NSFileAccessIntent], _ error: NSErrorPointer, _ work: ([URL]) -> Void
    ) {
        if lock.withLock({ isCancelled }) {
            error?.pointee = CocoaError(.userCancelled) as NSError
            return
        }
        let urls = intents.map { intent in
            intent.reading.contains(.resolvesSymbolicLink) ? intent.url.resolvingSymlinksInPath() : intent.url
        }
        let traffic = FileTraffic.shared
        let claims = zip(intents, urls).map { FileTraffic.Claim($1, isWriting: $0.writing != nil, purposeIdentifier) }
        for intent in intents { traffic.prepare(intent, except: presenter) }
        traffic.enter(claims)
        work(urls)
        traffic.leave(claims)
        for (intent, url) in zip(intents, urls) where intent.writing != nil {
            traffic.tellOfChange(at: url, except: presenter)
        }
    }

    /// What has not begun yet ends with an error.
    open func cancel() { lock.withLock { isCancelled = true } }

    /// A file is about to lie elsewhere.
    open func item(at oldURL: URL, willMoveTo newURL: URL) {}

    /// A file lies elsewhere now: those who show it are told.
    open func item(at oldURL: URL, didMoveTo newURL: URL) {
        FileTraffic.shared.tellOfMove(from: oldURL, to: newURL, except: presenter)
    }
}
