public import UIKit

// There is no camera that sees documents and codes; every class says that it is not supported, as on a device without.

/// Hears what a document's camera has seen; all of it is optional.
@preconcurrency @MainActor
public protocol VNDocumentCameraViewControllerDelegate: NSObjectProtocol {
    /// Pages were kept. None are.
    func documentCameraViewController(
        _ controller: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan)
    /// The user gave up.
    func documentCameraViewControllerDidCancel(_ controller: VNDocumentCameraViewController)
    /// It failed.
    func documentCameraViewController(
        _ controller: VNDocumentCameraViewController, didFailWithError error: any Error)
}

extension VNDocumentCameraViewControllerDelegate {
    /// Does nothing where it is not implemented.
    public func documentCameraViewController(
        _ controller: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan
    ) {}
    /// Does nothing where it is not implemented.
    public func documentCameraViewControllerDidCancel(_ controller: VNDocumentCameraViewController) {}
    /// Does nothing where it is not implemented.
    public func documentCameraViewController(
        _ controller: VNDocumentCameraViewController, didFailWithError error: any Error
    ) {}
}

/// Pages that a camera has seen. None are.
@preconcurrency @MainActor
open class VNDocumentCameraScan: NSObject {
    /// How many.
    open var pageCount: Int { 0 }
    /// What they are called.
    open var title: String { "" }
    /// One of them.
    open func imageOfPage(at index: Int) -> UIImage { preconditionFailure("There is no page \(index).") }

    override init() { super.init() }
}

/// Sees documents: there is no camera. Who shows it all the same hears that it failed.
@preconcurrency @MainActor
open class VNDocumentCameraViewController: UIViewController {
    /// Whether there is such a camera: no.
    open class var isSupported: Bool { false }
    /// Hears what was seen; not retained.
    open weak var delegate: (any VNDocumentCameraViewControllerDelegate)?

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        delegate?.documentCameraViewController(self, didFailWithError: CocoaError(.featureUnsupported))
    }
}
