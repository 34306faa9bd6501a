import CoreGraphics
import MutoscopeTesting
import Testing

@testable import UIKit

@MainActor @Suite("Symbols that are stretched") struct StretchedSymbolTests {
    private let screen = TestScreen(size: CGSize(width: 320, height: 320), scale: 2)

    private func width(_ view: UIImageView) -> Int { (view.layer.contents as! CGImage?)?.width ?? 0 }

    @Test("are drawn in the size in which they show, in whatever order size, mode and image come")
    func sharp() throws {
        let symbol = try #require(UIImage(systemName: "cloud.sun"))
        let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 200, height: 160))
        view.image = symbol
        view.contentMode = .scaleAspectFit
        screen.show(view)
        screen.advance(by: 0.1)
        #expect(width(view) >= 320)
        view.bounds.size = CGSize(width: 100, height: 100)
        screen.advance(by: 0.1)
        #expect((200...220).contains(width(view)))
        let constrained = UIImageView(image: symbol)
        constrained.contentMode = .scaleAspectFill
        constrained.bounds.size = CGSize(width: 90, height: 60)
        screen.show(constrained)
        screen.advance(by: 0.1)
        #expect(width(constrained) >= 180)
    }

    @Test("stay as they are where nothing stretches them")
    func natural() throws {
        let symbol = try #require(UIImage(systemName: "cloud.sun"))
        let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 200, height: 160))
        view.contentMode = .center
        view.image = symbol
        screen.show(view)
        screen.advance(by: 0.1)
        #expect(width(view) == symbol.cgImage?.width)
    }

    @Test("keep their colour")
    func tinted() throws {
        let view = UIImageView(image: try #require(UIImage(systemName: "circle.fill")))
        view.tintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        screen.show(view)
        screen.advance(by: 0.1)
        let middle = screen.snapshot().pixel(100, 100)
        #expect(middle.red == 255 && middle.green == 0 && middle.blue == 0)
    }
}
