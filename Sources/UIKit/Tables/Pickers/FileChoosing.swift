/// What shows folders and is told what is chosen of them.
@MainActor
protocol FileChoosing: AnyObject {
    /// Whether a folder is what is chosen.
    var wantsFolder: Bool { get }
    /// Whether several files can be chosen.
    var allowsSeveral: Bool { get }
    /// Whether endings are shown.
    var shouldShowFileExtensions: Bool { get }
    /// Whether a file can be chosen.
    func offers(_ file: URL) -> Bool
    /// - Parameter chosen: files, or the folder that is chosen.
    func choose(_ chosen: [URL])
    /// Buttons of a folder's bar at its trailing end, the last one first.
    func buttons(of folder: FolderController) -> [UIBarButtonItem]
    /// Buttons of a folder's bar at its leading end.
    func leadingButtons(of folder: FolderController) -> [UIBarButtonItem]
    /// What a long press on a file offers.
    func actions(for file: URL) -> [UIMenuElement]
}
