import CoreGraphics
import MutoscopeTesting
import Testing
import UIKit

/// Symbols, backgrounds and pictures of buttons.
@MainActor @Suite("pictures of buttons") struct ButtonSymbolTests {
    private let screen = TestScreen(size: CGSize(width: 200, height: 100))
    private let page = UIView()

    private func show(_ button: UIButton) {
        screen.show(page)
        page.addSubview(button)
        screen.advance(by: 0.1)
    }

    @Test("a symbol is drawn as is said for its state")
    func symbols() throws {
        let button = UIButton(type: .system)
        let large = UIImage.SymbolConfiguration(pointSize: 40)
        button.setImage(UIImage(systemName: "star"), for: .normal)
        let usual = try #require(button.imageView?.image?.size)
        button.setPreferredSymbolConfiguration(large, forImageIn: .normal)
        #expect(button.preferredSymbolConfigurationForImage(in: .selected) == large)
        #expect(button.currentPreferredSymbolConfiguration == large)
        let drawn = try #require(button.imageView?.image?.size)
        #expect(drawn.height > usual.height * 1.5)
        button.setPreferredSymbolConfiguration(nil, forImageIn: .normal)
        #expect(button.imageView?.image?.size == usual)
    }

    private final class Narrow: UIButton {
        override func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 10, dy: 5) }
    }

    @Test("a background goes where a class says")
    func background() {
        let button = Narrow(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        button.setBackgroundImage(UIImage(systemName: "square"), for: .normal)
        show(button)
        let frames = button.subviews.compactMap { $0 as? UIImageView }.map(\.frame)
        #expect(frames.contains(CGRect(x: 10, y: 5, width: 80, height: 30)))
    }

    @Test("in a configuration symbols and templates take the colour, other pictures keep theirs")
    func colors() throws {
        let red = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        }
        func color(_ image: UIImage?) throws -> UIColor? {
            var looks = UIButton.Configuration.plain()
            looks.image = image
            looks.baseForegroundColor = .green
            let button = UIButton(configuration: looks)
            let view = try #require(button.imageView)
            let isTinted =
                view.image?.renderingMode == .alwaysTemplate
                || view.image?.isSymbolImage == true && view.image?.renderingMode == .automatic
            return isTinted ? view.tintColor : nil
        }
        #expect(try color(red) == nil)
        #expect(try color(red.withRenderingMode(.alwaysTemplate)) == .green)
        #expect(try color(UIImage(systemName: "star")) == .green)
    }
}
