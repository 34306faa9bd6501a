import CoreGraphics

/// A folder's files and folders by their names. A folder opens, a file is chosen.
@MainActor
final class FolderController: UITableViewController {
    private static let cell = "file"
    private let folder: URL
    private unowned let picker: UIDocumentPickerViewController
    private lazy var entries = readEntries()

    init(_ folder: URL, _ picker: UIDocumentPickerViewController) {
        (self.folder, self.picker) = (folder, picker)
        super.init(style: .plain)
        title = folder.lastPathComponent
    }

    required init?(coder: NSCoder) { preconditionFailure("FolderController is made in code only.") }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: Self.cell)
        tableView.allowsMultipleSelection = picker.allowsMultipleSelection
        var items = [UIBarButtonItem(systemItem: .cancel, primaryAction: UIAction { [picker] _ in picker.cancel() })]
        if picker.wantsFolder || picker.allowsMultipleSelection {
            let open = UIBarButtonItem(
                systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.chooseSelected() })
            items.insert(open, at: 0)
        }
        navigationItem.rightBarButtonItems = items
        if folder.path != "/", navigationController?.viewControllers.first === self {
            navigationItem.leftBarButtonItem = UIBarButtonItem(
                image: UIImage(systemName: "chevron.up"),
                primaryAction: UIAction { [weak self] _ in self?.openParent() })
        }
        enable()
    }

    private func readEntries() -> [(url: URL, isFolder: Bool)] {
        let found = try? FileManager.default.contentsOfDirectory(
            at: folder, includingPropertiesForKeys: [.isDirectoryKey], options: [.skipsHiddenFiles])
        let entries = (found ?? []).map { url in
            (url: url, isFolder: (try? url.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory ?? false)
        }
        return entries.sorted { first, second in
            first.url.lastPathComponent.localizedStandardCompare(second.url.lastPathComponent) == .orderedAscending
        }
    }

    private func openParent() {
        navigationController?.setViewControllers(
            [FolderController(folder.deletingLastPathComponent(), picker)], animated: false)
    }

    private func chooseSelected() {
        picker.choose(picker.wantsFolder ? [folder] : selected)
    }

    private var selected: [URL] { (tableView.indexPathsForSelectedRows ?? []).map { entries[$0.row].url } }

    private func enable() {
        guard picker.allowsMultipleSelection, !picker.wantsFolder else { return }
        navigationItem.rightBarButtonItems?.first?.isEnabled = !selected.isEmpty
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { entries.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: Self.cell, for: indexPath)
        let entry = entries[indexPath.row], isOffered = entry.isFolder || picker.offers(entry.url)
        var content = cell.defaultContentConfiguration()
        let name = entry.url.lastPathComponent
        content.text =
            picker.shouldShowFileExtensions || entry.isFolder
            ? name : entry.url.deletingPathExtension().lastPathComponent
        content.textProperties.color = isOffered ? .label : .tertiaryLabel
        content.image = UIImage(systemName: entry.isFolder ? "folder" : "doc")
        cell.contentConfiguration = content
        cell.accessoryType = entry.isFolder ? .disclosureIndicator : .none
        return cell
    }

    override func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        let entry = entries[indexPath.row]
        return entry.isFolder || picker.offers(entry.url) ? indexPath : nil
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let entry = entries[indexPath.row]
        if entry.isFolder {
            tableView.deselectRow(at: indexPath, animated: true)
            navigationController?.pushViewController(FolderController(entry.url, picker), animated: true)
        } else if picker.allowsMultipleSelection {
            enable()
        } else {
            picker.choose([entry.url])
        }
    }

    override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) { enable() }
}
