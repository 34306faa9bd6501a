import UIKit

/// The folder of pictures: what lies in it, and in the folders in it, which are the albums.
enum PictureFolder {
    private static let endings: Set<String> = ["png", "jpg", "jpeg", "gif", "webp", "svg", "bmp", "tiff"]

    /// The names of the albums, in the user's order of names.
    static var albums: [String] {
        let folders = files(in: URL.picturesDirectory).filter {
            (try? $0.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true
        }
        return folders.map(\.lastPathComponent).sorted { $0.localizedStandardCompare($1) == .orderedAscending }
    }

    /// All files of pictures, in no order, each with its album's name; nil lies in none.
    static var pictures: [(file: URL, album: String?)] {
        ([nil] + albums).flatMap { album in
            let folder = album.map { URL.picturesDirectory.appendingPathComponent($0) } ?? URL.picturesDirectory
            return files(in: folder).filter { endings.contains($0.pathExtension.lowercased()) }.map { ($0, album) }
        }
    }

    private static func files(in folder: URL) -> [URL] {
        let found = try? FileManager.default.contentsOfDirectory(
            at: folder, includingPropertiesForKeys: [.contentModificationDateKey, .isDirectoryKey],
            options: .skipsHiddenFiles)
        return found ?? []
    }
}
