public import UIKit

/// A file that can be looked at: addresses are such.
public protocol QLPreviewItem {
    /// Where it is; nil is not there yet.
    var previewItemURL: URL? { get }
    /// What it is called; nil is the file's name.
    var previewItemTitle: String? { get }
}

extension QLPreviewItem {
    /// The file's name where it is not implemented.
    public var previewItemTitle: String? { nil }
}

extension URL: QLPreviewItem {
    /// Itself.
    public var previewItemURL: URL? { self }
}

extension NSURL: QLPreviewItem {
    /// Itself.
    public var previewItemURL: URL? { self as URL }
}

/// What becomes of a file that is changed. Files are not changed here.
public enum QLPreviewItemEditingMode: Int, Sendable {
    /// It cannot be changed.
    case disabled
    /// It is written over.
    case updateContents
    /// A copy of it is written.
    case createCopy
}

/// Has the files.
@preconcurrency @MainActor
public protocol QLPreviewControllerDataSource: AnyObject {
    /// How many.
    func numberOfPreviewItems(in controller: QLPreviewController) -> Int
    /// One of them.
    func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem
}

/// Hears of files that are looked at; all of it is optional.
@preconcurrency @MainActor
public protocol QLPreviewControllerDelegate: NSObjectProtocol {
    /// It is about to go.
    func previewControllerWillDismiss(_ controller: QLPreviewController)
    /// It is gone.
    func previewControllerDidDismiss(_ controller: QLPreviewController)
    /// Whether an address in a file is opened.
    func previewController(
        _ controller: QLPreviewController, shouldOpen url: URL, for item: any QLPreviewItem
    ) -> Bool
    /// From where it grows. It comes as others do.
    func previewController(
        _ controller: QLPreviewController, frameFor item: any QLPreviewItem,
        inSourceView view: AutoreleasingUnsafeMutablePointer<UIView?>
    ) -> CGRect
    /// From which view it grows. It comes as others do.
    func previewController(_ controller: QLPreviewController, transitionViewFor item: any QLPreviewItem) -> UIView?
    /// What becomes of a file that is changed. Files are not changed here.
    func previewController(
        _ controller: QLPreviewController, editingModeFor previewItem: any QLPreviewItem
    ) -> QLPreviewItemEditingMode
    /// A file was changed. None is.
    func previewController(_ controller: QLPreviewController, didUpdateContentsOf previewItem: any QLPreviewItem)
    /// A changed copy of a file was written. None is.
    func previewController(
        _ controller: QLPreviewController, didSaveEditedCopyOf previewItem: any QLPreviewItem,
        at modifiedContentsURL: URL)
}

extension QLPreviewControllerDelegate {
    /// Does nothing where it is not implemented.
    public func previewControllerWillDismiss(_ controller: QLPreviewController) {}
    /// Does nothing where it is not implemented.
    public func previewControllerDidDismiss(_ controller: QLPreviewController) {}
    /// It is where it is not implemented.
    public func previewController(
        _ controller: QLPreviewController, shouldOpen url: URL, for item: any QLPreviewItem
    ) -> Bool { true }
    /// From nowhere where it is not implemented.
    public func previewController(
        _ controller: QLPreviewController, frameFor item: any QLPreviewItem,
        inSourceView view: AutoreleasingUnsafeMutablePointer<UIView?>
    ) -> CGRect { .zero }
    /// From none where it is not implemented.
    public func previewController(
        _ controller: QLPreviewController, transitionViewFor item: any QLPreviewItem
    ) -> UIView? { nil }
    /// It is not where it is not implemented.
    public func previewController(
        _ controller: QLPreviewController, editingModeFor previewItem: any QLPreviewItem
    ) -> QLPreviewItemEditingMode { .disabled }
    /// Does nothing where it is not implemented.
    public func previewController(
        _ controller: QLPreviewController, didUpdateContentsOf previewItem: any QLPreviewItem
    ) {}
    /// Does nothing where it is not implemented.
    public func previewController(
        _ controller: QLPreviewController, didSaveEditedCopyOf previewItem: any QLPreviewItem,
        at modifiedContentsURL: URL
    ) {}
}
