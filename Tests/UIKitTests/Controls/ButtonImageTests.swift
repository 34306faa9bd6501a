import CoreGraphics
import MutoscopeTesting
import Testing
import UIKit

/// What becomes of a button's images in its states.
@MainActor @Suite struct ButtonImageTests {
    private let screen = TestScreen(size: CGSize(width: 100, height: 100), scale: 1)
    private let button = UIButton(type: .custom)

    private static func square(_ color: UIColor, side: CGFloat) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { context in
            color.setFill()
            context.fill(CGRect(x: 0, y: 0, width: side, height: side))
        }
    }

    /// The levels of red in the image and in the background image.
    private func reds() -> (image: UInt8, background: UInt8) {
        screen.advance(by: 0.5)
        let picture = screen.snapshot()
        return (picture.pixel(50, 50).red, picture.pixel(25, 25).red)
    }

    private func show() {
        button.frame = CGRect(x: 20, y: 20, width: 60, height: 60)
        button.setImage(Self.square(UIColor(red: 1, green: 0, blue: 0, alpha: 1), side: 20), for: .normal)
        button.setBackgroundImage(Self.square(UIColor(red: 0.6, green: 0, blue: 0, alpha: 1), side: 60), for: .normal)
        screen.window.backgroundColor = .black
        screen.show(button)
    }

    @Test func theyDarkenUnderTheFingerAndFadeWhenOff() {
        show()
        #expect(reds() == (255, 153))
        button.isHighlighted = true
        let pressed = reds()
        #expect((127...128).contains(pressed.image) && (76...77).contains(pressed.background))
        button.adjustsImageWhenHighlighted = false
        #expect(reds() == (255, 153))
        button.isHighlighted = false
        button.isEnabled = false
        let off = reds()
        #expect(off.image < 220 && (76...77).contains(off.background))
        button.adjustsImageWhenDisabled = false
        #expect(reds() == (255, 153))
    }

    @Test func imagesOfTheirOwnForAStateStayAsTheyAre() {
        show()
        button.setImage(Self.square(UIColor(red: 0.8, green: 0, blue: 0, alpha: 1), side: 20), for: .highlighted)
        button.isHighlighted = true
        #expect(reds().image == 204)
    }

    @Test func aLightShowsUnderTheFinger() {
        show()
        button.showsTouchWhenHighlighted = true
        button.isHighlighted = true
        screen.advance(by: 0.1)
        #expect(screen.snapshot().pixel(50, 50).green > 150)
        button.isHighlighted = false
        screen.advance(by: 0.5)
        #expect(screen.snapshot().pixel(50, 50).green == 0)
    }
}
