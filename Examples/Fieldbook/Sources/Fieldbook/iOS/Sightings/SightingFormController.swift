import UIKit

/// Where, when and how a plant was seen: a form.
final class SightingFormController: UITableViewController, UITextFieldDelegate, UITextViewDelegate {
    private let store: SpeciesStore
    private var sighting: Sighting
    private let place = UITextField()
    private let date = UIDatePicker()
    private let count = UIStepper()
    private let countLabel = UILabel()
    private let flowering = UISwitch()
    private let note = UITextView()
    private lazy var rows: [[UITableViewCell]] = makeRows()

    convenience init(_ species: Species, store: SpeciesStore) {
        self.init(
            Sighting(
                id: UUID(), species: species, place: "", date: Date(), count: 1, isFlowering: true, note: ""),
            store: store)
    }

    init(_ sighting: Sighting, store: SpeciesStore) {
        self.sighting = sighting
        self.store = store
        super.init(style: .insetGrouped)
        title = sighting.species.name
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.keyboardDismissMode = .interactive
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .save, target: self, action: #selector(save))
        setUpFields()
    }

    private func setUpFields() {
        place.text = sighting.place
        place.placeholder = "Place"
        place.clearButtonMode = .whileEditing
        place.returnKeyType = .done
        place.delegate = self
        place.addTarget(self, action: #selector(placeChanged), for: .editingChanged)
        date.date = sighting.date
        date.datePickerMode = .date
        date.preferredDatePickerStyle = .compact
        date.addTarget(self, action: #selector(dateChanged(_:)), for: .valueChanged)
        count.minimumValue = 1
        count.maximumValue = 99
        count.value = Double(sighting.count)
        count.addTarget(self, action: #selector(countChanged(_:)), for: .valueChanged)
        countChanged(count)
        flowering.isOn = sighting.isFlowering
        flowering.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                sighting.isFlowering = flowering.isOn
            }, for: .valueChanged)
        note.text = sighting.note
        note.isScrollEnabled = false
        note.backgroundColor = .clear
        note.font = .preferredFont(forTextStyle: .body)
        note.adjustsFontForContentSizeCategory = true
        note.delegate = self
    }

    private func makeRows() -> [[UITableViewCell]] {
        let number = UIStackView(arrangedSubviews: [countLabel, count])
        number.spacing = 12
        return [
            [row(nil, place), row("Date", date)],
            [row("Number", number), row("In flower", flowering)],
            [row(nil, note)],
        ]
    }

    private func row(_ name: String?, _ control: UIView) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.selectionStyle = .none
        let stack = UIStackView(arrangedSubviews: [control])
        stack.alignment = name == nil ? .fill : .center
        stack.spacing = 12
        if let name {
            let label = UILabel()
            label.text = name
            label.font = .preferredFont(forTextStyle: .body)
            label.adjustsFontForContentSizeCategory = true
            stack.insertArrangedSubview(label, at: 0)
            control.setContentHuggingPriority(.required, for: .horizontal)
        }
        stack.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(stack)
        let guide = cell.contentView.layoutMarginsGuide
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: guide.topAnchor),
            stack.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            stack.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        ])
        return cell
    }

    // MARK: Table

    override func numberOfSections(in tableView: UITableView) -> Int { rows.count }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        rows[section].count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        rows[indexPath.section][indexPath.row]
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        section == 2 ? "Note" : nil
    }

    // MARK: Fields

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
        return true
    }

    func textViewDidChange(_ textView: UITextView) {
        sighting.note = textView.text
        tableView.performBatchUpdates(nil)
    }

    @objc private func placeChanged() { sighting.place = place.text ?? "" }

    @objc private func dateChanged(_ sender: UIDatePicker) { sighting.date = sender.date }

    @objc private func countChanged(_ sender: UIStepper) {
        sighting.count = Int(sender.value)
        countLabel.text = "\(sighting.count)"
    }

    // MARK: End

    @objc private func save() {
        store.save(sighting)
        dismiss(animated: true)
    }

    @objc private func cancel() {
        guard !sighting.place.isEmpty || !sighting.note.isEmpty else { return dismiss(animated: true) }
        let alert = UIAlertController(title: "Discard this sighting?", message: nil, preferredStyle: .actionSheet)
        alert.addAction(
            UIAlertAction(title: "Discard", style: .destructive) { [weak self] _ in self?.dismiss(animated: true) })
        alert.addAction(UIAlertAction(title: "Go on", style: .cancel))
        alert.popoverPresentationController?.barButtonItem = navigationItem.leftBarButtonItem
        present(alert, animated: true)
    }
}
