// A deck of ten thousand cards: `swift run CardDeck`.
// snippet.hide
import Mutoscope
import UIKit

// snippet.show
final class Colors: UIViewController, CardDeckViewDataSource, CardDeckViewDelegate {
    private let deck = CardDeckView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGray4
        deck.register(CardDeckCard.self, forCardWithReuseIdentifier: "color")
        deck.dataSource = self
        deck.delegate = self
        deck.frame = view.bounds
        deck.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(deck)
    }

    func numberOfCards(in deck: CardDeckView) -> Int { 10_000 }

    func deck(_ deck: CardDeckView, cardAt index: Int) -> CardDeckCard {
        let card = deck.dequeueReusableCard(withIdentifier: "color", for: index)
        card.contentView.backgroundColor = UIColor(
            hue: CGFloat(index % 12) / 12, saturation: 0.6, brightness: 0.9, alpha: 1)
        return card
    }

    func deck(_ deck: CardDeckView, didSelectCardAt index: Int) { deck.flipForward() }
}

// snippet.hide
final class App: UIResponder, UIApplicationDelegate {
    let window = UIWindow(frame: UIScreen.main.bounds)

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window.rootViewController = Colors()
        window.makeKeyAndVisible()
        return true
    }
}

App.main()
