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

/// Whether a film's file could be kept among the user's pictures: whether it can be read.
@MainActor
public func UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(_ videoPath: String) -> Bool {
    FileManager.default.isReadableFile(atPath: videoPath)
}

/// Copies a film into the user's folder of pictures and calls `video(_:didFinishSavingWithError:contextInfo:)` of the target, if one is given.
@MainActor
public func UISaveVideoAtPathToSavedPhotosAlbum(
    _ videoPath: String, _ completionTarget: Any?, _ completionSelector: Selector?,
    _ contextInfo: UnsafeMutableRawPointer?
) {
    var failure: (any Error)?
    do { _ = try SavedPictures.save(filmAt: URL(fileURLWithPath: videoPath)) } catch { failure = error }
    guard let completionTarget, let completionSelector else { return }
    completionSelector.perform(on: completionTarget as AnyObject, with: videoPath, failure, contextInfo)
}

enum SavedPictures {
    struct NoPicture: Error, CustomStringConvertible {
        var description: String { "The image holds no picture to save." }
    }

    /// Where the picture lies now.
    static func save(_ image: UIImage) throws -> URL {
        guard let data = image.pngData() else { throw NoPicture() }
        let file = try place(endingIn: "png")
        try data.write(to: file, options: .atomic)
        return file
    }

    /// A free place in the folder of pictures, which is made if it is not there.
    private static func place(endingIn ending: String) throws -> URL {
        let folder = URL.picturesDirectory
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder.appendingPathComponent("IMG_\(UUID().uuidString.prefix(8))").appendingPathExtension(ending)
    }

    /// Where the copy of a film lies.
    static func save(filmAt film: URL) throws -> URL {
        let file = try place(endingIn: film.pathExtension)
        try FileManager.default.copyItem(at: film, to: file)
        return file
    }
}
