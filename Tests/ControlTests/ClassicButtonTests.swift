import Testing

@testable import UIKit

/// Buttons without a configuration, as measured on Apple's systems.
@MainActor struct ClassicButtonTests {
    private func image(_ width: CGFloat, _ height: CGFloat) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { _ in }
    }

    private func button(title: String? = nil, image: UIImage? = nil) -> UIButton {
        let button = UIButton(type: .custom)
        if let title { button.setTitle(title, for: .normal) }
        if let image { button.setImage(image, for: .normal) }
        return button
    }

    @Test func closeButtonsAreCalledSo() {
        let button = UIButton(type: .close)
        #expect(button.accessibilityLabel == "Close")
        button.accessibilityLabel = "Leave"
        #expect(button.accessibilityLabel == "Leave")
    }

    @Test func anEmptyButtonIsAsLargeAsAShortTitle() {
        let empty = button()
        empty.sizeToFit()
        #expect(empty.bounds.size == CGSize(width: 30, height: 34))
    }

    @Test(arguments: [UIButton.ButtonType.contactAdd, .infoLight, .infoDark, .detailDisclosure, .close])
    func aButtonWithAPictureOfTheSystemHasItsSizeAtOnce(_ type: UIButton.ButtonType) {
        let button = UIButton(type: type)
        #expect(button.bounds.width >= 18)
        #expect(button.bounds.size == button.intrinsicContentSize)
        #expect(UIButton(type: .system).bounds.size == .zero)
    }

    @Test func theMarginsBelongToTheTitleAlone() {
        let tall = button(title: "Title", image: image(40, 80))
        tall.sizeToFit()
        #expect(tall.bounds.height == 80)
        let short = button(title: "Title", image: image(10, 10))
        short.sizeToFit()
        let alone = button(title: "Title")
        alone.sizeToFit()
        #expect(short.bounds.height == alone.bounds.height - 12)
        let picture = button(image: image(40, 80))
        picture.sizeToFit()
        #expect(picture.bounds.size == CGSize(width: 40, height: 80))
    }

    /// LinkedIn's LayoutKit compares its own rules with buttons of Apple's in 20,000 ways; these are the rules.
    @Test(arguments: [UIButton.ButtonType.custom, .system], [0, 1, 20])
    func sizesAreThoseOfOlderSystems(_ type: UIButton.ButtonType, _ inset: CGFloat) throws {
        for title in ["", "Hi", "Hello world"] {
            for picture in [nil, 1, 10, 40] as [CGFloat?] {
                let button = UIButton(type: type)
                button.contentEdgeInsets = UIEdgeInsets(top: inset, left: inset, bottom: inset, right: inset)
                button.setTitle(title, for: .normal)
                if let picture { button.setImage(image(picture, picture), for: .normal) }
                let label = try #require(button.titleLabel)
                // A title without letters is as high as one with some.
                let line = label.font.lineHeight, text = title.isEmpty ? 0 : label.intrinsicContentSize.width
                let isPlain = picture == nil && inset == 0
                let width = max(text + (picture ?? 0) + 2 * inset, isPlain ? 30 : 0).rounded(.up)
                let height = (max(line, picture ?? 0) + 2 * inset + (isPlain ? 12 : 0)).rounded(.up)
                #expect(button.intrinsicContentSize == CGSize(width: width, height: height), "\(title) \(picture ?? 0)")
            }
        }
    }

    /// Recipes for an image above its title read both frames right after they set them. SwifterSwift's tests have it on iOS.
    @Test func titleAndImageAreInPlaceAsSoonAsSomebodyAsks() throws {
        let both = button(title: "Title", image: image(10, 10))
        both.frame = CGRect(x: 10, y: 10, width: 100, height: 100)
        let picture = try #require(both.imageView), title = try #require(both.titleLabel)
        #expect(picture.frame.size == CGSize(width: 10, height: 10))
        #expect(title.frame.minX == picture.frame.maxX)
        #expect(abs(title.frame.midY - 50) <= 0.5)
        both.titleEdgeInsets = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: -10)
        #expect(both.titleLabel?.frame.minX == picture.frame.maxX + 10)
    }

    /// Microsoft/WinObjC's tests have the sizes on iOS: a picture of 50 in a button of 200 with insets of 80.
    @Test func insetsNarrowTheRoomOfTitleAndImage() throws {
        let both = button(title: "", image: image(50, 50))
        both.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
        both.imageEdgeInsets = UIEdgeInsets(top: 80, left: 80, bottom: 80, right: 80)
        #expect(both.imageView?.frame == CGRect(x: 80, y: 80, width: 40, height: 40))
        let words = button(title: "A long title")
        words.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
        words.titleEdgeInsets = UIEdgeInsets(top: 0, left: 80, bottom: 0, right: 80)
        let title = try #require(words.titleLabel)
        #expect(title.frame.minX == 80)
        #expect(title.frame.width == 40)
        let short = title.intrinsicContentSize.width
        words.titleEdgeInsets = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 0)
        words.layoutIfNeeded()
        #expect(abs(title.frame.midX - 105) <= 0.5)
        words.contentHorizontalAlignment = .left
        words.layoutIfNeeded()
        #expect(title.frame == CGRect(x: 10, y: title.frame.minY, width: short, height: title.frame.height))
        words.contentHorizontalAlignment = .right
        words.titleEdgeInsets = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 10)
        words.layoutIfNeeded()
        #expect(title.frame.maxX == 190)
    }

    @Test func whatIsOverriddenForPlacesMayAskForTheTitle() {
        final class Odd: UIButton {
            override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
                CGRect(x: 1, y: 2, width: titleLabel?.intrinsicContentSize.width ?? 0, height: 10)
            }
        }
        let odd = Odd(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        odd.setTitle("Title", for: .normal)
        #expect(odd.titleLabel?.frame.origin == CGPoint(x: 1, y: 2))
    }

    @Test func titlesOfTheSystemsButtonsAreSmaller() {
        #expect(UIButton(type: .custom).titleLabel?.font == .systemFont(ofSize: 18))
        #expect(UIButton(type: .system).titleLabel?.font == .systemFont(ofSize: 15))
        #expect(UIButton(type: .custom).titleLabel?.attributedText == nil)
    }

    @Test func titleAndImageStandAtTheEdgeEachForItself() {
        let both = button(title: "Title", image: image(40, 40))
        both.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
        both.contentVerticalAlignment = .top
        both.layoutIfNeeded()
        #expect(both.titleLabel?.frame.minY == 0)
        #expect(both.imageView?.frame.minY == 0)
        both.contentVerticalAlignment = .bottom
        both.layoutIfNeeded()
        #expect(both.titleLabel?.frame.maxY == 100)
        #expect(both.imageView?.frame.maxY == 100)
        both.contentVerticalAlignment = .center
        both.layoutIfNeeded()
        #expect(both.imageView?.frame.midY == 50)
    }

    @Test(arguments: [UIControl.ContentVerticalAlignment.top, .bottom, .center])
    func aTitleKeepsItsRoomInAFittedButton(_ alignment: UIControl.ContentVerticalAlignment) throws {
        let fitted = button(title: "Title")
        fitted.contentVerticalAlignment = alignment
        fitted.sizeToFit()
        fitted.layoutIfNeeded()
        let title = try #require(fitted.titleLabel)
        #expect(abs(title.frame.minY - 6) <= 0.5)
    }

    /// Measured by flowkey's tests of buttons on Apple's systems.
    @Test func aTitleKeepsItsMarginsWhenAFittedButtonGrows() throws {
        let grown = button(title: "Title")
        grown.sizeToFit()
        grown.frame.size = CGSize(width: 200, height: 100)
        let title = try #require(grown.titleLabel)
        grown.contentVerticalAlignment = .top
        grown.layoutIfNeeded()
        #expect(title.frame.minY == 6)
        grown.contentVerticalAlignment = .bottom
        grown.layoutIfNeeded()
        #expect(title.frame.maxY == 94)
    }

    @Test func theTitlesShadowIsShown() {
        let shadowed = button(title: "Title")
        #expect(shadowed.titleLabel?.shadowColor == nil)
        shadowed.setTitleShadowColor(.red, for: .normal)
        #expect(shadowed.titleLabel?.shadowColor == .red)
        shadowed.setTitleShadowColor(.blue, for: .highlighted)
        shadowed.isHighlighted = true
        #expect(shadowed.titleLabel?.shadowColor == .blue)
    }

    @Test("A selected button that is pressed shows what is set for both states at once, else what is normal")
    func selectedAndHighlighted() {
        let button = UIButton(type: .custom)
        button.setTitle("Off", for: .normal)
        button.setTitle("On", for: .selected)
        button.setTitleColor(.red, for: .selected)
        button.setTitleColor(.green, for: .normal)
        button.isSelected = true
        #expect(button.currentTitle == "On")
        button.isHighlighted = true
        #expect(button.currentTitle == "Off")
        #expect(button.currentTitleColor == .green)
        button.setTitle("On", for: [.selected, .highlighted])
        #expect(button.currentTitle == "On")
    }

    @Test("a title's shadow falls to the other side under the finger, where the button says so")
    func aShadowThatTurns() {
        let pressed = button(title: "Title")
        pressed.setTitleShadowColor(.black, for: .normal)
        pressed.titleLabel?.shadowOffset = CGSize(width: 1, height: -2)
        pressed.isHighlighted = true
        #expect(pressed.titleLabel?.shadowOffset == CGSize(width: 1, height: -2))
        pressed.isHighlighted = false
        pressed.reversesTitleShadowWhenHighlighted = true
        pressed.isHighlighted = true
        #expect(pressed.titleLabel?.shadowOffset == CGSize(width: -1, height: 2))
        pressed.isHighlighted = false
        #expect(pressed.titleLabel?.shadowOffset == CGSize(width: 1, height: -2))
    }

    @Test(
        "a title of several lines has them where the button is large enough; the button's own size is that of one line")
    func severalLines() throws {
        let plain = button(title: "one two three four five six")
        let line = plain.intrinsicContentSize
        let wrapped = button(title: "one two three four five six")
        let label = try #require(wrapped.titleLabel)
        label.lineBreakMode = .byWordWrapping
        #expect(label.numberOfLines == 0)
        #expect(wrapped.intrinsicContentSize == line)
        wrapped.frame = CGRect(x: 0, y: 0, width: 120, height: 100)
        wrapped.layoutIfNeeded()
        #expect(label.frame.width <= 120)
        #expect(label.frame.height > 1.9 * label.font.lineHeight)
        #expect(abs(label.frame.midY - 50) < 1)
        wrapped.frame.size.height = 30
        wrapped.layoutIfNeeded()
        #expect(label.frame.height == 30)
        let numbered = button(title: "one two three four five six")
        numbered.titleLabel?.numberOfLines = 2
        numbered.frame = wrapped.frame.insetBy(dx: 0, dy: -30)
        numbered.layoutIfNeeded()
        #expect(numbered.titleLabel?.frame.height ?? 0 > 1.9 * label.font.lineHeight)
        plain.frame = wrapped.frame
        plain.layoutIfNeeded()
        #expect(plain.titleLabel?.frame.height ?? 0 < 1.5 * label.font.lineHeight)
    }
}
