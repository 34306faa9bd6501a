import UIKit

/// All about one species, with its drawing.
final class SpeciesController: UIViewController {
    private let species: Species
    private let store: SpeciesStore
    private let plate = PlateView()

    init(_ species: Species, store: SpeciesStore) {
        self.species = species
        self.store = store
        super.init(nibName: nil, bundle: nil)
        title = species.name
        hidesBottomBarWhenPushed = true
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        navigationItem.largeTitleDisplayMode = .never
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .add, target: self, action: #selector(addSighting))
        plate.species = species
        plate.layer.cornerRadius = 16
        plate.clipsToBounds = true
        plate.isUserInteractionEnabled = true
        plate.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(openPlate)))
        let stack = UIStackView(arrangedSubviews: [
            plate, label(species.name, .title1), label(species.latin, .title3, .secondaryLabel),
            label(species.note, .body), fact("Habitat", species.habitat.rawValue), fact("In flower", species.season),
            fact("Petals", "\(species.petals)"), button(),
        ])
        stack.axis = .vertical
        stack.spacing = 12
        stack.setCustomSpacing(24, after: plate)
        stack.isLayoutMarginsRelativeArrangement = true
        stack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 16, leading: 20, bottom: 32, trailing: 20)
        let scroll = UIScrollView()
        for part in [scroll, stack] { part.translatesAutoresizingMaskIntoConstraints = false }
        view.addSubview(scroll)
        scroll.addSubview(stack)
        NSLayoutConstraint.activate([
            scroll.topAnchor.constraint(equalTo: view.topAnchor),
            scroll.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scroll.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            scroll.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            stack.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
            stack.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
            stack.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
            stack.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
            plate.heightAnchor.constraint(equalToConstant: 260),
        ])
    }

    private func label(_ text: String, _ style: UIFont.TextStyle, _ color: UIColor = .label) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .preferredFont(forTextStyle: style)
        label.adjustsFontForContentSizeCategory = true
        label.textColor = color
        label.numberOfLines = 0
        return label
    }

    private func fact(_ name: String, _ value: String) -> UIStackView {
        let value = label(value, .body)
        value.textAlignment = .natural
        let row = UIStackView(arrangedSubviews: [label(name, .body, .secondaryLabel), value])
        row.distribution = .equalSpacing
        row.spacing = 12
        return row
    }

    private func button() -> UIButton {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "I have seen it"
        configuration.image = UIImage(systemName: "checkmark")
        configuration.imagePadding = 8
        configuration.cornerStyle = .large
        configuration.buttonSize = .large
        return UIButton(
            configuration: configuration, primaryAction: UIAction { [weak self] _ in self?.addSighting() })
    }

    @objc private func addSighting() {
        let form = SightingFormController(species, store: store)
        let navigation = UINavigationController(rootViewController: form)
        if let sheet = navigation.sheetPresentationController {
            sheet.detents = [.medium(), .large()]
            sheet.prefersGrabberVisible = true
        }
        present(navigation, animated: true)
    }

    @objc private func openPlate() { present(PlateViewerController(species, from: plate), animated: true) }
}
