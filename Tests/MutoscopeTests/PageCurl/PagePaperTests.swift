import MutoscopeTesting
import Testing
import UIKit

@testable import Mutoscope

extension ViewSuites {
    @MainActor
    @Suite("The paper of pages")
    struct PagePaperTests {
        private func parts(_ color: UIColor) -> (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
            var red: CGFloat = 0, green: CGFloat = 0, blue: CGFloat = 0, alpha: CGFloat = 0
            color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
            return (red, green, blue, alpha)
        }

        @Test("the back of white paper is the system's, that of black paper is a dark grey, and a fifth shines through")
        func backs() {
            let white = parts(PagePaper.back(of: .white)), black = parts(PagePaper.back(of: .black))
            for part in [white.red, white.green, white.blue] { #expect(abs(part - 0.957) < 1e-6) }
            for part in [black.red, black.green, black.blue] { #expect(abs(part - 0.16) < 1e-6) }
            #expect(abs(white.alpha - 0.8) < 1e-6)
            #expect(abs(black.alpha - 0.8) < 1e-6)
            // Cream stays cream; what is printed all over in one colour is so on its front alone.
            let cream = parts(PagePaper.back(of: UIColor(red: 0.98, green: 0.96, blue: 0.9, alpha: 1)))
            #expect(cream.red > cream.blue)
            #expect(cream.blue > 0.8)
            let orange = parts(PagePaper.back(of: UIColor(red: 1, green: 0.58, blue: 0, alpha: 1)))
            #expect(orange.blue > 0.6)
        }

        /// The brightness of the flap of a page that is half way up, in the middle of its flat part.
        private func flap(of color: UIColor, _ style: UIUserInterfaceStyle) -> Int {
            let screen = TestScreen(size: CGSize(width: 200, height: 280), scale: 1)
            screen.userInterfaceStyle = style
            let view = PageCurlView(), pages = NumberedPages(0...3)
            view.dataSource = pages
            let page = UIView()
            page.tag = 1
            page.backgroundColor = color
            view.setPage(page)
            screen.show(view)
            view.scrub(.forward, to: 0.6)
            let leaf = view.leaves[0], geometry = CurlGeometry(size: view.bounds.size)
            let travel = geometry.travel(at: 0.6, leaf.angle), radius = geometry.radius(at: 0.6)
            let end = geometry.bend(
                CGPoint(x: 200, y: 140), travel: travel, radius: radius, leaf.angle)
            let start = geometry.bend(
                CGPoint(x: 200 - max(0, travel - .pi * radius), y: 140), travel: travel, radius: radius, leaf.angle)
            let pixel = screen.snapshot().pixel(Int((end.x + start.x) / 2), 140)
            return (Int(pixel.red) + Int(pixel.green) + Int(pixel.blue)) / 3
        }

        @Test("a dark page has a dark back, a light page a light one, and it follows the mode")
        func pictures() {
            #expect(flap(of: .black, .light) < 60)
            #expect(flap(of: .black, .light) > 15)
            #expect(flap(of: .white, .dark) > 200)
            #expect(flap(of: .systemBackground, .dark) < 60)
            #expect(flap(of: .systemBackground, .light) > 200)
        }
    }
}
