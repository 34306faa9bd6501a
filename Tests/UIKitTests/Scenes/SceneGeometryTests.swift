import MutoscopeTesting
import Testing
import UIKit

/// Scenes that programs turn.
@MainActor @Suite("turning scenes") struct SceneGeometryTests {
    private final class Upright: UIViewController {
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
    }

    private let screen = TestScreen(size: CGSize(width: 390, height: 844), scale: 1)

    @Test("a request turns the scene: windows, traits and the test screen follow")
    func turning() throws {
        let controller = UIViewController()
        screen.show(controller)
        screen.advance(by: 0.1)
        let scene = try #require(controller.view.window?.windowScene)
        var errors = 0
        scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscape)) { _ in errors += 1 }
        screen.advance(by: 0.5)
        #expect(scene.interfaceOrientation.isLandscape)
        #expect(scene.effectiveGeometry.interfaceOrientation.isLandscape)
        #expect(controller.view.bounds.size == CGSize(width: 844, height: 390))
        #expect(screen.size == CGSize(width: 844, height: 390))
        #expect(controller.traitCollection.verticalSizeClass == .compact)
        scene.requestGeometryUpdate(.iOS(interfaceOrientations: .portrait)) { _ in errors += 1 }
        screen.advance(by: 0.5)
        #expect(controller.view.bounds.size == CGSize(width: 390, height: 844))
        #expect(errors == 0)
    }

    @Test("a controller that does not allow it refuses, and what is in force already changes nothing")
    func refusals() throws {
        let controller = Upright()
        screen.show(controller)
        screen.advance(by: 0.1)
        let scene = try #require(controller.view.window?.windowScene)
        var words: [String] = []
        scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscapeRight)) {
            words.append($0.localizedDescription)
        }
        scene.requestGeometryUpdate(.iOS(interfaceOrientations: .portrait)) { words.append($0.localizedDescription) }
        screen.advance(by: 0.5)
        #expect(controller.view.bounds.size == CGSize(width: 390, height: 844))
        #expect(words.count == 1)
        #expect(words.first?.contains("Requested: landscapeRight; Supported: portrait") ?? false)
    }
}
