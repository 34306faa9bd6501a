public import Photos
public import UIKit

extension PHPhotoLibrary {
    /// Lets the user choose which pictures the program may use: it may use all, and nothing is shown.
    @preconcurrency @MainActor
    public func presentLimitedLibraryPicker(from controller: UIViewController) {}

    /// Lets the user choose which pictures the program may use: it may use all, and none is added.
    @preconcurrency @MainActor
    public func presentLimitedLibraryPicker(
        from controller: UIViewController, completionHandler: @escaping ([String]) -> Void
    ) {
        DispatchQueue.main.async { completionHandler([]) }
    }
}
