import CoreGraphics

/// A folder's files and folders by their names. A folder opens, a file is chosen.
@MainActor
final class FolderController: UITableViewController {
    private static let cell = "file"
    let folder: URL
    private unowned let host: any FileChoosing
    private lazy var entries = readEntries()

    init(_ folder: URL, _ host: any FileChoosing) {
        (self.folder, self.host) = (folder, host)
        super.init(style: .plain)
        title = folder.lastPathComponent
    }

    required init?(coder: NSCoder) { preconditionFailure("FolderController is made in code only.") }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: Self.cell)
        tableView.allowsMultipleSelection = host.allowsSeveral
        showButtons()
    }

    func showButtons() {
        guard isViewLoaded else { return }
        var items = host.buttons(of: self)
        if host.wantsFolder || host.allowsSeveral {
            let open = UIBarButtonItem(
                systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.chooseSelected() })
            items.insert(open, at: 0)
        }
        navigationItem.rightBarButtonItems = items
        var leading = host.leadingButtons(of: self)
        if folder.path != "/", navigationController?.viewControllers.first === self {
            let parent = UIBarButtonItem(
                image: UIImage(systemName: "chevron.up"),
                primaryAction: UIAction { [weak self] _ in self?.openParent() })
            leading.insert(parent, at: 0)
        }
        navigationItem.leftItemsSupplementBackButton = true
        navigationItem.leftBarButtonItems = leading
        enable()
    }

    /// The folder's files are others now.
    func readAgain() {
        entries = readEntries()
        tableView.reloadData()
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
            [FolderController(folder.deletingLastPathComponent(), host)], animated: false)
    }

    private func chooseSelected() {
        host.choose(host.wantsFolder ? [folder] : selected)
    }

    private var selected: [URL] { (tableView.indexPathsForSelectedRows ?? []).map { entries[$0.row].url } }

    private func enable() {
        guard host.allowsSeveral, !host.wantsFolder else { return }
        navigationItem.rightBarButtonItems?.first?.isEnabled = !selected.isEmpty
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { entries.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: Self.cell, for: indexPath)
        let entry = entries[indexPath.row], isOffered = entry.isFolder || host.offers(entry.url)
        var content = cell.defaultContentConfiguration()
        let name = entry.url.lastPathComponent
        content.text =
            host.shouldShowFileExtensions || entry.isFolder
            ? name : entry.url.deletingPathExtension().lastPathComponent
        content.textProperties.color = isOffered ? .label : .tertiaryLabel
        content.image = UIImage(systemName: entry.isFolder ? "folder" : "doc")
        cell.contentConfiguration = content
        cell.accessoryType = entry.isFolder ? .disclosureIndicator : .none
        return cell
    }

    override func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        let entry = entries[indexPath.row]
        return entry.isFolder || host.offers(entry.url) ? indexPath : nil
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let entry = entries[indexPath.row]
        if entry.isFolder {
            tableView.deselectRow(at: indexPath, animated: true)
            navigationController?.pushViewController(FolderController(entry.url, host), animated: true)
        } else if host.allowsSeveral {
            enable()
        } else {
            host.choose([entry.url])
            tableView.deselectRow(at: indexPath, animated: true)
        }
    }

    override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) { enable() }

    override func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        let entry = entries[indexPath.row], actions = entry.isFolder ? [] : host.actions(for: entry.url)
        guard !actions.isEmpty else { return nil }
        return UIContextMenuConfiguration(actionProvider: { _ in UIMenu(children: actions) })
    }
}
