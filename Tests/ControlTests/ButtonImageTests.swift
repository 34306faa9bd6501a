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
        #expect((127...128).contains(pressed.image))
        #expect((76...77).contains(pressed.background))
        button.adjustsImageWhenHighlighted = false
        #expect(reds() == (255, 153))
        button.isHighlighted = false
        button.isEnabled = false
        let off = reds()
        #expect(off.image < 220)
        #expect((76...77).contains(off.background))
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

    @Test func theirViewIsThereBeforeThem() {
        button.imageView?.contentMode = .scaleAspectFit
        show()
        #expect(button.imageView?.contentMode == .scaleAspectFit)
        #expect(button.imageView?.frame.width == 20)
    }

    @Test func oneThatIsTooLargeTakesTheRoomThereIs() {
        show()
        button.setImage(Self.square(.red, side: 90), for: .normal)
        screen.advance(by: 0.1)
        #expect(button.imageView?.frame == CGRect(x: 0, y: 0, width: 60, height: 60))
        #expect(button.intrinsicContentSize == CGSize(width: 90, height: 90))
    }

    @Test func oneThatStandsAloneFillsWhereItIsTold() {
        show()
        button.contentHorizontalAlignment = .fill
        button.contentVerticalAlignment = .fill
        button.contentEdgeInsets = UIEdgeInsets(top: 5, left: 10, bottom: 5, right: 10)
        screen.advance(by: 0.1)
        #expect(button.imageView?.frame == CGRect(x: 10, y: 5, width: 40, height: 50))
    }
}

/// What a program changes in a button's label.
@MainActor @Suite struct ButtonTitleTests {
    private let screen = TestScreen(size: CGSize(width: 300, height: 200), scale: 1)

    @Test func aButtonGrowsWithTheFontOfItsLabel() {
        let button = UIButton(type: .system)
        button.setTitle("Grow", for: .normal)
        button.translatesAutoresizingMaskIntoConstraints = false
        screen.window.addSubview(button)
        screen.show(UIViewController())
        NSLayoutConstraint.activate([
            button.leadingAnchor.constraint(equalTo: screen.window.leadingAnchor),
            button.topAnchor.constraint(equalTo: screen.window.topAnchor),
        ])
        screen.advance(by: 0.1)
        let width = button.bounds.width
        button.titleLabel?.font = .systemFont(ofSize: 40)
        screen.advance(by: 0.1)
        #expect(button.bounds.width > 1.8 * width)
        #expect((button.titleLabel?.frame.width ?? 0) > 1.8 * width)
    }

    @Test func titlesHaveAColorBeforeOneIsSet() {
        #expect(UIButton(type: .custom).titleColor(for: .normal) == .white)
        let button = UIButton(type: .system)
        button.tintColor = .systemPink
        #expect(button.titleColor(for: .normal) == .systemPink)
    }

    @Test(arguments: [UIButton.Configuration.TitleAlignment.leading, .center, .trailing], [false, true])
    func titleAndSubtitleStandAsTheConfigurationSays(
        alignment: UIButton.Configuration.TitleAlignment, mirrored: Bool
    ) throws {
        if mirrored { screen.layoutDirection = .rightToLeft }
        defer { screen.layoutDirection = .leftToRight }
        var configuration = UIButton.Configuration.plain()
        configuration.title = "Title"
        configuration.subtitle = "A longer second line"
        configuration.titleAlignment = alignment
        let button = UIButton(configuration: configuration)
        screen.show(button)
        screen.advance(by: 0.1)
        let expected: NSTextAlignment =
            alignment == .center ? .center : (alignment == .leading) == mirrored ? .right : .left
        #expect(button.titleLabel?.textAlignment == expected)
        #expect(button.subtitleLabel?.textAlignment == expected)
    }
}
