import UIKit

/// What was seen, newest first.
final class SightingsController: UITableViewController {
    private let store: SpeciesStore
    private let dates: DateFormatter = {
        let formatter = DateFormatter()
        formatter.dateStyle = .medium
        return formatter
    }()

    init(store: SpeciesStore) {
        self.store = store
        super.init(style: .insetGrouped)
        NotificationCenter.default.addObserver(
            self, selector: #selector(sightingsDidChange), name: .sightingsDidChange, object: store)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Sighting")
        navigationItem.leftBarButtonItem = editButtonItem
        updateEmptiness()
    }

    @objc private func sightingsDidChange() {
        guard isViewLoaded else { return }
        tableView.reloadData()
        updateEmptiness()
    }

    private func updateEmptiness() {
        editButtonItem.isEnabled = !store.sightings.isEmpty
        guard store.sightings.isEmpty else {
            contentUnavailableConfiguration = nil
            return
        }
        if isEditing { setEditing(false, animated: false) }
        var empty = UIContentUnavailableConfiguration.empty()
        empty.image = UIImage(systemName: "book")
        empty.text = "Nothing seen yet"
        empty.secondaryText = "Look up a plant and say that you have seen it."
        contentUnavailableConfiguration = empty
    }

    // MARK: Rows

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        store.sightings.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Sighting", for: indexPath)
        let sighting = store.sightings[indexPath.row]
        var content = cell.defaultContentConfiguration()
        content.text = sighting.species.name
        let place = sighting.place.isEmpty ? "" : ", \(sighting.place)"
        content.secondaryText = "\(dates.string(from: sighting.date))\(place)"
        content.secondaryTextProperties.color = .secondaryLabel
        cell.contentConfiguration = content
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        let form = SightingFormController(store.sightings[indexPath.row], store: store)
        present(UINavigationController(rootViewController: form), animated: true)
    }

    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        guard editingStyle == .delete else { return }
        NotificationCenter.default.removeObserver(self, name: .sightingsDidChange, object: store)
        store.remove(store.sightings[indexPath.row].id)
        tableView.deleteRows(at: [indexPath], with: .automatic)
        updateEmptiness()
        NotificationCenter.default.addObserver(
            self, selector: #selector(sightingsDidChange), name: .sightingsDidChange, object: store)
    }

    override func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        store.move(from: sourceIndexPath.row, to: destinationIndexPath.row)
    }
}
