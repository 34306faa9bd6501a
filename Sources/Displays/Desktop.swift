package import Foundation

/// What the desktop does for the programs in its windows.
@MainActor
package protocol Desktop: AnyObject {
    /// Whether it has a dialog that lets the user choose files.
    var choosesFiles: Bool { get }

    /// Has the user choose files or a folder. What is asked last is what is shown.
    func choose(_ request: FileRequest, _ answer: @escaping @MainActor @Sendable (FileAnswer) -> Void)

    /// Takes the dialog away; nobody hears of its answer then.
    func stopChoosing()

    /// Opens an address by the user's program for it.
    ///
    /// - Parameter answer: Hears whether that worked; nil where the desktop has nobody to ask.
    func open(_ address: String, _ answer: @escaping @MainActor @Sendable (Bool?) -> Void)
}

/// What the user is to choose.
package struct FileRequest: Equatable, Sendable {
    /// Kinds of files under one name, by the ends of their names, as in `pdf`.
    package var endings: [String]
    package var title: String
    package var isMultiple: Bool
    package var wantsFolder: Bool
    /// Where the dialog begins.
    package var folder: String?

    package init(
        title: String, endings: [String] = [], isMultiple: Bool = false, wantsFolder: Bool = false,
        folder: String? = nil
    ) {
        (self.title, self.endings, self.isMultiple) = (title, endings, isMultiple)
        (self.wantsFolder, self.folder) = (wantsFolder, folder)
    }
}

/// What came of it.
package enum FileAnswer: Equatable, Sendable {
    /// At least one.
    case chosen([URL])
    case cancelled
    /// There is no dialog: nobody has been asked.
    case noDialog
}
