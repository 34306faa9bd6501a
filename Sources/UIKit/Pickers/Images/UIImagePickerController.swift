public import CoreGraphics
import Displays

/// Hears what was chosen in an image picker. Where a method is left out the picker dismisses itself.
@preconcurrency @MainActor
public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
    /// A picture was chosen; the dictionary holds it under `UIImagePickerController.InfoKey`.
    func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
    /// Nothing was chosen.
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
    /// What happens where it is not implemented.
    public func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) { picker.dismiss(animated: true) }
    /// `picker.dismiss(animated: true)` where it is not implemented.
    public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { picker.dismiss(animated: true) }
}

/// Lets the user choose a picture: by the desktop's own dialog where it has one, else from the pictures folder. There is no camera on
/// Linux.
@preconcurrency @MainActor
open class UIImagePickerController: UINavigationController {
    /// Where pictures come from.
    public enum SourceType: Int, Sendable { case photoLibrary, camera, savedPhotosAlbum }
    /// Which camera.
    public enum CameraDevice: Int, Sendable { case rear, front }
    /// What the camera takes.
    public enum CameraCaptureMode: Int, Sendable { case photo, video }
    /// When the camera flashes.
    public enum CameraFlashMode: Int, Sendable {
        case off = -1
        case auto, on
    }
    /// How good films are.
    public enum QualityType: Int, Sendable {
        case typeHigh, typeMedium, typeLow, type640x480, typeIFrame1280x720, typeIFrame960x540
    }
    /// In which format the file of a picture is given.
    public enum ImageURLExportPreset: Int, Sendable { case compatible, current }

    /// What a camera could take; nil without one. There is none.
    open class func availableCaptureModes(for cameraDevice: CameraDevice) -> [NSNumber]? { nil }

    /// Begins a film. False: there is no camera.
    open func startVideoCapture() -> Bool { false }

    /// Ends a film, of which there is none.
    open func stopVideoCapture() {}

    /// What the dictionary of a chosen picture holds.
    public struct InfoKey: RawRepresentable, Hashable, Sendable {
        /// The name as Apple's frameworks spell it.
        public let rawValue: String

        /// The value of a name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The kind of what was chosen: `public.image`.
        public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
        /// The `UIImage` as it lies in the folder.
        public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
        /// The `UIImage` cut to a square; only with `allowsEditing`.
        public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
        /// The square that was cut, in points of the original.
        public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
        /// Where a film lies. Films are not offered.
        public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
        /// Where the picture lies.
        public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
        /// Where the picture lies in the library. Not given.
        public static let referenceURL = InfoKey(rawValue: "UIImagePickerControllerReferenceURL")
        /// What the camera wrote down. Not given.
        public static let mediaMetadata = InfoKey(rawValue: "UIImagePickerControllerMediaMetadata")
        /// The picture that moves. Not given.
        public static let livePhoto = InfoKey(rawValue: "UIImagePickerControllerLivePhoto")
        /// The library's entry. Not given.
        public static let phAsset = InfoKey(rawValue: "UIImagePickerControllerPHAsset")
    }

    /// Where pictures come from. Only the library and the album can be chosen: both are the pictures folder.
    open var sourceType = SourceType.photoLibrary {
        didSet {
            precondition(
                Self.isSourceTypeAvailable(sourceType),
                "Source type \(sourceType) is not available: ask isSourceTypeAvailable(_:) before.")
        }
    }
    /// Kinds to offer; pictures alone are.
    open var mediaTypes = ["public.image"]
    /// Whether a square of the picture is given as well.
    open var allowsEditing = false
    /// Kept; there is no camera.
    open var showsCameraControls = true
    /// Kept; there is no camera.
    open var cameraOverlayView: UIView?
    /// Kept; there is no camera.
    open var cameraViewTransform = CGAffineTransform.identity
    /// Kept; there is no camera.
    open var cameraDevice = CameraDevice.rear
    /// Kept; there is no camera.
    open var cameraCaptureMode = CameraCaptureMode.photo
    /// Kept; there is no camera.
    open var cameraFlashMode = CameraFlashMode.auto
    /// Kept; films are not offered. Seconds.
    open var videoMaximumDuration: TimeInterval = 600
    /// Kept; films are not offered.
    open var videoQuality = QualityType.typeMedium
    /// Kept; files are given as they are.
    open var imageExportPreset = ImageURLExportPreset.compatible

