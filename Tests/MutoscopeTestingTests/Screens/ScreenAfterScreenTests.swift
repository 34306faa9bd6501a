import MutoscopeTesting
import Testing
import UIKit

/// Rests a little once its view is there.
private final class RestingController: UIViewController {
    private(set) var isRested = false

    override func viewDidLoad() {
        super.viewDidLoad()
        Task {
            try await Task.sleep(for: .milliseconds(300))
            isRested = true
        }
    }
}

/// Screens that a program without a test makes one after another.
@Suite("Screens one after another")
struct ScreenAfterScreenTests {
    @MainActor
    private static func rests() async -> Bool {
        let screen = TestScreen(size: CGSize(width: 100, height: 100), scale: 1)
        let controller = RestingController()
        screen.show(controller)
        for _ in 0..<10 where !controller.isRested { await screen.advance(by: 0.1) }
        return controller.isRested
    }

    @Test("in a program each have their tasks sleep by their own time")
    func program() async {
        await #expect(processExitsWith: .success) {
            for _ in 0..<3 where await !Self.rests() { exit(1) }
        }
    }

    @Test("leave nothing behind for what a program begins when they have gone at once")
    func goneAtOnce() async {
        await #expect(processExitsWith: .success) {
            guard await Self.rests() else { exit(1) }
            let isDone = await MainActor.run {
                _ = TestScreen(size: CGSize(width: 10, height: 10), scale: 1)
                return Task { true }
            }
            if await !isDone.value { exit(1) }
            guard await Self.rests() else { exit(1) }
        }
    }

    @Test("in a test each have their tasks sleep by their own time")
    func test() async {
        for _ in 0..<3 { #expect(await Self.rests()) }
    }
}
