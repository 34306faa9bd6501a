public import CoreGraphics

/// Somebody who shows a file or a folder and wants to hear what others of this program do with it through a ``NSFileCoordinator``.
public protocol NSFilePresenter: NSObjectProtocol {
    /// What is shown.
    var presentedItemURL: URL? { get }
    /// Where the presenter is told.
    var presentedItemOperationQueue: OperationQueue { get }
    /// Somebody wants to read: the presenter waits until the closure given to `reader` says that it is over.
    func relinquishPresentedItem(toReader reader: @escaping ((() -> Void)?) -> Void)
    /// Somebody wants to write: the presenter waits until the closure given to `writer` says that it is over.
    func relinquishPresentedItem(toWriter writer: @escaping ((() -> Void)?) -> Void)
    /// What was not written yet is to be, as somebody wants to read.
    func savePresentedItemChanges(completionHandler: @escaping ((any Error)?) -> Void)
    /// It is going to be removed.
    func accommodatePresentedItemDeletion(completionHandler: @escaping ((any Error)?) -> Void)
    /// It lies elsewhere now.
    func presentedItemDidMove(to newURL: URL)
    /// It may be another one now.
    func presentedItemDidChange()
    /// A part of the folder may be another one now.
    func presentedSubitemDidChange(at url: URL)
}

extension NSFilePresenter {
    /// Lets them read.
    public func relinquishPresentedItem(toReader reader: @escaping ((() -> Void)?) -> Void) { reader(nil) }
    /// Lets them write.
    public func relinquishPresentedItem(toWriter writer: @escaping ((() -> Void)?) -> Void) { writer(nil) }
    /// There is nothing to be written.
    public func savePresentedItemChanges(completionHandler: @escaping ((any Error)?) -> Void) { completionHandler(nil) }
    /// Does nothing about it.
    public func accommodatePresentedItemDeletion(completionHandler: @escaping ((any Error)?) -> Void) {
        completionHandler(nil)
    }
    /// Does nothing about it.
    public func presentedItemDidMove(to newURL: URL) {}
    /// Does nothing about it.
    public func presentedItemDidChange() {}
    /// Does nothing about it.
    public func presentedSubitemDidChange(at url: URL) {}
}

/// A file that is to be read or written, for ``NSFileCoordinator/coordinate(with:queue:byAccessor:)``.
open class NSFileAccessIntent: NSObject, @unchecked Sendable {
    /// Where the file is.
    public let url: URL
    let writing: NSFileCoordinator.WritingOptions?
    let reading: NSFileCoordinator.ReadingOptions

    private init(
        _ url: URL, _ reading: NSFileCoordinator.ReadingOptions, _ writing: NSFileCoordinator.WritingOptions?
    ) {
        (self.url, self.reading, self.writing) = (url, reading, writing)
        super.init()
    }

    /// The file is to be read.
    public class func readingIntent(
        with url: URL, options: NSFileCoordinator.ReadingOptions = []
    ) -> NSFileAccessIntent { NSFileAccessIntent(url, options, nil) }

    /// The file is to be written.
    public class func writingIntent(
        with url: URL, options: NSFileCoordinator.WritingOptions = []
    ) -> NSFileAccessIntent { NSFileAccessIntent(url, [], options) }
}
