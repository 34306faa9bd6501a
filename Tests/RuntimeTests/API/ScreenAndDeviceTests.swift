import MutoscopeTesting
import Testing
import UIKit

/// Members of screens, the device, pasteboards, boundaries and emitter cells.
@MainActor @Suite struct ScreenAndDeviceTests {
    @Test func aTurnIsTold() {
        let screen = TestScreen(size: CGSize(width: 200, height: 400))
        screen.show(UIViewController())
        var heard: [String] = []
        let names = [
            UIDevice.orientationDidChangeNotification, UIApplication.willChangeStatusBarOrientationNotification,
            UIApplication.didChangeStatusBarOrientationNotification,
        ]
        let tokens = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
                MainActor.assumeIsolated {
                    heard.append("\(name.rawValue) \(UIDevice.current.orientation.isLandscape)")
                }
            }
        }
        screen.resize(to: CGSize(width: 400, height: 200))
        #expect(heard == names.map { "\($0.rawValue) true" })
        heard = []
        screen.resize(to: CGSize(width: 380, height: 200))
        #expect(heard.isEmpty)
        for token in tokens { NotificationCenter.default.removeObserver(token) }
    }

    @Test func aScreenIsCopied() throws {
        let screen = TestScreen(size: CGSize(width: 40, height: 40), scale: 1)
        let controller = UIViewController()
        controller.view.backgroundColor = .red
        screen.show(controller)
        let copy = UIScreen.main.snapshotView(afterScreenUpdates: true)
        controller.view.backgroundColor = .blue
        controller.view.addSubview(copy)
        screen.advance(by: 0.1)
        #expect(copy.frame == CGRect(x: 0, y: 0, width: 40, height: 40))
        let pixel = screen.snapshot().pixel(20, 20)
        #expect(pixel.red > 200 && pixel.blue < 80, "\(pixel)")
    }

    @Test func boundariesAreRead() throws {
        let behaviour = UICollisionBehavior(items: [])
        behaviour.addBoundary(withIdentifier: "floor" as NSString, from: .zero, to: CGPoint(x: 10, y: 0))
        let oval = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 5, height: 8))
        behaviour.addBoundary(withIdentifier: "oval" as NSString, for: oval)
        #expect(behaviour.boundary(withIdentifier: "floor" as NSString)?.bounds.width == 10)
        #expect(behaviour.boundary(withIdentifier: "oval" as NSString)?.cgPath == oval.cgPath)
        #expect(behaviour.boundary(withIdentifier: "roof" as NSString) == nil)
    }

    @Test func itemsOfAPasteboardEnd() {
        let board = UIPasteboard.withUniqueName()
        board.setItems(
            [["public.utf8-plain-text": "soon gone"]], options: [.expirationDate: Date(timeIntervalSince1970: 1)])
        #expect(board.items.isEmpty)
        board.setItems([["public.utf8-plain-text": "stays"]], options: [.expirationDate: Date.distantFuture])
        #expect(board.string == "stays")
    }

    @Test func emitterCellsKnowTheirDefaults() {
        #expect(CAEmitterCell.defaultValue(forKey: "scale") as? Double == 1)
        let cell = CAEmitterCell()
        #expect(!cell.shouldArchiveValue(forKey: "scale"))
        cell.scale = 2
        #expect(cell.shouldArchiveValue(forKey: "scale"))
        cell.style = ["mood": "calm"]
        #expect(cell.value(forKey: "mood") as? String == "calm")
    }
}
