import CoreGraphics

/// Names that no file of a folder has.
package enum FreeName {
    /// A place in a folder for a name: the name itself, or with the first number from 2 on, before its ending, that is free.
    package static func place(for name: String, in folder: URL) -> URL {
        let own = folder.appendingPathComponent(name)
        let stem = own.deletingPathExtension().lastPathComponent, ending = own.pathExtension
        var place = own, number = 1
        while FileManager.default.fileExists(atPath: place.path) {
            number += 1
            place = folder.appendingPathComponent(ending.isEmpty ? "\(stem) \(number)" : "\(stem) \(number).\(ending)")
        }
        return place
    }
}
