import Displays
import LayerStage
import Testing
import UIKit

@testable import gallery

@Suite("What screens begin with is made before they are shown")
@MainActor
struct PreparedScreenTests {
    private static let size = CGSize(width: 195, height: 422)

    private func scenery(_ pictures: Pictures, size: CGSize = Self.size) -> Scenery {
        Scenery(size: size, scale: 2, pictures: pictures, start: 0)
    }

    private func player(_ screen: any Screen, _ pictures: Pictures, size: CGSize = Self.size) -> ScreenPlayer {
        ScreenPlayer(screen, display: HeadlessDisplay(size: size, scale: 2), pictures: pictures)
    }

    @Test(
        "whatever a screen has drawn ahead it asks for: no picture is drawn in vain, none twice",
        arguments: [CGSize(width: 195, height: 422), CGSize(width: 480, height: 270)])
    func nothingInVain(size: CGSize) {
        var count = 0
        for screen in ScreenCatalog.all {
            let pictures = Pictures()
            screen.prepare(scenery(pictures, size: size))
            let begun = pictures.waiting
            count += begun.count
            let player = player(screen, pictures, size: size)
            #expect(pictures.waiting.count == begun.count, "\(screen.name)")
            for frame in 0..<20 { player.stage.advance(to: Double(frame) / 60) }
            let left = begun.filter { picture in pictures.waiting.contains { $0 === picture } }
            #expect(left.isEmpty, "\(screen.name): \(left.count) of \(begun.count)")
        }
        #expect(count > 20)
    }

    @Test(
        "the next screen is prepared beside the second frame, and looks as it does alone",
        arguments: ["book-cover", "task-switcher"])
    func next(name: String) throws {
        let screen = try #require(ScreenCatalog.screen(named: name)), pictures = Pictures()
        let player = player(ScreenCatalog.layerKinds[1], pictures)
        player.next = screen
        player.stage.advance(to: 0)
        #expect(player.next != nil)
        player.stage.advance(to: 1.0 / 60)
        #expect(player.next == nil)
        let isBegun = !pictures.waiting.isEmpty || pictures.things.has(name, scenery(pictures))
        #expect(isBegun)
        player.show(screen)
        player.stage.advance(to: 2.0 / 60)
        #expect(!pictures.things.has(name, scenery(pictures)))
        let alone = self.player(screen, Pictures())
        alone.stage.advance(to: 0)
        #expect(PNGWriter.data(of: player.stage.snapshot().buffer) == PNGWriter.data(of: alone.stage.snapshot().buffer))
    }

    @Test("things are kept for one screen of one size, and taken once")
    func things() {
        let pictures = Pictures(), things = pictures.things, here = scenery(pictures)
        var made = 0
        func make() -> Int {
            made += 1
            return made
        }
        things.prepare(for: "a", here, make)
        things.prepare(for: "a", here, make)
        #expect(made == 1)
        #expect(things.take(for: "a", scenery(pictures, size: CGSize(width: 10, height: 10)), make) == 2)
        #expect(things.take(for: "b", here, make) == 3)
        #expect(things.take(for: "a", here, make) == 1)
        #expect(things.take(for: "a", here, make) == 4)
    }

    @Test("a finger on a line of the home screen has that screen prepared")
    func finger() throws {
        let pictures = Pictures(), home = HomeController(pictures: pictures, library: Library())
        let list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        let index = try #require(ScreenCatalog.effects.firstIndex { $0.name == "card-deck" })
        home.collectionView(list, didHighlightItemAt: IndexPath(item: index, section: 0))
        #expect(!pictures.waiting.isEmpty)
    }
}
