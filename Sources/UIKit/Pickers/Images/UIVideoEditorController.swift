/// Lets the user cut a film. None can be on Linux: no film can be edited, and the controller tells its delegate so as it comes.
@preconcurrency @MainActor
open class UIVideoEditorController: UINavigationController {
    /// The film.
    open var videoPath = ""
    /// How long it may be, in seconds; 0 is any length.
    open var videoMaximumDuration: TimeInterval = 600
    /// How good the result is.
    open var videoQuality = UIImagePickerController.QualityType.typeLow

    /// Whether a film can be edited: no.
    open class func canEditVideo(atPath videoPath: String) -> Bool { false }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        let failure = NSError(
            domain: NSCocoaErrorDomain, code: CocoaError.Code.featureUnsupported.rawValue,
            userInfo: [NSLocalizedDescriptionKey: "Films cannot be edited on Linux."])
        (delegate as? any UIVideoEditorControllerDelegate)?.videoEditorController(self, didFailWithError: failure)
    }
}

/// Hears what becomes of a film; all of it is optional.
@preconcurrency @MainActor
public protocol UIVideoEditorControllerDelegate: NSObjectProtocol {
    /// The film was cut and lies at a path. It never is here.
    func videoEditorController(_ editor: UIVideoEditorController, didSaveEditedVideoToPath editedVideoPath: String)
    /// It could not be cut.
    func videoEditorController(_ editor: UIVideoEditorController, didFailWithError error: any Error)
    /// The user left it as it was.
    func videoEditorControllerDidCancel(_ editor: UIVideoEditorController)
}

extension UIVideoEditorControllerDelegate {
    /// Does nothing where it is not implemented.
    public func videoEditorController(
        _ editor: UIVideoEditorController, didSaveEditedVideoToPath editedVideoPath: String
    ) {}
    /// Does nothing where it is not implemented.
    public func videoEditorController(_ editor: UIVideoEditorController, didFailWithError error: any Error) {}
    /// Does nothing where it is not implemented.
    public func videoEditorControllerDidCancel(_ editor: UIVideoEditorController) {}
}
