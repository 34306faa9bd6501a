/// Saves a picture as a PNG file in the pictures folder, then calls
/// `image(_:didFinishSavingWithError:contextInfo:)`, or whatever the selector is, of the target.
@preconcurrency @MainActor
public func UIImageWriteToSavedPhotosAlbum(
    _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?, _ contextInfo: UnsafeMutableRawPointer?
) {
    var failure: (any Error)?
    do { _ = try SavedPictures.save(image) } catch { failure = error }
    guard let completionTarget, let completionSelector else { return }
    completionSelector.perform(on: completionTarget as AnyObject, with: image, failure, contextInfo)
}

enum SavedPictures {
    struct NoPicture: Error, CustomStringConvertible {
        var description: String { "The image holds no picture to save." }
    }

    /// Where the picture lies now.
    static func save(_ image: UIImage) throws -> URL {
        guard let data = image.pngData() else { throw NoPicture() }
        let folder = URL.picturesDirectory
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appendingPathComponent("IMG_\(UUID().uuidString.prefix(8)).png")
        try data.write(to: file, options: .atomic)
        return file
    }
}
