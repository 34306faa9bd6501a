import Displays
import MutoscopeTesting
import Testing
import UIKit

@Suite("Shapes of the mouse's pointer")
@MainActor
struct PointerShapeTests {
    private let screen = TestScreen(size: CGSize(width: 200, height: 100), scale: 1)

    private func point(at x: CGFloat, _ y: CGFloat) -> PointerShape {
        screen.hover(at: CGPoint(x: x, y: y))
        screen.advance(by: 0.1)
        return UIScreen.main.input.pointerShape
    }

    @Test("a beam over text that can be typed or selected, an arrow elsewhere and over a field's buttons")
    func text() {
        let root = UIView(), field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        let text = UITextView(frame: CGRect(x: 100, y: 0, width: 100, height: 40))
        let button = UIButton(type: .custom)
        button.frame.size = CGSize(width: 30, height: 40)
        field.rightView = button
        field.rightViewMode = .always
        root.addSubview(field)
        root.addSubview(text)
        screen.show(root)
        #expect(point(at: 20, 20) == .verticalBeam)
        #expect(point(at: 90, 20) == .arrow)
        #expect(point(at: 150, 20) == .verticalBeam)
        #expect(point(at: 150, 80) == .arrow)
        text.isEditable = false
        text.isSelectable = false
        field.isEnabled = false
        #expect(point(at: 150, 20) == .arrow)
        #expect(point(at: 20, 20) == .arrow)
    }

    @Test("a pointer interaction's beam shows in its region alone")
    func interaction() {
        final class Delegate: NSObject, UIPointerInteractionDelegate {
            func pointerInteraction(
                _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
                defaultRegion: UIPointerRegion
            ) -> UIPointerRegion? { UIPointerRegion(rect: CGRect(x: 0, y: 0, width: 50, height: 100)) }

            func pointerInteraction(
                _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
            ) -> UIPointerStyle? { UIPointerStyle(shape: .horizontalBeam(length: 20)) }
        }
        let root = UIView(), delegate = Delegate()
        root.addInteraction(UIPointerInteraction(delegate: delegate))
        screen.show(root)
        #expect(point(at: 20, 20) == .horizontalBeam)
        #expect(point(at: 80, 20) == .arrow)
    }
}
