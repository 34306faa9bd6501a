import MutoscopeTesting
import Testing
import UIKit

/// Core Graphics filters images that it draws smaller; the screen does not unless it is asked to.
@MainActor @Suite struct ShrunkImageTests {
    /// Columns of black and white, one pixel each.
    private let stripes: UIImage = {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: CGSize(width: 128, height: 128), format: format).image { context in
            UIColor.white.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 128, height: 128))
            UIColor.black.setFill()
            for x in stride(from: 0, to: 128, by: 2) { context.fill(CGRect(x: x, y: 0, width: 1, height: 128)) }
        }
    }()

    private func spread(_ image: UIImage?) throws -> Int {
        let pixels = try #require(image?.cgImage?.dataProvider?.data.map { Array(Data(referencing: $0)) })
        let reds = stride(from: 4 * 16 * 5 + 8, to: 4 * 16 * 5 + 56, by: 4).map { Int(pixels[$0]) }
        return (reds.max() ?? 0) - (reds.min() ?? 0)
    }

    private func render(_ body: (CGContext) -> Void) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: CGSize(width: 16, height: 16), format: format).image { body($0.cgContext) }
    }

    @Test func drawnImagesAreFiltered() throws {
        let found = try spread(render { _ in stripes.draw(in: CGRect(x: 0, y: 0, width: 16, height: 16)) })
        #expect(found < 16)
    }

    @Test func renderedLayersAreFiltered() throws {
        let layer = CALayer()
        layer.frame = CGRect(x: 0, y: 0, width: 16, height: 16)
        layer.contents = stripes.cgImage
        let found = try spread(render { layer.render(in: $0) })
        #expect(found < 16)
    }
}
