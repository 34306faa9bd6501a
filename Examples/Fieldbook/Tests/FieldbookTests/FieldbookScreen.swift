import MutoscopeTesting
import UIKit

@testable import Fieldbook

/// The app on a virtual screen, as its scene delegate shows it.
@MainActor
final class FieldbookScreen {
    let screen: TestScreen
    let store = SpeciesStore(delay: .milliseconds(300))
    let tabs: MainTabController

    init(size: CGSize = CGSize(width: 390, height: 844), scale: CGFloat = 2) {
        screen = TestScreen(size: size, scale: scale)
        screen.safeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
        tabs = MainTabController(store: store)
        screen.window.tintColor = .leaf
        screen.show(tabs)
    }

    /// Until the list has come.
    func load() async {
        for _ in 0..<40 where store.species.isEmpty { await screen.advance(by: 0.1) }
        await screen.advance(by: 1)
    }

    /// Writes what is seen into the folder of `MUTOSCOPE_PICTURES`, if there is one.
    func picture(_ name: String) throws {
        guard let folder = ProcessInfo.processInfo.environment["MUTOSCOPE_PICTURES"] else { return }
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try screen.snapshot().writePNG(to: URL(fileURLWithPath: folder).appendingPathComponent("\(name).png"))
    }

    /// The controller that is seen: on top of all others.
    var top: UIViewController {
        var current: UIViewController = tabs
        while let next = current.presentedViewController { current = next }
        return current
    }

    var navigation: UINavigationController? { tabs.selectedViewController as? UINavigationController }
}

extension UIView {
    /// The view and all below it.
    var everything: [UIView] { [self] + subviews.flatMap(\.everything) }
}
