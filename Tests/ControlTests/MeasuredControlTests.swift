import CoreGraphics
import MutoscopeTesting
import Testing
import UIKit

/// Numbers read from pictures that cashapp/AccessibilitySnapshot recorded on simulators of iOS 17.5 and 18.5, at three pixels a point.
@Suite("Controls as they are measured in pictures of iOS 17 and 18")
@MainActor
struct MeasuredControlTests {
    private func shown(_ control: UIControl, at origin: CGPoint = CGPoint(x: 10, y: 10), width: CGFloat? = nil) -> Rows
    {
        let screen = TestScreen(size: CGSize(width: 393, height: 60), scale: 3)
        let back = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 60))
        back.backgroundColor = .white
        var size = control.intrinsicContentSize
        if let width { size.width = width }
        control.frame = CGRect(origin: origin, size: size)
        back.addSubview(control)
        screen.show(back)
        screen.advance(by: 0)
        return Rows(screen: screen, image: screen.snapshot())
    }

    /// A picture, asked for the first and last of the pixels that suit.
    private struct Rows {
        /// Keeps the control where it is.
        let screen: TestScreen
        let image: CGImage

        func red(_ x: Int, _ y: Int) -> Int { Int(image.pixel(x, y).red) }

        func inRow(_ y: Int, _ suits: (Int) -> Bool) -> ClosedRange<Int>? {
            let found = (0..<image.width).filter { suits(red($0, y)) }
            return found.first.map { $0...found[found.count - 1] }
        }

        func inColumn(_ x: Int, _ suits: (Int) -> Bool) -> ClosedRange<Int>? {
            let found = (0..<image.height).filter { suits(red(x, $0)) }
            return found.first.map { $0...found[found.count - 1] }
        }
    }

    @Test("a slider's line is 3 points from the ends, its thumb 27 points wide and a little above the line")
    func slider() throws {
        let slider = UISlider()
        slider.maximumValue = 100
        slider.value = 75
        let rows = shown(slider, width: 373)
        // The tint has no red.
        #expect(rows.inColumn(100) { $0 < 128 } == 75...86)
        #expect(try #require(rows.inRow(80) { $0 < 128 }).lowerBound == 39)
        let thumb = slider.thumbRect(
            forBounds: slider.bounds, trackRect: slider.trackRect(forBounds: slider.bounds), value: 75)
        #expect(thumb.size == CGSize(width: 27, height: 27) && abs(thumb.minX - 259) < 0.01)
        #expect(abs(thumb.minY - 7.0 / 3) < 0.01)
        // Right below the thumb both shadows are 15 per cent of black.
        #expect((212...218).contains(rows.red(847, 119)), "\(rows.red(847, 119))")
        #expect(abs(slider.accessibilityActivationPoint.x - 282.5) < 0.01)
        #expect(slider.accessibilityValue == "75%" && slider.window === rows.screen.window)
    }

    @Test("a switch's shadow ends with the switch, which says 1 or 0 whatever was set")
    func switches() {
        let control = UISwitch()
        let rows = shown(control)
        #expect(rows.red(3 * 25, 3 * 41 + 2) == 255)
        #expect(rows.red(3 * 25, 3 * 40) < 240)
        control.accessibilityValue = "Value"
        #expect(control.accessibilityValue == "0")
        control.isOn = true
        #expect(control.accessibilityValue == "1")
        #expect(control.accessibilityTraits.rawValue == (1 | 1 << 17 | 1 << 53))
        control.isEnabled = false
        #expect(control.accessibilityTraits.contains(.notEnabled))
    }

    @Test(
        "a point lies between segments, whose titles are regular but for the chosen one's, and the shadow ends with them"
    )
    func segments() throws {
        let control = UISegmentedControl(items: ["Segment A", "Segment B", "Segment C"])
        control.selectedSegmentIndex = 1
        let rows = shown(control)
        let elements = try #require(control.accessibilityElements as? [UIAccessibilityElement])
        let frames = elements.map(\.accessibilityFrameInContainerSpace)
        #expect(abs(frames[1].minX - frames[0].maxX - 1) < 0.001 && abs(frames[2].minX - frames[1].maxX - 1) < 0.001)
        #expect(frames[2].maxX == control.bounds.width && control.bounds.height == 32)
        // 263 points with Apple's font.
        #expect((261...266).contains(control.bounds.width))
        let labels = control.subviews.compactMap { $0 as? UILabel }
        #expect(
            labels.map(\.font)
                == [13, 13, 13].enumerated().map {
                    .systemFont(ofSize: $0.element, weight: $0.offset == 1 ? .medium : .regular)
                })
        let middle = Int(3 * (10 + frames[1].midX))
        #expect(rows.red(middle, 3 * 42 + 1) == 255 && rows.red(middle, 3 * 42 - 2) < 235)
    }

    @Test("a stepper is two buttons with a line of 18 points between them")
    func steppers() throws {
        let stepper = UIStepper()
        let rows = shown(stepper)
        let line = try #require(rows.inColumn(3 * 57) { $0 < 225 })
        #expect(line == 51...104)
        #expect((212...216).contains(rows.red(3 * 57, 78)))
        let elements = try #require(stepper.accessibilityElements as? [UIAccessibilityElement])
        #expect(elements.map(\.accessibilityLabel) == ["Decrement", "Increment"])
        #expect(elements.map(\.accessibilityTraits) == [[.button, .notEnabled], .button])
        #expect(elements[0].accessibilityFrameInContainerSpace == CGRect(x: 0, y: 0, width: 46.5, height: 32))
        #expect(elements[1].accessibilityFrameInContainerSpace == CGRect(x: 47.5, y: 0, width: 46.5, height: 32))
        #expect(!stepper.isAccessibilityElement)
        #expect(elements[1].accessibilityActivate() && stepper.value == 1)
        // Its plus is 41 pixels wide.
        let plus = try #require(rows.inRow(78) { $0 < 128 })
        #expect((19...22).contains(plus.upperBound - 242), "\(plus)")
    }

    @Test("three pages take 73 points, their dots are 17⅔ points apart")
    func pages() throws {
        let control = UIPageControl()
        control.numberOfPages = 3
        control.currentPage = 1
        _ = shown(control)
        #expect(abs(control.bounds.width - 73) < 0.01 && abs(control.bounds.height - 77.0 / 3) < 0.01)
        let dots = control.subviews.compactMap { $0 as? UIImageView }.map(\.center.x)
        #expect(abs(dots[2] - dots[0] - 106.0 / 3) < 0.5)
        let path = try #require(control.accessibilityPath)
        let frame = control.accessibilityFrame
        #expect(path.bounds.insetBy(dx: -0.01, dy: -0.01).contains(frame) && !path.contains(frame.origin))
        #expect(control.accessibilityUserInputLabels == ["Page control"])
    }

    @Test("configured titles follow the size of text around the button, in a style's font of their own too")
    func configuredTitles() throws {
        let screen = TestScreen(size: CGSize(width: 390, height: 300), scale: 3)
        var plain = UIButton.Configuration.plain(), styled = plain, fixed = plain, changed = plain
        plain.title = "Title"
        var text = AttributedString("Title")
        text.uiKit.font = UIFont.preferredFont(forTextStyle: .title3)
        styled.attributedTitle = text
        text.uiKit.font = UIFont.systemFont(ofSize: 15)
        fixed.attributedTitle = text
        changed.title = "Title"
        changed.titleTextAttributesTransformer = .init { looks in
            var looks = looks
            looks.uiKit.font = UIFont.preferredFont(forTextStyle: .footnote)
            return looks
        }
        let buttons = [plain, styled, fixed, changed].map { UIButton(configuration: $0) }
        let stack = UIStackView(arrangedSubviews: buttons)
        screen.show(stack)
        func sizes() -> [CGFloat] {
            screen.advance(by: 0.1)
            return buttons.map { button in
                let text = button.titleLabel?.attributedText
                return (text?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)?.pointSize ?? 0
            }
        }
        #expect(sizes() == [17, 20, 15, 13])
        let height = buttons[0].intrinsicContentSize.height
        screen.contentSizeCategory = .extraExtraExtraLarge
        #expect(sizes() == [23, 26, 15, 19])
        #expect(buttons[0].intrinsicContentSize.height > height + 5)
    }

    @Test(
        "a configured button is as wide as its title to the pixel, and a whole number of points high",
        arguments: [2.0, 3])
    func configuredSizes(scale: Double) throws {
        let screen = TestScreen(size: CGSize(width: 390, height: 300), scale: scale)
        var configuration = UIButton.Configuration.plain()
        configuration.title = "Tap"
        let button = UIButton(configuration: configuration)
        screen.show(button)
        screen.advance(by: 0.1)
        let label = try #require(button.titleLabel)
        #expect(abs(button.intrinsicContentSize.width - 24 - label.intrinsicContentSize.width) < 0.001)
        #expect(button.intrinsicContentSize.height == 35)
    }
}
