import CoreGraphics
import Foundation
import QuartzCore
import Testing
public import UIKit

// As a program sees the frameworks, without their inner names: subclasses inherit and override what Apple's do.

open class InkColor: UIColor, @unchecked Sendable {}
open class CardImage: UIImage, @unchecked Sendable {}

private final class TapItem: UIBarButtonItem {
    var taps = 0
    override init() {
        super.init()
        taps = 1
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class PageItem: UINavigationItem {
    override init(title: String) { super.init(title: title) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class Grow: CABasicAnimation {
    override init() { super.init() }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class Puller: UIRefreshControl {
    override init() {
        super.init()
        tintColor = .red
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class Grid: UICollectionViewCompositionalLayout {
    override init(section: NSCollectionLayoutSection) { super.init(section: section) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class Portrait: UIImageView {
    override init(image: UIImage?, highlightedImage: UIImage?) {
        super.init(image: image, highlightedImage: highlightedImage)
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}

@Suite("Initialisers of subclasses") @MainActor
struct SubclassInitializerTests {
    @Test("colours and images of classes of the program's own are made as the frameworks' are")
    func values() {
        #expect(InkColor(red: 1, green: 0, blue: 0, alpha: 1).cgColor == UIColor.red.cgColor)
        #expect(CardImage().size == .zero)
        #expect(CardImage(data: Data()) == nil)
    }

    @Test("a bar button item that overrides init is made in every way, and its init runs")
    func barButtonItems() {
        let item = TapItem(title: "Go", style: .done, target: nil, action: nil)
        #expect(item.title == "Go" && item.style == .done && item.taps == 1)
        let picture = UIImage()
        let add = TapItem(systemItem: .add, primaryAction: UIAction(title: "New", image: picture) { _ in })
        #expect(add.title == nil && add.image == nil && add.primaryAction != nil)
    }

    @Test("an animation that overrides init has a key path all the same")
    func animations() { #expect(Grow(keyPath: "opacity").keyPath == "opacity") }

    @Test("refresh controls, layouts, items and image views call their superclass's initialisers")
    func others() {
        #expect(Puller().tintColor == .red && Puller().bounds.height > 0)
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        #expect(Grid(section: NSCollectionLayoutSection(group: group)).configuration.scrollDirection == .vertical)
        #expect(PageItem(title: "Page").title == "Page")
        let (one, other) = (UIImage(), UIImage())
        let view = Portrait(image: one, highlightedImage: other)
        #expect(view.image === one && view.highlightedImage === other)
    }

    @Test("an address of either kind is one of Core Foundation's")
    func addresses() {
        let url = NSURL(fileURLWithPath: "/nowhere.png")
        #expect(CGImageSourceCreateWithURL(url, nil) == nil)
        #expect(CGImageSourceCreateWithURL(URL(fileURLWithPath: "/nowhere.png") as CFURL, nil) == nil)
    }
}
