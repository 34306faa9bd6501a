import UIKit

/// A drawing with a name under it.
final class PlantCardCell: UICollectionViewCell {
    private let plate = PlateView()
    private let name = UILabel()
    private let season = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.backgroundColor = .secondarySystemGroupedBackground
        contentView.layer.cornerRadius = 14
        contentView.layer.masksToBounds = true
        name.font = .preferredFont(forTextStyle: .headline)
        season.font = .preferredFont(forTextStyle: .caption1)
        season.textColor = .secondaryLabel
        for label in [name, season] {
            label.adjustsFontForContentSizeCategory = true
            label.numberOfLines = 0
        }
        let words = UIStackView(arrangedSubviews: [name, season])
        words.axis = .vertical
        words.isLayoutMarginsRelativeArrangement = true
        words.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 12, bottom: 12, trailing: 12)
        let stack = UIStackView(arrangedSubviews: [plate, words])
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: contentView.topAnchor),
            stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            plate.heightAnchor.constraint(equalToConstant: 110),
        ])
    }

    required init?(coder: NSCoder) { nil }

    override var isHighlighted: Bool {
        didSet {
            UIView.animate(withDuration: 0.2) {
                self.transform = self.isHighlighted ? CGAffineTransform(scaleX: 0.96, y: 0.96) : .identity
            }
        }
    }

    func show(_ species: Species) {
        plate.species = species
        name.text = species.name
        season.text = species.season
    }
}
