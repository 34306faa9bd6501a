import MutoscopeTesting
import Testing

@testable import UIKit

/// A screen of today, and of after a change of its sources.
@MainActor private final class PreviewedScreen: UIViewController {
    static var hasNote = false, startValue: Float = 0.25
    let slider = UISlider(), field = UITextField(), scroll = UIScrollView(), lamp = UISwitch(), echo = UILabel()
    let mover = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        slider.value = Self.startValue
        slider.addAction(UIAction { [weak self] _ in self?.tell() }, for: .valueChanged)
        scroll.frame = CGRect(x: 0, y: 100, width: 100, height: 100)
        scroll.contentSize = CGSize(width: 100, height: 600)
        let first: UIView = Self.hasNote ? UILabel() : field
        for part in [first, slider, scroll, lamp, echo, mover] { view.addSubview(part) }
        tell()
        let motion = CABasicAnimation(keyPath: "position.x")
        (motion.fromValue, motion.toValue, motion.duration) = (0, 100, 10)
        mover.layer.add(motion, forKey: "way")
    }

    private func tell() { echo.text = "\(slider.value)" }
}

final class Preview_First_1: CompiledPreview {
    override class var preview: InterfacePreview { InterfacePreview("First") { UIViewController() } }
}

final class Preview_Screen_2: CompiledPreview {
    override class var preview: InterfacePreview { InterfacePreview("Screen") { PreviewedScreen() } }
}

@MainActor @Suite("What a preview keeps over a build", .serialized)
struct PreviewStateTests {
    private let screen = TestScreen(size: CGSize(width: 300, height: 500), scale: 1)
    private let file = FileManager.default.temporaryDirectory.appendingPathComponent("preview-\(UUID().uuidString)")

    private func start() throws -> PreviewController {
        let names = ["First_1", "Screen_2"].map {
            NSStringFromClass(Preview_First_1.self).replacingOccurrences(of: "First_1", with: $0)
        }
        let wish = try #require(
            PreviewWish(environment: [
                "MUTOSCOPE_PREVIEW": names.joined(separator: ","), "MUTOSCOPE_PREVIEW_STATE": file.path,
            ]))
        let controller = PreviewController(wish)
        screen.show(controller)
        screen.advance(by: 0.1)
        return controller
    }

    private func shown(_ controller: PreviewController) -> PreviewedScreen? {
        controller.children.first as? PreviewedScreen
    }

    private func choose(_ controller: PreviewController) {
        let choice = controller.view.subviews.compactMap { $0 as? UISegmentedControl }.first
        choice?.selectedSegmentIndex = 1
        choice?.sendActions(for: .valueChanged)
        screen.advance(by: 0.1)
    }

    private func use(_ shown: PreviewedScreen) {
        shown.slider.value = 0.75
        shown.field.text = "typed"
        shown.scroll.contentOffset.y = 220
    }

    @Test("the preview that was chosen comes back with what its user did, and the time goes on")
    func all() throws {
        defer { try? FileManager.default.removeItem(at: file) }
        let before = try start()
        choose(before)
        use(try #require(shown(before)))
        screen.advance(by: 3)
        before.keep()
        let after = try start(), new = try #require(shown(after))
        #expect(new.slider.value == 0.75)
        #expect(new.echo.text == "0.75")
        #expect(new.field.text == "typed")
        #expect(new.scroll.contentOffset.y == 220)
        #expect(!new.lamp.isOn)
        screen.advance(by: 0.1)
        let place = try #require(new.mover.layer.presentation()?.position.x)
        #expect(place > 30)
        #expect(place < 36)
        // And to the next one.
        after.keep()
        #expect(try shown(start())?.scroll.contentOffset.y == 220)
    }

    @Test("what nobody touched is as the sources say now, and what has gone is left out")
    func changes() throws {
        defer {
            try? FileManager.default.removeItem(at: file)
            (PreviewedScreen.hasNote, PreviewedScreen.startValue) = (false, 0.25)
        }
        let before = try start()
        choose(before)
        let old = try #require(shown(before))
        old.field.text = "typed"
        old.lamp.isOn = true
        before.keep()
        (PreviewedScreen.hasNote, PreviewedScreen.startValue) = (true, 0.5)
        let new = try #require(try shown(start()))
        #expect(new.slider.value == 0.5)
        #expect(new.lamp.isOn)
        #expect(new.field.text?.isEmpty ?? true)
    }

    @Test("a file that says something else is as good as none")
    func damaged() throws {
        defer { try? FileManager.default.removeItem(at: file) }
        for text in ["", "1", "{\"choice\":99,\"age\":1,\"values\":{}}", "\u{0}"] {
            try Data(text.utf8).write(to: file)
            #expect(try start().children.count == 1)
        }
    }
}
