import UIKit

/// The three tabs.
final class MainTabController: UITabBarController {
    private let store: SpeciesStore

    init(store: SpeciesStore) {
        self.store = store
        super.init(nibName: nil, bundle: nil)
        viewControllers = [
            tab(BrowseController(store: store), "Browse", "list.bullet"),
            tab(SightingsController(store: store), "Sightings", "book"),
            tab(SettingsController(), "Settings", "person"),
        ]
        NotificationCenter.default.addObserver(
            self, selector: #selector(sightingsDidChange), name: .sightingsDidChange, object: store)
        sightingsDidChange()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    private func tab(_ root: UIViewController, _ title: String, _ symbol: String) -> UINavigationController {
        root.title = title
        let navigation = UINavigationController(rootViewController: root)
        navigation.navigationBar.prefersLargeTitles = true
        navigation.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: symbol), selectedImage: nil)
        return navigation
    }

    @objc private func sightingsDidChange() {
        let count = store.sightings.count
        viewControllers?[1].tabBarItem.badgeValue = count == 0 ? nil : "\(count)"
    }
}
