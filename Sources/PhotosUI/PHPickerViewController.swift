public import UIKit

/// Which things of the library are offered.
public struct PHPickerFilter: Equatable, Sendable {
    private indirect enum Kind: Equatable, Sendable {
        case pictures, others
        case any([PHPickerFilter])
        case all([PHPickerFilter])
        case not(PHPickerFilter)
    }

    private let kind: Kind

    /// Pictures.
    public static let images = PHPickerFilter(kind: .pictures)
    /// Films. None are listed.
    public static let videos = PHPickerFilter(kind: .others)
    /// Pictures that move. None are listed.
    public static let livePhotos = PHPickerFilter(kind: .others)
    /// Pictures of a display. They are not told from others, and so none are listed.
    public static let screenshots = PHPickerFilter(kind: .others)
    /// What one of some filters offers.
    public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter { PHPickerFilter(kind: .any(subfilters)) }
    /// What all of some filters offer.
    public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter { PHPickerFilter(kind: .all(subfilters)) }
    /// What a filter does not offer.
    public static func not(_ filter: PHPickerFilter) -> PHPickerFilter { PHPickerFilter(kind: .not(filter)) }

    /// Whether pictures are offered.
    var offersPictures: Bool {
        switch kind {
        case .pictures: true
        case .others: false
        case .any(let filters): filters.contains(where: \.offersPictures)
        case .all(let filters): filters.allSatisfy(\.offersPictures)
        case .not(let filter): !filter.offersPictures
        }
    }
}

/// What is offered, and how much of it may be chosen.
public struct PHPickerConfiguration {
    /// In which form things are given.
    public enum AssetRepresentationMode: Int, Sendable {
        /// As the system likes.
        case automatic = 0
        /// As they are.
        case current = 1
        /// As every program can read them.
        case compatible = 2
    }

    /// How things are chosen.
    public enum Selection: Int, Sendable {
        /// In any order.
        case `default` = 0
        /// In the order in which they were touched.
        case ordered = 1
    }

    /// Which things are offered; nil is all: the pictures.
    public var filter: PHPickerFilter?
    /// How many may be chosen; 0 is any number.
    public var selectionLimit = 1
    /// In which form they are given. They are given as they are.
    public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
    /// How they are chosen. They are given in the order in which they were touched.
    public var selection = Selection.default
    /// What is chosen at first. Kept.
    public var preselectedAssetIdentifiers: [String] = []
    private let library: PHPhotoLibrary?

    /// Pictures, one of them.
    public init() { library = nil }
    /// Things of a library, one of them: results say by what they are found in it.
    public init(photoLibrary: PHPhotoLibrary) { library = photoLibrary }

    var namesAssets: Bool { library != nil }
}

/// Something that was chosen.
public struct PHPickerResult: Hashable {
    /// Hands out the picture.
    public let itemProvider: NSItemProvider
    /// By what it is found in the library, where the configuration is for one.
    public let assetIdentifier: String?
}

/// Hears what was chosen.
@preconcurrency @MainActor
public protocol PHPickerViewControllerDelegate: AnyObject {
    /// Some things were chosen, or none. The picker is to be dismissed.
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}

/// Lets the user choose pictures: by the desktop's own dialog where it has one, else from the pictures folder.
@preconcurrency @MainActor
open class PHPickerViewController: UIViewController {
    /// Hears what was chosen.
    open weak var delegate: (any PHPickerViewControllerDelegate)?
    /// What is offered.
    open private(set) var configuration: PHPickerConfiguration
    private let picker = UIImagePickerController()

    /// Offers what a configuration says.
    public init(configuration: PHPickerConfiguration) {
        self.configuration = configuration
        super.init(nibName: nil, bundle: nil)
        picker.several = UIImagePickerController.Several(
            limit: configuration.selectionLimit, offersPictures: configuration.filter?.offersPictures ?? true
        ) { [weak self] files in self?.took(files) }
    }

    /// There is none in a storyboard.
    public required init?(coder: NSCoder) { nil }

    open override var modalPresentationStyle: UIModalPresentationStyle {
        get { picker.modalPresentationStyle == .overFullScreen ? .overFullScreen : super.modalPresentationStyle }
        set { super.modalPresentationStyle = newValue }
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        addChild(picker)
        picker.view.frame = view.bounds
        picker.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(picker.view)
        picker.didMove(toParent: self)
    }

    private func took(_ files: [URL]) {
        let results = files.compactMap { file -> PHPickerResult? in
            guard let provider = NSItemProvider(contentsOf: file) else { return nil }
            provider.suggestedName = file.deletingPathExtension().lastPathComponent
            return PHPickerResult(
                itemProvider: provider,
                assetIdentifier: configuration.namesAssets ? file.deletingPathExtension().lastPathComponent : nil)
        }
        delegate?.picker(self, didFinishPicking: results)
    }
}
