import MutoscopeTesting
import Testing
import UIKit

@testable import gallery

/// The home screen and the inspector in any window. With `MUTOSCOPE_PICTURES` naming a folder they are drawn into it.
@MainActor
@Suite("Gallery home", .serialized)
struct HomeTests {
    private nonisolated static let sizes = [
        CGSize(width: 390, height: 844), CGSize(width: 844, height: 390), CGSize(width: 1_920, height: 1_080),
        CGSize(width: 320, height: 480),
    ]

    private func screen(_ size: CGSize, isDark: Bool, isMirrored: Bool) -> TestScreen {
        let screen = TestScreen(size: size, scale: 1)
        screen.userInterfaceStyle = isDark ? .dark : .light
        screen.layoutDirection = isMirrored ? .rightToLeft : .leftToRight
        return screen
    }

    private func all<View: UIView>(_ kind: View.Type, in root: UIView) -> [View] {
        root.subviews.flatMap { ($0 as? View).map { [$0] } ?? [] + all(kind, in: $0) }
    }

    @Test("lines lie side by side and in sight, their words have room", arguments: sizes, [false, true])
    func home(size: CGSize, isMirrored: Bool) throws {
        let screen = screen(size, isDark: isMirrored, isMirrored: isMirrored)
        let home = HomeController(pictures: Pictures(), library: Library())
        screen.show(UINavigationController(rootViewController: home))
        screen.advance(by: 0.1)
        try screen.pictureToLookAt("home-\(Int(size.width))\(isMirrored ? "-mirrored" : "")")
        let cells = all(ScreenCell.self, in: home.view)
        #expect(cells.count >= 4)
        for cell in cells {
            let frame = cell.convert(cell.bounds, to: home.view)
            #expect(frame.minX >= 8)
            #expect(frame.maxX <= size.width - 8)
            for label in all(UILabel.self, in: cell) {
                let need = label.sizeThatFits(CGSize(width: label.bounds.width, height: .greatestFiniteMagnitude))
                #expect(need.height <= label.bounds.height + 1, "\(label.text ?? "") is cut at \(size)")
            }
            for other in cells where other !== cell { #expect(!other.frame.intersects(cell.frame)) }
        }
    }

    @Test("the inspector's parts lie side by side, and the other way round where one reads from the right")
    func inspector() throws {
        var places: [[CGFloat]] = []
        for isMirrored in [false, true] {
            let screen = screen(CGSize(width: 390, height: 844), isDark: isMirrored, isMirrored: isMirrored)
            let scenery = Scenery(size: screen.size, scale: 1, pictures: Pictures(), start: 0)
            let controller = StageController(ScreenCatalog.effects[1], scenery), inspector = controller.inspector
            screen.show(UINavigationController(rootViewController: controller))
            screen.advance(by: 0.1)
            controller.inspect()
            for (tab, name) in ["times", "layers", "touches"].enumerated() {
                inspector.modes.selectedSegmentIndex = tab
                screen.drag(from: CGPoint(x: 195, y: 300), to: CGPoint(x: 195, y: 380), duration: 0.2)
                screen.advance(by: 0.3)
                try screen.pictureToLookAt("inspector-\(name)\(isMirrored ? "-mirrored" : "")")
            }
            let parts = [inspector.slow, inspector.borders, inspector.flash]
            places.append(parts.map(\.frame.midX))
            for (a, b) in zip(parts, parts.dropFirst()) { #expect(!a.frame.intersects(b.frame)) }
            controller.inspect()
        }
        #expect(places[0] == places[0].sorted())
        #expect(places[1] == places[1].sorted(by: >))
    }
}
