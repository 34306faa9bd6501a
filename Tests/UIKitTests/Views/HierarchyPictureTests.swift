import MutoscopeTesting
import QuartzCore
import Testing
import UIKit

/// Measured by pictures of iOS 18, cashapp/stagehand (`drawHierarchy`), and of iOS, airbnb/lottie-ios (`render(in:)`).
@MainActor @Suite("Pictures of views: as the screen shows them, or as Core Graphics draws them")
struct HierarchyPictureTests {
    private func pictures(of view: UIView) throws -> (shown: CGImage, drawn: CGImage) {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let renderer = UIGraphicsImageRenderer(size: view.bounds.size, format: format)
        let shown = renderer.image { _ in view.drawHierarchy(in: view.bounds, afterScreenUpdates: true) }
        let drawn = renderer.image { view.layer.render(in: $0.cgContext) }
        return (try #require(shown.cgImage), try #require(drawn.cgImage))
    }

    @Test("edges between pixels and of turned layers are hard in drawHierarchy, soft in render(in:)")
    func edges() throws {
        let screen = TestScreen(size: CGSize(width: 20, height: 20), scale: 1)
        let page = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        let placed = UIView(frame: CGRect(x: 2.4, y: 2, width: 4, height: 4)), turned = UIView()
        placed.backgroundColor = .black
        turned.backgroundColor = .black
        turned.bounds.size = CGSize(width: 6, height: 6)
        turned.center = CGPoint(x: 13, y: 13)
        turned.transform = CGAffineTransform(rotationAngle: 0.3)
        for view in [placed, turned] { page.addSubview(view) }
        screen.show(page)
        let pictures = try pictures(of: page)
        func alphas(_ image: CGImage) -> [UInt8] {
            (0..<400).map { image.pixel($0 % 20, $0 / 20).alpha }
        }
        #expect(Set(alphas(pictures.shown)) == [0, 255])
        #expect(pictures.shown.pixel(2, 3).alpha == 255 && pictures.shown.pixel(6, 3).alpha == 0)
        #expect(Set(alphas(pictures.drawn)).count > 5)
        #expect((150...156).contains(pictures.drawn.pixel(2, 3).alpha))
    }

    @Test("gradients mix by their numbers in drawHierarchy, in Generic RGB in render(in:)")
    func gradients() throws {
        let screen = TestScreen(size: CGSize(width: 20, height: 20), scale: 1)
        let page = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20)), gradient = CAGradientLayer()
        gradient.frame = page.bounds
        gradient.colors = [UIColor.black.cgColor, UIColor.white.cgColor]
        page.layer.addSublayer(gradient)
        screen.show(page)
        let pictures = try pictures(of: page)
        #expect((133...135).contains(pictures.shown.pixel(5, 10).red))
        #expect(pictures.drawn.pixel(5, 10).red > 138)
    }
}
