import Mutoscope
import UIKit

/// A deck of photos: one flip by the finger, a throw through several, a catch in flight, and back.
struct CardDeckScreen: ViewScreen {
    let name = "card-deck"
    let title = "Card deck"
    let summary =
        "A deck in perspective: cards flip down under the finger, a throw takes several, a touch catches them."
    let duration = 7.5
    let moment = 0.5...1.5
    let sourceFile = #filePath
    let ground = UIUserInterfaceStyle.dark
    let glyph = Glyph.deck

    func makeController(_ scenery: Scenery) -> DeckController {
        DeckController(
            pictures: scenery.pictures, scale: scenery.scale,
            count: scenery.isLive ? max(12, scenery.pictures.fileCount) : 12)
    }

    func prepare(_ scenery: Scenery) {
        let deck = CardDeckView(frame: scenery.bounds)
        deck.layoutIfNeeded()
        let inSight = deck.geometry.visibleIndices(position: 0, count: 12)
        scenery.pictures.prepare(inSight, size: deck.geometry.cardSize, scale: scenery.scale)
    }

    func play(_ scenery: Scenery, _ controller: DeckController) {
        let hand = scenery.part(0.56, 0.5)
        func below(_ way: CGFloat) -> CGPoint { CGPoint(x: hand.x - way * 0.05, y: hand.y + way) }
        scenery.finger(at: 0.4, from: hand, [(0.9, below(150)), (0.25, below(150))])
        // A throw through several cards.
        scenery.finger(at: 2.2, from: hand, [(0.12, below(150))])
        // Up, so that one comes back, and let go half way.
        scenery.finger(at: 4.2, from: below(120), [(0.6, below(-60)), (0.2, below(-60))])
        scenery.at(5.5) { controller.deck.scrollToCard(at: 0) }
    }
}

/// Shows pictures as a deck of cards.
final class DeckController: UIViewController, CardDeckViewDataSource {
    let deck = CardDeckView()
    private let pictures: Pictures
    private let scale: CGFloat
    private let count: Int

    init(pictures: Pictures, scale: CGFloat, count: Int) {
        self.pictures = pictures
        self.scale = scale
        self.count = count
        super.init(nibName: nil, bundle: nil)
        title = "Card deck"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        let table = GradientView([0x2A2540, 0x5A4468, 0xB58A86])
        table.frame = view.bounds
        view.addSubview(table)
        deck.frame = view.bounds
        deck.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(deck)
        deck.register(PhotoCard.self, forCardWithReuseIdentifier: "photo")
        deck.dataSource = self
    }

    func numberOfCards(in deck: CardDeckView) -> Int { count }

    func deck(_ deck: CardDeckView, cardAt index: Int) -> CardDeckCard {
        let card = deck.dequeueReusableCard(withIdentifier: "photo", for: index)
        guard let photo = card as? PhotoCard else { return card }
        photo.show(title: pictures.title(of: index), place: pictures.place(of: index))
        // What is in sight is drawn by all processors now, what comes next beside the frames that follow.
        let inSight = deck.geometry.visibleIndices(position: deck.flipPosition, count: count)
        pictures.prepare(inSight.filter { $0 >= index }, size: deck.geometry.cardSize, scale: scale)
        Pictures.later { [weak self] in self?.prepare(after: index) }
        pictures.show(index, size: deck.geometry.cardSize, scale: scale, in: photo.photo)
        return card
    }

    private func prepare(after index: Int) {
        pictures.prepare((0..<count).dropFirst(index + 1).prefix(3), size: deck.geometry.cardSize, scale: scale)
    }
}

/// A photo with a title at its foot; the back is a postcard's.
final class PhotoCard: CardDeckCard {
    let photo = UIImageView()
    private let caption = UILabel()
    private let back = UILabel()

    required init(frame: CGRect) {
        super.init(frame: frame)
        photo.contentMode = .scaleAspectFill
        photo.clipsToBounds = true
        caption.textColor = .white
        caption.layer.shadowOpacity = 0.6
        caption.layer.shadowRadius = 3
        caption.layer.shadowOffset = CGSize(width: 0, height: 1)
        back.textAlignment = .center
        back.numberOfLines = 0
        back.textColor = UIColor(hex: 0x6B5F52)
        contentView.addSubview(photo)
        contentView.addSubview(caption)
        backView.addSubview(back)
    }

    required init?(coder: NSCoder) { nil }

    func show(title: String, place: String) {
        caption.text = title
        back.text = "\(title)\n\(place)"
        accessibilityLabel = "\(title), \(place)"
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let unit = bounds.height / 240
        cornerRadius = 14 * unit
        photo.frame = contentView.bounds
        caption.font = .systemFont(ofSize: 19 * unit, weight: .semibold)
        caption.frame = CGRect(
            x: 20 * unit, y: bounds.height - 46 * unit, width: bounds.width - 40 * unit, height: 28 * unit)
        back.font = .systemFont(ofSize: 21 * unit)
        back.frame = backView.bounds.inner(dx: 20 * unit, dy: 20 * unit)
    }
}
