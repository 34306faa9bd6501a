import AppleRuntime
import Foundation

/// What the user thinks of a picture, kept with its file as extended attributes.
enum PictureMark: String {
    case favorite = "user.mutoscope.favorite"
    case hidden = "user.mutoscope.hidden"

    private static let key = FileAttributeKey("NSFileExtendedAttributes")
    private static let yes = Data("1".utf8), no = Data("0".utf8)

    func isSet(on file: URL) -> Bool {
        let attributes = try? FileManager.default.attributesOfItem(atPath: file.path)
        return (attributes?[Self.key] as? [String: Data])?[rawValue] == Self.yes
    }

    func set(_ isSet: Bool, on file: URL) throws {
        guard isSet != self.isSet(on: file) else { return }
        let mark = [rawValue: isSet ? Self.yes : Self.no]
        try FileManager.default.setAttributes([Self.key: mark], ofItemAtPath: file.path)
    }
}

/// The desktop's trash, as freedesktop.org describes it: what goes there can be had back.
enum Trash {
    private static var folder: URL {
        let environment = ProcessInfo.processInfo.environment["XDG_DATA_HOME"].flatMap { $0.isEmpty ? nil : $0 }
        let data = environment ?? NSHomeDirectory() + "/.local/share"
        return URL(fileURLWithPath: data).appendingPathComponent("Trash")
    }

    static func take(_ file: URL) throws {
        let manager = FileManager.default
        let files = folder.appendingPathComponent("files"), notes = folder.appendingPathComponent("info")
        for folder in [files, notes] { try manager.createDirectory(at: folder, withIntermediateDirectories: true) }
        let place = FreeName.place(for: file.lastPathComponent, in: files)
        let path = file.path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? file.path
        let note = "[Trash Info]\nPath=\(path)\nDeletionDate=\(date(Date()))\n"
        let noteFile = notes.appendingPathComponent(place.lastPathComponent + ".trashinfo")
        try Data(note.utf8).write(to: noteFile, options: .withoutOverwriting)
        do {
            try manager.moveItem(at: file, to: place)
        } catch {
            try? manager.removeItem(at: noteFile)
            throw error
        }
    }

    private static func date(_ date: Date) -> String {
        let format = DateFormatter()
        format.locale = Locale(identifier: "en_US_POSIX")
        format.dateFormat = "yyyy-MM-dd'T'HH:mm:ss"
        return format.string(from: date)
    }
}
