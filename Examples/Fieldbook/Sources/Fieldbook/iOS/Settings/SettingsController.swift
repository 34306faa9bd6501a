import UIKit

/// How the app looks: dark or light, larger text, the direction of reading.
final class SettingsController: UITableViewController {
    private enum Row: Int, CaseIterable {
        case appearance, textSize, rightToLeft
    }

    private let appearance = UISegmentedControl(items: ["System", "Light", "Dark"])
    private let textSize = UISlider()
    private let rightToLeft = UISwitch()

    private static let sizes: [UIContentSizeCategory] = [
        .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge, .accessibilityMedium,
        .accessibilityLarge,
    ]

    init() { super.init(style: .insetGrouped) }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        appearance.selectedSegmentIndex = 0
        appearance.addTarget(self, action: #selector(appearanceChanged(_:)), for: .valueChanged)
        textSize.maximumValue = Float(Self.sizes.count - 1)
        textSize.value = 2
        textSize.addTarget(self, action: #selector(textSizeChanged(_:)), for: .valueChanged)
        rightToLeft.addTarget(self, action: #selector(directionChanged(_:)), for: .valueChanged)
    }

    // MARK: Table

    override func numberOfSections(in tableView: UITableView) -> Int { Row.allCases.count }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        switch Row(rawValue: section) {
        case .appearance: return "Appearance"
        case .textSize: return "Text size"
        default: return nil
        }
    }

    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        Row(rawValue: section) == .rightToLeft ? "Turns the whole app round, as in Arabic or Hebrew." : nil
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.selectionStyle = .none
        switch Row(rawValue: indexPath.section) {
        case .appearance: fill(cell, with: appearance)
        case .textSize: fill(cell, with: textSize)
        default:
            cell.textLabel?.text = "Right to left"
            cell.accessoryView = rightToLeft
        }
        return cell
    }

    private func fill(_ cell: UITableViewCell, with control: UIView) {
        control.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(control)
        let guide = cell.contentView.layoutMarginsGuide
        NSLayoutConstraint.activate([
            control.topAnchor.constraint(equalTo: guide.topAnchor),
            control.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            control.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            control.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        ])
    }

    // MARK: Changes

    @objc private func appearanceChanged(_ sender: UISegmentedControl) {
        view.window?.overrideUserInterfaceStyle = [.unspecified, .light, .dark][sender.selectedSegmentIndex]
    }

    @objc private func textSizeChanged(_ sender: UISlider) {
        view.window?.traitOverrides.preferredContentSizeCategory = Self.sizes[Int(sender.value.rounded())]
    }

    @objc private func directionChanged(_ sender: UISwitch) {
        view.window?.traitOverrides.layoutDirection = sender.isOn ? .rightToLeft : .leftToRight
    }
}