    /// For who asks for files, several of them perhaps, in place of the delegate.
    package struct Several {
        /// At most so many; 0 is any number.
        let limit: Int
        /// Whether pictures are offered at all.
        let offersPictures: Bool
        /// Gets the files; none where nothing was chosen.
        let take: @MainActor ([URL]) -> Void

        package init(limit: Int, offersPictures: Bool, take: @escaping @MainActor ([URL]) -> Void) {
            (self.limit, self.offersPictures, self.take) = (limit, offersPictures, take)
        }

        var isOne: Bool { limit == 1 }
    }

    /// Who asks for files.
    package var several: Several?

    /// Whether there is such a source: the library and the album, not the camera.
    open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }
    /// The kinds that a source has; nil for the camera.
    open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
        isSourceTypeAvailable(sourceType) ? ["public.image"] : nil
    }
    /// Whether there is such a camera: none.
    open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
    /// Whether the camera has a flash: there is none.
    open class func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { false }

    /// Takes a picture. There is no camera: says so.
    open func takePicture() { Diagnostics.report("There is no camera to take a picture with.", key: "no camera") }

    open override func viewDidLoad() {
        super.viewDidLoad()
        if dialog.isWanted { isNavigationBarHidden = true } else { showPictures() }
    }

    private lazy var dialog = DesktopDialog(self)

    open override var modalPresentationStyle: UIModalPresentationStyle {
        get { dialog.isWanted ? .overFullScreen : super.modalPresentationStyle }
        set { super.modalPresentationStyle = newValue }
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        let request = FileRequest(
            title: title ?? "", endings: PictureGridController.kinds.sorted(),
            isMultiple: several.map { !$0.isOne } ?? false, folder: URL.picturesDirectory.path)
        dialog.show(request) { [weak self] answer in self?.take(answer) }
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        dialog.close()
    }

    private func take(_ answer: FileAnswer) {
        switch answer {
        case .chosen(let files) where several != nil:
            let limit = several?.limit ?? 1
            several?.take(limit > 0 ? Array(files.prefix(limit)) : files)
        case .chosen(let files):
            guard let file = files.first, let image = UIImage(contentsOfFile: file.path) else { return cancel() }
            choose(image, from: file)
        case .cancelled: cancel()
        case .noDialog: showPictures()
        }
    }

    private func showPictures() {
        isNavigationBarHidden = false
        if viewControllers.isEmpty {
            let offersPictures = several?.offersPictures ?? true
            setViewControllers(
                [PictureGridController(offersPictures ? URL.picturesDirectory : nil, chooses: several)],
                animated: false)
        }
    }

    private var chooser: (any UIImagePickerControllerDelegate)? { delegate as? any UIImagePickerControllerDelegate }

    func cancel() {
        if let several { return several.take([]) }
        if let chooser { chooser.imagePickerControllerDidCancel(self) } else { dismiss(animated: true) }
    }

    /// - Parameter file: the picture's, which has been read.
    func choose(_ image: UIImage, from file: URL) {
        var info: [InfoKey: Any] = [.mediaType: "public.image", .originalImage: image, .imageURL: file]
        if allowsEditing {
            let square = image.middleSquare
            info[.cropRect] = square
            info[.editedImage] = image.cut(to: square)
        }
        guard let chooser else { return dismiss(animated: true) }
        chooser.imagePickerController(self, didFinishPickingMediaWithInfo: info)
    }
}

extension UIImage {
    /// The largest square in the middle, in points.
    fileprivate var middleSquare: CGRect {
        let side = min(size.width, size.height)
        return CGRect(x: (size.width - side) / 2, y: (size.height - side) / 2, width: side, height: side)
    }

    fileprivate func cut(to rect: CGRect) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return UIGraphicsImageRenderer(size: rect.size, format: format).image { _ in
            draw(at: CGPoint(x: -rect.minX, y: -rect.minY))
        }
    }
}
