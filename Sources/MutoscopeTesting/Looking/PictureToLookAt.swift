import UIKit

extension TestScreen {
    /// Writes what the screen shows into the folder that `MUTOSCOPE_PICTURES` names, for people to look at; nothing without it.
    package func pictureToLookAt(_ name: String) throws {
        guard let path = ProcessInfo.processInfo.environment["MUTOSCOPE_PICTURES"], !path.isEmpty else { return }
        let folder = URL(fileURLWithPath: path, isDirectory: true)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try snapshot().writePNG(to: folder.appendingPathComponent("\(name).png"))
    }
}
