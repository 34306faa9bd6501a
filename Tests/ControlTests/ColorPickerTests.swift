import CoreGraphics
import MutoscopeTesting
import Testing
import UIKit

@MainActor @Suite("Choosing colours")
struct ColorPickerTests {
    private final class Chooser: NSObject, UIColorPickerViewControllerDelegate {
        var chosen: [UIColor] = []
        var flags: [Bool] = []
        var finished = 0

        func colorPickerViewController(
            _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
        ) {
            chosen.append(color)
            flags.append(continuously)
        }
        func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) { finished += 1 }
    }

    private func find(_ label: String, in view: UIView) -> UIView? {
        if view.accessibilityLabel == label, !view.isHidden { return view }
        return view.subviews.lazy.compactMap { find(label, in: $0) }.first
    }

    @Test("a finger on the grid takes its colour, and closing the sheet is told")
    func grid() throws {
        let screen = TestScreen(size: CGSize(width: 375, height: 812))
        let root = UIViewController(), picker = UIColorPickerViewController(), chooser = Chooser()
        screen.show(root)
        picker.delegate = chooser
        root.present(picker, animated: false)
        screen.advance(by: 0.5)
        let grid = try #require(find("Color grid", in: picker.view))
        // The bottom row is the lightest, the top row goes from white to black.
        let black = grid.convert(CGPoint(x: grid.bounds.maxX - 2, y: 2), to: nil)
        screen.tap(at: black)
        screen.advance(by: 0.1)
        #expect(chooser.chosen.last?.cgColor.components?.first == 0)
        #expect(chooser.flags.last == false)
        #expect(picker.selectedColor == chooser.chosen.last)
        picker.dismiss(animated: true)
        screen.advance(by: 1)
        #expect(chooser.finished == 1)
    }

    @Test("a well opens a picker and takes what is chosen there")
    func well() throws {
        let screen = TestScreen(size: CGSize(width: 375, height: 812))
        let root = UIViewController(), well = UIColorWell()
        well.title = "Ink"
        well.selectedColor = .systemRed
        well.center = CGPoint(x: 100, y: 100)
        #expect(well.bounds.size == CGSize(width: 28, height: 28))
        var (told, ran) = (0, 0)
        well.addAction(UIAction { _ in told += 1 }, for: .valueChanged)
        well.addAction(UIAction { _ in ran += 1 }, for: .primaryActionTriggered)
        screen.show(root)
        root.view.addSubview(well)
        screen.advance(by: 0.1)
        screen.tap(at: CGPoint(x: 100, y: 100))
        screen.advance(by: 1)
        let picker = try #require(root.presentedViewController as? UIColorPickerViewController)
        #expect(picker.title == "Ink")
        #expect(picker.selectedColor == .systemRed)
        picker.delegate?.colorPickerViewController(picker, didSelect: .systemBlue, continuously: false)
        #expect(well.selectedColor == .systemBlue)
        #expect(told == 1)
        #expect(ran == 1)
    }
}
