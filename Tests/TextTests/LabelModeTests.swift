import MutoscopeTesting
import Testing
import UIKit

/// Interface files say `left` of every label. Measured by a picture of iOS 12, Orderella/PopupDialog.
@MainActor @Suite("Labels are drawn anew with every size, whatever their content mode")
struct LabelModeTests {
    @Test(arguments: [UIView.ContentMode.left, .scaleToFill, .redraw])
    func modes(_ mode: UIView.ContentMode) {
        let screen = TestScreen(size: CGSize(width: 80, height: 40), scale: 1)
        let page = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 40)), label = UILabel()
        page.backgroundColor = .white
        (label.text, label.textColor, label.textAlignment, label.contentMode) = ("H", .black, .right, mode)
        page.addSubview(label)
        screen.show(page)
        func ink() -> Int? {
            screen.advance(by: 0.1)
            let picture = screen.snapshot()
            return (0..<80).first { x in (0..<40).contains { picture.pixel(x, $0).green < 128 } }
        }
        #expect(ink() == nil)
        label.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
        #expect((26..<34).contains(ink() ?? 0))
        label.frame.size.width = 80
        #expect((66..<74).contains(ink() ?? 0))
        #expect(label.contentMode == mode)
    }
}
